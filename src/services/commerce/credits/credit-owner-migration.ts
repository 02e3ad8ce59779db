/** To whose e-mail address store credit was issued, and the payments with it. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

export const creditOwnerMigration: Migration = {
  name: 'commerce/032-credit-owner',
  async up(query) {
    await query.schema.alterTable('store_credits').addColumn('email', 'text').execute()
    await sql`update store_credits set email =
      (select email_key from orders where orders.id = store_credits.order_id and email_key <> '')`.execute(query)
    await query.schema
      .createIndex('payments_by_credit')
      .on('payments')
      .column('credit_id')
      .where(sql.ref('credit_id'), 'is not', null)
      .execute()
  },
}
