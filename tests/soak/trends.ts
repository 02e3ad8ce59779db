/** What the samples of a soak say about memory after the warm-up. */
import { afterWarmUp, lowestOf, slopePerTenMinutes, type MemorySample } from './memory-slope.ts'
import type { ShopUsage } from './read-metrics.ts'
import type { MemoryTrend, SoakResult } from './verdict.ts'

export type UsageSample = ShopUsage & { readonly seconds: number }

/** Longer than the time between two collections of the old generation under load. */
const COLLECTION_SECONDS = 60

export function trendsOf(
  samples: readonly UsageSample[],
  warmUpSeconds: number,
): Pick<SoakResult, 'memory' | 'judgedSeconds'> {
  const of = (name: 'resident' | 'heap') => samples.map((one) => ({ seconds: one.seconds, bytes: one[name] }))
  const heap = of('heap')
  const resident = afterWarmUp(of('resident'), warmUpSeconds)
  return {
    memory: {
      'resident memory': trendOf(of('resident'), resident),
      heap: trendOf(heap, lowestOf(afterWarmUp(heap, warmUpSeconds), COLLECTION_SECONDS)),
    },
    judgedSeconds: (resident.at(-1)?.seconds ?? 0) - (resident[0]?.seconds ?? 0),
  }
}

const trendOf = (all: readonly MemorySample[], judged: readonly MemorySample[]): MemoryTrend => ({
  first: judged[0]?.bytes ?? Number.NaN,
  last: judged.at(-1)?.bytes ?? Number.NaN,
  highest: Math.max(...all.map(({ bytes }) => bytes)),
  slope: slopePerTenMinutes(judged),
})
