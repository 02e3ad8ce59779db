/** How the words of a query are read: as filters, as words of products, as the nearest known word, or not at all. */
import type { Reading } from '../../../contracts/discovery.ts'
import type { KnownWords } from './known-words.ts'
import { ALSO_A_WORD, type Meaning, WEIGHT_OF } from './meaning.ts'
import { priceMeant } from './prices-meant.ts'
import type { SizesMeant } from './sizes-meant.ts'

type Term = { readonly term: number; readonly factor: number }

/** One thing that a product must have. */
export type Wish = {
  /** As they were typed, folded. */
  readonly words: string
  readonly meaning?: Meaning
  /** The highest price, in whole units of the market's currency. */
  readonly upTo?: number
  /** Terms of the text index, any of which will do, and how well. */
  readonly terms: readonly Term[]
  /** Terms that make nothing a match, but of two matches the better one. */
  readonly hints?: readonly Term[]
  /** What is lost when it is left out. */
  readonly weight: number
}

export type ReadQuery = {
  readonly wishes: readonly Wish[]
  /** The terms of all its words that say something, for products that are called just so; absent where one is unknown. */
  readonly named?: readonly number[]
  readonly corrected: Reading['corrected']
  /** Words that nobody here knows. */
  readonly unknown: readonly string[]
  /** Words were there, but none that says anything. */
  readonly isIdle: boolean
}

type Found = Omit<Wish, 'words'> & { readonly correctedTo?: string }

