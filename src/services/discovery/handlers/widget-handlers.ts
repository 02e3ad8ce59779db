/** Handlers of listings and recommendations. Requests and responses only, no recommendation logic. */
import {
  type ListingAnswer,
  type ListingVariables,
  type Recommendation,
  type Widget,
  WIDGETS,
} from '../../../contracts/discovery/discovery.ts'
import { MAX_RECOMMENDED } from '../../../contracts/discovery/discovery-limits.ts'
import { listingParams, productWidgetQuery } from '../../../contracts/discovery/discovery-schema.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import type { widgetOperations } from '../../../contracts/discovery/widget-operations.ts'
import { findWidgetConfig } from '../../../markets/storefronts/search-config.ts'
import { priceCurrencyOf } from '../../../markets/prices/price-currency-of.ts'
import { stockRegionOf } from '../../../markets/storefronts/stock-region-of.ts'
import type { Environment, Market } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checkShape } from '../../../platform/http/checked.ts'
import { reject, success, type Handlers, type Rejection } from '../../../platform/http/operations.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CachedIndex } from '../cached-index.ts'
import type { Knowledge } from '../index-snapshot.ts'
import type { Steer } from '../rules/steer.ts'
import { listProducts } from '../search/find-products.ts'
import type { ProductIndex } from '../search/search-index.ts'
import { atPlace, marketScope } from '../search/market-scope.ts'
import { docsOf } from './docs-of.ts'
import { lastSeen } from '../recommend/read-history.ts'
import type { RankedProduct, RecommendationRequest } from '../recommend/recommender.ts'
import type { HistoryTables } from '../recommend/tables.ts'

export type WidgetHandlerDeps = {
  readonly environment: Environment
  readonly database: Database<HistoryTables>
  readonly cachedIndex: Pick<CachedIndex, 'current'>
  readonly steer: Steer
  readonly loadProducts: (
    index: ProductIndex,
    products: readonly number[],
    market: Market,
  ) => Promise<readonly ReceivedProduct[]>
}

type Wish = {
  readonly widget: Widget
  readonly market: Market
  readonly profile: string
  readonly limit: number
  readonly page: number
  readonly variables: ListingVariables
}

