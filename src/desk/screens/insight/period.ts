/** The days that figures are shown for. Pure. */
export const PERIODS = ['7', '28', '90', '365'] as const

export type Period = { readonly from: string; readonly until: string }

const DAY_MS = 86_400_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Until today, in UTC, as the shop counts days. */
export const periodOf = (days: number, now: number): Period => ({
  from: dayOf(now - (days - 1) * DAY_MS),
  until: dayOf(now),
})

/** Every day, also those without a figure. */
export function daysOf({ from, until }: Period): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(until)]
  const count = Math.max(0, Math.round((last - first) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) => dayOf(first + index * DAY_MS))
}

/** Undefined where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100)
