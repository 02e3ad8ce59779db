/** Recommendations, for the pages and for the cart. Runs in the browser. */
import { widgetIdOf } from '../../markets/storefronts/search-config.ts'
import type { Market } from '../../markets/types.ts'
import type { Transport } from '../transport.ts'
import { entriesOf, hasTexts, memberOf, validProducts } from './discovery-answers.ts'
import { callDiscovery, ANONYMOUS_PROFILE, SKU } from './discovery-call.ts'
import { MAX_SELECTED_ITEMS } from './discovery-limits.ts'
import { LIST_PRODUCTS, RECOMMEND_FOR_CART, RECOMMEND_FOR_PRODUCT } from './discovery-routes.ts'
import { BASKET_LIMIT, type ListingVariables, type Widget, type WidgetRequest } from './discovery.ts'
import type { Product } from './to-product.ts'

export type Recommendations = {
  /** Of this answer. */
  readonly id: string
  readonly products: readonly Product[]
}

/** PRD-18 */
export type ProductPageRecommendations = {
  /** What is bought with it. */
  readonly recommendations: readonly Product[]
  /** The same design on other products. */
  readonly cluster: readonly Product[]
  /** What could be taken instead. */
  readonly similar: readonly Product[]
}

export type WidgetClient = {
  /** Never fails: an unavailable part is empty, and the page is shown without it. */
  readonly productPage: (wanted: {
    readonly market: Market
    readonly sku: string
    readonly profile?: string
  }) => Promise<ProductPageRecommendations>
  /** Rejects when there is nothing to recommend: the caller hides the widget (REC-06). */
  readonly recommend: (wanted: {
    readonly widget: Extract<Widget, 'home' | 'no-results' | 'recently-seen'>
    readonly market: Market
    readonly profile?: string
    readonly limit: number
    readonly variables?: ListingVariables
  }) => Promise<Recommendations>
  /** For the cart, amounts in minor units. Rejects as `recommend` does. */
  readonly basket: (wanted: {
    readonly market: Market
    readonly profile?: string
    readonly amount: number
    readonly skus: readonly string[]
    readonly threshold: number
  }) => Promise<Recommendations>
}

export function widgetClient(transport: Transport): WidgetClient {
  const ofProduct = async (widget: Widget, market: Market, sku: string, profile: string) => {
    const request = { params: { widget: widgetIdOf(widget, market), sku }, query: { sessionId: profile } }
    const { value } = await callDiscovery(transport, RECOMMEND_FOR_PRODUCT, request)
    return recommended(value, market).products
  }
  const orNone = (part: Promise<readonly Product[]>) => part.catch(() => [])

  return {
    async productPage({ market, sku, profile = ANONYMOUS_PROFILE }) {
      if (!SKU.test(sku)) return { recommendations: [], cluster: [], similar: [] }
      const read = (widget: Widget) => orNone(ofProduct(widget, market, sku, profile))
      const [recommendations, cluster, similar] = await Promise.all([read('pdp'), read('cluster'), read('similar')])
      return { recommendations, cluster, similar }
    },

    async recommend({ widget, market, profile = ANONYMOUS_PROFILE, limit, variables = {} }) {
      const params = listingParams({ widgetId: widgetIdOf(widget, market), profile, limit, page: 1, variables })
      const { value } = await callDiscovery(transport, LIST_PRODUCTS, { params })
      return recommended(value, market)
    },

    async basket({ market, profile = ANONYMOUS_PROFILE, amount, skus, threshold }) {
      const request: WidgetRequest = {
        widgetId: widgetIdOf('basket', market),
        profileId: profile,
        variables: {
          $CartAmount: amount,
          $selected_items_1: skus.slice(0, MAX_SELECTED_ITEMS),
          $ShippingThreshold: threshold,
        },
        limit: BASKET_LIMIT,
        requestName: 'basket',
      }
      const { value } = await callDiscovery(transport, RECOMMEND_FOR_CART, { input: request })
      return recommended(value, market)
    },
  }
}

/** REC-02, REC-08: the variables are JSON. */
export const listingParams = (wanted: {
  readonly widgetId: string
  readonly profile: string
  readonly limit: number
  readonly page: number
  readonly variables: ListingVariables
}) => ({
  widget: wanted.widgetId,
  profile: wanted.profile,
  limit: String(wanted.limit),
  page: String(wanted.page),
  variables: JSON.stringify(wanted.variables),
})

/** REC-06, ERR-22 */
function recommended(body: unknown, market: Market): Recommendations {
  const entries = entriesOf(body, 'recommendations').map((entry) => memberOf(entry, 'product'))
  const products = validProducts(entries, market)
  if (products.length === 0) throw new Error('No recommendations found')
  return { id: hasTexts(body, 'id') ? body.id : '', products }
}
