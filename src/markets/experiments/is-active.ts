/** Whether an experiment runs for a market at a moment. */
import type { CountryCode } from '../types.ts'
import type { Experiment } from './experiment.ts'

export function isActive(experiment: Experiment, market: CountryCode, now: Date): boolean {
  return experiment.active && isInWindow(experiment, now.getTime()) && covers(experiment, market)
}

/** EXP-02: from the start on, up to and without the end. An unreadable date disables the experiment. */
function isInWindow({ startDate, endDate }: Experiment, now: number): boolean {
  return (startDate === null || now >= Date.parse(startDate)) && (endDate === null || now < Date.parse(endDate))
}

/** EXP-03: exclusion wins. */
function covers({ includedMarkets, excludedMarkets }: Experiment, market: CountryCode): boolean {
  return !excludedMarkets.includes(market) && (includedMarkets === null || includedMarkets.includes(market))
}
