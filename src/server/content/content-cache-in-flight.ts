/** Records changes while a read is in flight that began before them: its response may be older than the change. */

/** Tags, or 'everything' if the service cannot list what changed. */
export type Touched = readonly string[] | 'everything'

export function createInFlightReads() {
  /** When each open read began, as a number of changes. */
  const open: number[] = []
  let changes: { readonly touched: ReadonlySet<string> | 'everything'; readonly order: number }[] = []
  let order = 0

  return {
    begin(): number {
      open.push(order)
      return order
    },

    end(start: number): void {
      open.splice(open.indexOf(start), 1)
      const oldest = Math.min(order, ...open)
      changes = changes.filter((change) => change.order > oldest)
    },

    note(touched: Touched): void {
      order += 1
      if (open.length === 0) return
      changes.push({ touched: touched === 'everything' ? touched : new Set(touched), order })
    },

    /** Whether one of these changed since the read began. */
    hasTouched: (tags: ReadonlySet<string>, start: number): boolean =>
      changes.some(
        ({ touched, order: at }) => at > start && (touched === 'everything' || !touched.isDisjointFrom(tags)),
      ),
  }
}
