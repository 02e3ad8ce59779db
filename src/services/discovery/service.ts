import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import { historyOperations } from '../../contracts/discovery/history-operations.ts'
import { productOperations } from '../../contracts/discovery/product-operations.ts'
import { searchOperations } from '../../contracts/discovery/search-operations.ts'
import { widgetOperations } from '../../contracts/discovery/widget-operations.ts'
import { textLanguageOf } from '../../markets/storefronts/text-language-of.ts'
import type { Environment, Market } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { success } from '../../platform/http/operations.ts'
import { serveOperations } from '../../platform/http/serve-operations.ts'
import { createService, type Service } from '../../platform/http/create-service.ts'
import type { Log } from '../../platform/log/log.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { createCachedIndex, type CachedIndex } from './cached-index.ts'
import { productsVersion } from './products/read-products.ts'
import { directoryHandlers } from './handlers/directory-handlers.ts'
import { createProductLoader } from './handlers/load-products.ts'
import { historyHandlers } from './handlers/history-handlers.ts'
import { purgeInteractions, oldestRetained } from './recommend/save-history.ts'
import { widgetHandlers } from './handlers/widget-handlers.ts'
import { createSteer } from './rules/steer.ts'
import type { ProductIndex } from './search/search-index.ts'
import { searchHandlers } from './handlers/search-handlers.ts'
import type { DiscoveryTables } from './tables.ts'

export type { ProductChange } from './cached-index.ts'

/** Five hundred baskets fit in; no query comes near. */
const MAX_BODY_BYTES = 512 * 1024

export type DiscoveryDeps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly environment: Environment
  readonly clock: Clock
  /** Shared by all services of the process; without it the service has limits of its own. */
  readonly limits?: RateLimits
  readonly log: Log
}

export type DiscoveryService = Service &
  Pick<CachedIndex, 'renew' | 'warm' | 'complete'> & {
    /** Purges interactions past their retention, and learns anew from the rest, once the products are read. */
    readonly learn: () => Promise<void>
  }

/**
 * How products are shown and found: product documents with their texts and pictures, search, listings, recommendations.
 * It must never decide a price or count stock: it requests those from commerce.
 */
export function createDiscoveryService(deps: DiscoveryDeps): DiscoveryService {
  const { database, commerce, environment, clock, log, limits = createRateLimits({ clock }) } = deps
  const cachedIndex = createCachedIndex({ database, commerce, clock })
  const loadProducts = createProductLoader({ database, commerce, clock })
  const loadInMarket = (index: ProductIndex, products: readonly number[], market: Market) =>
    loadProducts(index, products, textLanguageOf(market))
  const steer = createSteer(clock)

  const service = createService({
    name: 'discovery',
    log,
    maxBodyBytes: MAX_BODY_BYTES,
    operations: [
      serveOperations(
        searchOperations,
        searchHandlers({ environment, cachedIndex, steer, loadProducts: loadInMarket }),
      ),
      serveOperations(
        widgetOperations,
        widgetHandlers({ environment, database, cachedIndex, steer, loadProducts: loadInMarket }),
      ),
      serveOperations(historyOperations, historyHandlers({ database, cachedIndex, clock, limits })),
      serveOperations(productOperations, {
        ...directoryHandlers({ environment, database, commerce, cachedIndex }),
        async readProducts({ query: { skus, language } }) {
          const { index } = await cachedIndex.current()
          const found = new Set(skus.flatMap((sku) => index.products.find(sku) ?? []))
          return success({ products: await loadProducts(index, [...found], language) })
        },
        readProductsVersion: async () => success({ version: await productsVersion(database.query) }),
        async readDiscoveryOpenApi() {
          // Rarely read: its schemas are made for the first caller.
          const { discoveryOpenApi } = await import('../../contracts/discovery/discovery-openapi.ts')
          return success({ ...discoveryOpenApi() })
        },
      }),
    ],
  })

  return {
    ...service,
    renew: cachedIndex.renew,
    warm: cachedIndex.warm,
    complete: cachedIndex.complete,
    async learn() {
      // Neither waits for the other: where learning fails, what is too old must go all the same.
      await Promise.all([purgeInteractions(database.query, oldestRetained(clock.now())), cachedIndex.learn()])
    },
  }
}
