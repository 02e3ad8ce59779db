/** Starts and controls the shopper process. */
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
  child.once('exit', (code) => ended.reject(new Error(`The shopper process exited with code ${code}`)))
  // buy() reports the exit; without a pending buy() the rejection is ignored.
  ended.promise.catch(() => {})
  return {
    pid: child.pid ?? 0,
    async buy(wanted) {
      const response = once(child, 'message')
      child.send({ ...wanted, shopUrl } satisfies Wanted)
      const [bought]: readonly Bought[] = await Promise.race([response, ended.promise])
      if (bought === undefined) throw new Error('The shopper process sent no result')
      return bought
    },
    stop: () => child.kill(),
  }
}
