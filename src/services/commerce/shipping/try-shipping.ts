/**
 * Which shipping methods a cart is offered, in which order and at which price, and why the others are not (DSH-05). The same
 * functions decide as for real carts; nothing is written.
 */
import { discountShipping } from '../../../markets/carts/discount-shipping.ts'
import { CURRENCIES } from '../../../markets/derived/currency-symbols.ts'
import { estimateArrival, type Arrival } from '../../../markets/shipping/arrival/estimate-arrival.ts'
import type { ThresholdTable } from '../../../markets/shipping/free-shipping.ts'
import type { CurrencyCode, Market } from '../../../markets/types.ts'
import { isAvailable, toShippingLine } from '../carts/choose-shipping.ts'
import { toRawShippingMethod, type ShippingOffer } from './shipping-methods.ts'
import { methodsIn } from './shipping-order.ts'

export const SHIPPING_REASONS = ['other-country', 'switched-off', 'no-price'] as const
type ShippingReason = (typeof SHIPPING_REASONS)[number]

type ShippingTrial = {
  readonly market: Market
  /** That of the market, unless another one is tried. */
  readonly currency: CurrencyCode
  /** Of the products before discounts, in minor units. */
  readonly value: number
  readonly thresholds: ThresholdTable
  readonly now: Date
}

type TriedMethod = {
  readonly id: string
  readonly name: ShippingOffer['method']['attributes']['displayName']
  /** Undefined where it is offered. */
  readonly reason?: ShippingReason
  /** Before anything is taken off; absent without a price in the currency. */
  readonly price?: number
  /** What the shopper pays. */
  readonly total?: number
  /** From how much on it costs nothing. */
  readonly freeFrom?: number
  readonly arrival?: Arrival
}

/** Those of the country in its order, then the others. The first that is offered is what a cart begins with. */
export function tryShipping(offers: readonly ShippingOffer[], trial: ShippingTrial): readonly TriedMethod[] {
  const ordered = methodsIn(offers, trial.market.countryCode)
  const own = ordered.flatMap((id) => offers.filter(({ method }) => method.id === id))
  const others = offers.filter(({ method }) => !ordered.includes(method.id))
  return [
    ...own.map(({ method }) => tryMethod(method, trial)),
    ...others.map(({ method: { id, attributes } }) => ({
      id,
      name: attributes.displayName,
      reason: 'other-country' as const,
    })),
  ]
}

function tryMethod(method: ShippingOffer['method'], { market, currency, value, thresholds, now }: ShippingTrial) {
  const tried = { ...market, currency: CURRENCIES[currency] }
  const named = { id: method.id, name: method.attributes.displayName }
  if (method.price[currency] === undefined) return { ...named, reason: 'no-price' as const }
  // The threshold is an amount of the country's own currency.
  const line = toShippingLine(method, tried, currency === market.currency.code ? thresholds : {})
  const { arrival: plan } = toRawShippingMethod(method, market, now)
  return {
    ...named,
    ...(!isAvailable(method, tried) && { reason: 'switched-off' as const }),
    price: line.price,
    total: line.price - discountShipping(line, value, []).amount,
    ...(line.freeFrom !== undefined && { freeFrom: line.freeFrom }),
    ...(plan && { arrival: estimateArrival(plan, now) }),
  }
}
