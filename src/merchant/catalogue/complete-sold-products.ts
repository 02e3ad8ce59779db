/** Adds product data to commerce for products imported by versions that stored only their price there. */
import type { Database } from '../../platform/database/open-database.ts'
import { lacksSoldProducts, saveSoldProducts } from '../../services/commerce/admin.ts'
import { everyProduct } from '../../services/discovery/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'

const COMPLETED = 'sold-products-completed'

/** Once in a shop: to look for such products takes a second among a million variants, and every start would wait for it. */
export async function completeSoldProducts(database: Database<ShopSchema>): Promise<void> {
  const fact = database.query.selectFrom('facts').select('name').where('name', '=', COMPLETED)
  if (await fact.executeTakeFirst()) return
  const isLacking = await lacksSoldProducts(database.query)
  await database.transaction(async (transaction) => {
    if (isLacking) {
      for await (const some of everyProduct(transaction)) {
        const products = some.map(({ document }) => ({ ...document, picture: document.images[0]?.href ?? '' }))
        await saveSoldProducts(transaction, database, products)
      }
    }
    await transaction
      .insertInto('facts')
      .values({ name: COMPLETED, value: 'yes' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
