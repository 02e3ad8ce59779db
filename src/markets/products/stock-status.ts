/** Whether something can be bought. */
import type { ExternalStorefrontCode, StorefrontCode } from '../types.ts'

/** PRD-08 */
export const STOCK_STATUSES = ['in-stock', 'low-stock', 'no-stock'] as const

export type StockStatus = (typeof STOCK_STATUSES)[number]
/** A product as a whole never has low stock (PRD-09, T53). */
export type ProductStockStatus = Exclude<StockStatus, 'low-stock'>

const known = new Set<unknown>(STOCK_STATUSES)

export function isStockStatus(value: unknown): value is StockStatus {
  return known.has(value)
}

/** At most this many pairs left is low: the next busy evening may take them. */
export const LOW_STOCK = 5

/** From what is really there, never from what would sell faster. */
export function variantStockStatus(pairs: number): StockStatus {
  if (pairs <= 0) return 'no-stock'
  return pairs <= LOW_STOCK ? 'low-stock' : 'in-stock'
}

/** PRD-09: one variant that can be bought is enough. */
export function productStockStatus(variants: readonly { readonly stockStatus: StockStatus }[]): ProductStockStatus {
  return variants.some(({ stockStatus }) => stockStatus !== 'no-stock') ? 'in-stock' : 'no-stock'
}

/** PRD-15: a related colour is in stock where the storefront ships from: us stock on us, nl stock elsewhere. */
export function isRelatedColourInStock(
  stock: { readonly us: number; readonly nl: number },
  storefrontCode: StorefrontCode | ExternalStorefrontCode,
): boolean {
  return (storefrontCode === 'us' ? stock.us : stock.nl) > 0
}
