/** The cache tags of a page with products, so that it can be invalidated when they change. */

/** On every page that shows any product. */
export const PRODUCTS_TAG = 'goods'

/** On pages that chose from all products: a change of any of them may change the choice. */
export const SEARCH_TAG = 'search'

export const productTag = (sku: string): string => `product:${sku}`

/** On pages that chose from the products of one page of the shop: adults/socks. */
export const listingTag = (collection: string): string => `shelf:${collection}`

export const productTags = (products: readonly { readonly sku: string }[]): readonly string[] => [
  PRODUCTS_TAG,
  ...products.map(({ sku }) => productTag(sku)),
]
