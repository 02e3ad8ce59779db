/** What carts of this shop are priced with in addition to its rows; that of production where an operation runs without a server. */
import { FREE_SHIPPING_THRESHOLDS } from '../../markets/shipping/free-shipping.ts'
import type { OperationContext } from '../declaration.ts'

/** The last moment that a date can name. */
export const MAX_TIME = 8_640_000_000_000_000

export const pricingShop = ({ database, pricing }: Pick<OperationContext, 'database' | 'pricing'>) => ({
  engine: database,
  environment: pricing?.environment ?? ('production' as const),
  thresholds: pricing?.thresholds ?? (() => FREE_SHIPPING_THRESHOLDS),
})
