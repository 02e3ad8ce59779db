import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import { historyOperations } from '../../contracts/discovery/history-operations.ts'
import { productOperations } from '../../contracts/discovery/product-operations.ts'
import { searchOperations } from '../../contracts/discovery/search-operations.ts'
import { widgetOperations } from '../../contracts/discovery/widget-operations.ts'
import { findSearchConfig } from '../../markets/storefronts/search-config.ts'
import { textLanguageOf } from '../../markets/storefronts/text-language-of.ts'
import { findStorefront, shippingCountries } from '../../markets/storefronts/table.ts'
import type { Environment, Market, StorefrontCode } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { success } from '../../platform/http/operations.ts'
import { serveOperations } from '../../platform/http/serve-operations.ts'
import { createService, type Service } from '../../platform/http/create-service.ts'
import type { Log } from '../../platform/log/log.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { createCachedIndex, type CachedIndex } from './cached-index.ts'
import type { ProductChange } from './index-snapshot.ts'
import { openSnapshotFolder } from './snapshot/snapshot-folder.ts'
import { productsVersion } from './products/read-products.ts'
import { directoryHandlers } from './handlers/directory-handlers.ts'
import { createProductLoader } from './handlers/load-products.ts'
import { historyHandlers } from './handlers/history-handlers.ts'
import { purgeInteractions, oldestRetained } from './recommend/save-history.ts'
import { widgetHandlers } from './handlers/widget-handlers.ts'
import { createSearchCounter, type SearchCounter } from './counters/search-counter.ts'
import { purgeCounters } from './counters/read-counters.ts'
import { dayNumber } from './counters/search-term.ts'
import { compareRule, type Compared, type ComparedRule, type ComparedSearch } from './rules/compare-rule.ts'
import { createSteer } from './rules/steer.ts'
import { stockInMarket } from './products/stock-in-market.ts'
import type { ProductIndex } from './search/search-index.ts'
import { noConfig, searchHandlers } from './handlers/search-handlers.ts'
import type { DiscoveryTables } from './tables.ts'

export type { Renewal } from './cached-index.ts'
export type { ProductChange } from './index-snapshot.ts'
export type { ComparedSearch } from './rules/compare-rule.ts'

/** Five hundred baskets fit in; no query comes near. */
const MAX_BODY_BYTES = 512 * 1024

export type DiscoveryDeps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly environment: Environment
  readonly clock: Clock
  /** Where the index of a large shop is stored for the next start; without it every start builds it. */
  readonly snapshots?: { readonly folder: string; readonly minProducts?: number }
  /** Shared by all services of the process; without it the service has limits of its own. */
  readonly limits?: RateLimits
  readonly log: Log
}

export type DiscoveryService = Service &
  Pick<CachedIndex, 'warm' | 'complete'> & {
    /** Returns before a whole index is built, if that is necessary. */
    readonly beginRenewal: CachedIndex['renew']
    /** Returns when the index has all changes that were made before the call. */
    readonly renew: () => Promise<ProductChange>
    /** Purges interactions past their retention, and learns anew from the rest, once the products are read. */
    readonly learn: () => Promise<void>
    readonly counter: Pick<SearchCounter, 'countRepeated' | 'flush'>
    /** What a rule that is not stored would change, in the first market of each storefront. */
    readonly compare: (
      change: ComparedRule,
      searches: { readonly storefronts: readonly StorefrontCode[]; readonly compared: readonly Compared[] },
    ) => Promise<readonly ComparedSearch[]>
  }

/**
 * How products are shown and found: product documents with their texts and pictures, search, listings, recommendations.
 * It must never decide a price or count stock: it requests those from commerce.
 * Long: composes the handlers of all operations.
 */
export function createDiscoveryService(deps: DiscoveryDeps): DiscoveryService {
  const { database, commerce, environment, clock, log, limits = createRateLimits({ clock }) } = deps
  const snapshots = deps.snapshots && openSnapshotFolder({ ...deps.snapshots, clock, log })
  const cachedIndex = createCachedIndex({ database, commerce, clock }, snapshots)
  const countries = shippingCountries(environment)
  const loader = createProductLoader({ markets: countries, database, commerce, clock })
  const loadInMarket = async (index: ProductIndex, products: readonly number[], market: Market) => {
    const loaded = await loader.load(index, products, textLanguageOf(market))
    return loaded.map((product) => stockInMarket(product, market))
  }
  const steer = createSteer(clock)
  const counter = createSearchCounter({ database, clock })

  const service = createService({
    name: 'discovery',
    log,
    maxBodyBytes: MAX_BODY_BYTES,
    operations: [
      serveOperations(
        searchOperations,
        searchHandlers({ environment, cachedIndex, steer, counter, loadProducts: loadInMarket }),
      ),
      serveOperations(
        widgetOperations,
        widgetHandlers({ environment, database, cachedIndex, steer, loadProducts: loadInMarket }),
      ),
      serveOperations(historyOperations, historyHandlers({ database, cachedIndex, clock, limits })),
      serveOperations(productOperations, {
        ...directoryHandlers({ markets: countries, database, commerce, cachedIndex, loader }),
        async readProducts({ query: { skus, language, token } }) {
          const market = token === undefined ? undefined : findSearchConfig(environment, token)?.market
          if (token !== undefined && market === undefined) return noConfig('Search', 'token')
          const { index } = await cachedIndex.current()
          const found = new Set(skus.flatMap((sku) => index.products.find(sku) ?? []))
          const products = await loader.load(index, [...found], language)
          return success({ products: market ? products.map((product) => stockInMarket(product, market)) : products })
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
    beginRenewal: cachedIndex.renew,
    renew: () => renewWhole(cachedIndex),
    warm: cachedIndex.warm,
    complete: cachedIndex.complete,
    async learn() {
      // Neither waits for the other: where learning fails, what is too old must go all the same.
      await Promise.all([
        purgeInteractions(database.query, oldestRetained(clock.now())),
        purgeCounters(database.query, dayNumber(clock.now())),
        cachedIndex.learn(),
        cachedIndex.save(),
      ])
    },
    counter,
    async compare(change, { storefronts, compared }) {
      const { index, rules } = await cachedIndex.searchableInAll()
      const markets = storefronts.flatMap((code) => findStorefront(environment, code)?.markets.slice(0, 1) ?? [])
      const searches = markets.flatMap((market) => compared.map((one) => ({ market, compared: one })))
      return compareRule({ index, rules, steer }, change, searches)
    },
  }
}

/** What changed while an index was built is read when it is there. */
async function renewWhole(cachedIndex: Pick<CachedIndex, 'renew'>): Promise<ProductChange> {
  const { change, rebuilding } = await cachedIndex.renew()
  if (rebuilding === undefined) return change
  await rebuilding
  await renewWhole(cachedIndex)
  return 'everything'
}
