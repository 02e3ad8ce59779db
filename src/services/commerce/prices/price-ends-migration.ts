/** Prices that end: a schedule has an end, and what applies until then remembers which price returns. */
import type { Migration } from '../../../platform/database/migrate.ts'

export const priceEndsMigration: Migration = {
  name: 'commerce/023-price-ends',
  async up(query, { orderedText }) {
    await query.schema.alterTable('price_schedule').addColumn('until', orderedText).execute()
    await query.schema
      .createTable('running_prices')
      .addColumn('variant_id', orderedText, (column) => column.notNull().references('variants.id'))
      .addColumn('currency', orderedText, (column) => column.notNull())
      .addColumn('since', orderedText, (column) => column.notNull())
      .addColumn('until', orderedText, (column) => column.notNull())
      .addColumn('original', 'bigint', (column) => column.notNull())
      .addColumn('final', 'bigint', (column) => column.notNull())
      .addColumn('earlier_original', 'bigint')
      .addColumn('earlier_final', 'bigint')
      .addPrimaryKeyConstraint('running_prices_key', ['variant_id', 'currency'])
      .execute()
    await query.schema.createIndex('running_prices_by_end').on('running_prices').column('until').execute()
  },
}
