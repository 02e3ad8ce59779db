/** Why an order cannot have the stock that it needs. */
import { nameOf } from '../carts/name-of.ts'
import type { PricingContext } from '../carts/price-choice.ts'
import { shortageFailure } from '../carts/shortage-failure.ts'
import type { Shortage } from '../stock/allocate.ts'
import { orderFailure, productFailure, type OrderFailure } from './order-failure.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

export function outOfStock(
  shortages: readonly Shortage[],
  { market, language }: OrderSnapshot,
  { variants }: PricingContext,
): OrderFailure {
  const store = { countryCode: market.country, languageCode: language }
  const short = shortages.map(({ variantId: id, available }) => ({ id, available, known: variants.get(id) }))
  return productFailure(shortageFailure(short, store))
}

/** Without a number: a share of the stock would reveal the stock. */
export function overLimit(
  variantId: string,
  { market, language }: OrderSnapshot,
  { variants }: PricingContext,
): OrderFailure {
  const known = variants.get(variantId)
  const name = known === undefined ? '' : nameOf(known, { countryCode: market.country, languageCode: language })
  return orderFailure('TOO_MANY_UNPAID', language, { parts: { name }, products: [{ id: variantId }] })
}
