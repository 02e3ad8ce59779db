/** Refunds above the limit of a role: another person approves or declines them within 72 hours (RET-11). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApprovalEntry } from '../../api/order-work-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { ConfirmDialog } from '../orders/actions/ConfirmDialog.tsx'
import styles from '../work/StuckWork.module.css'

/** Decided ones stay visible below those that wait, so that the person who submitted them sees the answer. */
const MAX_DECIDED = 10

export function Approvals() {
  const t = useTexts()
  const { data = [], error } = useQuery(operationQuery('refund.approvals', {}))
  const waiting = data.filter(({ state }) => state === 'pending')
  const decided = data.filter(({ state }) => state !== 'pending').slice(0, MAX_DECIDED)
  if (error) return <FailureNotice error={error} />
  if (data.length === 0) return null
  return (
    <Panel title={t.count('approvals.count', waiting.length)}>
      <ul className={styles.list}>
        {[...waiting, ...decided].map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

const TONES = { pending: 'attention', approved: 'done', declined: 'danger', expired: 'neutral' } as const

function Entry({ entry }: { readonly entry: ApprovalEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { operation, number, value, currency, note, actorName, requestedAt, expiresAt, state } = entry
  const { isCredit = false, consent, decisionNote } = entry
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <strong>{formats.amount(value, currency)}</strong>
        <Badge tone={TONES[state]}>{t(`approvalState.${state}`)}</Badge>
        <span>{t.maybe('operation', operation)}</span>
        {isCredit && <Badge tone="neutral">{t('approvals.asCredit')}</Badge>}
        {number !== undefined && <a href={hrefOf(`/orders/${number}`)}>{t('order.heading', { number })}</a>}
      </div>
      <p className={styles.error}>{note}</p>
      {consent !== undefined && <p className={styles.error}>{t('order.creditConsent', { consent })}</p>}
      {decisionNote !== undefined && <p className={styles.error}>{t('approvals.answer', { note: decisionNote })}</p>}
      <p className={styles.facts}>
        {t('approvals.by', { name: actorName })} <Time iso={requestedAt} />
        {state === 'pending' && (
          <>
            {' · '}
            {t('approvals.until')} <Time iso={expiresAt} />
          </>
        )}
      </p>
      {state === 'pending' && <Actions entry={entry} />}
    </li>
  )
}

function Actions({ entry: { id, own, value, currency, actorName } }: { readonly entry: ApprovalEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const [open, setOpen] = useState<'approve' | 'decline'>()
  const close = (): void => setOpen(undefined)
  if (own) return <div className={styles.actions}>{t('approvals.own')}</div>
  if (!session?.permissions.includes('refunds.approve')) return null
  const amount = formats.amount(value, currency)
  return (
    <div className={styles.actions}>
      <Button look="primary" icon="check" onPress={() => setOpen('approve')}>
        {t('approvals.approve')}
      </Button>
      <Button onPress={() => setOpen('decline')}>{t('approvals.decline')}</Button>
      {open === 'approve' && (
        <ConfirmDialog
          operation="refund.approve"
          input={{ id }}
          title={t('approvals.approveTitle', { amount })}
          consequence={t('approvals.approveHint', { name: actorName })}
          label={t('approvals.approve')}
          done={({ credited = 0 }) => t(credited > 0 ? 'approvals.credited' : 'approvals.approved', { amount })}
          isDanger
          onClose={close}
        />
      )}
      {open === 'decline' && (
        <ConfirmDialog
          operation="refund.decline"
          input={{ id }}
          title={t('approvals.declineTitle', { amount })}
          consequence={t('approvals.declineHint', { name: actorName })}
          label={t('approvals.decline')}
          done={t('approvals.declined')}
          sentence={{ member: 'note', label: t('action.note'), help: t('action.noteHelp'), min: 3 }}
          onClose={close}
        />
      )}
    </div>
  )
}
