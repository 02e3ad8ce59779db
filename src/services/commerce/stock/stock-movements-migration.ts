/** The stock ledger: why each stock level changed, but for sales, which are the claimed reservations (docs/adr/0061). */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

export const stockMovementsMigration: Migration = {
  name: 'commerce/024-stock-movements',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('stock_movements')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('variant_id', orderedText, (column) => column.notNull())
      .addColumn('warehouse', orderedText, (column) => column.notNull())
      .addColumn('change', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', orderedText, (column) => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('note', 'text')
      .addColumn('order_ref', orderedText)
      .addColumn('other_warehouse', 'text')
      .addColumn('is_undo', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await query.schema
      .createIndex('stock_movements_by_variant')
      .on('stock_movements')
      .columns(['variant_id', 'warehouse', 'at'])
      .execute()
    await sql`create index stock_movements_by_order on stock_movements (order_ref) where order_ref is not null`.execute(
      query,
    )
    // The sales of a variant. Reservations that are not paid for are not in it.
    await sql`create index reservations_claimed on reservations (variant_id, warehouse, settled_at)
      where state = 'claimed'`.execute(query)
    // What there was before the oldest sale that is known. The id sorts before those of other movements of that time.
    const now = new Date().toISOString()
    await sql`insert into stock_movements (id, variant_id, warehouse, change, reason, at)
      select '!' || places.variant_id || ' ' || places.warehouse, places.variant_id, places.warehouse,
        coalesce(stock.quantity, 0) + coalesce(sales.pairs, 0), 'start', coalesce(sales.since, ${now})
      from (
        select variant_id, warehouse from stock
        union select variant_id, warehouse from reservations where state = 'claimed'
      ) as places
      left join stock on stock.variant_id = places.variant_id and stock.warehouse = places.warehouse
      left join (
        select variant_id, warehouse, sum(quantity) as pairs, min(coalesce(settled_at, created_at)) as since
        from reservations where state = 'claimed' group by variant_id, warehouse
      ) as sales on sales.variant_id = places.variant_id and sales.warehouse = places.warehouse
      where coalesce(stock.quantity, 0) + coalesce(sales.pairs, 0) <> 0`.execute(query)
  },
}
