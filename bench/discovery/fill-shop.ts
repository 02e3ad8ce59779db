/** Writes a large shop into a database: what is offered, and how it is shown. */
import type { Database } from '../../src/platform/database/open-database.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { saveProducts } from '../../src/services/discovery/products/save-products.ts'
import type { LargeShop } from './large-shop.ts'

export async function fillShop(into: Database<ShopSchema>, { products, commerce: prices }: LargeShop): Promise<void> {
  const now = new Date()
  for await (const some of products()) {
    const documents = some.map(({ document }) => document)
    const offers = await prices.offers(documents.map(({ sku }) => sku))
    await into.transaction(async (transaction) => {
      const offered = documents.map(({ sku }) => ({ sku, variants: offers[sku] ?? [] }))
      await saveOffers(transaction, into, offered, now)
      await saveProducts(transaction, into, documents, now)
    })
  }
}