/** Long: one handler per operation. */
export function widgetHandlers({
  environment,
  database,
  cachedIndex,
  steer,
  loadProducts,
}: WidgetHandlerDeps): Handlers<typeof widgetOperations> {
  const configOf = (id: string) => findWidgetConfig(environment, WIDGETS, id)

  const answerWith = async (
    { index }: Knowledge,
    recommended: readonly RankedProduct[],
    market: Market,
  ): Promise<readonly Recommendation[]> => {
    const products = await loadProducts(
      index,
      recommended.map(({ doc }) => doc),
      market,
    )
    const shares = new Map(recommended.map(({ doc, share }) => [index.products.skus[doc], share]))
    return products.map((product) => ({ id: product.id, distribution: shares.get(product.sku) ?? 0, product }))
  }

  const listing = async (knowledge: Knowledge, request: Wish): Promise<ListingAnswer> => {
    const { market, limit, page, variables } = request
    const { collection = '', filters = {}, facets, sortBy = 'relevance' } = variables
    const { index, rules } = knowledge
    const scope = marketScope(index, market)
    // The place is not among the filters that facets are counted without: ticking a facet never leaves the page.
    const place = atPlace(scope, collection)
    const found = listProducts(place, {
      filter: filters,
      facets: facets ?? [],
      sortBy,
      limit,
      offset: (page - 1) * limit,
      steering: steer(rules, place, market, { collection }).steering,
    })
    const recommended = found.products.map((doc) => ({ doc, share: 1 }))
    return {
      id: `${request.widget}:${collection}`,
      recommendations: await answerWith(knowledge, recommended, market),
      pagination: { total: found.count },
      ...(facets === undefined ? {} : { facets: found.facets }),
    }
  }

  const recommend = async (knowledge: Knowledge, request: Wish, doc: number | undefined): Promise<ListingAnswer> => {
    const { market, limit, page, profile, widget } = request
    const { recommender } = knowledge
    const wanted = { ...wantedIn(market), limit: MAX_RECOMMENDED }
    const all = await guesses()
    const shown = all.slice((page - 1) * limit, page * limit)
    return {
      id: newId(),
      recommendations: await answerWith(knowledge, shown, market),
      pagination: { total: all.length },
    }

    async function guesses(): Promise<readonly RankedProduct[]> {
      if (widget === 'recently-seen') {
        const seen = await lastSeen(database.query, profile, MAX_RECOMMENDED)
        return recommender.seen(docsOf(knowledge.index, seen), wanted)
      }
      if (doc === undefined) return recommender.popular(wanted)
      if (widget === 'similar') return recommender.similar(doc, wanted)
      return widget === 'cluster' ? recommender.cluster(doc, wanted) : recommender.boughtWith(doc, wanted)
    }
  }

  function readListing(params: Readonly<Record<string, string>>): Result<Wish, Rejection> {
    const config = configOf(params['widget'] ?? '')
    if (config === undefined || config.widget === 'basket') return fail(noWidget())
    const checked = checkShape(listingParams, params)
    if (!checked.ok) return checked
    const { widget, market } = config
    const problem = problemWith(widget, checked.value.variables)
    return problem ? fail(reject('INVALID_REQUEST', problem)) : ok({ ...checked.value, widget, market })
  }

  return {
    async recommendForProduct({ params, query }) {
      const config = configOf(params['widget'] ?? '')
      if (config === undefined || !NEEDS_SKU.has(config.widget)) return noWidget()
      const checked = checkShape(productWidgetQuery, query)
      if (!checked.ok) return checked.failure
      const knowledge = await cachedIndex.current()
      const [doc] = docsOf(knowledge.index, [params['sku'] ?? ''])
      if (doc === undefined) return reject('NOT_FOUND', { message: 'Product not found', field: 'sku' })
      const { market, widget } = config
      const profile = checked.value.sessionId
      const wish = { widget, market, profile, limit: PRODUCT_PAGE, page: 1, variables: {} }
      const { id, recommendations } = await recommend(knowledge, wish, doc)
      return success({ id, recommendations })
    },

    async listProducts({ params }) {
      const read = readListing(params)
      if (!read.ok) return read.failure
      const { widget, variables } = read.value
      const knowledge = await cachedIndex.current()
      if (widget === 'listing') return success(await listing(knowledge, read.value))
      const [doc] = docsOf(knowledge.index, variables.sku === undefined ? [] : [variables.sku])
      if (doc === undefined && NEEDS_SKU.has(widget)) {
        return reject('NOT_FOUND', { message: 'Product not found', field: 'variables.sku' })
      }
      return success(await recommend(knowledge, read.value, doc))
    },

    async recommendForCart({ input: { widgetId, variables, limit } }) {
      const config = configOf(widgetId)
      if (config?.widget !== 'basket') return noWidget('widgetId')
      const { market } = config
      const knowledge = await cachedIndex.current()
      const recommended = knowledge.recommender.basket({
        docs: docsOf(knowledge.index, variables.$selected_items_1),
        amount: variables.$CartAmount,
        threshold: variables.$ShippingThreshold,
        ...wantedIn(market),
        limit,
      })
      return success({ id: newId(), recommendations: await answerWith(knowledge, recommended, market) })
    },
  }
}

const PRODUCT_PAGE = 8
const NEEDS_SKU: ReadonlySet<Widget> = new Set(['pdp', 'similar', 'cluster'] as const)

/** The variable that every widget of this kind needs, and those that it may have in addition. Others are refused, not ignored. */
function takenBy(widget: Widget): { readonly needed?: VariableName; readonly taken: readonly VariableName[] } {
  if (widget === 'listing') return { needed: 'collection', taken: ['collection', 'facets', 'filters', 'sortBy'] }
  return NEEDS_SKU.has(widget) ? { needed: 'sku', taken: ['sku'] } : { taken: [] }
}

type VariableName = keyof ListingVariables

function problemWith(widget: Widget, variables: ListingVariables): { message: string; field: string } | undefined {
  const { needed, taken } = takenBy(widget)
  const unused = Object.keys(variables).find((name) => !taken.some((known) => known === name))
  if (unused !== undefined) return problemOf(unused, `has no effect on ${widget}`)
  return needed !== undefined && variables[needed] === undefined ? problemOf(needed, 'is missing') : undefined
}

function problemOf(variable: string, problem: string): { message: string; field: string } {
  const field = `variables.${variable}`
  return { message: `${field}: ${problem}`, field }
}

const noWidget = (field = 'widget'): Rejection => reject('NOT_FOUND', { message: 'Widget config not found', field })

function wantedIn(market: Market): Omit<RecommendationRequest, 'limit'> {
  return {
    region: stockRegionOf(market),
    currency: priceCurrencyOf(market),
  }
}
