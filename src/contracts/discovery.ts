/** What discovery answers: products by sku, and listings. */
import type { ReceivedProduct } from './product.ts'

export const PRODUCTS_PATH = '/api/products'
export const LISTING_PATH = '/api/v2/products'
export const PRODUCTS_VERSION_PATH = '/products/version'
export const MOST_SKUS = 24
export const MOST_PER_PAGE = 200

export type ProductsAnswer = { readonly products: readonly ReceivedProduct[] }

export type ProductsVersionAnswer = { readonly version: number }

/** REC-02 */
export type ListingAnswer = {
  readonly id: string
  readonly recommendations: readonly {
    readonly id: string
    readonly distribution: number
    readonly product: ReceivedProduct
  }[]
  readonly pagination: { readonly total: number }
}

/** The widget that fills category and collection pages. */
export const LISTING_WIDGET = 'listing'

/** What a listing asks for, as URI-encoded JSON in its address (REC-08). */
export type ListingVariables = {
  /** The path of the page: adults/socks, collection/low-socks. */
  readonly collection: string
  readonly storefront: string
  readonly language: string
}
