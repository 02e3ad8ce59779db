import { sql } from 'kysely'
import type { Migration } from '../../platform/database/migrate.ts'

export const commerceMigrations: readonly Migration[] = [
  {
    name: 'commerce/001-offers',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('variants')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('sku', orderedText, (column) => column.notNull())
        .addColumn('product_sku', orderedText, (column) => column.notNull())
        .addColumn('size', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('offered', 'integer', (column) => column.notNull())
        .execute()
      await query.schema
        .createIndex('variants_by_product')
        .on('variants')
        .columns(['product_sku', 'position'])
        .execute()
      // A sku is free again once its barcode is no longer offered.
      await sql`create unique index variants_by_sku on variants (sku) where offered = 1`.execute(query)
      await query.schema
        .createTable('prices')
        .addColumn('variant_id', orderedText, (column) => column.notNull().references('variants.id'))
        .addColumn('currency', orderedText, (column) => column.notNull())
        .addColumn('original', 'bigint', (column) => column.notNull())
        .addColumn('final', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('prices_key', ['variant_id', 'currency'])
        .addCheckConstraint('prices_sane', sql`original >= final and final >= 0`)
        .execute()
      await query.schema
        .createTable('price_history')
        .addColumn('variant_id', orderedText, (column) => column.notNull().references('variants.id'))
        .addColumn('currency', orderedText, (column) => column.notNull())
        .addColumn('since', orderedText, (column) => column.notNull())
        .addColumn('original', 'bigint')
        .addColumn('final', 'bigint')
        .addPrimaryKeyConstraint('price_history_key', ['variant_id', 'currency', 'since'])
        .execute()
      await query.schema
        .createTable('stock')
        .addColumn('variant_id', orderedText, (column) => column.notNull().references('variants.id'))
        .addColumn('warehouse', orderedText, (column) => column.notNull())
        .addColumn('quantity', 'bigint', (column) => column.notNull().check(sql`quantity >= 0`))
        .addPrimaryKeyConstraint('stock_key', ['variant_id', 'warehouse'])
        .execute()
      await query.schema
        .createTable('offers_version')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .execute()
      await sql`insert into offers_version (id, version) values (1, 1)`.execute(query)
    },
  },
  {
    name: 'commerce/002-offer-changes',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('offer_changes')
        .addColumn('product_sku', orderedText, (column) => column.primaryKey())
        .addColumn('version', 'bigint', (column) => column.notNull())
        .execute()
      await query.schema.createIndex('offer_changes_by_version').on('offer_changes').column('version').execute()
    },
  },
]
