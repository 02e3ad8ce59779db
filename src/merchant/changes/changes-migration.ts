/** What counts as a change of an order, shipment, return, stock level, product or document. */
import { sql, type RawBuilder } from 'kysely'
import { noteChanges, type NotedChange } from '../../platform/changes/change-triggers.ts'
import type { EngineTypes } from '../../platform/database/engine.ts'
import type { Migration } from '../../platform/database/migrate.ts'

type Query = Parameters<Migration['up']>[0]

/** An order that was not paid yet is no matter of other systems. */
const LISTED = `orders.state in ('paid', 'held', 'cancelled', 'refunded')`

const ofOrder = (on: string, events: NotedChange['events']): NotedChange => ({
  on,
  events,
  kind: 'order',
  subject: 'orders.number',
  from: 'orders',
  where: `orders.id = new.order_id and ${LISTED}`,
})

/** Versions of subjects are members of what is listed: an edit at the desk is a change, too. */
const ofVersion = (subject: string, noted: Pick<NotedChange, 'kind' | 'subject' | 'from' | 'where'>): NotedChange => ({
  ...noted,
  on: 'merchant_versions',
  events: ['update'],
  where: [`new.subject like '${subject}:%'`, ...(noted.where === undefined ? [] : [noted.where])].join(' and '),
})

const BOTH = ['insert', 'update'] as const
const STOCK_SUBJECT = `stock.variant_id || ' ' || stock.warehouse`

const NOTED: Readonly<Record<string, NotedChange>> = {
  noted_orders: {
    on: 'orders',
    events: BOTH,
    kind: 'order',
    subject: 'new.number',
    where: LISTED.replace('orders.', 'new.'),
  },
  noted_payments: ofOrder('payments', BOTH),
  noted_cancelled_units: ofOrder('cancelled_units', ['insert']),
  noted_shipped_orders: ofOrder('shipments', BOTH),
  noted_shipments: { on: 'shipments', events: BOTH, kind: 'shipment', subject: 'new.id' },
  noted_returns: { on: 'returns', events: BOTH, kind: 'return', subject: 'new.id' },
  noted_return_units: { on: 'return_units', events: BOTH, kind: 'return', subject: 'new.return_id' },
  noted_stock: { on: 'stock', events: BOTH, kind: 'stock', subject: `new.variant_id || ' ' || new.warehouse` },
  noted_variants: {
    on: 'variants',
    events: ['update'],
    kind: 'stock',
    subject: STOCK_SUBJECT,
    from: 'stock',
    where: 'stock.variant_id = new.id',
  },
  noted_offers: { on: 'offer_changes', events: BOTH, kind: 'product', subject: 'new.product_sku' },
  noted_products: { on: 'products', events: BOTH, kind: 'product', subject: 'new.sku' },
  noted_documents: { on: 'documents', events: ['insert'], kind: 'document', subject: 'new.number' },
  noted_order_versions: ofVersion('order', {
    kind: 'order',
    subject: 'orders.number',
    from: 'orders',
    where: `orders.number = substr(new.subject, 7) and ${LISTED}`,
  }),
  noted_shipment_versions: ofVersion('order', {
    kind: 'shipment',
    subject: 'shipments.id',
    from: 'orders join shipments on shipments.order_id = orders.id',
    where: 'orders.number = substr(new.subject, 7)',
  }),
  noted_return_versions: ofVersion('return', { kind: 'return', subject: 'substr(new.subject, 8)' }),
  noted_stock_versions: ofVersion('variant', {
    kind: 'stock',
    subject: STOCK_SUBJECT,
    from: 'variants join stock on stock.variant_id = variants.id',
    where: 'variants.offered = 1 and variants.sku = substr(new.subject, 9)',
  }),
}

/** What there is already, the oldest first. */
const PRESENT: readonly RawBuilder<unknown>[] = [
  sql`select 'order', number, row_number() over (order by updated_at, id) from orders
    where state in ('paid', 'held', 'cancelled', 'refunded')`,
  sql`select 'shipment', id, row_number() over (order by posted_at, id) from shipments`,
  sql`select 'return', id, row_number() over (order by updated_at, id) from returns`,
  sql`select 'stock', variant_id || ' ' || warehouse, row_number() over (order by variant_id, warehouse) from stock`,
  sql`select 'product', product_sku, row_number() over (order by product_sku) from
    (select product_sku from variants union select sku from products) as known`,
  sql`select 'document', number, row_number() over (order by issued_at, number) from documents`,
]

export const changesMigration: Migration = {
  name: 'merchant/011-changes',
  async up(query, engine) {
    await createTables(query, engine)
    // Before the present rows are read: from here on, writers on other nodes wait for the end of this migration.
    for (const [name, change] of Object.entries(NOTED)) await noteChanges(query, engine, name, change)
    for (const present of PRESENT) {
      await sql`insert into change_positions (kind, subject, position) ${present}`.execute(query)
    }
    await sql`insert into change_sequence (id, last) select 1, coalesce(max(position), 0) from change_positions`.execute(
      query,
    )
  },
}

async function createTables(query: Query, { name, orderedText }: EngineTypes): Promise<void> {
  // The embedded database counts every integer key by itself.
  const counted = name === 'sqlite' ? sql`integer` : sql`bigint generated always as identity`
  await query.schema
    .createTable('changed_subjects')
    .addColumn('id', counted, (column) => column.primaryKey())
    .addColumn('kind', orderedText, (column) => column.notNull())
    .addColumn('subject', orderedText, (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('change_positions')
    .addColumn('kind', orderedText, (column) => column.notNull())
    .addColumn('subject', orderedText, (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('change_positions_key', ['kind', 'subject'])
    .execute()
  await query.schema
    .createIndex('change_positions_by_position')
    .on('change_positions')
    .columns(['kind', 'position'])
    .execute()
  await query.schema
    .createTable('change_sequence')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'bigint', (column) => column.notNull())
    .execute()
}
