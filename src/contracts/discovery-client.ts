import type { Market } from '../markets/types.ts'
import { isObject, isVersionAnswer } from './answer-kinds.ts'
import { CallError, callJson, type Fetch } from './call-json.ts'
import {
  LISTING_PATH,
  LISTING_WIDGET,
  MOST_SKUS,
  PRODUCTS_PATH,
  PRODUCTS_VERSION_PATH,
  type ListingAnswer,
  type ListingVariables,
  type ProductsAnswer,
} from './discovery.ts'
import { toProduct, type Product } from './to-product.ts'

/** LST-18 */
export type ProductList = {
  readonly id: string
  readonly items: readonly Product[]
  readonly pages: number
  readonly totalItems: number
}

export type DiscoveryClient = {
  /**
   * The first of the skus that is a product of this market, in any case; undefined when none is (PRD-22).
   * Several, because an address may hold the sku after a name, and both may have hyphens.
   */
  readonly product: (skus: readonly string[], market: Market) => Promise<Product | undefined>
  /** The products of a category or collection page. */
  readonly list: (wanted: {
    readonly collection: string
    readonly market: Market
    readonly page: number
    readonly limit: number
  }) => Promise<ProductList>
  /** Changes whenever any product does. */
  readonly version: () => Promise<number>
}

const SKU = /^[\w-]{1,40}$/

/** Nobody is followed here yet: every visitor has the same profile, so that a listing can be cached for all. */
const EVERYBODY = 'everybody'

export function discoveryClient({
  fetch,
  baseUrl,
}: {
  readonly fetch: Fetch
  readonly baseUrl: string
}): DiscoveryClient {
  return {
    async product(skus, market) {
      if (skus.every((sku) => sku === '')) throw new Error('No sku provided')
      // They come from an address that anybody may have typed: what cannot be a sku is not asked for.
      const wanted = skus.filter((sku) => SKU.test(sku)).slice(0, MOST_SKUS)
      if (wanted.length === 0) return undefined
      const query = new URLSearchParams({ skus: wanted.join(','), language: languageOf(market) })
      const { status, body } = await callJson({ fetch, url: `${baseUrl}${PRODUCTS_PATH}?${query.toString()}` })
      if (!isProductsAnswer(body)) throw new CallError('status', { status, answer: body })
      return body.products.map((product) => toProduct(product, market)).find((product) => product !== undefined)
    },

    async list({ collection, market, page, limit }) {
      const variables: ListingVariables = {
        collection,
        storefront: market.storefrontCode,
        language: languageOf(market),
      }
      const encoded = encodeURIComponent(JSON.stringify(variables))
      const url = `${baseUrl}${LISTING_PATH}/${LISTING_WIDGET}/${EVERYBODY}/${limit}/${page}/${encoded}`
      const { status, body } = await callJson({ fetch, url })
      if (!isListingAnswer(body)) throw new CallError('status', { status, answer: body })
      const totalItems = body.pagination.total
      return {
        id: body.id,
        items: body.recommendations.flatMap((entry) => shown(entry, market)),
        pages: Math.max(1, Math.ceil(totalItems / limit)),
        totalItems,
      }
    },

    async version() {
      const { status, body } = await callJson({ fetch, url: `${baseUrl}${PRODUCTS_VERSION_PATH}` })
      if (!isVersionAnswer(body)) throw new CallError('status', { status, answer: body })
      return body.version
    },
  }
}

/** LST-17: an entry without a valid product is left out, not the page. */
function shown({ product }: { readonly product?: unknown }, market: Market): readonly Product[] {
  try {
    const mapped = toProduct(product, market)
    return mapped === undefined ? [] : [mapped]
  } catch {
    return []
  }
}

/** American English is a language of its own here. */
const languageOf = ({ language, countryCode }: Market): string => (countryCode === 'US' ? 'en-US' : language)

function isProductsAnswer(body: unknown): body is ProductsAnswer {
  return isObject(body) && 'products' in body && Array.isArray(body.products)
}

function isListingAnswer(body: unknown): body is ListingAnswer {
  return (
    isObject(body) &&
    'recommendations' in body &&
    Array.isArray(body.recommendations) &&
    body.recommendations.every(isObject) &&
    'pagination' in body &&
    isObject(body.pagination) &&
    'total' in body.pagination &&
    typeof body.pagination.total === 'number'
  )
}
