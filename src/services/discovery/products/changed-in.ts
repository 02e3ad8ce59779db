/** In which version of the products each was last written: an index reads those that changed since its own, and no others. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

/** Products that were there before it have none: every index was built after them. */
export const changedInMigration: Migration = {
  name: 'discovery/010-changed-in',
  async up(query) {
    await query.schema.alterTable('products').addColumn('changed_in', 'bigint').execute()
    await query.schema.createIndex('products_changed_in').on('products').column('changed_in').execute()
  },
}

/** After the version was raised, in the same transaction. */
export const raisedVersion = sql<number>`(select version from products_version)`
