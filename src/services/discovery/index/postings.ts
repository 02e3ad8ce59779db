/**
 * The products of each term, and its impact on each of them, in one flat array. A term has two ranges, each ascending
 * by product: first the products it describes, then those that merely mention it. Most queries need only the first,
 * shorter one.
 */
export type Postings = {
  /** By range: `descriptiveRange` and `mentionRange` of a term. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Products with impacts. */
  readonly postings: Int32Array
}

export const descriptiveRange = (term: number): number => term * 2
export const mentionRange = (term: number): number => term * 2 + 1

/** In how many products the term occurs. */
export function frequencyOf({ starts, ends }: Postings, term: number): number {
  const [descriptive, mention] = [descriptiveRange(term), mentionRange(term)]
  return (ends[descriptive] ?? 0) - (starts[descriptive] ?? 0) + (ends[mention] ?? 0) - (starts[mention] ?? 0)
}
