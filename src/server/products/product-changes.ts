/** Sees that goods have changed: a price, a stock, a product, on this node or another. And has them read anew. */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { DiscoveryClient } from '../../contracts/discovery/discovery-client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import type { GoodsChange } from '../../services/discovery/service.ts'
import { GOODS_TAG, productTag, SEARCH_TAG, shelfTag } from '../../contracts/storefront/product-tags.ts'

export type KeptGoods = {
  /** Tells whether goods have changed since the last time. */
  readonly checkVersion: () => Promise<boolean>
  /** Reads what has changed. */
  readonly renew: () => Promise<GoodsChange>
}

type Deps = {
  readonly commerce: Pick<CommerceClient, 'offersVersion'>
  readonly discovery: Pick<DiscoveryClient, 'version'>
  readonly renew: () => Promise<GoodsChange>
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

const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000

/**
 * The answer is asked every second, and tells which pages made of goods are out of date: when goods have changed, all of
 * them where the change could not be read, because a page asks for its prices itself; and when it could be read at last.
 * A reading that fails is tried again, each time after a longer pause: it may take all the power of a processor.
 */
export function followGoods(
  { checkVersion, renew }: KeptGoods,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'error'> },
): () => Promise<GoodsChange | undefined> {
  let isStale = false
  let pause = MIN_PAUSE_MS
  let notBefore = 0
  /** Since the last success: the same trouble is told once, not every minute of a night. */
  const told = new Set<string>()

  const tryToRenew = async (): Promise<GoodsChange | undefined> => {
    if (!isStale || clock.now().getTime() < notBefore) return undefined
    try {
      const change = await renew()
      isStale = false
      pause = MIN_PAUSE_MS
      notBefore = 0
      told.clear()
      return change
    } catch (err) {
      const message = err instanceof Error ? err.message : String(err)
      if (!told.has(message))
        log.error('Changed goods could not be read; search and listings stay as they were', { err })
      told.add(message)
      notBefore = clock.now().getTime() + pause
      pause = Math.min(2 * pause, MAX_PAUSE_MS)
      return undefined
    }
  }

  return async () => {
    const isChange = await checkVersion()
    if (isChange) isStale = true
    const renewed = await tryToRenew()
    return renewed ?? (isChange ? 'everything' : undefined)
  }
}

/**
 * By what the touched pages are known: those that show one of the products, those that choose among the goods of one of
 * its shelves, and every search, which chooses among all goods.
 */
export function tagsOfGoods(change: GoodsChange): readonly string[] {
  if (change === 'everything') return [GOODS_TAG]
  const { skus, places } = change
  return skus.length === 0 ? [] : [...skus.map(productTag), ...places.map(shelfTag), SEARCH_TAG]
}
