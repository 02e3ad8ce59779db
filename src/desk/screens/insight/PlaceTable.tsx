/** Sales by storefront and country. */
import type { SalesFigures } from '../../api/search-schemas.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Insight.module.css'

/** Long: the sums, and one column per figure. */
export function PlaceTable({ figures: { rows } }: { readonly figures: SalesFigures }) {
  const t = useTexts()
  const formats = useFormats()
  const places = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const key = `${row.storefront} ${row.country} ${row.currency}`
    const own = places.get(key)
    const add = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)
    places.set(
      key,
      own === undefined
        ? row
        : {
            ...own,
            orders: own.orders + row.orders,
            units: own.units + row.units,
            returned: own.returned + row.returned,
            gross: add(own.gross, row.gross),
            net: add(own.net, row.net),
            refunds: add(own.refunds, row.refunds),
          },
    )
  }
  const sorted = [...places.values()].toSorted((a, b) => b.orders - a.orders)
  const shown = (amount: number | null, currency: string): string =>
    amount === null ? '–' : formats.amount(amount, currency)
  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('sales.byPlace')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.storefront')}</th>
            <th scope="col" className={styles.word}>
              {t('sales.country')}
            </th>
            <th scope="col">{t('sales.orders')}</th>
            <th scope="col" className={styles.wide}>
              {t('sales.units')}
            </th>
            <th scope="col">{t('sales.gross')}</th>
            <th scope="col" className={styles.wide}>
              {t('sales.net')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('sales.refunds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={`${row.storefront} ${row.country} ${row.currency}`}>
              <th scope="row">{storefrontName(t, formats, row.storefront)}</th>
              <td className={styles.word}>{formats.country(row.country)}</td>
              <td>{formats.number(row.orders)}</td>
              <td className={styles.wide}>{formats.number(row.units)}</td>
              <td>{shown(row.gross, row.currency)}</td>
              <td className={styles.wide}>{shown(row.net, row.currency)}</td>
              <td className={styles.wide}>{shown(row.refunds, row.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
