/** The process of the shoppers, as the benchmark sees it. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Bought, Wanted } from './shoppers.ts'

export type Shoppers = {
  readonly pid: number
  readonly buy: (wanted: Omit<Wanted, 'shopUrl'>) => Promise<Bought>
  readonly stop: () => void
}

export function hireShoppers(shopUrl: string): Shoppers {
  const child = fork(fileURLToPath(new URL('./shoppers.ts', import.meta.url)))
  const ended = Promise.withResolvers<never>()
  child.once('exit', (code) => ended.reject(new Error(`The shoppers have left with code ${code}`)))
  // Whoever waits for them is told; whoever does not need not know.
  ended.promise.catch(() => {})
  return {
    pid: child.pid ?? 0,
    async buy(wanted) {
      const told = once(child, 'message')
      child.send({ ...wanted, shopUrl } satisfies Wanted)
      const [bought]: readonly Bought[] = await Promise.race([told, ended.promise])
      if (bought === undefined) throw new Error('The shoppers said nothing')
      return bought
    },
    stop: () => child.kill(),
  }
}
