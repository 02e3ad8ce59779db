/** Words that are unknown as typed: a typo, a typo in a part, or a word of which a part is known. */
import type { KnownWords } from './known-words.ts'
import type { Term, Wish, WordRead } from './wish.ts'

/** Of a word that is near to the one that was typed. */
const NEAREST = 0.8
const MAX_NEAREST = 4
const MIN_HEAD_LENGTH = 4
const MIN_PREFIX_LENGTH = 5
const MIN_REST_LENGTH = 4

type Known = (word: string, known: KnownWords) => Wish | undefined
type IsHead = (word: string, known: KnownWords) => boolean

export function mended(word: string, known: KnownWords, knownWord: Known, isHead: IsHead): WordRead | undefined {
  return (
    nearestRead(word, known, knownWord) ??
    nearestParts(word, known, knownWord, isHead) ??
    knownHead(word, known, knownWord, isHead) ??
    knownBeginning(word, known, knownWord)
  )
}

/** The nearest known word; where words are equally near, all that are no filters. */
function nearestRead(word: string, known: KnownWords, knownWord: Known): WordRead | undefined {
  const near = known.nearest(word)
  const [best] = near
  const first = best === undefined ? undefined : knownWord(best, known)
  if (best === undefined || first === undefined) return undefined
  if (first.meanings.length > 0) return { wishes: [renamed(first, word)], correctedTo: best }
  const terms = new Map<number, number>()
  for (const other of near.slice(0, MAX_NEAREST)) {
    const term = known.termOf(other)
    if (term !== undefined) terms.set(term, NEAREST)
  }
  for (const { term, factor } of first.terms) if (!terms.has(term)) terms.set(term, factor * NEAREST)
  const mendedTerms = [...terms].map(([term, factor]): Term => ({ term, factor }))
  return { wishes: [{ ...first, words: word, terms: mendedTerms }], correctedTo: best }
}

/** A slip in a joined word: the head is right and the rest nearly, or the other way about. */
function nearestParts(word: string, known: KnownWords, knownWord: Known, isHead: IsHead): WordRead | undefined {
  for (let cut = 3; cut <= word.length - MIN_HEAD_LENGTH; cut += 1) {
    const [rest, head] = [word.slice(0, cut), word.slice(cut)]
    if (!(known.isJoining ? known.isKnown(head) : isHead(head, known))) continue
    const mendedRest = rest.length < MIN_REST_LENGTH ? undefined : nearestRead(rest, known, knownWord)
    const right = knownWord(head, known)
    if (mendedRest && right) {
      return { wishes: [...mendedRest.wishes, right], correctedTo: `${mendedRest.correctedTo ?? rest} ${head}` }
    }
  }
  for (let cut = 4; cut <= word.length - MIN_HEAD_LENGTH; cut += 1) {
    const [rest, head] = [word.slice(0, cut), word.slice(cut)]
    if (!known.isKnown(rest)) continue
    const mendedHead = nearestRead(head, known, knownWord)
    const right = knownWord(rest, known)
    if (mendedHead?.correctedTo !== undefined && isHead(mendedHead.correctedTo, known) && right) {
      return { wishes: [right, ...mendedHead.wishes], correctedTo: `${rest} ${mendedHead.correctedTo}` }
    }
  }
  return undefined
}

/** Socks with an unknown motif are still socks: Pferdesocken. */
function knownHead(word: string, known: KnownWords, knownWord: Known, isHead: IsHead): WordRead | undefined {
  for (let cut = 3; cut <= word.length - MIN_HEAD_LENGTH; cut += 1) {
    const head = word.slice(cut)
    const wish = isHead(head, known) ? knownWord(head, known) : undefined
    if (wish) return { wishes: [wish], left: word.slice(0, cut) }
  }
  return undefined
}

/** What is known of a joined word, where the rest is not: kattenliefhebber is about cats. */
function knownBeginning(word: string, known: KnownWords, knownWord: Known): WordRead | undefined {
  if (!known.isJoining) return undefined
  for (let cut = word.length - MIN_REST_LENGTH; cut >= MIN_PREFIX_LENGTH; cut -= 1) {
    const wish = knownWord(word.slice(0, cut), known)
    if (wish) return { wishes: [wish], left: word.slice(cut) }
  }
  return undefined
}

const renamed = (wish: Wish, words: string): Wish => ({
  ...wish,
  words,
  meanings: wish.meanings.map((meaning) => ({ ...meaning, words })),
})
