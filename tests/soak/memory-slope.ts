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

/** Both in percent of the mean in ten minutes. */
export type Slope = {
  /** NaN without two samples of different times: such a slope is unknown, not zero. */
  readonly slope: number
  /** Of the slope, as samples beside the line leave it open; NaN without three samples. */
  readonly standardError: number
}

export function slopePerTenMinutes(samples: readonly MemorySample[]): Slope {
  const [seconds, bytes] = [meanOf(samples.map((one) => one.seconds)), meanOf(samples.map((one) => one.bytes))]
  const variance = sumOf(samples.map((one) => (one.seconds - seconds) ** 2))
  const perSecond = sumOf(samples.map((one) => (one.seconds - seconds) * (one.bytes - bytes))) / variance
  const rest = sumOf(samples.map((one) => (one.bytes - bytes - perSecond * (one.seconds - seconds)) ** 2))
  const percent = (TEN_MINUTES / bytes) * 100
  return {
    slope: perSecond * percent,
    standardError: samples.length < 3 ? Number.NaN : Math.sqrt(rest / (samples.length - 2) / variance) * percent,
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const meanOf = (values: readonly number[]): number => sumOf(values) / values.length
