/** Gathers what comes within a while, counted from the first of it, and hands it on together (ANA-07). */
type Batch<Item> = {
  readonly add: (item: Item) => void
  /** Does not wait any longer. */
  readonly flush: () => void
}

export function createBatch<Item>(delayMs: number, handOn: (items: readonly Item[]) => void): Batch<Item> {
  let gathered: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const items = gathered
    gathered = []
    if (items.length > 0) handOn(items)
  }
  return {
    add: (item) => {
      gathered.push(item)
      timer ??= setTimeout(flush, delayMs)
    },
    flush,
  }
}
