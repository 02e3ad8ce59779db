/** Shipping methods, discounts and the seller on invoices. Apart from the products, so that shops filled before there were carts get them too. */
import type { Database } from '../../platform/database/open-database.ts'
import type { OperationContext } from '../operation.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { FolderParts } from './folder-parts.ts'

const LOADED = 'demo-terms-loaded'

/** A merchant's own shipping methods are left as they are. */
export async function writeTermsOnce(
  context: OperationContext,
  parts: Pick<FolderParts, 'importShippingMethods' | 'importDiscounts' | 'importSeller'>,
): Promise<void> {
  const { query } = context.database
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('facts')
    .values({ name: LOADED, value: context.clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const own = await query.selectFrom('shipping_methods').select('id').limit(1).executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n || own !== undefined) return
  await parts.importShippingMethods(context)
  await parts.importDiscounts(context)
  await parts.importSeller(context)
}

export async function hasTerms({ query }: Pick<Database<ShopSchema>, 'query'>): Promise<boolean> {
  const fact = await query.selectFrom('facts').select('name').where('name', '=', LOADED).executeTakeFirst()
  return fact !== undefined
}
