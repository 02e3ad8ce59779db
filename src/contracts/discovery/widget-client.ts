/** Recommendations, for the pages and for the cart. Runs in the browser. */
import { widgetIdOf } from '../../markets/storefronts/search-config.ts'
import type { Market } from '../../markets/types.ts'
import { entriesOf, hasTexts, memberOf, validProducts } from './discovery-answers.ts'
import { askDiscovery, EVERYBODY, SKU, type Reach } from './discovery-call.ts'
import { MOST_SELECTED_ITEMS } from './discovery-limits.ts'
import {
  BASKET_LIMIT,
  LISTING_PATH,
  PRODUCT_WIDGET_PATH,
  WIDGET_PATH,
  type ListingVariables,
  type Widget,
  type WidgetRequest,
} from './discovery.ts'
import type { Product } from './to-product.ts'

export type Recommended = {
  /** Of this answer. */
  readonly id: string
  readonly products: readonly Product[]
}

/** PRD-18 */
export type ProductPageGoods = {
  /** What is bought with it. */
  readonly recommendations: readonly Product[]
  /** The same design on other things. */
  readonly cluster: readonly Product[]
  /** What could be taken instead. */
  readonly similar: readonly Product[]
}

export type WidgetClient = {
  /** Never fails: a part that cannot be had is empty, and the page stands without it. */
  readonly productPage: (wanted: {
    readonly market: Market
    readonly sku: string
    readonly profile?: string
  }) => Promise<ProductPageGoods>
  /** Rejects when there is nothing to recommend: the caller hides the widget (REC-06). */
  readonly recommend: (wanted: {
    readonly widget: Extract<Widget, 'home' | 'no-results' | 'recently-seen'>
    readonly market: Market
    readonly profile?: string
    readonly limit: number
    readonly variables?: ListingVariables
  }) => Promise<Recommended>
  /** For the cart, amounts in minor units. Rejects as `recommend` does. */
  readonly basket: (wanted: {
    readonly market: Market
    readonly profile?: string
    readonly amount: number
    readonly skus: readonly string[]
    readonly threshold: number
  }) => Promise<Recommended>
}

export function widgetClient({ fetch, baseUrl }: Reach): WidgetClient {
  const ofProduct = async (widget: Widget, market: Market, sku: string, profile: string) => {
    const query = new URLSearchParams({ sessionId: profile })
    const url = `${baseUrl}${PRODUCT_WIDGET_PATH}/${widgetIdOf(widget, market)}/${sku}?${query.toString()}`
    const { body } = await askDiscovery({ fetch, url })
    return recommended(body, market).products
  }
  const orNone = (part: Promise<readonly Product[]>) => part.catch(() => [])

  return {
    async productPage({ market, sku, profile = EVERYBODY }) {
      if (!SKU.test(sku)) return { recommendations: [], cluster: [], similar: [] }
      const ask = (widget: Widget) => orNone(ofProduct(widget, market, sku, profile))
      const [recommendations, cluster, similar] = await Promise.all([ask('pdp'), ask('cluster'), ask('similar')])
      return { recommendations, cluster, similar }
    },

    async recommend({ widget, market, profile = EVERYBODY, limit, variables = {} }) {
      const path = listingPath({ widgetId: widgetIdOf(widget, market), profile, limit, page: 1, variables })
      const { body } = await askDiscovery({ fetch, url: `${baseUrl}${path}` })
      return recommended(body, market)
    },

    async basket({ market, profile = EVERYBODY, amount, skus, threshold }) {
      const request: WidgetRequest = {
        widgetId: widgetIdOf('basket', market),
        profileId: profile,
        variables: {
          $CartAmount: amount,
          $selected_items_1: skus.slice(0, MOST_SELECTED_ITEMS),
          $ShippingThreshold: threshold,
        },
        limit: BASKET_LIMIT,
        requestName: 'basket',
      }
      const { body } = await askDiscovery({ fetch, url: `${baseUrl}${WIDGET_PATH}`, method: 'POST', body: request })
      return recommended(body, market)
    },
  }
}

/** REC-02, REC-08: the variables are JSON, encoded as one segment of the address. */
export function listingPath(wanted: {
  readonly widgetId: string
  readonly profile: string
  readonly limit: number
  readonly page: number
  readonly variables: ListingVariables
}): string {
  const { widgetId, profile, limit, page, variables } = wanted
  const segments = [widgetId, profile, String(limit), String(page), JSON.stringify(variables)]
  return `${LISTING_PATH}/${segments.map(encodeURIComponent).join('/')}`
}

/** REC-06, ERR-22 */
function recommended(body: unknown, market: Market): Recommended {
  const entries = entriesOf(body, 'recommendations').map((entry) => memberOf(entry, 'product'))
  const products = validProducts(entries, market)
  if (products.length === 0) throw new Error('No recommendations found')
  return { id: hasTexts(body, 'id') ? body.id : '', products }
}
