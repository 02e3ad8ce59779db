/**
 * A query as shoppers type it, and what somebody who knows every shelf would bring. Judged by what the products are,
 * never by how a search works: the same wishes stand for any search that takes over one day.
 */
import type { PaletteName } from '../../../loom/palettes.ts'
import type { PatternName } from '../../../loom/pattern-names.ts'
import type { Subject } from '../../../loom/recipe.ts'
import type { AgeGroup, Family } from '../../../src/contracts/merchant/catalogue.ts'
import type { Badge } from '../../../src/markets/goods/badges.ts'
import type { Colour } from '../../../src/markets/goods/colours.ts'
import type { Feature } from '../../../src/markets/goods/features.ts'
import type { Material } from '../../../src/markets/goods/materials.ts'

/** What makes a query hard, or what it is about where nothing does. */
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
  /** Its price, as reduced as it is, is no higher. */
  readonly underEuro?: number
}

/** 3 just what was meant, 2 good, 1 acceptable. */
export type Grade = 1 | 2 | 3

/** Best first; the first rule that a product meets gives its grade. Empty where nothing must be found. */
export type Wanted = readonly (readonly [grade: Grade, rule: Rule])[]

export type Judged = { readonly query: string; readonly kind: QueryKind; readonly wanted: Wanted }
