/** Notes and reasons of returns, exchanges, and the units that a withdrawal names. */
import type { Migration } from '../../../platform/database/migrate.ts'

export const returnDecisionsMigration: Migration = {
  name: 'commerce/015-return-decisions',
  async up(query, { orderedText }) {
    await query.schema.alterTable('returns').addColumn('note', 'text').execute()
    await query.schema.alterTable('returns').addColumn('reject_reason', 'text').execute()
    await query.schema.alterTable('returns').addColumn('exchange_order_id', orderedText).execute()
    await query.schema.alterTable('withdrawals').addColumn('units', 'text').execute()
    await query.schema.alterTable('payments').addColumn('provider_reference', orderedText).execute()
  },
}
