/** A shop with products to find, and how a test opens and calls it. */
import type { z } from 'zod'
import type { Fetch } from '../../src/contracts/call-json.ts'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import {
  errorAnswer,
  listingAnswer,
  recommendationsAnswer,
  searchAnswer,
} from '../../src/contracts/discovery/discovery-answer-schema.ts'
import type { BasketVariables, SearchOptions, WidgetRequest } from '../../src/contracts/discovery/discovery.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import type { Market } from '../../src/markets/types.ts'
import { settableClock, type SettableClock } from '../support/settable-clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import {
  createDiscoveryService,
  type DiscoveryDeps,
  type DiscoveryService,
} from '../../src/services/discovery/service.ts'
import { saveRules } from '../../src/services/discovery/rules/save-rules.ts'
import type { SearchRule } from '../../src/services/discovery/rules/search-rule.ts'
import type { EngineName, FreshDatabase } from '../support/fresh-database.ts'
import { limitsOfOneAddress } from '../support/raised-limits.ts'
import { MORNING, shopWithProducts } from '../support/shop-with-products.ts'
import { PRODUCTS } from './discovery-products.ts'
import { PRODUCT_WIDGET_PATH, SEARCH_PATH, WIDGET_PATH, listingPath } from '../support/discovery-paths.ts'
import { http } from '../../src/contracts/transport.ts'
import type { Reached } from '../support/transports.ts'

export type DiscoveryShop = {
  readonly fresh: FreshDatabase<ShopSchema>
  readonly service: DiscoveryService
  readonly clock: SettableClock
  /** These rules and no others, from the next `renew` on. */
  readonly setRules: (rules: readonly SearchRule[]) => Promise<unknown>
}

export async function openDiscovery(
  engine: EngineName,
  products: readonly CatalogueProduct[] = PRODUCTS,
  /** Between discovery and commerce: nothing, unless a test wants to observe or stop it. */
  between: (fetch: Fetch) => Fetch = (fetch) => fetch,
): Promise<DiscoveryShop> {
  const fresh = await shopWithProducts(engine, products)
  const { database } = fresh
  const clock = settableClock(MORNING)
  return {
    fresh,
    service: startDiscovery({ database, clock, between }),
    clock,
    setRules: (rules) => database.transaction((transaction) => saveRules(transaction, database, rules)),
  }
}

type Started = Pick<DiscoveryDeps, 'database' | 'clock' | 'snapshots'> & {
  readonly database: FreshDatabase<ShopSchema>['database']
  readonly between?: (fetch: Fetch) => Fetch
  readonly log?: DiscoveryDeps['log']
}

/** As a process starts it, on a database that has products already. */
export function startDiscovery({
  database,
  clock,
  between = (fetch) => fetch,
  log = createLog({ level: 'silent' }),
  ...more
}: Started): DiscoveryService {
  const { fetch } = createCommerceService({ database, environment: 'production', log })
  const commerce = commerceClient({ transport: http({ fetch: between(fetch), baseUrl: 'http://commerce' }) })
  const limits = limitsOfOneAddress(clock)
  return createDiscoveryService({ database, commerce, environment: 'production', clock, limits, log, ...more })
}

/** The requests of a client; every response is checked against the contract. */
export function createApi({ fetch, baseUrl }: Pick<Reached, 'fetch' | 'baseUrl'>) {
  const get = (path: string) => fetch(new Request(`${baseUrl}${path}`))
  /** A text is sent as it is, anything else as JSON. */
  const post = (path: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    return fetch(new Request(`${baseUrl}${path}`, { method: 'POST', headers, body: text }))
  }
  const search = async (query: string, options: SearchOptions = {}, token = 'uk-gb') =>
    read(searchAnswer, await post(SEARCH_PATH, { token, query, options }))
  return {
    get,
    post,
    search,
    /** The skus that were found, in their order. */
    skus: async (query: string, options: SearchOptions = {}, token = 'uk-gb') =>
      (await search(query, options, token)).items.map(({ id }) => id),
  }
}

/** The same, and the widgets of pages. */
export function createWidgetApi(reached: Pick<Reached, 'fetch' | 'baseUrl'>) {
  const api = createApi(reached)
  const ofProduct = (widget: string, sku: string, query = '?sessionId=visitor') =>
    api.get(`${PRODUCT_WIDGET_PATH}/${widget}/${sku}${query}`)
  return {
    ...api,
    ofProduct,
    /** The skus that a widget returns for a product. */
    beside: async (widget: string, sku: string) =>
      skusOf(await read(recommendationsAnswer, await ofProduct(widget, sku))),
    shown: async (widgetId: string, { profile = 'everybody', limit = 8, page = 1 } = {}) => {
      const path = listingPath({ widgetId, profile, limit, page, variables: {} })
      const answer = await read(listingAnswer, await api.get(path))
      return { skus: skusOf(answer), total: answer.pagination.total }
    },
    /** The skus that are recommended for a cart. */
    basket: async (variables: Partial<BasketVariables>, widgetId = 'basket-uk-gb', limit = 8) => {
      const request: WidgetRequest = {
        widgetId,
        profileId: 'visitor',
        variables: { $CartAmount: 0, $selected_items_1: [], $ShippingThreshold: 0, ...variables },
        limit,
        requestName: 'basket',
      }
      return skusOf(await read(recommendationsAnswer, await api.post(WIDGET_PATH, request)))
    },
  }
}

const skusOf = ({ recommendations }: z.output<typeof recommendationsAnswer>): readonly string[] =>
  recommendations.map(({ product: { sku } }) => sku)

/** The body of a successful response. */
export async function read<Schema extends z.ZodType>(schema: Schema, answer: Response): Promise<z.output<Schema>> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
  return schema.parse(JSON.parse(text))
}

/** The body and status of an error response. */
export async function refusal(answer: Response) {
  const { code, message, field } = errorAnswer.loose().parse(JSON.parse(await answer.text()))
  return { status: answer.status, code, message, field }
}

export function marketOf(country: string): Market {
  const market = findMarket('production', country)
  if (!market) throw new Error(`No market ${country}`)
  return market
}
