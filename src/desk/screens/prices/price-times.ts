/** From when until when a price applies: quick choices, and any other time in the zone of the account. Pure functions. */
import { momentToZoned, nextWeekday, zonedToMoment } from '../../formats/zoned-time.ts'
import type { PriceTimes } from './price-form.ts'

export const QUICK_STARTS = ['now', 'tomorrow', 'monday', 'friday'] as const

export type QuickStart = (typeof QUICK_STARTS)[number]

/** `other`: a time as its field holds it. */
export type PriceStart = { readonly kind: QuickStart } | { readonly kind: 'other'; readonly text: string }

type TimeProblem = 'start' | 'past' | 'end'

export type ReadTimes =
  | { readonly ok: true; readonly times: PriceTimes }
  | { readonly ok: false; readonly problem: TimeProblem }

type Zoned = { readonly now: number; readonly zone: string | null }

const DAY_MS = 24 * 60 * 60_000

/** The beginning of the day; undefined for now. */
export function startText(start: PriceStart, { now, zone }: Zoned): string | undefined {
  switch (start.kind) {
    case 'now':
      return undefined
    case 'tomorrow':
      return `${momentToZoned(now + DAY_MS, zone).slice(0, 10)}T00:00`
    case 'monday':
      return nextWeekday(now, 1, zone)
    case 'friday':
      return nextWeekday(now, 5, zone)
    case 'other':
      return start.text
  }
}

/** In milliseconds, as they are sent. */
export function timesOf(start: PriceStart, end: string | undefined, zoned: Zoned): ReadTimes {
  const text = startText(start, zoned)
  const since = text === undefined ? undefined : zonedToMoment(text, zoned.zone)
  const until = end === undefined ? undefined : zonedToMoment(end, zoned.zone)
  if (since !== undefined && Number.isNaN(since)) return { ok: false, problem: 'start' }
  if (since !== undefined && since <= zoned.now) return { ok: false, problem: 'past' }
  if (until !== undefined && !(until > (since ?? zoned.now))) return { ok: false, problem: 'end' }
  return { ok: true, times: { ...(since !== undefined && { since }), ...(until !== undefined && { until }) } }
}
