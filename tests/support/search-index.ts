/** The index of a shop that has these products, in memory: for tests of what is found in it. */
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { buildProductIndex } from '../../src/services/discovery/build-product-index.ts'
import { buildWordIndex } from '../../src/services/discovery/build-word-index.ts'
import type { StoredProduct } from '../../src/services/discovery/products/read-products.ts'
import type { SearchIndex } from '../../src/services/discovery/search/search-index.ts'
import { MORNING } from './shop-with-products.ts'

export async function searchIndexOf(
  products: readonly CatalogueProduct[],
  /** How popular each is, from 0 to 1. */
  liked: Readonly<Record<string, number>> = {},
): Promise<SearchIndex> {
  const offered = new Map(products.map(({ sku, variants }) => [sku, variants]))
  const columns = await buildProductIndex({
    skus: products.map(({ sku }) => sku),
    products: batches(products),
    commerce: { offers: async (skus) => Object.fromEntries(skus.map((sku) => [sku, offered.get(sku) ?? []])) },
  })
  const languages = await buildWordIndex({ columns: columns.products, products: batches(products) })
  return { ...columns, languages, popularity: Float32Array.from(products, ({ sku }) => liked[sku] ?? 0) }
}

async function* batches(products: readonly CatalogueProduct[]): AsyncGenerator<readonly StoredProduct[]> {
  yield products.map(({ variants: _variants, images: _images, ...document }, position) => ({
    document: { ...document, images: [] },
    position,
    updatedAt: MORNING.toISOString(),
    updateReason: 'created',
  }))
}
