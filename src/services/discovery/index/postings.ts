/**
 * The products of each term, and how much it says about each of them, in one flat array. A term has two ranges, each
 * ascending by product: first those it tells something about, then those that merely mention it. Most questions are
 * answered by the first, and that is the shorter one.
 */
export type Postings = {
  /** By range: `tellingRange` and `mentionRange` of a term. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Products with impacts. */
  readonly postings: Int32Array
}

export const tellingRange = (term: number): number => term * 2
export const mentionRange = (term: number): number => term * 2 + 1

/** In how many products the term stands. */
export function frequencyOf({ starts, ends }: Postings, term: number): number {
  const [telling, mention] = [tellingRange(term), mentionRange(term)]
  return (ends[telling] ?? 0) - (starts[telling] ?? 0) + (ends[mention] ?? 0) - (starts[mention] ?? 0)
}
