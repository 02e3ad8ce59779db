/** What a price is down by (PRD-02). */
import type { Price } from './price-for-market.ts'

export type Discount = { readonly absolute: number; readonly percentage: number }

/** Whole percent, rounded down: a shop may promise too little, never too much. */
export function discountOf({ original, final }: Price): Discount {
  const absolute = Math.max(original - final, 0)
  return { absolute, percentage: original > 0 ? Math.floor((absolute * 100) / original) : 0 }
}
