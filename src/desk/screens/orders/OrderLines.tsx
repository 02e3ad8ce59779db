import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import styles from './OrderScreen.module.css'
import type { DeskOrder } from '../../api/order-schema.ts'

/** What was bought, with the sums below it. */
export function OrderLines({ details: { order } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { lines, discounts, shipping, totals, market } = order.snapshot
  const amount = (value: number): string => formats.amount(value, market.currency)
  return (
    <Panel
      title={t.count(
        'order.items',
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
      )}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('order.product')}</th>
            <th scope="col" className={styles.number}>
              {t('order.quantity')}
            </th>
            <th scope="col" className={styles.number}>
              {t('order.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <strong>{line.name}</strong> {line.size}
                {line.isGift && <span className={styles.soft}> · {t('order.gift')}</span>}
                <br />
                <code className={styles.soft}>{line.sku}</code>
              </td>
              <td className={styles.number}>{formats.number(line.quantity)}</td>
              <td className={styles.number}>{amount(line.totalWithDiscount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={t('order.products')} value={amount(totals.products)} />
          <Sum label={t('order.shipping', { name: shipping.name })} value={amount(totals.shipping)} />
          {discounts.map(({ id, name, code, amount: discount }) => (
            <Sum key={id} label={code === undefined ? name : `${name} (${code})`} value={amount(-Math.abs(discount))} />
          ))}
          <Sum label={t('order.total')} value={amount(totals.total)} isTotal />
          <Sum label={t('order.tax')} value={amount(totals.tax)} />
        </tfoot>
      </table>
    </Panel>
  )
}

const Sum = ({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) => (
  <tr className={isTotal ? styles.total : undefined}>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    <td className={styles.number}>{value}</td>
  </tr>
)
