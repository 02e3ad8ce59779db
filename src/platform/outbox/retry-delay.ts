/** How long to wait before trying again what failed. */
const FIRST_DELAY = 5000
const MAX_DELAY_MS = 6 * 3_600_000

/** After this many attempts (about two days) a person has to look at it. */
export const MAX_ATTEMPTS = 20

/**
 * Twice as long after each try, up to six hours. A part of it is chance, so that what failed together does not come back
 * together.
 */
export function retryDelay(tries: number, chance: number): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (tries - 1), MAX_DELAY_MS)
  return Math.round(delay * (0.75 + chance / 2))
}
