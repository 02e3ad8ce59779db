/** The mails of an order: as they would be sent now, and sent again (DOR-07). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperationValue } from '../../../api/operations.ts'
import { operationQuery } from '../../../api/queries.ts'
import { sessionStore } from '../../../api/session.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useDeskStore } from '../../../app/store.ts'
import { hrefOf } from '../../../navigation/location.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Time } from '../../../ui/Time.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'

type Props = { readonly number: string; readonly onClose: () => void }
type OrderMail = OperationValue<'order.mails'>[number]

export function MailsDialog({ number, onClose }: Props) {
  const t = useTexts()
  const [shown, setShown] = useState<OrderMail>()
  const { data, error } = useQuery(operationQuery('order.mails', { number }))
  if (shown) return <MailPreview number={number} mail={shown} onBack={() => setShown(undefined)} onClose={onClose} />
  return (
    <Dialog title={t('mails.title', { number })} onClose={onClose}>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p>{t('mails.none')}</p>}
      <ul className={styles.mails}>
        {data?.map((mail) => (
          <li key={`${mail.mail}-${mail.id ?? ''}`}>
            <span>
              <strong>{t.maybe('mail', mail.mail)}</strong>
              <br />
              <span className={styles.soft}>
                <Time iso={mail.at} />
              </span>
            </span>
            <Button icon="view" onPress={() => setShown(mail)}>
              {t('mails.preview')}
            </Button>
            <ResendButton number={number} mail={mail} />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('mails.limit')}</p>
      <DialogActions>
        <Button onPress={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const inputOf = (number: string, { mail, id }: OrderMail) => ({ number, mail, ...(id !== undefined && { id }) })

function ResendButton({ number, mail, look }: { number: string; mail: OrderMail; look?: 'primary' }) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const resend = useOperation('order.resend', { done: t('mails.sent'), refreshes: AFTER_ORDER_CHANGE })
  if (!session?.permissions.includes('orders.write')) return null
  return (
    <>
      <Button
        icon="mail"
        {...(look && { look })}
        isPending={resend.pending}
        onPress={() => resend.run(inputOf(number, mail))}
      >
        {t('mails.resend')}
      </Button>
      <FailureNotice error={resend.error} />
    </>
  )
}

type PreviewProps = Props & { readonly mail: OrderMail; readonly onBack: () => void }

function MailPreview({ number, mail, onBack, onClose }: PreviewProps) {
  const t = useTexts()
  const input = inputOf(number, mail)
  const { data, error } = useQuery(operationQuery('order.mail', input))
  const query = new URLSearchParams({ number, mail: mail.mail, ...(mail.id !== undefined && { id: mail.id }) })
  const html = `${hrefOf('/print/mail')}?${query.toString()}`
  return (
    <Dialog title={t.maybe('mail', mail.mail)} onClose={onClose} wide>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && (
        <div className={styles.preview}>
          <dl className={styles.facts}>
            <dt>{t('mails.to')}</dt>
            <dd>{data.to ?? t('order.hidden')}</dd>
            <dt>{t('mails.subject')}</dt>
            <dd>{data.subject}</dd>
          </dl>
          <pre>{data.text}</pre>
        </div>
      )}
      <p className={styles.soft}>{t('mails.link')}</p>
      <DialogActions>
        <Button onPress={onBack}>{t('common.back')}</Button>
        <a href={html} target="_blank" rel="noreferrer">
          {t('mails.html')}
        </a>
        <ResendButton number={number} mail={mail} look="primary" />
      </DialogActions>
    </Dialog>
  )
}
