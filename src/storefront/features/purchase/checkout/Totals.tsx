/** What it all costs, as the service summed it up. While a change waits for its answer the old amounts stand back. */
import { pricesIncludeTax } from '../../../../markets/prices/prices-include-tax.ts'
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { MarketView } from '../../visitor/markets/index.ts'
import { isAboutImport } from './about-import.ts'
import { moneyIn } from './money-in.ts'
import styles from './Totals.module.css'

/** Of a cart, or of an order. */
type Amounts = Pick<Cart, 'priceProducts' | 'priceDiscount' | 'priceShipping' | 'priceTotal' | 'priceTax'> & {
  readonly shippingMethod: object | undefined
  /** ORD-06: not in the prices, and so a line of its own. */
  readonly externalTaxAmount?: number | undefined
  readonly messages?: Cart['messages']
}

type Props = {
  readonly amounts: Amounts
  readonly market: MarketView
  readonly isWaiting?: boolean
  /** The amounts are those of another country. */
  readonly isUnknown?: boolean
}

export function Totals({ amounts, market, isWaiting = false, isUnknown = false }: Props) {
  const texts = useTexts()
  const money = moneyIn(market, isUnknown)
  const { priceProducts, priceDiscount, priceShipping, priceTotal, priceTax, shippingMethod, externalTaxAmount } =
    amounts
  return (
    <div className={styles.totals} aria-busy={isWaiting}>
      <dl className={isWaiting ? `${styles.rows} ${styles.old}` : styles.rows}>
        <dt>{texts.sumProducts}</dt>
        <dd>{money(priceProducts)}</dd>
        {priceDiscount > 0 && (
          <>
            <dt>{texts.sumDiscount}</dt>
            <dd className={styles.saved}>{money(-priceDiscount)}</dd>
          </>
        )}
        {shippingMethod && (
          <>
            <dt>{texts.sumShipping}</dt>
            <dd>{priceShipping === 0 && !isUnknown ? texts.free : money(priceShipping)}</dd>
          </>
        )}
        {externalTaxAmount !== undefined && (
          <>
            <dt>{texts.sumTax}</dt>
            <dd>{money(externalTaxAmount)}</dd>
          </>
        )}
        <dt className={styles.total}>{texts.sumTotal}</dt>
        <dd className={styles.total}>{money(priceTotal)}</dd>
      </dl>
      <p className={styles.tax}>
        {externalTaxAmount === undefined &&
          !isUnknown &&
          (amounts.messages?.find(isAboutImport)?.message ?? taxNote(texts, market, priceTax, money))}
      </p>
      <output className="visually-hidden">{isWaiting ? texts.updating : ''}</output>
    </div>
  )
}

/** PRC-18, MKT-31: tax included in the price, added later, or not shown. */
function taxNote(
  texts: ReturnType<typeof useTexts>,
  { countryCode }: MarketView,
  tax: number,
  money: (amount: number) => string,
): string {
  const isIncluded = pricesIncludeTax(countryCode)
  if (tax > 0) return fill(isIncluded ? texts.includesTax : texts.plusTax, { tax: money(tax) })
  return isIncluded ? '' : texts.taxLater
}
