/** Memory and processor time of a shop, as its metrics report them. */
import { metricsOf, type Shop } from '../support/start-shop.ts'

export type ShopUsage = {
  /** Bytes of the process; those of its children, which render pictures, are not in it. */
  readonly resident: number
  readonly heap: number
  /** Of all threads of the process so far. */
  readonly cpuSeconds: number
}

/** The value of a metric without labels; NaN when there is none. */
export function metricValue(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? Number.NaN)
}

export async function readUsage(shop: Pick<Shop, 'url'>): Promise<ShopUsage> {
  const text = await metricsOf(shop)
  const usage = {
    resident: metricValue(text, 'process_resident_memory_bytes'),
    heap: metricValue(text, 'nodejs_heap_size_used_bytes'),
    cpuSeconds: metricValue(text, 'process_cpu_seconds_total'),
  }
  const unknown = Object.entries(usage).find(([, value]) => Number.isNaN(value))
  if (unknown !== undefined) throw new Error(`The shop does not report its ${unknown[0]}`)
  return usage
}
