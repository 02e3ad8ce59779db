import type { TriedCart } from '../../api/discount-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Discounts.module.css'

/** Lines, what counts and what does not, delivery and totals. Long: one row after the other. */
export function TriedCartTable({ cart }: { readonly cart: TriedCart }) {
  const t = useTexts()
  const formats = useFormats()
  const amount = (minorUnits: number): string => formats.amount(minorUnits, cart.currency)
  const { lines, gifts, applied, notApplied, delivery, totals } = cart
  return (
    <>
      <table className={styles.table} aria-label={t('testCart.title')}>
        <tbody>
          {lines.map(({ sku, name, size, quantity, price, total, problem }) => (
            <tr key={sku}>
              <th scope="row">
                {quantity} × {name}, {size}
                <small>{amount(price)}</small>
                {problem !== undefined && (
                  <small className={styles.problem}>{t.maybe('testCartProblem', problem)}</small>
                )}
              </th>
              <td>{amount(total)}</td>
            </tr>
          ))}
          {gifts.map(({ name, size, quantity }) => (
            <tr key={`${name} ${size}`}>
              <th scope="row">
                {quantity} × {name}, {size}
                <small>{t('testCart.gift')}</small>
              </th>
              <td>{amount(0)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              {t('testCart.delivery')}
              {delivery && <small>{delivery.name}</small>}
            </th>
            <td>{delivery ? amount(delivery.price) : t('testCart.noDelivery')}</td>
          </tr>
          <tr>
            <th scope="row">{t('testCart.discounts')}</th>
            <td>{amount(totals.discount === 0 ? 0 : -totals.discount)}</td>
          </tr>
          <tr className={styles.total}>
            <th scope="row">
              {t('testCart.total')}
              {totals.tax > 0 && <small>{t('testCart.tax', { amount: amount(totals.tax) })}</small>}
            </th>
            <td>{amount(totals.total)}</td>
          </tr>
        </tbody>
      </table>
      {applied.length > 0 && (
        <div>
          <h3 className={styles.sub}>{t('testCart.applied')}</h3>
          <table className={styles.table} aria-label={t('testCart.applied')}>
            <tbody>
              {applied.map(({ id, name, code, amount: off }) => (
                <tr key={id}>
                  <th scope="row">
                    {name} {code !== undefined && <code>{code}</code>}
                  </th>
                  <td>{amount(off === 0 ? 0 : -off)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {notApplied.length > 0 && (
        <div>
          <h3 className={styles.sub}>{t('testCart.notApplied')}</h3>
          <table className={styles.table} aria-label={t('testCart.notApplied')}>
            <tbody>
              {notApplied.map(({ id, name, code, reason }) => (
                <tr key={`${id} ${name}`}>
                  <th scope="row">
                    {name} {code !== undefined && code !== name && <code>{code}</code>}
                  </th>
                  <td>{t.maybe('discountReason', reason)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
