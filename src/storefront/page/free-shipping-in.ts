/** From how much on shipping is free in a country: by the bar of content, else by the bundled amounts. */
import { FREE_SHIPPING_THRESHOLDS, freeShippingFrom } from '../../markets/shipping/free-shipping.ts'
import type { Market } from '../../markets/types.ts'
import type { SharedReader } from './page-contract.ts'

/** In minor units; undefined where it never is. */
export function freeShippingIn(
  { countryCode, currency }: Pick<Market, 'countryCode' | 'currency'>,
  shared: Pick<SharedReader, 'part'> | undefined,
): number | undefined {
  const thresholds = shared?.part('freeShippingBar')?.thresholds ?? FREE_SHIPPING_THRESHOLDS
  return freeShippingFrom(thresholds, countryCode, currency.code)
}
