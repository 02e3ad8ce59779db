/** How a query is read: phrase by phrase and word by word, as what products must have. */
import type { QueryInterpretation } from '../../../contracts/discovery/discovery.ts'
import type { KnownWords } from './known-words.ts'
import { signsAsWords } from './money-signs.ts'
import { amountsWhole, priceMeant } from './prices-meant.ts'
import { phraseWish, readWord } from './read-word.ts'
import type { SizesMeant } from './sizes-meant.ts'
import { unitedByFacet } from './unite-wishes.ts'
import type { Wish } from './wish.ts'

export type ReadQuery = {
  readonly wishes: readonly Wish[]
  /** The terms of all its words but stop words, for products with exactly this name; absent where one is unknown. */
  readonly named?: readonly number[]
  readonly corrected: QueryInterpretation['corrected']
  /** Words, or parts of words, that are unknown. */
  readonly unknown: readonly string[]
  /** There were words, but only stop words. */
  readonly isIdle: boolean
}

const PRICE_WEIGHT = 1.1
const MAX_PHRASE_WORDS = 3
/** More words than a query needs. */
const MAX_WORDS = 12
/** Code or markup, such as injection attempts: characters that no query for socks contains. */
const FOR_MACHINES = /[<>{}[\]\\^|=~]|__|[+*]\)|\.\*/

export type ReadQueryOptions = {
  readonly known: KnownWords
  readonly sizes: SizesMeant
  /** While the shopper is still typing, the last word is only the beginning of one. */
  readonly isTyping: boolean
}

export function readQuery(query: string, { known, sizes, isTyping }: ReadQueryOptions): ReadQuery {
  const all = [...new Set(known.analyser.wordsOf(signsAsWords(amountsWhole(query))))]
  const words = all.slice(0, MAX_WORDS)
  const isForMachine = FOR_MACHINES.test(query)
  const wishes: Wish[] = []
  const corrected: { from: string; to: string }[] = []
  const unknown = all.slice(MAX_WORDS)
  for (let at = 0; at < words.length;) {
    const typed = (used: number) => words.slice(at, at + used)
    const price = priceMeant(words, at, known.priceWords)
    const phrase = price ? undefined : phraseAt(words, at, known)
    const size = (price ?? phrase) ? undefined : sizes(words, at)
    const { used } = price ?? phrase ?? size ?? { used: 1 }
    if (price) {
      wishes.push({ words: typed(used).join(' '), meanings: [], terms: [], upTo: price.upTo, weight: PRICE_WEIGHT })
    } else if (phrase) {
      wishes.push(phraseWish(phrase.meaning, typed(used), known))
    } else if (size) {
      if (size.meaning) wishes.push(phraseWish(size.meaning, typed(used), known))
      else unknown.push(typed(used).join(' '))
    } else {
      readSingle(words[at] ?? '', at + 1 === words.length)
    }
    at += used
  }
  const isIdle = !isForMachine && words.length > 0 && wishes.length === 0 && unknown.length === 0
  return { wishes: unitedByFacet(wishes), corrected, unknown, isIdle, ...namedBy(words, known) }

  function readSingle(word: string, isLast: boolean): void {
    if (known.isStopWord(word) || known.sizeWords.size.has(word)) return
    const read = readWord(word, known, { isLast, isTyping, isForMachine })
    wishes.push(...read.wishes)
    if (read.correctedTo !== undefined) corrected.push({ from: word, to: read.correctedTo })
    if (read.left !== undefined) unknown.push(read.left)
    if (read.wishes.length === 0) unknown.push(word)
  }
}

/** Names play with words that mean something elsewhere: a sock called 'Grandpa was right' is not only for men. */
function namedBy(words: readonly string[], known: KnownWords): Pick<ReadQuery, 'named'> {
  const significant = words.filter((word) => !known.isStopWord(word))
  const terms = significant.flatMap((word) => known.termOf(word) ?? [])
  return significant.length > 1 && terms.length === significant.length ? { named: terms } : {}
}

/** The longest phrase from here on that means something. */
function phraseAt(words: readonly string[], at: number, known: KnownWords) {
  for (let used = Math.min(MAX_PHRASE_WORDS, words.length - at); used > 0; used -= 1) {
    const phrase = words.slice(at, at + used)
    const meaning = known.meaningOf(phrase)
    if (meaning && !(used === 1 && known.isStopWord(phrase[0] ?? ''))) return { meaning, used }
  }
  return undefined
}
