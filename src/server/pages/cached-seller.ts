/** Who sells, for every document that is rendered. A page is rendered without it rather than not at all. */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { SellerContact } from '../../contracts/commerce/seller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log/log.ts'
import { PAGE_PROBLEM_LOG } from '../log-codes.ts'

const CACHE_MS = 30_000

type Deps = { readonly commerce: Pick<CommerceClient, 'seller'>; readonly clock: Clock; readonly log: Log }

export function cachedSeller({ commerce, clock, log }: Deps): () => Promise<SellerContact | undefined> {
  let cached: { readonly until: number; readonly seller: Promise<SellerContact | undefined> } | undefined
  return () => {
    const now = clock.now().getTime()
    if (cached !== undefined && cached.until > now) return cached.seller
    const seller = commerce.seller().catch((err: unknown) => {
      cached = undefined
      log.write(PAGE_PROBLEM_LOG.sellerNotFetched, { err })
      return undefined
    })
    cached = { until: now + CACHE_MS, seller }
    return seller
  }
}
