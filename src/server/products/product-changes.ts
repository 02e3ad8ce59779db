/** Detects changes of products (price, stock, product data) on this node or another, and reads them again. */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { DiscoveryClient } from '../../contracts/discovery/discovery-client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import type { ProductChange, Renewal } from '../../services/discovery/service.ts'
import { PRODUCTS_TAG, productTag, SEARCH_TAG, listingTag } from '../../contracts/storefront/product-tags.ts'
import { JOB_LOG } from '../log-codes.ts'

export type CachedProducts = {
  /** Whether products have changed since the last check. */
  readonly checkVersion: () => Promise<boolean>
  /** Reads what has changed; a whole index is built in the background. */
  readonly renew: () => Promise<Renewal>
}

type Deps = {
  readonly commerce: Pick<CommerceClient, 'offersVersion'>
  readonly discovery: Pick<DiscoveryClient, 'version'>
  readonly renew: () => Promise<Renewal>
}

export function createCachedProducts({ commerce, discovery, renew }: Deps): CachedProducts {
  let known: string | undefined
  /** A service of another process was not there yet: what is cached may be older than the first version that is read. */
  let isMissed = false
  return {
    renew,
    async checkVersion() {
      const versions = await Promise.all([commerce.offersVersion(), discovery.version()]).catch((error: unknown) => {
        isMissed = true
        throw error
      })
      const latest = versions.join(' ')
      const isChange = (known !== undefined && latest !== known) || (known === undefined && isMissed)
      known = latest
      return isChange
    },
  }
}

const MIN_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000

/**
 * The returned function is called every second and returns which product pages are outdated. If the change cannot be read,
 * all of them are, because a page fetches its prices itself; once it can be read, the affected ones are returned again.
 * A failed read is retried with exponential backoff, because reading may occupy a whole core. While a whole index is built,
 * prices and stock are followed as before; pages are outdated when it begins and when it is in use (SCL-04).
 * Long: a factory; its functions share what is known of the last renewal.
 */
export function followProductChanges(
  { checkVersion, renew }: CachedProducts,
  { clock, log }: { readonly clock: Clock; readonly log: Pick<Log, 'write'> },
): () => Promise<ProductChange | undefined> {
  let isStale = false
  let pause = MIN_PAUSE_MS
  let notBefore = 0
  /** Errors since the last success: each is logged once, not on every retry. */
  const logged = new Set<string>()

  /** Of the last build that has ended, until pages are invalidated for it. */
  let isRebuilt = false
  let followed: Promise<void> | undefined

  const noteFailure = (err: unknown) => {
    const message = err instanceof Error ? err.message : String(err)
    if (!logged.has(message)) log.write(JOB_LOG.productsNotRenewed, { err })
    logged.add(message)
    isStale = true
    notBefore = clock.now().getTime() + pause
    pause = Math.min(2 * pause, MAX_PAUSE_MS)
  }

  const follow = async (rebuilding: Promise<void>): Promise<void> => {
    if (rebuilding === followed) return
    followed = rebuilding
    try {
      await rebuilding
      isRebuilt = true
      // What changed while it was built is read with the next poll.
      isStale = true
    } catch (err) {
      noteFailure(err)
    }
  }

  const tryToRenew = async (): Promise<ProductChange | undefined> => {
    if (!isStale || clock.now().getTime() < notBefore) return undefined
    try {
      isStale = false
      const { change, rebuilding } = await renew()
      if (rebuilding) void follow(rebuilding)
      pause = MIN_PAUSE_MS
      notBefore = 0
      logged.clear()
      return change
    } catch (err) {
      noteFailure(err)
      return undefined
    }
  }

  return async () => {
    const isChange = await checkVersion()
    if (isChange) isStale = true
    const isSwapped = isRebuilt
    isRebuilt = false
    const renewed = await tryToRenew()
    if (isSwapped) return 'everything'
    return renewed ?? (isChange ? 'everything' : undefined)
  }
}

/**
 * Tags of the affected pages: those that show one of the products, the listings of its categories, and every search, because
 * it selects from all products.
 */
export function tagsOfProductChange(change: ProductChange): readonly string[] {
  if (change === 'everything') return [PRODUCTS_TAG]
  const { skus, places } = change
  return skus.length === 0 ? [] : [...skus.map(productTag), ...places.map(listingTag), SEARCH_TAG]
}
