/** The time of a release as its field holds it, in the zone of the account. */
import { momentToZoned, zonedToMoment } from '../../formats/zoned-time.ts'

const DAY_MS = 24 * 60 * 60_000

/** Tomorrow at six: before the day begins for visitors. */
export const usualTime = (now: number, zone: string | null): string =>
  `${momentToZoned(now + DAY_MS, zone).slice(0, 10)}T06:00`

export const zoneName = (zone: string | null): string => zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** As it is sent; undefined where it is no time to come. */
export function scheduleOf(
  text: string,
  { now, zone }: { readonly now: number; readonly zone: string | null },
): { readonly at: string; readonly timeZone: string } | undefined {
  const moment = zonedToMoment(text, zone)
  if (Number.isNaN(moment) || moment <= now) return undefined
  return { at: `${new Date(moment).toISOString().slice(0, 16)}:00.000Z`, timeZone: zoneName(zone) }
}
