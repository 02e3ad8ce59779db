/** Returns of known orders: open ones by their deadline, and the latest of those that are over. */
import { useState } from 'react'
import type { ReturnEntry } from '../../api/order-work-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { ReturnState } from '../orders/OrderState.tsx'
import styles from '../work/StuckWork.module.css'
import { periodText } from './period-text.ts'
import { isShown, RETURN_FILTERS, type ReturnFilter } from './return-filters.ts'
import { UrgencyBadge } from './UrgencyBadge.tsx'

/** The list of orders finds the others. */
const MAX_SHOWN = 200

export function ReturnList({ entries }: { readonly entries: readonly ReturnEntry[] }) {
  const t = useTexts()
  const [filter, setFilter] = useState<ReturnFilter>('open')
  const shown = entries.filter((entry) => isShown(entry, filter))
  return (
    <Panel title={t.count('returns.count', shown.length)}>
      <SelectField
        label={t('returns.show')}
        value={filter}
        options={RETURN_FILTERS.map((one) => [one, t(one === 'all' ? 'returns.all' : `returnState.${one}`)] as const)}
        onChange={setFilter}
      />
      <ul className={styles.list}>
        {shown.slice(0, MAX_SHOWN).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ entry }: { readonly entry: ReturnEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { number, kind, state, requestedAt, dueOn, urgency, lateDays, units } = entry
  const period = periodText(t, formats, entry)
  const items = units.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <a href={hrefOf(`/orders/${number}`)}>{t('order.heading', { number })}</a>
        <strong>{t.maybe('returnKind', kind)}</strong>
        <ReturnState state={state} />
        <UrgencyBadge urgency={urgency} />
        {lateDays !== undefined && <Badge tone="attention">{t.count('order.late', lateDays)}</Badge>}
      </div>
      <p className={styles.facts}>
        {t.count('order.items', items)} · {t('returnState.requested')} <Time iso={requestedAt} />
        {period !== undefined && ` · ${period}`}
        {dueOn !== undefined && isShown(entry, 'open') && ` · ${t('order.due', { day: formats.day(dueOn) })}`}
      </p>
    </li>
  )
}
