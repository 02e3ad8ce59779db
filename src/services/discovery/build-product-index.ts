/** Reads a whole shop into memory, some products at a time, and gives the loop back in between. */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import { createLabels } from './index/labels.ts'
import { createOfferColumns } from './index/offer-columns.ts'
import { createPace } from './index/pace.ts'
import { createProductColumns } from './index/product-columns.ts'
import type { StoredProduct } from './products/read-products.ts'
import type { ProductIndex } from './search/search-index.ts'

/**
 * Few, because a batch is read and parsed without a pause, which delays requests; and because short-lived objects are
 * collected cheaply: with five hundred in one batch, a large catalogue takes half as much memory again.
 */
export const PRODUCTS_AT_ONCE = 64

export type ProductIndexSource = {
  /** Of every product there will be, in the merchant's order. */
  readonly skus: readonly string[]
  /** `PRODUCTS_AT_ONCE`. */
  readonly products: AsyncIterable<readonly StoredProduct[]>
  readonly commerce: Pick<CommerceClient, 'offers'>
}

/** What is known of products before it is known how much they are liked. */
export type UnrankedProductIndex = Omit<ProductIndex, 'popularity'>

export async function buildProductIndex({
  skus,
  products: source,
  commerce,
}: ProductIndexSource): Promise<UnrankedProductIndex> {
  const pace = createPace()
  const products = await createProductColumns(skus, pace)
  const offers = createOfferColumns(products.capacity)
  const labels = createLabels(products.capacity)
  for await (const some of source) {
    const offered = await commerce.offers(some.map(({ document }) => document.sku))
    for (const { document } of some) {
      const product = products.find(document.sku)
      // Came after the list was made: the change that brought it has the index built anew.
      if (product === undefined) continue
      products.add(product, document)
      labels.add(product, document)
      offers.set(product, offered[document.sku] ?? [])
      if (pace.isDue()) await pace.pause()
    }
  }
  return { products, offers, labels }
}
