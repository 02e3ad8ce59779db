import type { DeskOrder, OrderReturn } from '../../api/order-schema.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { inLineOrder } from './actions/order-lines.ts'
import { ReturnActions } from './actions/ReturnActions.tsx'
import { lineNames } from './line-names.ts'
import styles from './OrderScreen.module.css'
import { periodText } from '../returns/period-text.ts'
import { ReturnState } from './OrderState.tsx'

/** What comes back, with the dates that the law sets. Not there while there is none. */
export function OrderReturns({ details }: { readonly details: DeskOrder }) {
  const t = useTexts()
  if (details.returns.length === 0) return null
  return (
    <Panel title={t('order.returns')}>
      <ul className={styles.entries}>
        {details.returns.map((one) => (
          <Return key={one.id} found={one} details={details} />
        ))}
      </ul>
    </Panel>
  )
}

const OVER: ReadonlySet<string> = new Set(['settled', 'rejected', 'cancelled'])

function Return({ found, details }: { readonly found: OrderReturn; readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { kind, state, requestedAt, dueOn, urgency, lateDays, hasRight, refund, rejectReason, note, units } = found
  const { currency } = details.order.snapshot.market
  const period = periodText(t, formats, found)
  const isOpen = !OVER.has(state)
  return (
    <li>
      <p className={styles.entryHead}>
        <strong>{t.maybe('returnKind', kind)}</strong>
        <ReturnState state={state} />
        {isOpen && urgency === 'overdue' && <Badge tone="danger">{t('order.overdue')}</Badge>}
        {isOpen && urgency === 'soon' && <Badge tone="attention">{t('order.dueSoon')}</Badge>}
        {lateDays !== undefined && <Badge tone="attention">{t.count('order.late', lateDays)}</Badge>}
        {refund !== undefined && <span className={styles.amount}>{formats.amount(refund, currency)}</span>}
      </p>
      <ul>
        {inLineOrder(details, units).map((unit) => (
          <li key={unit.itemId}>
            {lineNames(details, [unit], formats).join('')} ·{' '}
            <span className={styles.soft}>{unit.reasonText ?? t.maybe('returnReason', unit.reason)}</span>
          </li>
        ))}
      </ul>
      {(rejectReason ?? note) !== undefined && <p>{rejectReason ?? note}</p>}
      <p className={styles.soft}>
        {t('returnState.requested')} <Time iso={requestedAt} />
        {period !== undefined && ` · ${period}`}
        {isOpen && dueOn !== undefined && ` · ${t('order.due', { day: formats.day(dueOn) })}`}
        {kind === 'withdrawal' && !hasRight && ` · ${t('order.noRight')}`}
      </p>
      <ReturnActions details={details} found={found} />
    </li>
  )
}
