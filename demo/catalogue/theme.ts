/**
 * What the demo catalogue is made of: themes, knitted in silhouettes and yarns, and boxes of them.
 * What it says about them, per language, is in words/.
 */
import type { PaletteName } from '../loom/palettes.ts'
import type { PatternName } from '../loom/pattern-names.ts'

/** What a theme can be knitted as, one product for each of them and each palette. */
export type Garment =
  | 'crew'
  | 'knee-high'
  | 'low'
  | 'sneaker'
  | 'kids-crew'
  | 'baby-grip'
  | 'slipper'
  | 'briefs'
  | 'beanie'

export type Occasion =
  | 'everyday'
  | 'office'
  | 'party'
  | 'sport'
  | 'winter'
  | 'romance'
  | 'birthday'
  | 'home'
  | 'travel'
  | 'summer'

/** Listings that cut across the departments; each is well filled. */
export type Collection =
  | 'fruit-stand'
  | 'food-hall'
  | 'animal-kingdom'
  | 'garden-party'
  | 'space-age'
  | 'stripe-club'
  | 'dot-department'
  | 'classics'
  | 'winter-wear'
  | 'valentines'
  | 'bold-ones'

export type Theme<Id extends string = string> = {
  readonly id: Id
  readonly pattern: PatternName
  /** Per garment the yarns it comes in, the best first: `{ crew: ['sun', 'river', 'blush'], low: ['sun', 'pond'] }`. */
  readonly knitted: Readonly<Partial<Record<Garment, readonly PaletteName[]>>>
  readonly occasion: Occasion
  readonly collections: readonly Collection[]
  /** Whom the grown-up sizes are also listed for (collections socks-for-men and socks-for-women). */
  readonly for: 'everyone' | 'men' | 'women'
}

/** A box or bag of several pairs: which themes lie in it, and in which sizes it is sold. */
export type GiftBox<Id extends string = string, ThemeId extends string = string> = {
  readonly id: Id
  readonly kids?: true
  /** Themes in the order they are packed; a box of three takes the first three. At least as many as the largest size. */
  readonly themes: readonly ThemeId[]
  readonly packs: readonly (2 | 3 | 4 | 7)[]
  readonly occasion: Occasion
  readonly collections: readonly Collection[]
}
