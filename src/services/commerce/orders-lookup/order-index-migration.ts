/** The indexes of order.list: one per sort, with every column that is filtered by, so that only the orders of a page are read. */
import type { Migration } from '../../../platform/database/migrate.ts'

const FILTERED = ['state', 'country', 'name_key'] as const

const INDEXES = {
  orders_by_time: ['created_at', 'id', ...FILTERED],
  orders_by_state: ['state', 'created_at', 'id', 'country', 'name_key'],
  orders_by_total: ['total', 'created_at', 'id', ...FILTERED],
  orders_by_number: ['number', 'id', ...FILTERED, 'created_at'],
} as const

export const orderIndexMigration: Migration = {
  name: 'commerce/016-order-indexes',
  async up({ schema }) {
    for (const name of ['orders_by_time', 'orders_by_state', 'orders_by_total', 'orders_by_name']) {
      await schema.dropIndex(name).execute()
    }
    for (const [name, columns] of Object.entries(INDEXES)) {
      await schema
        .createIndex(name)
        .on('orders')
        .columns([...columns])
        .execute()
    }
  },
}
