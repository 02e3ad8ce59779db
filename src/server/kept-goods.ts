/** Sees that goods have changed: a price, a stock, a product, on this node or another. And has them read anew. */
import type { CommerceClient } from '../contracts/commerce-client.ts'
import type { DiscoveryClient } from '../contracts/discovery-client.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log/log.ts'

export type KeptGoods = {
  /** Tells whether goods have changed since the last time. */
  readonly checkVersion: () => Promise<boolean>
  /** Reads what has changed. */
  readonly renew: () => Promise<void>
}

type Deps = {
  readonly commerce: Pick<CommerceClient, 'offersVersion'>
  readonly discovery: Pick<DiscoveryClient, 'version'>
  readonly renew: () => Promise<void>
}

export function keepGoods({ commerce, discovery, renew }: Deps): KeptGoods {
  let known: string | undefined
  return {
    renew,
    async checkVersion() {
      const versions = await Promise.all([commerce.offersVersion(), discovery.version()])
      const latest = versions.join(' ')
      const isChange = known !== undefined && latest !== known
      known = latest
      return isChange
    },
  }
}

const SHORTEST_PAUSE = 1000
const LONGEST_PAUSE = 60_000

/**
 * The answer is asked every second, and tells whether pages made of goods are out of date: when goods have changed,
 * whether or not they could be read, because a page asks for its prices itself; and when they could be read at last.
 * A reading that fails is tried again, each time after a longer pause: it may take all the power of a processor.
 */
export function followGoods(
  { checkVersion, renew }: KeptGoods,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'error'> },
): () => Promise<boolean> {
  let isStale = false
  let pause = SHORTEST_PAUSE
  let notBefore = 0
  /** Since the last success: the same trouble is told once, not every minute of a night. */
  const told = new Set<string>()

  const tryToRenew = async (): Promise<boolean> => {
    if (!isStale || clock.now().getTime() < notBefore) return false
    try {
      await renew()
    } catch (err) {
      const message = err instanceof Error ? err.message : String(err)
      if (!told.has(message))
        log.error('Changed goods could not be read; search and listings stay as they were', { err })
      told.add(message)
      notBefore = clock.now().getTime() + pause
      pause = Math.min(2 * pause, LONGEST_PAUSE)
      return false
    }
    isStale = false
    pause = SHORTEST_PAUSE
    notBefore = 0
    told.clear()
    return true
  }

  return async () => {
    const isChange = await checkVersion()
    if (isChange) isStale = true
    const isRenewed = await tryToRenew()
    return isChange || isRenewed
  }
}
