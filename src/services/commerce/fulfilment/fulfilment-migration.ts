/** Fulfilment and holds of orders, amendments, carriers, shipments and cancelled units. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'
import { DEFAULT_CARRIERS } from './default-carriers.ts'

export const fulfilmentMigration: Migration = {
  name: 'commerce/012-fulfilment',
  /** Long: one statement per table. */
  async up(query, { orderedText }) {
    await query.schema
      .alterTable('orders')
      .addColumn('fulfilment', 'text', (column) => column.notNull().defaultTo('none'))
      .execute()
    await query.schema.alterTable('orders').addColumn('holds', 'text').execute()
    await query.schema.alterTable('orders').addColumn('amendment', 'text').execute()
    await query.schema.alterTable('orders').addColumn('link_version', 'integer').execute()
    await sql`update orders set fulfilment = 'unshipped' where state = 'paid'`.execute(query)
    await query.schema
      .createTable('carriers')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .execute()
    for (const [position, { id, ...carrier }] of DEFAULT_CARRIERS.entries()) {
      await sql`insert into carriers (id, position, definition)
        values (${id}, ${position}, ${JSON.stringify(carrier)})`.execute(query)
    }
    await query.schema
      .createTable('shipments')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('order_id', orderedText, (column) => column.notNull().references('orders.id'))
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('carrier', 'text', (column) => column.notNull())
      .addColumn('carrier_name', 'text', (column) => column.notNull())
      .addColumn('tracking_number', orderedText)
      .addColumn('tracking_url', 'text')
      .addColumn('posted_at', orderedText, (column) => column.notNull())
      .addColumn('posted_by', 'text', (column) => column.notNull())
      .addColumn('mailed_at', 'text')
      .addColumn('delivered_at', 'text')
      .addColumn('voided_at', 'text')
      .execute()
    await query.schema.createIndex('shipments_by_order').on('shipments').columns(['order_id', 'posted_at']).execute()
    await query.schema
      .createTable('shipment_units')
      .addColumn('shipment_id', orderedText, (column) => column.notNull().references('shipments.id'))
      .addColumn('item_id', orderedText, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addPrimaryKeyConstraint('shipment_units_key', ['shipment_id', 'item_id'])
      .execute()
    await query.schema
      .createTable('cancelled_units')
      .addColumn('cancellation_id', orderedText, (column) => column.notNull())
      .addColumn('order_id', orderedText, (column) => column.notNull().references('orders.id'))
      .addColumn('item_id', orderedText, (column) => column.notNull())
      .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
      .addColumn('refund', 'bigint', (column) => column.notNull())
      .addColumn('cancelled_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('cancelled_units_key', ['cancellation_id', 'item_id'])
      .execute()
    await query.schema.createIndex('cancelled_units_by_order').on('cancelled_units').column('order_id').execute()
  },
}
