/** How much a page jumped about: the worst stretch of shifts that follow one another, as browsers define it. */
export type Shift = {
  readonly value: number
  readonly startTime: number
  /** The visitor caused it by pressing something. */
  readonly hadRecentInput: boolean
}

type Stretch = { readonly from: number; readonly last: number; readonly sum: number }

/** A stretch ends after a second of calm, and in any case after five. */
const CALM_MS = 1000
const MAX_MS = 5000

export function worstShift(shifts: readonly Shift[]): number {
  let stretch: Stretch | undefined
  let worst = 0
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const goesOn = stretch && startTime - stretch.last < CALM_MS && startTime - stretch.from < MAX_MS
    stretch =
      goesOn && stretch
        ? { ...stretch, last: startTime, sum: stretch.sum + value }
        : { from: startTime, last: startTime, sum: value }
    worst = Math.max(worst, stretch.sum)
  }
  return worst
}
