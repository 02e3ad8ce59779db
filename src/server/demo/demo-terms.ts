/**
 * On which terms the demo's goods are sold: how they are sent and what is taken off. Apart from the goods, so that a demo shop
 * of before there were carts gets them too.
 */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { createDiscount } from '../../services/commerce/discounts/discount-rules.ts'
import { saveShippingMethods } from '../../services/commerce/shipping/shipping-methods.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'

const LOADED = 'demo-terms-loaded'

/** Whoever has methods of their own keeps them. */
export async function writeDemoTermsOnce(
  transaction: Transaction<ShopSchema>,
  { database, products, now }: { database: Database<ShopSchema>; products: readonly CatalogueProduct[]; now: Date },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('facts')
    .values({ name: LOADED, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const own = await transaction.selectFrom('shipping_methods').select('id').limit(1).executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n || own !== undefined) return
  const { demoShippingMethods } = await import('../../../demo/shipping/methods.ts')
  const { demoDiscounts } = await import('../../../demo/discounts/discounts.ts')
  await saveShippingMethods(transaction, database, demoShippingMethods)
  for (const discount of demoDiscounts(products)) {
    await createDiscount(transaction, discount, { usageLimit: undefined, now })
  }
}

export async function hasDemoTerms({ query }: Pick<Database<ShopSchema>, 'query'>): Promise<boolean> {
  const fact = await query.selectFrom('facts').select('name').where('name', '=', LOADED).executeTakeFirst()
  return fact !== undefined
}
