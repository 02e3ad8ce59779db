/** The market that an order was placed in, as far as amounts go: the shopper may have gone on to another one since. */
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import { CURRENCIES } from '../../../../../markets/derived/currency-symbols.ts'
import type { MarketView } from '../../../visitor/markets/index.ts'

export const marketOf = (order: Pick<Order, 'market' | 'currency'>, shown: MarketView): MarketView => ({
  ...shown,
  countryCode: order.market.countryCode,
  currency: CURRENCIES[order.currency] ?? shown.currency,
})
