/** The HTTP face of listings and recommendations. Knows requests and answers; guesses nothing. */
import { type Context, Hono } from 'hono'
import { PRICE_CURRENCIES } from '../../../contracts/merchant/catalogue.ts'
import {
  LISTING_PATH,
  type ListingAnswer,
  type ListingVariables,
  PRODUCT_WIDGET_PATH,
  type Recommendation,
  type RecommendationsAnswer,
  WIDGET_PATH,
  type Widget,
  WIDGETS,
} from '../../../contracts/discovery/discovery.ts'
import { EVERYBODY } from '../../../contracts/discovery/discovery-call.ts'
import { MOST_RECOMMENDED } from '../../../contracts/discovery/discovery-limits.ts'
import { listingParams, productWidgetQuery, widgetRequest } from '../../../contracts/discovery/discovery-schema.ts'
import type { ReceivedProduct } from '../../../contracts/discovery/product.ts'
import { findWidgetConfig } from '../../../markets/storefronts/search-config.ts'
import { stockRegionOf } from '../../../markets/storefronts/stock-region-of.ts'
import type { Environment, Market } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checked, firstProblem } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { newId } from '../../../platform/ids.ts'
import { TextCache } from '../../../platform/text-cache.ts'
import type { KeptIndex, Knowledge } from '../kept-index.ts'
import type { Steer } from '../rules/steer.ts'
import { listProducts } from '../search/find-products.ts'
import type { GoodsIndex } from '../search/search-index.ts'
import { atPlace, shelfOf } from '../search/shelf.ts'
import { docsOf } from './docs-of.ts'
import { lastSeen } from '../recommend/read-history.ts'
import type { Recommended, Wanted } from '../recommend/recommender.ts'
import type { HistoryTables } from '../recommend/tables.ts'

export type WidgetRoutesDeps = {
  readonly environment: Environment
  readonly database: Database<HistoryTables>
  readonly kept: Pick<KeptIndex, 'current'>
  readonly steer: Steer
  readonly tell: (index: GoodsIndex, products: readonly number[], market: Market) => Promise<readonly ReceivedProduct[]>
}

type Asked = {
  readonly widget: Widget
  readonly market: Market
  readonly profile: string
  readonly limit: number
  readonly page: number
  readonly variables: ListingVariables
}

