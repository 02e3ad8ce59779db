/** Days as text, YYYY-MM-DD, without time zone: they compare and sort as text. Runs in the browser, so it stays small. */

/** In milliseconds. */
const ONE_DAY = 86_400_000

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * ONE_DAY).toISOString().slice(0, 10)

/** 0 (Sunday) to 6. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()
