/** Whether commands have written audit rows that are not sealed yet: a shop without a desk loads the staff service only then. */
import type { Database } from '../../platform/database/open-database.ts'
import type { ShopSchema } from '../shop-schema.ts'

export async function hasUnsealedRows({ query }: Pick<Database<ShopSchema>, 'query'>): Promise<boolean> {
  const pending = query.selectFrom('staff_audit_pending').select('audit_id').limit(1)
  return (await pending.executeTakeFirst()) !== undefined
}
