/** Shipping methods and discounts. Apart from the products, so that shops filled before there were carts get them too. */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { createDiscount, saveShippingMethods } from '../../services/commerce/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { StarterShop } from './starter-shop.ts'

const LOADED = 'demo-terms-loaded'

type TermsOptions = {
  readonly database: Database<ShopSchema>
  readonly shop: Pick<StarterShop, 'shippingMethods' | 'discounts'>
  readonly products: readonly CatalogueProduct[]
  readonly now: Date
}

/** A merchant's own shipping methods are left as they are. */
export async function writeTermsOnce(
  transaction: Transaction<ShopSchema>,
  { database, shop, products, now }: TermsOptions,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('facts')
    .values({ name: LOADED, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const own = await transaction.selectFrom('shipping_methods').select('id').limit(1).executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n || own !== undefined) return
  await saveShippingMethods(transaction, database, shop.shippingMethods)
  for (const discount of shop.discounts(products)) {
    await createDiscount(transaction, discount, { usageLimit: undefined, now })
  }
}

export async function hasTerms({ query }: Pick<Database<ShopSchema>, 'query'>): Promise<boolean> {
  const fact = await query.selectFrom('facts').select('name').where('name', '=', LOADED).executeTakeFirst()
  return fact !== undefined
}
