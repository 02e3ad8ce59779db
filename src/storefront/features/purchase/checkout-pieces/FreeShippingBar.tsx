/** How far a cart is from free shipping (SHP-11). Without a threshold there is nothing to reach, and no bar. */
import { freeShippingProgress } from '../../../../markets/shipping/free-shipping.ts'
import { formatPrice } from '../../../../markets/prices/format-price.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useShell } from '../../content/story/index.ts'
import { type MarketView, usePlace } from '../../visitor/markets/index.ts'
import styles from './checkout-pieces.module.css'

type Props = {
  /** Of the products before discounts, in minor units: what counts towards it. */
  readonly price: number
  /** What the chosen method costs, once there is one. */
  readonly shipping?: number | undefined
}

export function FreeShippingBar({ price, shipping }: Props) {
  const { freeShipping } = useShell()
  const market = usePlace()?.market
  if (!freeShipping || !market) return null
  const progress = freeShippingProgress(price, freeShipping.threshold, market.currency.code, shipping)
  if (progress === 'none') return null
  const remaining = progress === 'free' ? 0 : progress.remaining
  const text =
    remaining === 0 ? freeShipping.reachedText : fill(freeShipping.text, { amount: inWords(remaining, market) })
  return (
    <div className={styles.shipping}>
      <output>{text}</output>
      {/* The words say it all; the bar is for the eye. */}
      <progress className={styles.progress} value={price} max={price + remaining} aria-hidden="true" />
    </div>
  )
}

const inWords = (amount: number, { currency, countryCode: country, locale }: MarketView): string =>
  formatPrice(amount, { currency, country, locale })