export function widgetRoutes({ environment, database, kept, steer, tell }: WidgetRoutesDeps) {
  const configOf = (id: string) => findWidgetConfig(environment, WIDGETS, id)

  const answerWith = async (
    { index }: Knowledge,
    recommended: readonly Recommended[],
    market: Market,
  ): Promise<readonly Recommendation[]> => {
    const products = await tell(
      index,
      recommended.map(({ doc }) => doc),
      market,
    )
    const shares = new Map(recommended.map(({ doc, share }) => [index.products.skus[doc], share]))
    return products.map((product) => ({ id: product.id, distribution: shares.get(product.sku) ?? 0, product }))
  }

  const listing = async (knowledge: Knowledge, asked: Asked): Promise<ListingAnswer> => {
    const { market, limit, page, variables } = asked
    const { collection = '', filters = {}, facets, sortBy = 'relevance' } = variables
    const { index, rules } = knowledge
    const shelf = shelfOf(index, market)
    // The place is not among the filters that facets are counted without: nobody leaves a page by ticking a box.
    const place = atPlace(shelf, collection)
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
      id: `${asked.widget}:${collection}`,
      recommendations: await answerWith(knowledge, recommended, market),
      pagination: { total: found.count },
      ...(facets === undefined ? {} : { facets: found.facets }),
    }
  }

  const recommend = async (knowledge: Knowledge, asked: Asked, doc: number | undefined): Promise<ListingAnswer> => {
    const { market, limit, page, profile, widget } = asked
    const { recommender } = knowledge
    const wanted = { ...wantedIn(market), limit: MOST_RECOMMENDED }
    const all = await guesses()
    const shown = all.slice((page - 1) * limit, page * limit)
    return {
      id: newId(),
      recommendations: await answerWith(knowledge, shown, market),
      pagination: { total: all.length },
    }

    async function guesses(): Promise<readonly Recommended[]> {
      if (widget === 'recently-seen') {
        const seen = await lastSeen(database.query, profile, MOST_RECOMMENDED)
        return recommender.seen(docsOf(knowledge.index, seen), wanted)
      }
      if (doc === undefined) return recommender.popular(wanted)
      if (widget === 'similar') return recommender.similar(doc, wanted)
      return widget === 'cluster' ? recommender.cluster(doc, wanted) : recommender.boughtWith(doc, wanted)
    }
  }

  /** Parsed requests by path: our own pages send the same each time they are rendered. */
  const requests = new TextCache<Asked>({ maxEntries: 500, maxKeyLength: 500 })

  function readListing(c: Context, given: Readonly<Record<'widget', string>>): Asked | Response {
    const config = configOf(given.widget)
    if (config === undefined || config.widget === 'basket') return noWidget(c)
    const params = listingParams.safeParse(given)
    if (!params.success) return refuse(c, 'INVALID_REQUEST', firstProblem(params.error))
    const { widget, market } = config
    const problem = problemWith(widget, params.data.variables)
    return problem ? refuse(c, 'INVALID_REQUEST', problem) : { ...params.data, widget, market }
  }

  return new Hono<ServiceEnv>()
    .get(`${PRODUCT_WIDGET_PATH}/:widget/:sku`, async (c) => {
      const config = configOf(c.req.param('widget'))
      if (config === undefined || !NEEDS_SKU.has(config.widget)) return noWidget(c)
      const query = productWidgetQuery.safeParse(c.req.query())
      if (!query.success) return refuse(c, 'INVALID_REQUEST', firstProblem(query.error))
      const knowledge = await kept.current()
      const [doc] = docsOf(knowledge.index, [c.req.param('sku')])
      if (doc === undefined) return refuse(c, 'NOT_FOUND', { message: 'Product not found', field: 'sku' })
      const { market, widget } = config
      const asked = { widget, market, profile: query.data.sessionId, limit: PRODUCT_PAGE, page: 1, variables: {} }
      const { id, recommendations } = await recommend(knowledge, asked, doc)
      return c.json({ id, recommendations } satisfies RecommendationsAnswer)
    })
    .get(`${LISTING_PATH}/:widget/:profile/:limit/:page/:variables`, async (c) => {
      const cached = requests.get(c.req.path)
      const asked = cached ?? readListing(c, c.req.param())
      if (asked instanceof Response) return asked
      const { widget, variables } = asked
      if (!cached && asked.profile === EVERYBODY) requests.set(c.req.path, asked)
      const knowledge = await kept.current()
      if (widget === 'listing') return c.json(await listing(knowledge, asked))
      const [doc] = docsOf(knowledge.index, variables.sku === undefined ? [] : [variables.sku])
      if (doc === undefined && NEEDS_SKU.has(widget)) {
        return refuse(c, 'NOT_FOUND', { message: 'Product not found', field: 'variables.sku' })
      }
      return c.json(await recommend(knowledge, asked, doc))
    })
    .post(WIDGET_PATH, checked(widgetRequest), async (c) => {
      const { widgetId, variables, limit } = c.req.valid('json')
      const config = configOf(widgetId)
      if (config?.widget !== 'basket') return noWidget(c, 'widgetId')
      const { market } = config
      const knowledge = await kept.current()
      const recommended = knowledge.recommender.basket({
        docs: docsOf(knowledge.index, variables.$selected_items_1),
        amount: variables.$CartAmount,
        threshold: variables.$ShippingThreshold,
        ...wantedIn(market),
        limit,
      })
      const recommendations = await answerWith(knowledge, recommended, market)
      return c.json({ id: newId(), recommendations } satisfies RecommendationsAnswer)
    })
}

const PRODUCT_PAGE = 8
const NEEDS_SKU: ReadonlySet<Widget> = new Set(['pdp', 'similar', 'cluster'] as const)

/** The variable that every widget of this kind needs, and those that it takes besides. Others are refused, not ignored. */
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

const noWidget = (c: Context, field = 'widget'): Response =>
  refuse(c, 'NOT_FOUND', { message: 'Widget config not found', field })

function wantedIn(market: Market): Omit<Wanted, 'limit'> {
  return {
    region: stockRegionOf(market),
    currency: PRICE_CURRENCIES.find((code) => code === market.currency.code) ?? 'EUR',
  }
}
