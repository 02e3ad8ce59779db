/** The spelling that searches are counted by, and which queries are not counted at all. */

const MAX_TERM_LENGTH = 60
const MAX_DIGITS = 5
const DAY_MS = 86_400_000

/**
 * Undefined for what may be about a person, or is none of a shop's words: long texts, addresses, and numbers as long as those of
 * telephones, orders and cards (DIN-03).
 */
export function countedTerm(query: string): string | undefined {
  // The longest part that is looked at: a query may have any length.
  const term = query
    .slice(0, 4 * MAX_TERM_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Control}]+/gu, ' ')
    .trim()
  if (term === '' || term.length > MAX_TERM_LENGTH || term.includes('@')) return undefined
  return (term.match(/\p{Number}/gu)?.length ?? 0) > MAX_DIGITS ? undefined : term
}

/** Days since 1970-01-01, UTC. */
export const dayNumber = (at: Date): number => Math.floor(at.getTime() / DAY_MS)

/** 2026-11-18 */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
