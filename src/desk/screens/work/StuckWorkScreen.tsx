/** Work that does not get done by itself: why, what failed last, try again or close (DOR-08). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StuckEntry } from '../../api/order-work-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { AFTER_ORDER_CHANGE } from '../orders/actions/after-change.ts'
import { ConfirmDialog } from '../orders/actions/ConfirmDialog.tsx'
import styles from './StuckWork.module.css'

export function StuckWorkScreen() {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('work.stuck'))
  return (
    <ScreenFrame title={t('nav.work')} hint={t('stuck.hint')}>
      <FailureNotice error={error} />
      {!data && !error && (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      )}
      {data?.length === 0 && (
        <FullState inside title={t('stuck.empty')}>
          {t('stuck.emptyHint')}
        </FullState>
      )}
      {data && data.length > 0 && (
        <Panel title={t.count('stuck.count', data.length)}>
          <ul className={styles.list}>
            {data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </Panel>
      )}
    </ScreenFrame>
  )
}

const TONES = { mail: 'attention', work: 'attention', refund: 'danger', money: 'danger', provider: 'danger' } as const
const isKind = (kind: string): kind is keyof typeof TONES => Object.hasOwn(TONES, kind)

function Entry({ entry }: { readonly entry: StuckEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { kind, cause, number, reference, error, value, currency, tries, since } = entry
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <Badge tone={isKind(kind) ? TONES[kind] : 'attention'}>{t.maybe('stuckKind', kind)}</Badge>
        <strong>{t.maybe('stuckCause', cause)}</strong>
        {number !== undefined && <a href={hrefOf(`/orders/${number}`)}>{t('order.heading', { number })}</a>}
        {value !== undefined && currency !== undefined && <span>{formats.amount(value, currency)}</span>}
      </div>
      <p className={styles.facts}>
        {t('stuck.since')} <Time iso={since} />
        {tries !== undefined && <> · {t.count('stuck.tries', tries)}</>}
        {reference !== undefined && (
          <>
            {' · '}
            <code>{reference}</code>
          </>
        )}
      </p>
      {error !== undefined && (
        <p className={styles.error}>
          {t('stuck.error')} <code>{error}</code>
        </p>
      )}
      <EntryActions entry={entry} />
    </li>
  )
}

const REFUND = 'refund:'

function EntryActions({
  entry: { id, kind, cause, number, canRetry, value, currency },
}: {
  readonly entry: StuckEntry
}) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const [open, setOpen] = useState<'close' | 'refund'>()
  const retry = useOperation('work.retry', { done: t('stuck.retried'), refreshes: AFTER_ORDER_CHANGE })
  const may = (permission: 'orders.write' | 'orders.refund') => session?.permissions.includes(permission) ?? false
  const isRefund = kind === 'refund'
  const close = (): void => setOpen(undefined)
  return (
    <div className={styles.actions}>
      <FailureNotice error={retry.error} />
      {canRetry && may(isRefund ? 'orders.refund' : 'orders.write') && (
        <Button
          icon="refresh"
          isPending={retry.pending}
          onPress={() => (isRefund ? setOpen('refund') : retry.run({ id }))}
        >
          {t('common.retry')}
        </Button>
      )}
      {may('orders.write') && (
        <Button icon="check" onPress={() => setOpen('close')}>
          {t('stuck.close')}
        </Button>
      )}
      {open === 'refund' && (
        <ConfirmDialog
          operation="refund.retry"
          input={{ id: id.slice(REFUND.length) }}
          title={t('stuck.refundTitle', { number: number ?? '' })}
          consequence={t('stuck.refundHint', { amount: formats.amount(value ?? 0, currency ?? '') })}
          label={t('stuck.refund')}
          done={t('stuck.retried')}
          isDanger
          onClose={close}
        />
      )}
      {open === 'close' && (
        <ConfirmDialog
          operation="work.close"
          input={{ id }}
          title={t('stuck.closeTitle', { cause: t.maybe('stuckCause', cause) })}
          consequence={t('stuck.closeHint')}
          label={t('stuck.close')}
          done={t('stuck.closed')}
          sentence={{ member: 'note', label: t('action.note'), help: t('action.noteHelp'), min: 3 }}
          onClose={close}
        />
      )}
    </div>
  )
}
