/** How memory changes over time: the slope of a straight line through its samples (least squares). */

export type MemorySample = {
  /** Since the load began. */
  readonly seconds: number
  readonly bytes: number
}

const TEN_MINUTES = 600

export const afterWarmUp = (samples: readonly MemorySample[], warmUpSeconds: number): readonly MemorySample[] =>
  samples.filter(({ seconds }) => seconds >= warmUpSeconds)

/** The lowest sample of each interval: what the heap holds after a garbage collection, without what is collected next. */
export function lowestOf(samples: readonly MemorySample[], intervalSeconds: number): readonly MemorySample[] {
  const intervals = Map.groupBy(samples, ({ seconds }) => Math.floor(seconds / intervalSeconds))
  return [...intervals.values()].map((some) => some.reduce((low, one) => (one.bytes < low.bytes ? one : low)))
}

/** Percent of the mean in ten minutes. NaN without two samples of different times: such a slope is unknown, not zero. */
export function slopePerTenMinutes(samples: readonly MemorySample[]): number {
  const [seconds, bytes] = [meanOf(samples.map((one) => one.seconds)), meanOf(samples.map((one) => one.bytes))]
  let covariance = 0
  let variance = 0
  for (const one of samples) {
    covariance += (one.seconds - seconds) * (one.bytes - bytes)
    variance += (one.seconds - seconds) ** 2
  }
  return (covariance / variance) * (TEN_MINUTES / bytes) * 100
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
