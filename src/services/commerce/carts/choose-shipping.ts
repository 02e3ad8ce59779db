/** Which way a cart is sent: the shopper's choice while it lasts, the first that can be had otherwise (SHP-06, SHP-07). */
import { freeShippingFrom, type ThresholdTable } from '../../../markets/shipping/free-shipping.ts'
import type { ShippingLineInput } from '../../../markets/carts/priced-cart.ts'
import type { Market } from '../../../markets/types.ts'
import type { StoredShippingMethod } from '../shipping/shipping-methods.ts'

export const isAvailable = ({ active, price }: StoredShippingMethod, { currency }: Pick<Market, 'currency'>): boolean =>
  active && price[currency.code] !== undefined

export function chooseShipping(
  methods: readonly StoredShippingMethod[],
  chosen: string | undefined,
  market: Pick<Market, 'currency'>,
): { readonly method: StoredShippingMethod | undefined; readonly isReplaced: boolean } {
  const available = methods.filter((method) => isAvailable(method, market))
  const match = available.find(({ id }) => id === chosen)
  return { method: match ?? available[0], isReplaced: chosen !== undefined && match === undefined }
}

export function toShippingLine(
  { id, price, discount, isFreeFromThreshold }: StoredShippingMethod,
  { currency, countryCode }: Pick<Market, 'currency' | 'countryCode'>,
  thresholds: ThresholdTable,
): ShippingLineInput {
  return {
    id,
    price: price[currency.code] ?? 0,
    discount: discount[currency.code] ?? 0,
    freeFrom: isFreeFromThreshold ? freeShippingFrom(thresholds, countryCode, currency.code) : undefined,
  }
}
