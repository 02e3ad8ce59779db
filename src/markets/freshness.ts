/** How old a date may be before what it stamps must be fetched again (BLD-05). */

export const DAY_IN_SECONDS = 86_400
export const TWO_DAYS_IN_SECONDS = 172_800

/**
 * Fresh means less than `seconds` ago. A date ahead of `now` is fresh too: clocks get set back, and a shopper
 * should not lose a cart to that. A date that cannot be read is never fresh.
 */
export function isFresh(date: Date, seconds: number, now: Date): boolean {
  return now.getTime() - date.getTime() < seconds * 1000
}
