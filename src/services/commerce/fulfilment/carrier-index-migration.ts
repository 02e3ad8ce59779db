/** Finds the orders of a carrier. */
import type { Migration } from '../../../platform/database/migrate.ts'

export const carrierIndexMigration: Migration = {
  name: 'commerce/022-shipments-by-carrier',
  async up({ schema }) {
    await schema
      .createIndex('shipments_by_carrier')
      .on('shipments')
      .columns(['carrier', 'order_id', 'voided_at'])
      .execute()
  },
}
