/** How things went for a product in the shop so far: new, sought after, reduced, running out. Decided by its sku. */
import type { Badge } from '../../src/markets/products/badges.ts'
import { drawLot } from './draw-lots.ts'

export type Fate = {
  readonly badges: readonly Badge[]
  readonly isNew: boolean
  /** In percent of the price. */
  readonly off: number
  /** Last season's: in the outlet, at a price of its own that nobody calls reduced. */
  readonly lastSeason: boolean
}

/** Of a hundred products: twelve on sale, twenty-two of last season, twelve new. */
export function fateOf(sku: string): Fate {
  const lot = drawLot(`fate of ${sku}`, 100)
  const onSale = lot < 12
  const lastSeason = !onSale && lot < 34
  const isNew = lot >= 88
  const sought: Badge[] = lot >= 70 && lot < 78 ? ['bestseller'] : lot >= 78 && lot < 82 ? ['limited'] : []
  return {
    badges: [...(isNew ? (['new'] as const) : []), ...sought, ...(onSale ? (['sale'] as const) : [])],
    isNew,
    off: onSale ? ([20, 30, 40, 50][drawLot(`reduction of ${sku}`, 4)] ?? 20) : 0,
    lastSeason,
  }
}

/** Pairs of one variant in its region: most are plenty, some are low, some sizes and a few products are gone. */
export function pairsOf(sku: string, variantSku: string): { readonly reserve: number; readonly shelf: number } {
  const product = drawLot(`stock of ${sku}`, 100)
  const lot = drawLot(`stock of ${variantSku}`, 100)
  if (product < 5 || lot < 7) return { reserve: 0, shelf: 0 }
  if (product < 12 || lot < 14) return { reserve: lot % 2, shelf: 1 + (lot % 4) }
  return { reserve: lot % 12, shelf: 12 + drawLot(`shelf of ${variantSku}`, 380) }
}
