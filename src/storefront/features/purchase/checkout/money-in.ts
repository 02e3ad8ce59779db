/** Amounts as the shopper's market writes them. */
import { formatPrice } from '../../../../markets/prices/format-price.ts'
import type { MarketView } from '../../visitor/markets/index.ts'

/** In a column of amounts all have their decimals. */
export const moneyIn =
  ({ currency, countryCode: country, locale }: MarketView) =>
  (amount: number): string =>
    formatPrice(amount, { currency, country, locale, dropZeroDecimals: false })
