/** How one word is read: as a filter, as a word of products, as several words in one, as a beginning, or mended. */
import type { KnownWord, KnownWords } from './known-words.ts'
import { ALSO_A_WORD, type Meaning, WEIGHT_OF } from './meaning.ts'
import { mended } from './mend-word.ts'
import type { Term, Wish, WordRead } from './wish.ts'

/** Of a word for which products have another of its group, or one that begins so. */
const FACTOR = { synonym: 0.7, beginning: 0.6 } as const
export const WORD_WEIGHT = 5
const MAX_PREFIXES = 24
const MIN_PREFIX_LENGTH = 2
const MAX_MEANINGS = 4
/** The last part of a joined word, where the language does not join them by itself: giftbox, catsocks. */
const HEADS: ReadonlySet<string> = new Set(['family', 'silhouette', 'ageGroup'])

export type WordContext = {
  readonly isLast: boolean
  /** While the shopper is still typing, the last word is only the beginning of one. */
  readonly isTyping: boolean
  /** Typos are not corrected in a query that is code or markup. */
  readonly isForMachine: boolean
}

export function readWord(word: string, known: KnownWords, { isLast, isTyping, isForMachine }: WordContext): WordRead {
  const own = knownWord(word, known)
  if (own && own.meanings.length > 0 && !isTyping) return { wishes: [own] }
  const parts = partsRead(word, known)
  // Kindersocken are for children also in a shop that never calls them so.
  if (parts?.every(({ meanings }) => meanings.length > 0)) return { wishes: parts }
  const isBegun = isLast && (isTyping || (own === undefined && parts === undefined))
  const begun =
    isBegun && word.length >= MIN_PREFIX_LENGTH ? begunWish(word, known.beginningWith(word, MAX_PREFIXES)) : undefined
  if (own) return { wishes: [begun ? joined(own, begun) : own] }
  if (parts) return { wishes: parts }
  if (begun) return { wishes: [begun] }
  if (isForMachine) return { wishes: [] }
  return mended(word, known, knownWord, isHead) ?? beginningMended(word, known, isLast && isTyping) ?? { wishes: [] }
}

/** The word itself, or one of its group, as a filter and as a word. */
export function knownWord(word: string, known: KnownWords): Wish | undefined {
  const stem = known.analyser.stem(word)
  const others = known.synonyms.get(stem) ?? []
  const own = known.meaningOf([word])
  const meanings = [own, ...others.map((other) => known.meaningOfStem(other))].filter((one) => one !== undefined)
  const ownTerm = own && !ALSO_A_WORD.has(own.facet) ? undefined : known.termOf(word)
  const terms = [
    ...(ownTerm === undefined ? [] : [{ term: ownTerm, factor: 1 }]),
    ...others.flatMap((other): readonly Term[] => {
      const term = known.termOfStem(other)
      return term === undefined ? [] : [{ term, factor: FACTOR.synonym }]
    }),
  ]
  if (meanings.length + terms.length === 0) return undefined
  const weight = own ? WEIGHT_OF[own.facet] : WORD_WEIGHT
  return { words: word, meanings: meanings.map((meaning) => ({ ...meaning, words: word })), terms, weight }
}

/** Several words that mean one thing together. */
export function phraseWish(meaning: Meaning, typed: readonly string[], known: KnownWords): Wish {
  const [only] = typed
  const single = typed.length === 1 && only !== undefined ? knownWord(only, known) : undefined
  if (single) return single
  const words = typed.join(' ')
  const wish = { words, meanings: [{ ...meaning, words }], terms: [], weight: WEIGHT_OF[meaning.facet] }
  if (!ALSO_A_WORD.has(meaning.facet)) return wish
  // One word of a phrase is not the phrase: a honeymoon has nothing to do with bees.
  const hints = typed.flatMap((word) => known.termOf(word) ?? []).map((term) => ({ term, factor: 1 }))
  return { ...wish, hints }
}

/** Words that begin so, with what they mean, as alternatives to each other. */
function begunWish(typed: string, words: readonly KnownWord[]): Wish | undefined {
  const terms = new Map<number, number>()
  const meanings = new Map<string, Meaning>()
  for (const { term, meaning } of words) {
    if (meaning) meanings.set(`${meaning.facet} ${meaning.value}`, meaning)
    if (term !== undefined) terms.set(term, FACTOR.beginning)
  }
  if (terms.size + meanings.size === 0) return undefined
  // Where it could be very many things, it is none of them yet.
  const meant = meanings.size > MAX_MEANINGS ? [] : [...meanings.values()]
  return {
    words: typed,
    meanings: meant.map((meaning) => ({ ...meaning, words: typed })),
    terms: [...terms].map(([term, factor]) => ({ term, factor })),
    weight: WORD_WEIGHT,
  }
}

const joined = (own: Wish, begun: Wish): Wish => ({
  ...own,
  meanings: [...own.meanings, ...begun.meanings],
  terms: [...own.terms, ...begun.terms.filter(({ term }) => own.terms.every((other) => other.term !== term))],
})

function partsRead(word: string, known: KnownWords): readonly Wish[] | undefined {
  const parts = known.isJoining
    ? known.partsOf(word, (part) => known.isKnown(part) && !known.isStopWord(part))
    : twoParts(word, known)
  const found = parts?.map((part) => knownWord(part, known))
  return found?.every((part) => part !== undefined) ? found : undefined
}

function twoParts(word: string, known: KnownWords): readonly string[] | undefined {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [first, head] = [word.slice(0, cut), word.slice(cut)]
    if (known.isKnown(first) && isHead(head, known)) return [first, head]
  }
  return undefined
}

const isHead = (word: string, known: KnownWords): boolean => HEADS.has(known.meaningOf([word])?.facet ?? '')

function beginningMended(word: string, known: KnownWords, isBeginning: boolean): WordRead | undefined {
  if (!isBeginning) return undefined
  const near = known.nearestBeginnings(word, MAX_PREFIXES)
  const wish = begunWish(word, near)
  return wish && { wishes: [wish], ...(near[0] === undefined ? {} : { correctedTo: near[0].word }) }
}
