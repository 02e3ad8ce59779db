import { sql } from 'kysely'
import { notifyVersion } from '../../platform/changes/notify-changes.ts'
import type { Migration } from '../../platform/database/migrate.ts'
import { countersMigration } from './counters/counters-migration.ts'
import { productListMigration } from './products/list-product-rows.ts'
import { changedInMigration } from './products/changed-in.ts'
import { firstListedMigration } from './products/proven-badges.ts'
import { traitsMigration } from './products/product-traits.ts'
import { recommendMigration } from './recommend/migration.ts'
import { rulesMigration } from './rules/migration.ts'
import { ruleOrderMigration } from './rules/rule-order-migration.ts'

export const discoveryMigrations: readonly Migration[] = [
  {
    name: 'discovery/001-products',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('products')
        .addColumn('sku', orderedText, (column) => column.primaryKey())
        .addColumn('position', 'bigint', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('update_reason', 'text', (column) => column.notNull())
        .execute()
      await query.schema.createIndex('products_in_order').on('products').columns(['position', 'sku']).execute()
      await query.schema
        .createTable('products_version')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .execute()
      await sql`insert into products_version (id, version) values (1, 1)`.execute(query)
    },
  },
  recommendMigration,
  rulesMigration,
  productListMigration,
  firstListedMigration,
  traitsMigration,
  ruleOrderMigration,
  countersMigration,
  {
    name: 'discovery/009-signal-changes',
    up: (query, engine) => notifyVersion(query, engine, 'products_version'),
  },
  changedInMigration,
]
