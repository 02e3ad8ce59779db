/**
 * Search queries of shoppers in all languages: some words of a name, the motif, colours, sizes, typing
 * errors, half-typed and joined words. The same at every size, so that only the shop grows.
 */
import type { FacetId, Filter, SortBy } from '../../src/contracts/discovery/discovery.ts'
import { COLOURS } from '../../src/markets/products/colours.ts'
import { MATERIALS } from '../../src/markets/products/materials.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import type { CountryCode, Language, Market } from '../../src/markets/types.ts'
import { languageWords } from '../../src/services/discovery/words/words-of.ts'
import { dice, numberBelow, oneOf, type Throw } from './dice.ts'
import { inventedWords } from './invented-words.ts'
import { LANGUAGES, type LargeShop } from './large-shop.ts'

export type Question = {
  readonly market: Market
  readonly query: string
  readonly filter: Filter
  readonly sortBy: SortBy
}

export const FACETS = ['colour', 'material', 'sizes', 'family', 'price'] as const satisfies readonly (
  | FacetId
  | 'price'
)[]
export const LIMIT = 24
export const SUGGESTIONS = 8

const COUNTRIES = { en: 'GB', de: 'DE', nl: 'NL', fr: 'FR', es: 'ES', it: 'IT' } as const satisfies Record<
  Language,
  CountryCode
>
const SIZES = ['36-40', '41-46', '2-3Y', '4-6Y', '7-9Y', '0-12M', '12-24M', 's', 'm', 'l', 'xl'] as const
/** A third of all searches. */
const BY_PRICE = 1 / 3
/** The smallest shop that is measured has these. */
const FROM_THE_FIRST = 2000
/** What is joined to a motif to make one word of it. */
const HEADS: Partial<Record<Language, readonly string[]>> = {
  de: ['socken', 'strümpfe', 'box', 'mütze'],
  nl: ['sokken', 'kousen', 'box', 'muts'],
}

/** Language by language in turn, so that any first few are of all of them. */
export function searchQuestions(shop: LargeShop, perLanguage: number): readonly Question[] {
  return inTurn(shop, perLanguage, (words, number, next) => ({
    query: wholeQuery(words, number, next),
    filter: {
      ...facetFilter(next),
      price: { min: 100 * numberBelow(12, next), max: 1500 + 100 * numberBelow(30, next) },
    },
    sortBy: next() < BY_PRICE ? oneOf(['price-ascending', 'price-descending'], next) : 'relevance',
  }))
}

/** Suggestion queries while a shopper types: three letters and more of a query. */
export function suggestQuestions(shop: LargeShop, perLanguage: number): readonly Question[] {
  return inTurn(shop, perLanguage, (words, number, next) => {
    const whole = wholeQuery(words, number, next)
    const letters = Math.min(whole.length, 3 + numberBelow(whole.length, next))
    return { query: whole.slice(0, letters), filter: {}, sortBy: 'relevance' }
  })
}

/** One after the other, over and over. */
export function questionAt(questions: readonly Question[], number: number): Question {
  const question = questions[number % questions.length]
  if (question === undefined) throw new RangeError('There are no questions')
  return question
}

function inTurn(
  shop: LargeShop,
  perLanguage: number,
  make: (words: QueryWords, number: number, next: Throw) => Omit<Question, 'market'>,
): readonly Question[] {
  const perMarket = LANGUAGES.map((language) => ({ market: marketOf(language), words: queryWordsOf(shop, language) }))
  return Array.from({ length: perLanguage }).flatMap((_, number) =>
    perMarket.map(({ market, words }, place) => ({ market, ...make(words, number, dice(4, number, place)) })),
  )
}

type QueryWords = Readonly<
  Record<'motif' | 'colour' | 'material' | 'garment' | 'who' | 'size' | 'invented' | 'joined', (next: Throw) => string>
> & {
  /** Some words of a name, one after the other. */
  readonly named: (words: number, next: Throw) => string
}

const KINDS: readonly ((words: QueryWords, next: Throw) => string)[] = [
  (words, next) => words.motif(next),
  (words, next) => `${words.motif(next)} ${words.garment(next)}`,
  (words, next) => `${words.colour(next)} ${words.motif(next)}`,
  (words, next) => words.named(2, next),
  (words, next) => words.named(4, next),
  (words, next) => `${words.garment(next)} ${words.size(next)}`,
  (words, next) => slip(words.motif(next), next),
  (words, next) => `${slip(words.named(1, next), next)} ${words.garment(next)}`,
  (words, next) => begun(words.motif(next), next),
  (words, next) => words.joined(next),
  (words, next) => `${words.colour(next)} ${words.material(next)} ${words.garment(next)}`,
  (words, next) => words.invented(next),
  (words, next) => `${words.colour(next)} ${words.garment(next)} ${words.who(next)} ${words.motif(next)}`,
  (words, next) => words.garment(next),
  (words, next) => slip(`${words.colour(next)} ${words.garment(next)}`, next),
]

/** One kind after the other. */
function wholeQuery(words: QueryWords, number: number, next: Throw): string {
  const kind = KINDS[number % KINDS.length]
  return kind === undefined ? '' : kind(words, next)
}

function queryWordsOf(shop: LargeShop, language: Language): QueryWords {
  const { colour, material, silhouette, family, ageGroup } = languageWords(language).meanings
  const textsOf = (next: Throw) => shop.textsOf(numberBelow(Math.min(shop.count, FROM_THE_FIRST), next), language)
  const motif = (next: Throw) => oneOf(textsOf(next).keywords.split(', '), next)
  const garments = [...usualWords(silhouette), ...usualWords(family)]
  const garment = (next: Throw) => oneOf(garments, next)
  const heads = HEADS[language]
  return {
    motif,
    garment,
    colour: (next) => oneOf(usualWords(colour), next),
    material: (next) => oneOf(usualWords(material), next),
    who: (next) => oneOf(usualWords(ageGroup), next),
    size: (next) => oneOf(SIZES, next),
    invented: inventedWords(language),
    joined: (next) => (heads ? motif(next) + oneOf(heads, next) : `${motif(next)} ${garment(next)}`),
    named(words, next) {
      const name = textsOf(next).name.split(' ')
      const first = numberBelow(Math.max(1, name.length - words + 1), next)
      return name.slice(first, first + words).join(' ')
    },
  }
}

/** The first two words for each value: the most common ones. */
const usualWords = (values: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.values(values).flatMap((phrases) => phrases.split(', ').slice(0, 2))

/** Two letters the wrong way round, one too few, one too many, or a wrong one. */
function slip(text: string, next: Throw): string {
  const at = 1 + numberBelow(Math.max(1, text.length - 2), next)
  const [before, letter = '', following = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
  return oneOf(
    [
      before + following + letter + after,
      before + following + after,
      before + letter + letter + following + after,
      `${before}e${following}${after}`,
    ],
    next,
  )
}

const begun = (text: string, next: Throw): string => text.slice(0, 3 + numberBelow(Math.max(1, text.length - 3), next))

function facetFilter(next: Throw): Filter {
  return oneOf<Filter>(
    [
      { colour: [oneOf(COLOURS, next), oneOf(COLOURS, next), oneOf(COLOURS, next)] },
      { material: [oneOf(MATERIALS, next), 'cotton'] },
      { sizes: [oneOf(SIZES, next), '36-40', '4-6Y'] },
      { family: ['socks'] },
    ],
    next,
  )
}

function marketOf(language: Language): Market {
  const market = findMarket('production', COUNTRIES[language])
  if (market === undefined || market.language !== language) throw new Error(`No market speaks ${language}`)
  return market
}
