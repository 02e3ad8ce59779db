/** Products with how well they fit. */

export type Scored = { readonly doc: number; readonly score: number }

export type Best = {
  /** What a score must exceed to be among the best. */
  readonly floor: () => number
  readonly add: (doc: number, score: number) => void
  /** The best first; among equals the one that was added first. */
  readonly list: () => readonly Scored[]
}

/** The best of very many, without sorting them all. */
export function createBest(most: number): Best {
  const best: Scored[] = []
  let floor = most > 0 ? -Infinity : Infinity
  return {
    floor: () => floor,
    add(doc, score) {
      if (score <= floor) return
      let place = best.length
      while (place > 0 && (best[place - 1]?.score ?? 0) < score) place -= 1
      best.splice(place, 0, { doc, score })
      if (best.length > most) best.pop()
      if (best.length === most) floor = best.at(-1)?.score ?? floor
    },
    list: () => [...best],
  }
}
