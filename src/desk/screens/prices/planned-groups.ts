/** Planned prices that belong together: of one product, from and until the same time. Pure functions. */
import type { PlannedPriceEntry } from '../../api/price-schemas.ts'

export type PlannedGroup = {
  readonly key: string
  readonly product: string
  readonly name: string
  readonly since: string
  readonly until: string | null
  readonly isRunning: boolean
  readonly sizes: readonly string[]
  /** Once per currency, where all sizes have the same price. */
  readonly prices: readonly { readonly currency: string; readonly final: number; readonly original: number }[]
  readonly entries: readonly PlannedPriceEntry[]
}

/** In the order of the entries: the first beginning first. */
export function plannedGroups(entries: readonly PlannedPriceEntry[]): readonly PlannedGroup[] {
  const groups = Map.groupBy(entries, ({ product, since, until }) => `${product} ${minuteOf(since)} ${until ?? ''}`)
  return [...groups].flatMap(([key, own]) => {
    const [first] = own
    if (first === undefined) return []
    const { product, name, since, until, isRunning } = first
    const prices = new Map(
      own.map(({ currency, original, final }) => [`${currency} ${original} ${final}`, { currency, original, final }]),
    )
    const sizes = [...new Set(own.map(({ size }) => size))]
    return [{ key, product, name, since, until, isRunning, sizes, prices: [...prices.values()], entries: own }]
  })
}

/** Those that began with one press on Save did so within a few milliseconds. */
const minuteOf = (iso: string): string => iso.slice(0, 16)

/** What is sent to cancel all of a group. */
export const cancelled = ({ entries }: PlannedGroup) => ({
  items: entries.map(({ sku, version, currency, since }) => ({ sku, version, currency, since: Date.parse(since) })),
})
