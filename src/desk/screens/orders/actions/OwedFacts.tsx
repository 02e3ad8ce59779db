/** What is owed for a return: its lines, the delivery, and their sum. */
import type { DeskOrder } from '../../../api/order-schema.ts'
import type { OwedRefund } from '../../../api/order-work-schemas.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './Actions.module.css'
import { inLineOrder } from './order-lines.ts'

type Props = {
  readonly details: DeskOrder
  readonly owed: OwedRefund
  /** By line. */
  readonly labels: ReadonlyMap<string, string>
}

export function OwedFacts({ details, owed, labels }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const amount = (value: number): string => formats.amount(value, owed.currency)
  return (
    <dl className={styles.facts}>
      {inLineOrder(details, owed.lines).map(({ itemId, quantity, amount: paid }) => (
        <FactRow key={itemId} name={`${quantity} × ${labels.get(itemId) ?? itemId}`} value={amount(paid)} />
      ))}
      {owed.shipping > 0 && <FactRow name={t('return.delivery')} value={amount(owed.shipping)} />}
      <FactRow name={t('return.total')} value={amount(owed.total)} isSum />
    </dl>
  )
}

const FactRow = ({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) => (
  <>
    <dt className={isSum ? styles.sum : undefined}>{name}</dt>
    <dd className={isSum ? styles.sum : undefined}>{value}</dd>
  </>
)
