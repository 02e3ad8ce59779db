/** Amounts as the shopper's market writes them. */
import { formatPrice } from '../../../../markets/prices/format-price.ts'
import type { MarketView } from '../../visitor/markets/index.ts'

const UNKNOWN_AMOUNT = '…'

/**
 * In a column of amounts all have their decimals. `isUnknown` while the cart has the amounts of another country: they must not
 * be shown with the currency of this one.
 */
export const moneyIn =
  ({ currency, countryCode: country, locale }: MarketView, isUnknown = false) =>
  (amount: number): string =>
    isUnknown ? UNKNOWN_AMOUNT : formatPrice(amount, { currency, country, locale, dropZeroDecimals: false })
