/** One thing that a product must have: a filter that was meant, a word, or a highest price. */
import type { Meaning } from './meaning.ts'

/** A term of the text index, and how well it does. */
export type Term = { readonly term: number; readonly factor: number }

export type Wish = {
  /** As they were typed, folded. */
  readonly words: string
  /** Any of these will do. */
  readonly meanings: readonly (Meaning & { readonly words: string })[]
  /** And any of these. */
  readonly terms: readonly Term[]
  /** Terms that make nothing a match, but of two matches the better one. */
  readonly hints?: readonly Term[]
  /** The highest price, in whole units of the market's currency. */
  readonly upTo?: number
  /** What is lost when it is left out. */
  readonly weight: number
}

/** The wishes that a word was read as, and notes about it. */
export type WordRead = {
  readonly wishes: readonly Wish[]
  /** What it was corrected to, where it is unknown as typed. */
  readonly correctedTo?: string
  /** The part of it that is unknown. */
  readonly left?: string
}
