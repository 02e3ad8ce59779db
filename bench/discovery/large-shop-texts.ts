/** The texts of a large shop: the demo's, of the same length, with ever more words that the demo does not know. */
import type { CatalogueProduct, LocalizedTexts } from '../../src/contracts/merchant/catalogue.ts'
import type { Language } from '../../src/markets/types.ts'
import { dice } from './dice.ts'
import { type DrawWord, inventedWords } from './invented-words.ts'

export type ProductTexts = {
  readonly name: string
  readonly keywords: string
  readonly short: string
  readonly full: string
}

type BaseTexts = { readonly [Field in keyof ProductTexts]: readonly string[] }

/** Every sixth longer word of a description is another one. */
const REPLACED = 1 / 6
/** Every second word of a name that is not the name of a garment. */
const RENAMED = 1 / 2
/** Half of all designs show what the demo shows too. */
const SAME_MOTIF = 1 / 2
const MOTIF_WORDS = 3
const MIN_REPLACED_LENGTH = 4
/** A word that is in so many names of the demo is the kind of product: socks, box. */
const GARMENT_WORD = 20

/** The texts of the demo's products at the given place, in the given generation of them; generation 0 is the demo. */
export function largeShopTexts(
  demo: readonly CatalogueProduct[],
  language: Language,
): (place: number, generation: number) => ProductTexts {
  const draw = inventedWords(language)
  const bases = demo.map((product) => baseTexts(product, language))
  const designs = designNumbers(demo)
  const isGarment = garmentWords(bases)
  return (place, generation) => {
    const base = bases[place]
    if (base === undefined) throw new RangeError(`The demo has no product ${place}`)
    if (generation === 0) return textsOf(base)
    const design = [designs[place] ?? 0, generation, language.charCodeAt(0), language.charCodeAt(1)]
    const product = [place, ...design]
    // A full description begins with the short one: thrown alike, it still does.
    return {
      name: mixed(base.name, draw, { seeds: design, share: RENAMED, isFixed: isGarment }),
      keywords: motif(base.keywords, draw, design),
      short: mixed(base.short, draw, { seeds: product, share: REPLACED, isFixed: isShort }),
      full: mixed(base.full, draw, { seeds: product, share: REPLACED, isFixed: isShort }),
    }
  }
}

type Mixing = {
  readonly seeds: readonly number[]
  readonly share: number
  readonly isFixed: (word: string) => boolean
}

function mixed(words: readonly string[], draw: DrawWord, { seeds, share, isFixed }: Mixing): string {
  const next = dice(...seeds)
  return words.map((word) => (next() < share && !isFixed(word) ? draw(next) : word)).join(' ')
}

function motif(words: readonly string[], draw: DrawWord, seeds: readonly number[]): string {
  const next = dice(1, ...seeds)
  if (next() < SAME_MOTIF) return words.join(' ')
  return Array.from({ length: MOTIF_WORDS }, () => draw(next)).join(', ')
}

function baseTexts({ name, keywords, description }: CatalogueProduct, language: Language): BaseTexts {
  const words = (texts: LocalizedTexts | undefined) => (texts?.[language] ?? '').split(' ')
  return {
    name: words(name),
    keywords: words(keywords),
    short: words(description.short),
    full: words(description.full),
  }
}

const textsOf = ({ name, keywords, short, full }: BaseTexts): ProductTexts => ({
  name: name.join(' '),
  keywords: keywords.join(' '),
  short: short.join(' '),
  full: full.join(' '),
})

function designNumbers(demo: readonly CatalogueProduct[]): readonly number[] {
  const numbers = new Map<string, number>()
  return demo.map(({ design, sku }) => {
    const known = numbers.get(design ?? sku) ?? numbers.size
    numbers.set(design ?? sku, known)
    return known
  })
}

function garmentWords(bases: readonly BaseTexts[]): (word: string) => boolean {
  const uses = new Map<string, number>()
  for (const { name } of bases) for (const word of name) uses.set(word, (uses.get(word) ?? 0) + 1)
  return (word) => isShort(word) || (uses.get(word) ?? 0) >= GARMENT_WORD
}

const isShort = (word: string): boolean => word.length < MIN_REPLACED_LENGTH
