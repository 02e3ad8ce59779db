/** What the samples of a soak say about memory after the warm-up. */
import { afterWarmUp, lowestOf, slopePerTenMinutes, type MemorySample } from './memory-slope.ts'
import type { ShopUsage } from './read-metrics.ts'
import type { MemoryTrend, SoakResult } from './verdict.ts'

export type UsageSample = ShopUsage & { readonly seconds: number }

/** Longer than the time between two collections of the old generation under load. */
const COLLECTION_SECONDS = 60
/** The lowest of a minute is seldom taken right after a collection: the heap must grow beyond that, with a certainty of 97 %. */
const CERTAIN_ERRORS = 2

export function trendsOf(
  samples: readonly UsageSample[],
  warmUpSeconds: number,
): Pick<SoakResult, 'memory' | 'judgedSeconds'> {
  const of = (name: 'resident' | 'heap') => samples.map((one) => ({ seconds: one.seconds, bytes: one[name] }))
  const heap = of('heap')
  const resident = afterWarmUp(of('resident'), warmUpSeconds)
  return {
    memory: {
      'resident memory': trendOf(of('resident'), resident, 0),
      heap: trendOf(heap, lowestOf(afterWarmUp(heap, warmUpSeconds), COLLECTION_SECONDS), CERTAIN_ERRORS),
    },
    judgedSeconds: (resident.at(-1)?.seconds ?? 0) - (resident[0]?.seconds ?? 0),
  }
}

function trendOf(all: readonly MemorySample[], judged: readonly MemorySample[], errors: number): MemoryTrend {
  const { slope, standardError } = slopePerTenMinutes(judged)
  return {
    first: judged[0]?.bytes ?? Number.NaN,
    last: judged.at(-1)?.bytes ?? Number.NaN,
    highest: Math.max(...all.map(({ bytes }) => bytes)),
    slope,
    margin: errors === 0 ? 0 : errors * standardError,
  }
}
