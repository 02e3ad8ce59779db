/** Products with how well they fit. */

export type Scored = { readonly doc: number; readonly score: number }

export type Best = {
  /** What a score must exceed to be among the best. */
  readonly floor: () => number
  readonly add: (doc: number, score: number) => void
  /** The best first; among equals the one that was added first. */
  readonly list: () => readonly Scored[]
}

/** Keeps the best of very many without sorting them all. */
export function createBest(most: number): Best {
  const kept: Scored[] = []
  let floor = most > 0 ? -Infinity : Infinity
  return {
    floor: () => floor,
    add(doc, score) {
      if (score <= floor) return
      let place = kept.length
      while (place > 0 && (kept[place - 1]?.score ?? 0) < score) place -= 1
      kept.splice(place, 0, { doc, score })
      if (kept.length > most) kept.pop()
      if (kept.length === most) floor = kept.at(-1)?.score ?? floor
    },
    list: () => [...kept],
  }
}
