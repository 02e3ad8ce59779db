/**
 * What many ask for at the same time, done as one. What comes while the work is under way is done next, all of it at once;
 * nobody waits for others to come.
 */
export function together<Item>(work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: { readonly item: Item; readonly done: PromiseWithResolvers<void> }[] = []
  let isBusy = false

  /** Where it cannot be done for all, each is tried alone: nobody fails for the sake of another. */
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
    // In the next turn: those who come in this one come along.
    if (!isBusy && waiting.length === 1) setImmediate(() => void workAll())
    return done.promise
  }
}