/** Of a word for which products have the word itself, another of its group, one that begins so, or a near one. */
const FACTOR = { synonym: 0.7, beginning: 0.6, nearest: 0.8 } as const
const WORD_WEIGHT = 5
const PRICE_WEIGHT = 1.1
const MOST_BEGINNINGS = 200
const MOST_NEAREST = 4
/** What people write when they look for socks. In anything else no slips are mended: it was meant for a machine. */
const TYPED = /^[\p{L}\p{M}\p{N}\s'’‘´`"“”„«».,;:!?&/+%#°€£-]*$/u
const LONGEST_PHRASE = 3
/** A query has no more words than this; the rest says nothing new. */
const MOST_WORDS = 12
/** The last part of a joined word, where the language does not join them by itself: giftbox, catsocks. */
const HEADS: ReadonlySet<string> = new Set(['family', 'silhouette', 'ageGroup'])

export type ReadQueryOptions = {
  readonly known: KnownWords
  readonly sizes: SizesMeant
  /** While somebody is still typing, the last word is only the beginning of one. */
  readonly isTyping: boolean
}

export function readQuery(query: string, { known, sizes, isTyping }: ReadQueryOptions): ReadQuery {
  const words = known.analyser.wordsOf(query).slice(0, MOST_WORDS)
  const isTyped = TYPED.test(query)
  const wishes: Wish[] = []
  const corrected: { from: string; to: string }[] = []
  const unknown: string[] = []
  for (let at = 0; at < words.length;) {
    const price = priceMeant(words, at, known.priceWords)
    if (price) {
      const typed = words.slice(at, at + price.used).join(' ')
      wishes.push({ words: typed, upTo: price.upTo, terms: [], weight: PRICE_WEIGHT })
      at += price.used
      continue
    }
    const phrase = phraseAt(words, at, known) ?? sizes(words, at)
    if (phrase) {
      const typed = words.slice(at, at + phrase.used)
      wishes.push({ words: typed.join(' '), ...meaningWish(phrase.meaning, typed, known) })
      at += phrase.used
      continue
    }
    const word = words[at] ?? ''
    at += 1
    if (known.isStopWord(word) || known.sizeWords.size.has(word)) continue
    const found = readWord(word, known, { isLast: at === words.length, isTyping, isTyped })
    if (found.length === 0) unknown.push(word)
    for (const { correctedTo, ...wish } of found) {
      wishes.push({ words: word, ...wish })
      if (correctedTo !== undefined) corrected.push({ from: word, to: correctedTo })
    }
  }
  const isIdle = isTyped && words.length > 0 && wishes.length === 0 && unknown.length === 0
  return { wishes: withoutSocksInBoxes(wishes), corrected, unknown, isIdle, ...namedBy(words, known) }
}

/** Boxes hold socks: who asks for a box of socks wants the box. */
function withoutSocksInBoxes(wishes: readonly Wish[]): readonly Wish[] {
  const isBox = ({ meaning }: Wish) =>
    meaning?.value === 'gift-boxes' || (meaning?.facet === 'silhouette' && meaning.value.startsWith('box-'))
  const isSocks = ({ meaning }: Wish) => meaning?.facet === 'family' && meaning.value === 'socks'
  return wishes.some(isBox) ? wishes.filter((wish) => !isSocks(wish)) : wishes
}

/** Names play with words that mean something elsewhere: a sock called 'Grandpa was right' is not only for men. */
function namedBy(words: readonly string[], known: KnownWords): Pick<ReadQuery, 'named'> {
  const saying = words.filter((word) => !known.isStopWord(word))
  const terms = saying.flatMap((word) => known.termOf(word) ?? [])
  return saying.length > 1 && terms.length === saying.length ? { named: terms } : {}
}

/** The longest phrase from here on that means something. */
function phraseAt(words: readonly string[], at: number, known: KnownWords) {
  for (let used = Math.min(LONGEST_PHRASE, words.length - at); used > 0; used -= 1) {
    const phrase = words.slice(at, at + used)
    const meaning = known.meaningOf(phrase)
    if (meaning && !(used === 1 && known.isStopWord(phrase[0] ?? ''))) return { meaning, used }
  }
  return undefined
}

function meaningWish(meaning: Meaning, typed: readonly string[], known: KnownWords): Found {
  const weight = WEIGHT_OF[meaning.facet]
  if (!ALSO_A_WORD.has(meaning.facet)) return { meaning, terms: [], weight }
  const own = typed.flatMap((word) => known.termOf(word) ?? []).map((term) => ({ term, factor: 1 }))
  // One word of a phrase is not the phrase: a honeymoon has nothing to do with bees.
  return typed.length === 1 ? { meaning, terms: own, weight } : { meaning, terms: [], hints: own, weight }
}

type Place = { readonly isLast: boolean; readonly isTyping: boolean; readonly isTyped: boolean }

/** One wish, or several where the word is made of several. */
function readWord(word: string, known: KnownWords, { isLast, isTyping, isTyped }: Place): readonly Found[] {
  const own = knownWord(word, known)
  if (own?.meaning && !isTyping) return [own]
  const parts = partsRead(word, known)
  // Kindersocken are for children also in a shop that never calls them so.
  if (parts?.every(({ meaning }) => meaning !== undefined)) return parts
  const isBegun = isLast && (isTyping || (own === undefined && parts === undefined))
  const begun = isBegun ? beginnings(known.beginningWith(word, MOST_BEGINNINGS), known) : undefined
  if (own) return [begun ? joined(own, begun) : own]
  if (!isTyped) return parts ?? []
  return (
    parts ??
    (begun && [begun]) ??
    nearestRead(word, known) ??
    nearestParts(word, known) ??
    knownBeginning(word, known) ??
    (isLast && isTyping ? nearestBeginning(word, known) : undefined) ??
    []
  )
}

/** The word itself, or one that means the same. */
function knownWord(word: string, known: KnownWords): Found | undefined {
  const stem = known.analyser.stem(word)
  const others = known.synonyms.get(stem) ?? []
  const meaning =
    known.meaningOf([word]) ?? (known.termOf(word) === undefined ? firstMeaning(others, known) : undefined)
  if (meaning) return meaningWish(meaning, [word], known)
  const own = known.termOf(word)
  const terms = [
    ...(own === undefined ? [] : [{ term: own, factor: 1 }]),
    ...others.flatMap((other) => {
      const term = known.termOfStem(other)
      return term === undefined ? [] : [{ term, factor: FACTOR.synonym }]
    }),
  ]
  return terms.length === 0 ? undefined : { terms, weight: WORD_WEIGHT }
}

const firstMeaning = (stems: readonly string[], known: KnownWords): Meaning | undefined =>
  stems.map((stem) => known.meaningOfStem(stem)).find((meaning) => meaning !== undefined)

/** Words that begin so: those of texts as terms; a meaning only where it is the only one. */
function beginnings(words: readonly string[], known: KnownWords): Found | undefined {
  const terms = new Map<number, number>()
  const meanings = new Map<string, Meaning>()
  for (const word of words) {
    const meaning = known.meaningOf([word])
    if (meaning) meanings.set(`${meaning.facet} ${meaning.value}`, meaning)
    const term = known.termOf(word)
    if (term !== undefined) terms.set(term, FACTOR.beginning)
  }
  const [meaning] = meanings.values()
  if (terms.size === 0 && meaning === undefined) return undefined
  return {
    ...(meanings.size === 1 && meaning ? { meaning } : {}),
    terms: [...terms].map(([term, factor]) => ({ term, factor })),
    weight: WORD_WEIGHT,
  }
}

const joined = (own: Found, begun: Found): Found => ({
  ...own,
  terms: [...own.terms, ...begun.terms.filter(({ term }) => own.terms.every((other) => other.term !== term))],
})

function partsRead(word: string, known: KnownWords): readonly Found[] | undefined {
  const parts = known.isJoining ? known.partsOf(word, known.isKnown) : twoParts(word, known)
  const found = parts?.map((part) => knownWord(part, known))
  return found?.every((part) => part !== undefined) ? found : undefined
}

function twoParts(word: string, known: KnownWords): readonly string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [first, head] = [word.slice(0, cut), word.slice(cut)]
    if (known.isKnown(first) && HEADS.has(known.meaningOf([head])?.facet ?? '')) return [first, head]
  }
  return undefined
}

