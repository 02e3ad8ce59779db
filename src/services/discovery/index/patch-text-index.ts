/**
 * An index of texts with other words for some products: the entries of all others are copied, not read again. Words of other
 * texts that become compounds through new words are split with the next whole build.
 */
import { hasBit, newBits, setBit } from './bits.ts'
import { MIN_DESCRIPTIVE_IMPACT, numberIn, withImpact } from './impact.ts'
import type { Pace } from './pace.ts'
import { descriptiveRange, mentionRange, type Postings } from './postings.ts'
import { hasText, mergedTexts } from './sorted-texts.ts'
import type { Field, LanguageTexts, TextIndex } from './text-index.ts'

type Patched = { readonly text: TextIndex; readonly hasNewWords: boolean }

/** No entry of a range is read in one piece with more than this many. */
const AT_ONCE = 4096

export async function patchTextIndex(
  text: TextIndex,
  language: LanguageTexts,
  changed: ReadonlyMap<number, readonly Field[]>,
  pace: Pace,
): Promise<Patched> {
  const vocabulary = openVocabulary(text, language)
  const added = new Map<number, number[]>()
  for (const [product, fields] of [...changed].toSorted(([one], [other]) => one - other)) {
    for (const [term, impact] of impactsOf(fields, vocabulary, language)) {
      const range = impact < MIN_DESCRIPTIVE_IMPACT ? mentionRange(term) : descriptiveRange(term)
      const entries = added.get(range) ?? []
      entries.push(withImpact(product, impact))
      added.set(range, entries)
    }
    if (pace.isDue()) await pace.pause()
  }
  const { termOfStem, newWords } = vocabulary
  const postings = await patchPostings(text, { added, changed: [...changed.keys()], terms: termOfStem.size }, pace)
  const hasNewWords = newWords.size > 0
  const words = hasNewWords ? await mergedTexts(text.words, [...newWords.keys()].toSorted(), pace) : text.words
  const termOfWord = hasNewWords ? termsAt(words, text, newWords) : text.termOfWord
  return { text: { ...postings, words, termOfWord, termOfStem }, hasNewWords }
}

type Vocabulary = {
  readonly termOfStem: ReadonlyMap<string, number>
  readonly newWords: ReadonlyMap<string, number>
  readonly termOf: (word: string) => number
  readonly isWord: (word: string) => boolean
}

/** New stems get the terms after the known ones. */
function openVocabulary(text: TextIndex, { analyser }: LanguageTexts): Vocabulary {
  const termOfStem = new Map(text.termOfStem)
  const newWords = new Map<string, number>()
  const isOld = (word: string) => hasText(text.words, word)
  return {
    termOfStem,
    newWords,
    isWord: (word) => isOld(word) || newWords.has(word),
    termOf(word) {
      const stem = analyser.stem(word)
      const known = termOfStem.get(stem)
      const term = known ?? termOfStem.size
      if (known === undefined) termOfStem.set(stem, term)
      if (!isOld(word)) newWords.set(word, term)
      return term
    },
  }
}

/** The impact of each term on one product: fields come by descending impact, and the first counts. */
function impactsOf(
  fields: readonly Field[],
  { termOf, isWord }: Vocabulary,
  { analyser, isStopWord, partsOf }: LanguageTexts,
): ReadonlyMap<number, number> {
  const impacts = new Map<number, number>()
  const put = (word: string, impact: number) => {
    const term = termOf(word)
    if (!impacts.has(term)) impacts.set(term, impact)
  }
  const read = fields.map(([text, impact, from = 0]) => {
    const words = text
      .slice(from)
      .split(/\s+/u)
      .flatMap((run) => analyser.wordsOf(run))
      .filter((word) => !isStopWord(word))
    // All of them first: a compound may consist of words that come later.
    for (const word of words) termOf(word)
    return { words, impact }
  })
  for (const { words, impact } of read) {
    for (const word of words) {
      put(word, impact)
      for (const part of partsOf(word, isWord) ?? []) put(part, impact)
    }
  }
  return impacts
}

type PostingPatch = {
  /** By range, ascending by product. */
  readonly added: ReadonlyMap<number, readonly number[]>
  readonly changed: readonly number[]
  readonly terms: number
}

async function patchPostings(old: Postings, { added, changed, terms }: PostingPatch, pace: Pace): Promise<Postings> {
  const isChanged = newBits(Math.max(0, ...changed) + 1)
  for (const product of changed) setBit(isChanged, product)
  const more = [...added.values()].reduce((sum, entries) => sum + entries.length, 0)
  const postings = new Int32Array(old.postings.length + more)
  const starts = new Int32Array(terms * 2 + 1)
  const ends = new Int32Array(terms * 2)
  let used = 0
  for (let range = 0; range < terms * 2; range += 1) {
    starts[range] = used
    const own = added.get(range) ?? []
    let next = 0
    const end = old.ends[range] ?? 0
    for (let at = old.starts[range] ?? 0; at < end; at += 1) {
      const entry = old.postings[at] ?? 0
      const product = numberIn(entry)
      if (hasBit(isChanged, product)) continue
      for (; next < own.length && numberIn(own[next] ?? 0) < product; next += 1) postings[used++] = own[next] ?? 0
      postings[used++] = entry
      if (at % AT_ONCE === 0 && pace.isDue()) await pace.pause()
    }
    for (; next < own.length; next += 1) postings[used++] = own[next] ?? 0
    ends[range] = used
    if (range % AT_ONCE === 0 && pace.isDue()) await pace.pause()
  }
  starts[terms * 2] = used
  return { starts, ends, postings: postings.slice(0, used) }
}

function termsAt(words: readonly string[], old: TextIndex, newWords: ReadonlyMap<string, number>): Int32Array {
  let place = 0
  return Int32Array.from(words, (word) => {
    const term = newWords.get(word)
    if (term !== undefined) return term
    place += 1
    return old.termOfWord[place - 1] ?? 0
  })
}
