/**
 * Runs concurrent calls as one: calls that arrive while one is running are collected and run next. No call waits for others
 * to arrive.
 */
export function batchCalls<Item>(work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: { readonly item: Item; readonly done: PromiseWithResolvers<void> }[] = []
  let isBusy = false

  /** If the batch fails, each item is retried alone, so that one cannot fail another. */
  const workOff = async (items: readonly Item[]): Promise<readonly PromiseSettledResult<void>[]> => {
    const [all] = await Promise.allSettled([work(items)])
    if (all.status === 'fulfilled' || items.length === 1) return items.map(() => all)
    return Promise.allSettled(items.map((item) => work([item])))
  }

  const workAll = async (): Promise<void> => {
    isBusy = true
    while (waiting.length > 0) {
      const taken = waiting
      waiting = []
      const results = await workOff(taken.map(({ item }) => item))
      for (const [index, { done }] of taken.entries()) {
        const result = results[index]
        if (result?.status === 'rejected') done.reject(result.reason)
        else done.resolve()
      }
    }
    isBusy = false
  }

  return (item) => {
    const done = Promise.withResolvers<void>()
    waiting.push({ item, done })
    // In the next turn of the event loop: calls of this turn join.
    if (!isBusy && waiting.length === 1) setImmediate(() => void workAll())
    return done.promise
  }
}
