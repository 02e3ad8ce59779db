import type { DeskOrder } from '../../api/order-schema.ts'
import { pictureUrl } from '../../formats/picture-url.ts'
import { useFormats } from '../../formats/use-formats.ts'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import styles from './OrderScreen.module.css'

type Line = DeskOrder['order']['snapshot']['lines'][number]

/** What was bought, in which state each unit is, and the sums as they were agreed. */
export function OrderLines({ details: { order, units } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { lines, market } = order.snapshot
  const amount = (value: number): string => formats.amount(value, market.currency)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Panel title={t.count('order.items', count)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('order.product')}
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              {t('order.unitPrice')}
            </th>
            <th scope="col" className={styles.number}>
              {t('order.quantity')}
            </th>
            <th scope="col" className={styles.number}>
              {t('order.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.itemId}>
              <td className={styles.picture}>
                <LinePicture line={line} />
              </td>
              <td>
                <strong>{line.name}</strong> {line.size}
                {line.isGift && <span className={styles.soft}> · {t('order.gift')}</span>}
                <br />
                <code className={styles.soft}>{line.sku}</code>
                <UnitStates states={units[place]?.states ?? {}} />
              </td>
              <td className={`${styles.number} ${styles.wide}`}>
                {line.price.final < line.price.original && <s className={styles.soft}>{amount(line.price.original)}</s>}{' '}
                {amount(line.price.final)}
              </td>
              <td className={styles.number}>{formats.number(line.quantity)}</td>
              <td className={styles.number}>{amount(line.totalWithDiscount)}</td>
            </tr>
          ))}
        </tbody>
        <Sums details={order} />
      </table>
    </Panel>
  )
}

/** Decoration: the name is beside it. */
function LinePicture({ line: { picture } }: { readonly line: Line }) {
  const src = pictureUrl(picture)
  return src === undefined ? null : <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />
}

const UNIT_STATES: readonly (readonly [state: string, text: TextKey, tone: Tone, icon: IconName])[] = [
  ['unpaid', 'unit.unpaid', 'neutral', 'clock'],
  ['toShip', 'unit.toShip', 'attention', 'ship'],
  ['shipped', 'unit.shipped', 'done', 'check'],
  ['returned', 'unit.returned', 'info', 'undo'],
  ['refunded', 'unit.refunded', 'info', 'undo'],
  ['cancelled', 'unit.cancelled', 'danger', 'cancel'],
]

function UnitStates({ states }: { readonly states: Readonly<Record<string, number>> }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <span className={styles.badges}>
      {UNIT_STATES.map(([state, text, tone, icon]) => {
        const count = states[state] ?? 0
        return count === 0 ? null : (
          <Badge key={state} tone={tone} icon={icon}>
            {t(text, { n: formats.number(count) })}
          </Badge>
        )
      })}
    </span>
  )
}

/** Nothing is worked out again: these are the amounts that the shopper agreed to. */
function Sums({ details }: { readonly details: DeskOrder['order'] }) {
  const t = useTexts()
  const formats = useFormats()
  const { discounts, shipping, totals, market } = details.snapshot
  const amount = (value: number): string => formats.amount(value, market.currency)
  return (
    <tfoot>
      <Sum label={t('order.products')} value={amount(totals.products)} />
      <Sum label={t('order.shipping', { name: shipping.name })} value={amount(totals.shipping)} />
      {discounts.map(({ id, name, code, amount: discount }) => (
        <Sum
          key={id}
          label={t('order.discount', { name: code === undefined ? name : `${name} (${code})` })}
          value={amount(discount === 0 ? 0 : -Math.abs(discount))}
        />
      ))}
      {totals.externalTax !== undefined && <Sum label={t('order.salesTax')} value={amount(totals.externalTax)} />}
      <Sum label={t('order.total')} value={amount(totals.total)} isTotal />
      {totals.externalTax === undefined && <Sum label={t('order.tax')} value={amount(totals.tax)} />}
    </tfoot>
  )
}

const Sum = ({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) => (
  <tr className={isTotal ? styles.total : undefined}>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td className={styles.number} colSpan={2}>
      {value}
    </td>
  </tr>
)
