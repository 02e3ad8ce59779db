/** The index as recommendations see it. */
import type { RecommendableProducts } from './index/recommendable-products.ts'
import type { ProductIndex } from './search/search-index.ts'
import { hasBit } from './index/bits.ts'

export function recommendableProductsOf({
  products,
  offers,
}: Pick<ProductIndex, 'products' | 'offers'>): RecommendableProducts {
  return {
    count: products.count,
    skuAt: (doc) => products.skus[doc] ?? '',
    docOf: (sku) => products.find(sku) ?? offers.findVariant(sku),
    traits: products.traits,
    materials: products.materials,
    collections: products.collections,
    isShown: (doc, region) => hasBit(products.recommended, doc) && hasBit(offers.sold[region], doc),
    isInStock: (doc, region) => hasBit(offers.inStock[region], doc),
    price: (doc, { region, currency }) => {
      const price = offers.prices(region, currency)[doc] ?? -1
      return price < 0 ? undefined : price
    },
    linked: products.linked,
  }
}
