import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { Fetch } from '../../contracts/call-json.ts'
import {
  OPENAPI_PATH,
  PRODUCTS_PATH,
  PRODUCTS_VERSION_PATH,
  type ProductsAnswer,
  type ProductsVersionAnswer,
} from '../../contracts/discovery/discovery.ts'
import { productsWanted } from '../../contracts/discovery/discovery-schema.ts'
import { textLanguageOf } from '../../markets/storefronts/text-language-of.ts'
import type { Environment, Market } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { firstProblem } from '../../platform/http/checked.ts'
import { refuse } from '../../platform/http/door-errors.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { keepIndex, type KeptIndex } from './kept-index.ts'
import { productsVersion } from './products/read-products.ts'
import { directoryRoutes } from './routes/directory-routes.ts'
import { createTeller } from './routes/tell-products.ts'
import { historyRoutes } from './routes/history-routes.ts'
import { forgetInteractions, oldestKept } from './recommend/save-history.ts'
import { widgetRoutes } from './routes/widget-routes.ts'
import { createSteer } from './rules/steer.ts'
import type { GoodsIndex } from './search/search-index.ts'
import { searchRoutes } from './routes/search-routes.ts'
import type { DiscoveryTables } from './tables.ts'

export type { GoodsChange } from './kept-index.ts'

/** Five hundred baskets fit in; no query comes near. */
const LARGEST_BODY = 512 * 1024

export type DiscoveryDeps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly environment: Environment
  readonly clock: Clock
  readonly log: Log
}

export type DiscoveryService = Pick<KeptIndex, 'renew' | 'warm' | 'complete'> & {
  readonly fetch: Fetch
  /** Forgets what is older than it may be kept, and learns anew, once the goods are read, from what is left. */
  readonly learn: () => Promise<void>
}

/**
 * How goods are shown and found: product documents with their texts and pictures, search, listings, recommendations. It
 * must never decide a price or count stock: those it asks commerce for.
 */
export function createDiscoveryService(deps: DiscoveryDeps): DiscoveryService {
  const { database, commerce, environment, clock, log } = deps
  const kept = keepIndex({ database, commerce, clock })
  const tellProducts = createTeller({ database, commerce })
  const tell = (index: GoodsIndex, products: readonly number[], market: Market) =>
    tellProducts(index, products, textLanguageOf(market))
  const steer = createSteer(clock)

  const app = createServiceApp({ name: 'discovery', log, maxBodyBytes: LARGEST_BODY })
  app.route('/', searchRoutes({ environment, kept, steer, tell }))
  app.route('/', widgetRoutes({ environment, database, kept, steer, tell }))
  app.route('/', historyRoutes({ database, kept, clock }))
  app.route('/', directoryRoutes({ environment, database, commerce, kept }))
  app.get(PRODUCTS_PATH, async (c) => {
    const wanted = productsWanted.safeParse(c.req.query())
    if (!wanted.success) return refuse(c, 'INVALID_REQUEST', firstProblem(wanted.error))
    const { index } = await kept.current()
    const found = new Set(wanted.data.skus.flatMap((sku) => index.products.find(sku) ?? []))
    const products = await tellProducts(index, [...found], wanted.data.language)
    return c.json({ products } satisfies ProductsAnswer)
  })
  app.get(PRODUCTS_VERSION_PATH, async (c) => {
    return c.json({ version: await productsVersion(database.query) } satisfies ProductsVersionAnswer)
  })
  // Few ever ask: its schemas are made for the first who does.
  app.get(OPENAPI_PATH, async (c) => {
    const { discoveryOpenApi } = await import('../../contracts/discovery/discovery-openapi.ts')
    return c.json(discoveryOpenApi())
  })

  return {
    fetch: async (request) => app.fetch(request),
    renew: kept.renew,
    warm: kept.warm,
    complete: kept.complete,
    async learn() {
      // Neither waits for the other: where learning fails, what is too old must go all the same.
      await Promise.all([forgetInteractions(database.query, oldestKept(clock.now())), kept.learn()])
    },
  }
}
