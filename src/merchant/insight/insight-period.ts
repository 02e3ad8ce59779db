/** The days of a report and those before it. */
import { z } from 'zod'

export const MAX_INSIGHT_DAYS = 400

const DAY_MS = 86_400_000

export const insightPeriod = z.strictObject({ from: z.iso.date(), until: z.iso.date() })

export type InsightPeriod = z.output<typeof insightPeriod>

const numberOf = (day: string): number => Date.parse(day) / DAY_MS
const textOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

export const daysIn = ({ from, until }: InsightPeriod): number => numberOf(until) - numberOf(from) + 1

export const isPeriod = (period: InsightPeriod): boolean => daysIn(period) >= 1 && daysIn(period) <= MAX_INSIGHT_DAYS

/** As many days, just before. */
export const periodBefore = (period: InsightPeriod): InsightPeriod => ({
  from: textOf(numberOf(period.from) - daysIn(period)),
  until: textOf(numberOf(period.from) - 1),
})