function nearestRead(word: string, known: KnownWords): readonly Found[] | undefined {
  const near = known.nearest(word)
  const [best] = near
  if (best === undefined) return undefined
  const first = knownWord(best, known)
  if (first === undefined) return undefined
  if (first.meaning) return [{ ...first, correctedTo: best }]
  const terms = new Map<number, number>(
    near.slice(0, MOST_NEAREST).flatMap((other) => {
      const term = known.termOf(other)
      return term === undefined ? [] : [[term, FACTOR.nearest] as const]
    }),
  )
  for (const { term, factor } of first.terms) if (!terms.has(term)) terms.set(term, factor * FACTOR.nearest)
  return [{ terms: [...terms].map(([term, factor]) => ({ term, factor })), weight: WORD_WEIGHT, correctedTo: best }]
}

/** A slip in a joined word: the head is right and the rest nearly, or the other way about. */
function nearestParts(word: string, known: KnownWords): readonly Found[] | undefined {
  for (let cut = 3; cut <= word.length - 4; cut += 1) {
    const [rest, head] = [word.slice(0, cut), word.slice(cut)]
    const isHead = known.isJoining ? known.isKnown(head) : HEADS.has(known.meaningOf([head])?.facet ?? '')
    if (!isHead) continue
    const [mended] = nearestRead(rest, known) ?? []
    const right = knownWord(head, known)
    if (mended && right) return [{ ...mended, correctedTo: `${mended.correctedTo ?? rest} ${head}` }, right]
  }
  for (let cut = 4; cut <= word.length - 4; cut += 1) {
    const [rest, head] = [word.slice(0, cut), word.slice(cut)]
    if (!known.isKnown(rest)) continue
    const [mended] = nearestRead(head, known) ?? []
    const right = knownWord(rest, known)
    if (mended?.meaning && HEADS.has(mended.meaning.facet) && right) {
      return [right, { ...mended, correctedTo: `${rest} ${mended.correctedTo ?? head}` }]
    }
  }
  return undefined
}

/** What is known of a joined word, where the rest is not: kattenliefhebber is about cats. */
function knownBeginning(word: string, known: KnownWords): readonly Found[] | undefined {
  if (!known.isJoining) return undefined
  for (let cut = word.length - LEAST_REST; cut >= LEAST_BEGINNING; cut -= 1) {
    const found = knownWord(word.slice(0, cut), known)
    if (found) return [found]
  }
  return undefined
}

const LEAST_BEGINNING = 5
const LEAST_REST = 4

function nearestBeginning(word: string, known: KnownWords): readonly Found[] | undefined {
  const near = known.nearestBeginnings(word)
  const found = beginnings(near, known)
  return found && [{ ...found, ...(near[0] === undefined ? {} : { correctedTo: near[0] }) }]
}
