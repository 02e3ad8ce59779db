import type { ProductIndex } from '../search/search-index.ts'

/** Of the skus of products or their variants, the products that are known, each once. */
export const docsOf = (
  { products, offers }: Pick<ProductIndex, 'products' | 'offers'>,
  skus: readonly string[],
): readonly number[] => [...new Set(skus.flatMap((sku) => products.find(sku) ?? offers.findVariant(sku) ?? []))]
