/** When shipping costs nothing, and how far a cart is from it. */
import { minorUnitsPerMajor } from '../prices/exponent-of.ts'
import type { CurrencyCode } from '../types.ts'

/** Lower-case country code to major units. From content, so the values may be anything. */
export type ThresholdTable = Readonly<Record<string, unknown>>

export { FREE_SHIPPING_THRESHOLDS } from '../derived/free-shipping-thresholds.ts'

/** SHP-09: by lower-cased country code; what is not a number (or not a price) is 0, which means no free shipping. */
export function thresholdOf(table: ThresholdTable, country: string): number {
  const value = table[country.toLowerCase()]
  const threshold = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isFinite(threshold) ? Math.max(0, threshold) : 0
}

/** From how much on shipping is free, in minor units; nothing where it never is. */
export function freeShippingFrom(table: ThresholdTable, country: string, currency: CurrencyCode): number | undefined {
  const needed = Math.round(thresholdOf(table, country) * minorUnitsPerMajor(currency))
  return needed > 0 ? needed : undefined
}

/** 'none': no bar. 'free': reached. Otherwise what is missing, in minor units. */
export type FreeShippingProgress = 'none' | 'free' | { readonly remaining: number }

/**
 * The one rule of the bar and of the price of shipping: products count before discounts, so that a code never makes delivery cost
 * again (LAW-15, UCPD art. 6 (1) d).
 */
export const reachesFreeShipping = (products: number, needed: number): boolean => products >= needed

/** What the delivery of one item costs that is bought alone. */
export const shippingOfItem = (price: number, cost: number, freeFrom = Infinity): number =>
  reachesFreeShipping(price, freeFrom) ? 0 : cost

/**
 * SHP-11. Products in minor units, the threshold in major ones: in won the two are the same (T20). `shipping` is what the chosen
 * method costs: whatever is missing, delivery that is free already is announced as free, and one that is not never is.
 */
export function freeShippingProgress(
  products: number,
  threshold: number,
  currency: CurrencyCode,
  shipping?: number,
): FreeShippingProgress {
  const needed = Math.round(threshold * minorUnitsPerMajor(currency))
  if (needed <= 0) return 'none'
  if (shipping === 0) return 'free'
  if (!reachesFreeShipping(products, needed)) return { remaining: needed - products }
  return shipping === undefined ? 'free' : 'none'
}
