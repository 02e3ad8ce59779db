/**
 * A query as shoppers type it, and what a perfect search would return. Judged by what the products are,
 * never by how a search works: the same wishes apply to any other search.
 */
import type { PaletteName } from '../../../loom/palettes.ts'
import type { PatternName } from '../../../loom/pattern-names.ts'
import type { Subject } from '../../../loom/recipe.ts'
import type { AgeGroup, Family } from '../../../src/contracts/merchant/catalogue.ts'
import type { Badge } from '../../../src/markets/products/badges.ts'
import type { Colour } from '../../../src/markets/products/colours.ts'
import type { Feature } from '../../../src/markets/products/features.ts'
import type { Material } from '../../../src/markets/products/materials.ts'

/** What makes a query hard, or else its subject. */
export type QueryKind =
  | 'name'
  | 'motif'
  | 'typo'
  | 'compound'
  | 'plural'
  | 'spelling'
  | 'colour'
  | 'gift'
  | 'size'
  | 'material'
  | 'feature'
  | 'audience'
  | 'occasion'
  | 'synonym'
  | 'several'
  | 'price'
  | 'sku'
  | 'nonsense'

/** Facts that must all hold. Of several values one is enough. What has no type is compared with the catalogue by a test, so none is misspelt. */
export type Rule = {
  /** Knitted into it; a box has several. */
  readonly motif?: readonly PatternName[]
  /** No other motif than these: the box of three cats, not the petting zoo. */
  readonly nothingBut?: readonly PatternName[]
  readonly palette?: readonly PaletteName[]
  readonly pattern?: readonly ('animals' | 'food')[]
  readonly family?: readonly Family[]
  readonly ageGroup?: readonly AgeGroup[]
  readonly silhouette?: readonly Subject[]
  /** The one a filter knows it by. */
  readonly colour?: readonly Colour[]
  readonly size?: readonly string[]
  readonly material?: readonly Material[]
  readonly feature?: readonly Feature[]
  readonly badge?: readonly Badge[]
  readonly occasion?: readonly string[]
  readonly collection?: readonly string[]
  readonly category?: readonly ('new' | 'outlet')[]
  readonly design?: readonly string[]
  readonly sku?: readonly string[]
  /** EAN-13 of one of its sizes. */
  readonly barcode?: readonly string[]
  /** Its price, including reductions, is no higher. */
  readonly underEuro?: number
}

/** 3 exactly what was meant, 2 good, 1 acceptable. */
export type Grade = 1 | 2 | 3

/** Best first; the first rule that a product meets gives its grade. Empty where nothing must be found. */
export type Wanted = readonly (readonly [grade: Grade, rule: Rule])[]

export type Judged = { readonly query: string; readonly kind: QueryKind; readonly wanted: Wanted }
