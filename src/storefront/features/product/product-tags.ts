/** What a page that shows goods is known by, so that it can be dropped when they change. */

/** On every page that shows any product. */
export const GOODS_TAG = 'goods'

export const productTags = (products: readonly { readonly sku: string }[]): readonly string[] => [
  GOODS_TAG,
  ...products.map(({ sku }) => `product:${sku}`),
]
