/** Sees that goods have changed: a price, a stock, a product, on this node or another. */
import type { CommerceClient } from '../contracts/commerce-client.ts'
import type { DiscoveryClient } from '../contracts/discovery-client.ts'

export type KeptGoods = {
  /** Reads the goods anew if they have changed since the last time, and tells whether they have. */
  readonly checkVersion: () => Promise<boolean>
}

type Deps = {
  readonly commerce: Pick<CommerceClient, 'offersVersion'>
  readonly discovery: Pick<DiscoveryClient, 'version'>
  readonly renew: () => Promise<void>
}

export function keepGoods({ commerce, discovery, renew }: Deps): KeptGoods {
  let known: string | undefined
  return {
    async checkVersion() {
      const versions = await Promise.all([commerce.offersVersion(), discovery.version()])
      const latest = versions.join(' ')
      if (latest === known) return false
      const isFirst = known === undefined
      // Before it is called known: a reading that fails is tried again a second later.
      if (!isFirst) await renew()
      known = latest
      return !isFirst
    },
  }
}
