/** Limits how many tasks run in parallel; the others wait in the order in which they came. */
export type TakeTurn = <Value>(work: () => Promise<Value>) => Promise<Value>

export function takeTurns(maxAtOnce: number): TakeTurn {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn passes to the next one in line, if there is one.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
