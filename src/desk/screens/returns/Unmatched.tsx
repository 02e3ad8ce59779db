/** Withdrawals that named no known order: a person finds the order, or rejects them. */
import { useState } from 'react'
import { grantOf } from '../../../contracts/staff/permissions.ts'
import type { ReturnEntry } from '../../api/order-work-schemas.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { ConfirmDialog } from '../orders/actions/ConfirmDialog.tsx'
import styles from '../work/StuckWork.module.css'
import { UrgencyBadge } from './UrgencyBadge.tsx'

export function Unmatched({ entries }: { readonly entries: readonly ReturnEntry[] }) {
  const t = useTexts()
  return (
    <Panel title={t.count('returns.unmatched', entries.length)}>
      <p className={styles.facts}>{t('returns.unmatchedHint')}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ entry }: { readonly entry: ReturnEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { number, statement, requestedAt, dueOn, urgency } = entry
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <strong>{statement?.name ?? t('returnKind.withdrawal')}</strong>
        {statement && <a href={hrefOf(`/orders?search=${encodeURIComponent(statement.email)}`)}>{statement.email}</a>}
        <UrgencyBadge urgency={urgency} />
      </div>
      {statement && <p className={styles.error}>{statement.words}</p>}
      <p className={styles.facts}>
        {t('returns.named')} <code>{number}</code> · {t('returnState.requested')} <Time iso={requestedAt} />
        {dueOn !== undefined && ` · ${t('order.due', { day: formats.day(dueOn) })}`}
      </p>
      <Actions id={entry.id} version={entry.version} />
    </li>
  )
}

function Actions({ id, version }: Pick<ReturnEntry, 'id' | 'version'>) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [open, setOpen] = useState<'match' | 'reject'>()
  const grant = session && grantOf(session.account.role, 'returns.write')
  if (!grant) return null
  const close = (): void => setOpen(undefined)
  return (
    <div className={styles.actions}>
      <Button look="primary" onPress={() => setOpen('match')}>
        {t('returns.match')}
      </Button>
      {grant.limit !== 'no-reject' && <Button onPress={() => setOpen('reject')}>{t('return.reject')}</Button>}
      {open === 'match' && (
        <ConfirmDialog
          operation="return.match"
          input={{ id, version }}
          title={t('returns.matchTitle')}
          consequence={t('returns.matchHint')}
          label={t('returns.match')}
          done={t('returns.matched')}
          sentence={{ member: 'number', label: t('returns.matchNumber'), min: 3 }}
          onClose={close}
        />
      )}
      {open === 'reject' && (
        <ConfirmDialog
          operation="return.reject"
          input={{ id, version }}
          title={t('return.rejectTitle')}
          consequence={t('return.rejectHint')}
          label={t('return.reject')}
          done={t('return.rejected')}
          isDanger
          sentence={{ member: 'reason', label: t('return.rejectReason'), help: t('return.rejectHelp'), min: 3 }}
          onClose={close}
        />
      )}
    </div>
  )
}
