/**
 * The vocabulary of one language in this shop: which words occur in texts, which mean a filter, which are synonyms, and
 * which are similar to an unknown one.
 * Long: one step per kind of word, which share the words.
 */
import type { Language } from '../../../markets/types.ts'
import type { Pace } from '../index/pace.ts'
import { frequencyOf } from '../index/postings.ts'
import { hasText, mergedTexts, rangeOf, sortedTexts } from '../index/sorted-texts.ts'
import type { TextIndex } from '../index/text-index.ts'
import { analyserOf, type Analyser } from '../language/analyser.ts'
import { editsAllowed } from '../language/edits-allowed.ts'
import { splitCompound } from '../language/split-compound.ts'
import { buildWordTrie } from '../language/word-trie.ts'
import { languageWords } from '../words/words-of.ts'
import { bestOf } from './best-of.ts'
import { SIGN_WORDS } from './money-signs.ts'
import type { Meaning } from './meaning.ts'
import type { PriceWords } from './prices-meant.ts'
import type { SizeWords } from './sizes-meant.ts'

/** Compounds are written as one word in these. */
const JOINING: ReadonlySet<Language> = new Set(['de', 'nl'] as const)

/** The contents of the tables, before any product is known. */
export type LanguageTables = {
  readonly analyser: Analyser
  readonly isStopWord: (word: string) => boolean
  /** By the stems of a phrase, with spaces between. */
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Single folded words that mean something. */
  readonly meaningWords: readonly string[]
  /** By stem: the stems of its group. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  readonly synonymWords: readonly string[]
  readonly sizeWords: SizeWords
  readonly priceWords: PriceWords
  readonly partsOf: (word: string, isWord: (part: string) => boolean) => readonly string[] | undefined
}

/** The merchant's own groups of words come with the shop's. */
export function languageTables(language: Language, groups: readonly (readonly string[])[] = []): LanguageTables {
  const analyser = analyserOf(language)
  const words = languageWords(language)
  const foldedSet = (list: string) => new Set(entries(list).flatMap(analyser.wordsOf))
  const money = foldedSet(words.priceWords.money).union(new Set(SIGN_WORDS.flatMap(analyser.wordsOf)))
  // A symbol of one letter may also be a size.
  const stopWords = foldedSet(words.stopWords).union(new Set([...money].filter((word) => word.length > 1)))
  const meanings = new Map<string, Meaning>()
  const meaningWords = new Set<string>()
  for (const { facet, value, phrase } of phrasesOf(words.meanings)) {
    const folded = analyser.wordsOf(phrase)
    meanings.set(folded.map(analyser.stem).join(' '), { facet, value })
    if (folded.length === 1) for (const word of folded) meaningWords.add(word)
  }
  const folded = [...words.synonyms.map(entries), ...groups].map((group) => group.flatMap(analyser.wordsOf))
  const years = foldedSet(words.sizeWords.years)
  const months = foldedSet(words.sizeWords.months)
  return {
    analyser,
    isStopWord: (word) => stopWords.has(word),
    meanings,
    meaningWords: [...meaningWords],
    synonyms: synonymsOf(folded.map((group) => group.map(analyser.stem))),
    synonymWords: folded.flat(),
    sizeWords: { size: foldedSet(words.sizeWords.size), years, months },
    priceWords: {
      below: new Set(entries(words.priceWords.below).map((phrase) => analyser.wordsOf(phrase).join(' '))),
      money,
      ages: years.union(months),
    },
    partsOf: JOINING.has(language)
      ? (word, isWord) => splitCompound(language, word, (part) => isWord(part) || meaningWords.has(part))
      : () => undefined,
  }
}

export type KnownWords = LanguageTables & {
  readonly isJoining: boolean
  readonly meaningOf: (words: readonly string[]) => Meaning | undefined
  readonly meaningOfStem: (stem: string) => Meaning | undefined
  readonly termOf: (word: string) => number | undefined
  readonly termOfStem: (stem: string) => number | undefined
  readonly isKnown: (word: string) => boolean
  /** Known words that begin so, the commonest first: of texts, and such as mean something. */
  readonly beginningWith: (prefix: string, most: number) => readonly KnownWord[]
  /** The nearest known words, the likeliest first; all with the same number of edits. */
  readonly nearest: (word: string) => readonly string[]
  readonly nearestBeginnings: (prefix: string, most: number) => readonly KnownWord[]
}

type Known = {
  readonly language: Language
  readonly tables: LanguageTables
  readonly text: TextIndex
  readonly isSold: (meaning: Meaning) => boolean
}

export type KnownWord = { readonly word: string; readonly term?: number; readonly meaning?: Meaning }

/** Long: one step per kind of word. */
export async function knownWords({ language, tables, text, isSold }: Known, pace: Pace): Promise<KnownWords> {
  const { analyser } = tables
  const sold = new Map([...tables.meanings].filter(([, meaning]) => isSold(meaning)))
  const stemKey = (words: readonly string[]) => words.map(analyser.stem).join(' ')
  const meant = tables.meaningWords.filter((word) => sold.has(analyser.stem(word)))
  const termOfStem = (stem: string) => text.termOfStem.get(stem)
  const termOf = (word: string) => termOfStem(analyser.stem(word))
  const isKnown = (word: string) => termOf(word) !== undefined || sold.has(analyser.stem(word))
  const related = tables.synonymWords.filter(
    (word) =>
      isKnown(word) ||
      (tables.synonyms.get(analyser.stem(word)) ?? []).some((stem) => text.termOfStem.has(stem) || sold.has(stem)),
  )
  const wordOfTerm = new Int32Array(text.termOfStem.size)
  for (let place = 0; place < text.words.length; place += 1) wordOfTerm[text.termOfWord[place] ?? 0] = place
  const named = new Set([...meant, ...related])
  // Stems too, where they are words: texts may have only the plural of what is misspelt in the singular.
  const more = new Set(named)
  for (const stem of text.termOfStem.keys()) {
    if (analyser.stem(stem) === stem) more.add(stem)
    if (pace.isDue()) await pace.pause()
  }
  const isInTexts = (word: string) => hasText(text.words, word)
  for (const word of more) {
    if (isInTexts(word)) more.delete(word)
    if (pace.isDue()) await pace.pause()
  }
  const words = await mergedTexts(text.words, await sortedTexts(more, pace), pace)
  /** A stem need not be a word: what the shopper sees must be. */
  const asWord = (word: string) => {
    const term = named.has(word) || isInTexts(word) ? undefined : termOf(word)
    return term === undefined ? word : (text.words[wordOfTerm[term] ?? 0] ?? word)
  }
  const trie = await buildWordTrie(words, pace)
  /** Memoized for each word: queries look at hundreds of them. */
  const meaningAt: (Meaning | undefined)[] = []
  const termAt = new Int32Array(words.length)
  const frequencyAt = new Float64Array(words.length)
  for (const [at, word] of words.entries()) {
    const stem = analyser.stem(word)
    const [meaning, term] = [sold.get(stem), termOfStem(stem)]
    meaningAt.push(meaning)
    termAt[at] = term ?? -1
    frequencyAt[at] = meaning ? Number.POSITIVE_INFINITY : term === undefined ? 0 : frequencyOf(text, term)
    if (pace.isDue()) await pace.pause()
  }
  const commonest = (places: Int32Array, most: number): readonly KnownWord[] =>
    bestOf(
      places,
      Float64Array.from(places, (at) => frequencyAt[at] ?? 0),
      most,
    ).map((at) => {
      const [meaning, term] = [meaningAt[at], termAt[at] ?? -1]
      return { word: asWord(words[at] ?? ''), ...(term < 0 ? {} : { term }), ...(meaning ? { meaning } : {}) }
    })
  /** The places of the nearest words, all with the same number of edits. */
  const closest = (word: string, edits: number, prefix: boolean): readonly number[] => {
    const found = trie.near(word, edits, prefix)
    const fewest = found.reduce((least, near) => Math.min(least, near.edits), Number.POSITIVE_INFINITY)
    return found.flatMap((near) => (near.edits === fewest ? [near.at] : []))
  }
  const nearest = (word: string): readonly string[] => {
    const wordAt = (at: number) => words[at] ?? ''
    return closest(word, editsAllowed(word), false)
      .filter((at) => isPlausible(word, wordAt(at), meaningAt[at]))
      .toSorted(
        (a, b) =>
          compareNumbers(otherStart(wordAt(a), word), otherStart(wordAt(b), word)) ||
          compareNumbers(otherLetter(wordAt(a), word), otherLetter(wordAt(b), word)) ||
          compareNumbers(frequencyAt[b] ?? 0, frequencyAt[a] ?? 0),
      )
      .map((at) => asWord(wordAt(at)))
  }

  return {
    ...tables,
    isJoining: JOINING.has(language),
    meaningOf: (list) => sold.get(stemKey(list)),
    meaningOfStem: (stem) => sold.get(stem),
    termOf,
    termOfStem,
    isKnown,
    beginningWith(prefix, most) {
      const [first, end] = rangeOf(words, prefix)
      return commonest(
        Int32Array.from({ length: end - first }, (_, place) => first + place),
        most,
      )
    },
    nearest: (word) => (word.length === 3 ? transposed(word).filter((other) => isKnown(other)) : nearest(word)),
    nearestBeginnings: (prefix, most) =>
      editsAllowed(prefix) === 0 ? [] : commonest(Int32Array.from(closest(prefix, editsAllowed(prefix), true)), most),
  }
}

/** Not by subtraction: infinity less infinity is no order. */
const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** Slips of the finger seldom hit the first letter. */
const otherStart = (candidate: string, typed: string): number => (candidate[0] === typed[0] ? 0 : 1)

/** A letter too many or too few, or two that changed places, are commoner slips than another letter. */
function otherLetter(candidate: string, typed: string): number {
  const letters = (word: string) => word.split('').toSorted().join('')
  return candidate.length === typed.length && letters(candidate) !== letters(typed) ? 1 : 0
}

const SHORT = 5
const SURE: ReadonlySet<string> = new Set(['colour', 'material', 'family'])

/** With another letter a short word is soon another word: a shopper who types wine does not mean wife. */
function isPlausible(typed: string, candidate: string, meaning: Meaning | undefined): boolean {
  if (typed.length > SHORT || meaning === undefined || SURE.has(meaning.facet)) return true
  return otherLetter(candidate, typed) === 0
}

/** Too short for an edit, but 'rde' can only be one thing. */
const transposed = ([a = '', b = '', c = '']: string): readonly string[] => [b + a + c, a + c + b]

function synonymsOf(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const group of groups) {
    for (const stem of group) {
      const others = found.get(stem) ?? new Set()
      for (const other of group) if (other !== stem) others.add(other)
      found.set(stem, others)
    }
  }
  return new Map([...found].map(([stem, others]) => [stem, [...others]]))
}

function* phrasesOf(meanings: ReturnType<typeof languageWords>['meanings']) {
  for (const facet of FACETS) {
    for (const [value, phrases] of Object.entries(meanings[facet] ?? {})) {
      for (const phrase of entries(phrases)) yield { facet, value, phrase }
    }
  }
}

const FACETS = [
  'colour',
  'material',
  'family',
  'ageGroup',
  'silhouette',
  'pattern',
  'occasion',
  'feature',
  'badge',
  'category',
] as const

const entries = (list: string): readonly string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
