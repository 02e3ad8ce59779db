/** The index of a shop that has these goods, in memory: for tests of what is found in it. */
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { buildGoodsIndex } from '../../src/services/discovery/build-goods-index.ts'
import { buildWordIndex } from '../../src/services/discovery/build-word-index.ts'
import type { StoredProduct } from '../../src/services/discovery/products/read-products.ts'
import type { SearchIndex } from '../../src/services/discovery/search/search-index.ts'
import { MORNING } from './shop-goods.ts'

export async function searchIndexOf(
  goods: readonly CatalogueProduct[],
  /** How popular each is, from 0 to 1. */
  liked: Readonly<Record<string, number>> = {},
): Promise<SearchIndex> {
  const offered = new Map(goods.map(({ sku, variants }) => [sku, variants]))
  const columns = await buildGoodsIndex({
    skus: goods.map(({ sku }) => sku),
    products: batches(goods),
    commerce: { offers: async (skus) => Object.fromEntries(skus.map((sku) => [sku, offered.get(sku) ?? []])) },
  })
  const languages = await buildWordIndex({ goods: columns.products, products: batches(goods) })
  return { ...columns, languages, popularity: Float32Array.from(goods, ({ sku }) => liked[sku] ?? 0) }
}

async function* batches(goods: readonly CatalogueProduct[]): AsyncGenerator<readonly StoredProduct[]> {
  yield goods.map(({ variants: _variants, images: _images, ...document }, position) => ({
    document: { ...document, images: [] },
    position,
    updatedAt: MORNING.toISOString(),
    updateReason: 'created',
  }))
}
