/** Adds product data to commerce for products imported by versions that stored only their price there. */
import type { Database } from '../../platform/database/open-database.ts'
import { lacksSoldProducts, saveSoldProducts } from '../../services/commerce/admin.ts'
import { everyProduct } from '../../services/discovery/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'

/** A single query if there is nothing to do, which is the usual case. */
export async function completeSoldProducts(database: Database<ShopSchema>): Promise<void> {
  if (!(await lacksSoldProducts(database.query))) return
  await database.transaction(async (transaction) => {
    for await (const some of everyProduct(transaction)) {
      const products = some.map(({ document }) => ({ ...document, picture: document.images[0]?.href ?? '' }))
      await saveSoldProducts(transaction, database, products)
    }
  })
}
