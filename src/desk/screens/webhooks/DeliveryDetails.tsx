/** One delivery: what was sent, when, and what came back (HKS-06). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DeliveryStatusBadge } from './DeliveryStatusBadge.tsx'
import styles from './Webhooks.module.css'

/** Long: one entry per fact. */
export function DeliveryDetails({ id }: { readonly id: string }) {
  const t = useTexts()
  const formats = useFormats()
  const { data, error } = useQuery(operationQuery('webhook-delivery.read', { id }))
  if (!data) return error ? <FailureNotice error={error} /> : <Skeleton />
  const { status, eventId, subject, occurredAt, attemptedAt, dueAt, tries, durationMs, answerStatus, problem } = data
  return (
    <>
      <dl className={styles.details}>
        <dt>{t('delivery.status')}</dt>
        <dd>
          <DeliveryStatusBadge status={status} />
        </dd>
        {problem !== null && (
          <>
            <dt>{t('delivery.problem')}</dt>
            <dd>{t(`deliveryProblem.${problem}`)}</dd>
          </>
        )}
        <dt>{t('delivery.subject')}</dt>
        <dd>
          <code>{subject}</code>
        </dd>
        <dt>{t('delivery.occurredAt')}</dt>
        <dd>{formats.dateTime(occurredAt)}</dd>
        {attemptedAt !== null && (
          <>
            <dt>{t('delivery.attemptedAt')}</dt>
            <dd>{formats.dateTime(attemptedAt)}</dd>
          </>
        )}
        {dueAt !== null && (
          <>
            <dt>{t('delivery.dueAt')}</dt>
            <dd>{formats.dateTime(dueAt)}</dd>
          </>
        )}
        <dt>{t('delivery.tries')}</dt>
        <dd>{formats.number(tries)}</dd>
        {durationMs !== null && (
          <>
            <dt>{t('delivery.duration')}</dt>
            <dd>{formats.number(durationMs)} ms</dd>
          </>
        )}
        <dt>{t('delivery.id')}</dt>
        <dd>
          <code>{eventId}</code>
        </dd>
      </dl>
      {attemptedAt !== null && (
        <section>
          <h3 className={styles.sub}>
            {t('delivery.answer')} {answerStatus ?? t('delivery.noAnswer')}
          </h3>
          {answerStatus !== null &&
            (data.answer ? (
              <>
                <pre className={styles.text}>
                  <code>{data.answer}</code>
                </pre>
                <p className={styles.soft}>{t('delivery.answerHint')}</p>
              </>
            ) : (
              <p className={styles.soft}>{t('delivery.emptyAnswer')}</p>
            ))}
        </section>
      )}
      <section>
        <h3 className={styles.sub}>{t('delivery.body')}</h3>
        <pre className={styles.text}>
          <code>{data.body}</code>
        </pre>
      </section>
    </>
  )
}
