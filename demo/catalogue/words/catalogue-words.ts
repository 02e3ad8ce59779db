/** What one language has to say for the catalogue to be complete; whatever is missing fails the type check. */
import type { Language } from '../../../src/markets/types.ts'
import type { PaletteName } from '../../loom/palettes.ts'
import type { PatternName } from '../../loom/pattern-names.ts'
import type { Garment, Occasion } from '../theme.ts'
import type { BoxId } from '../themes/gift-boxes.ts'
import type { ThemeId } from '../themes/themes.ts'

/** A name with a pun or a picture in it, and one or two sentences that say what is on it. */
export type ThemeWords = { readonly name: string; readonly onIt: string }

/** Everything the catalogue says in one language. */
export type CatalogueWords = {
  readonly language: Language
  readonly themes: Readonly<Record<ThemeId, ThemeWords>>
  readonly boxes: Readonly<Record<BoxId, ThemeWords>>
  /** 'Squeeze the Day' + crew → 'Squeeze the Day Crew Socks', with the language's own order and hyphens. */
  readonly titles: Readonly<Record<Garment, (name: string) => string>>
  readonly boxTitle: (name: string, pairs: number) => string
  /** One sentence about the yarns of a palette: 'Lemon yellow with ink and a river-blue heel.' */
  readonly palettes: Readonly<Record<PaletteName, string>>
  /** What people look for who would like this pattern: one to four words or phrases, the plainest first. */
  readonly patterns: Readonly<Record<PatternName, readonly string[]>>
  /** How it feels, several per garment. */
  readonly feel: Readonly<Record<Garment | 'box' | 'kids-box', readonly string[]>>
  /** When to wear or give it, several per occasion. */
  readonly wear: Readonly<Record<Occasion, readonly string[]>>
  /** When to give a box. */
  readonly give: Readonly<Record<Occasion, readonly string[]>>
  /** The alternative text of a picture, per pose. */
  readonly pictures: Readonly<Record<PictureKind, (title: string) => string>>
}

export type PictureKind = 'pair' | 'worn' | 'folded' | 'knit' | 'sole' | 'side' | 'front' | 'open' | 'closed' | 'filled'
