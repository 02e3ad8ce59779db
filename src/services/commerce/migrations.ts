/** Long: one migration after the other. */
import { agreedTermsMigration } from './agreements/agreed-terms-migration.ts'
import { sql } from 'kysely'
import { notifyVersion } from '../../platform/changes/notify-changes.ts'
import type { Migration } from '../../platform/database/migrate.ts'
import { capturesMigration } from './captures/captures-migration.ts'
import { creditOwnerMigration } from './credits/credit-owner-migration.ts'
import { storeCreditsMigration } from './credits/store-credits-migration.ts'
import { documentsMigration } from './documents/documents-migration.ts'
import { carrierIndexMigration } from './fulfilment/carrier-index-migration.ts'
import { usTaxMigration } from './orders/us-tax.ts'
import { lateOrdersMigration } from './fulfilment/late-orders.ts'
import { fulfilmentMigration } from './fulfilment/fulfilment-migration.ts'
import { refundPartsMigration } from './payments/refund-parts-migration.ts'
import { refundsMigration } from './payments/refunds-migration.ts'
import { returnDecisionsMigration } from './returns/return-decisions-migration.ts'
import { returnsMigration } from './returns/returns-migration.ts'
import { orderNotesMigration } from './notes/order-notes-migration.ts'
import { orderIndexMigration } from './orders-lookup/order-index-migration.ts'
import { orderSearchMigration } from './orders-lookup/order-search-migration.ts'
import { orderListMigration } from './orders-lookup/order-list-migration.ts'
import { priceEndsMigration } from './prices/price-ends-migration.ts'
import { privacyMigration } from './privacy/privacy-migration.ts'
import { stockMovementsMigration } from './stock/stock-movements-migration.ts'
import { workIndexesMigration } from './work/work-indexes-migration.ts'

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
  {
    name: 'commerce/003-reservations',
    async up(query, { orderedText }) {
      // Enforced by the database: never more stock is reserved than there is.
      await sql`alter table stock add column reserved bigint not null default 0
        check (reserved >= 0 and reserved <= quantity)`.execute(query)
      await query.schema
        .createTable('reservations')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('order_ref', orderedText, (column) => column.notNull())
        .addColumn('variant_id', orderedText, (column) => column.notNull().references('variants.id'))
        .addColumn('warehouse', orderedText, (column) => column.notNull())
        .addColumn('quantity', 'bigint', (column) => column.notNull().check(sql`quantity > 0`))
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('held', 'released', 'claimed')`))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', orderedText, (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .addUniqueConstraint('reservations_once', ['order_ref', 'variant_id', 'warehouse'])
        .execute()
      await sql`create index reservations_held on reservations (expires_at) where state = 'held'`.execute(query)
    },
  },
  {
    name: 'commerce/004-carts',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('sold_products')
        .addColumn('product_sku', orderedText, (column) => column.primaryKey())
        .addColumn('facts', 'text', (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('carts')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('region', 'text', (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('OPEN', 'CLOSED')`))
        .addColumn('lines', 'text', (column) => column.notNull())
        .addColumn('shipping', 'text')
        .addColumn('code', 'text')
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('cart_keys')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('discounts')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('code_key', orderedText, (column) => column.unique())
        .addColumn('definition', 'text', (column) => column.notNull())
        .addColumn('usage_limit', 'bigint')
        .addColumn('uses', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('stopped_at', 'text')
        .addCheckConstraint('discounts_uses', sql`uses >= 0 and (usage_limit is null or uses <= usage_limit)`)
        .execute()
      // The automatic ones are read with every cart, the codes one by one.
      await sql`create index discounts_automatic on discounts (id) where code_key is null and stopped_at is null`.execute(
        query,
      )
      await query.schema
        .createTable('shipping_methods')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('definition', 'text', (column) => column.notNull())
        .execute()
      await query.schema
        .createTable('shipping_countries')
        .addColumn('country', orderedText, (column) => column.notNull())
        .addColumn('method_id', orderedText, (column) =>
          column.notNull().references('shipping_methods.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('shipping_countries_key', ['country', 'method_id'])
        .execute()
    },
  },
  {
    name: 'commerce/005-price-schedule',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('price_schedule')
        .addColumn('variant_id', orderedText, (column) => column.notNull().references('variants.id'))
        .addColumn('currency', orderedText, (column) => column.notNull())
        .addColumn('since', orderedText, (column) => column.notNull())
        .addColumn('original', 'bigint', (column) => column.notNull())
        .addColumn('final', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('price_schedule_key', ['variant_id', 'currency', 'since'])
        .addCheckConstraint('price_schedule_sane', sql`original >= final and final >= 0`)
        .execute()
      await query.schema.createIndex('price_schedule_by_time').on('price_schedule').column('since').execute()
    },
  },
  {
    name: 'commerce/006-orders',
    /** Long: one statement per table. */
    async up(query, { orderedText }) {
      await query.schema
        .createTable('orders')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('number', orderedText, (column) => column.notNull().unique())
        .addColumn('cart_id', orderedText, (column) => column.notNull())
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded')`),
        )
        .addColumn('storefront', 'text', (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('total', 'bigint', (column) => column.notNull().check(sql`total >= 0`))
        .addColumn('email_key', orderedText, (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', orderedText, (column) => column.unique())
        .addColumn('snapshot', 'text', (column) => column.notNull())
        .addColumn('created_at', orderedText, (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('paid_at', 'text')
        .execute()
      // Enforced by the database: a cart has one open order at a time, and is paid at most once.
      await sql`create unique index orders_open_by_cart on orders (cart_id) where state = 'open'`.execute(query)
      await sql`create unique index orders_paid_by_cart on orders (cart_id)
        where state in ('paid', 'held', 'cancelled', 'refunded')`.execute(query)
      await query.schema.createIndex('orders_by_email').on('orders').columns(['email_key', 'created_at']).execute()
      await query.schema.createIndex('orders_by_time').on('orders').column('created_at').execute()
      await query.schema
        .createTable('order_numbers')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('next', 'bigint', (column) => column.notNull())
        .execute()
      await sql`insert into order_numbers (id, next) values (1, 1000000)`.execute(query)
      await query.schema
        .createTable('discount_uses')
        .addColumn('order_id', orderedText, (column) => column.notNull().references('orders.id'))
        .addColumn('discount_id', orderedText, (column) => column.notNull())
        .addPrimaryKeyConstraint('discount_uses_key', ['order_id', 'discount_id'])
        .execute()
      await query.schema
        .createTable('payment_attempts')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('order_id', orderedText, (column) => column.notNull().references('orders.id'))
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('started', 'ready', 'given-up')`))
        .addColumn('session_id', orderedText)
        .addColumn('session_data', 'text')
        .addColumn('session_result', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('check_at', orderedText)
        .execute()
      await query.schema.createIndex('payment_attempts_by_order').on('payment_attempts').column('order_id').execute()
      await query.schema
        .createIndex('payment_attempts_by_session')
        .on('payment_attempts')
        .column('session_id')
        .execute()
      await sql`create index payment_attempts_to_check on payment_attempts (check_at) where check_at is not null`.execute(
        query,
      )
      await query.schema
        .createTable('payments')
        .addColumn('psp_reference', orderedText, (column) => column.primaryKey())
        .addColumn('attempt_id', orderedText, (column) => column.notNull().references('payment_attempts.id'))
        .addColumn('order_id', orderedText, (column) => column.notNull().references('orders.id'))
        .addColumn('state', 'text', (column) =>
          column
            .notNull()
            .check(sql`state in ('pending', 'authorised', 'refused', 'cancelled', 'failed', 'reversing', 'reversed')`),
        )
        .addColumn('amount', 'bigint', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('method', 'text', (column) => column.notNull())
        .addColumn('refunded', 'bigint', (column) => column.notNull())
        .addColumn('refunding', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addCheckConstraint('payments_refunded', sql`refunding >= 0 and refunded >= 0 and refunded <= amount`)
        .execute()
      await query.schema.createIndex('payments_by_order').on('payments').column('order_id').execute()
      await query.schema
        .createTable('payment_events')
        .addColumn('key', orderedText, (column) => column.primaryKey())
        .addColumn('psp_reference', orderedText, (column) => column.notNull())
        .addColumn('event_code', 'text', (column) => column.notNull())
        .addColumn('item', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('due_at', orderedText, (column) => column.notNull())
        .addColumn('worked_at', 'text')
        .addColumn('outcome', 'text')
        .execute()
      await sql`create index payment_events_due on payment_events (due_at) where worked_at is null`.execute(query)
    },
  },
  {
    name: 'commerce/007-order-links',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('order_links')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('token_hash', orderedText, (column) => column.notNull().unique())
        .addColumn('email_key', orderedText, (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', orderedText, (column) => column.notNull())
        .addColumn('used_at', 'text')
        .execute()
      await query.schema.createIndex('order_links_by_end').on('order_links').column('expires_at').execute()
      await query.schema
        .createTable('withdrawals')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('order_id', orderedText, (column) => column.references('orders.id'))
        .addColumn('number', orderedText, (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('statement', 'text', (column) => column.notNull())
        .addColumn('country', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('received_at', orderedText, (column) => column.notNull())
        .execute()
      await query.schema.createIndex('withdrawals_by_number').on('withdrawals').column('number').execute()
    },
  },
  {
    name: 'commerce/008-terms-version',
    async up(query) {
      await query.schema
        .alterTable('offers_version')
        .addColumn('terms', 'bigint', (column) => column.notNull().defaultTo(1))
        .execute()
      // How old carts are found. Not by their last change: a row is changed cheaply while its indexed columns stay.
      await query.schema.createIndex('carts_by_age').on('carts').columns(['created_at', 'id']).execute()
    },
  },
  {
    name: 'commerce/009-unpaid-orders',
    async up(query) {
      await sql`create index orders_unpaid on orders (updated_at) where state in ('lapsed', 'replaced')`.execute(query)
    },
  },
  {
    name: 'commerce/010-unpaid-units',
    async up(query, { orderedText }) {
      await query.schema.alterTable('orders').addColumn('client_key', orderedText).execute()
      await sql`create index orders_open_by_email on orders (lower(email_key)) where state = 'open'`.execute(query)
      await sql`create index orders_open_by_client on orders (client_key) where state = 'open'`.execute(query)
    },
  },
  orderListMigration,
  documentsMigration,
  fulfilmentMigration,
  returnsMigration,
  refundPartsMigration,
  returnDecisionsMigration,
  orderIndexMigration,
  orderNotesMigration,
  orderSearchMigration,
  privacyMigration,
  refundsMigration,
  workIndexesMigration,
  carrierIndexMigration,
  priceEndsMigration,
  stockMovementsMigration,
  lateOrdersMigration,
  usTaxMigration,
  agreedTermsMigration,
  {
    name: 'commerce/029-signal-changes',
    up: (query, engine) => notifyVersion(query, engine, 'offers_version'),
  },
  capturesMigration,
  storeCreditsMigration,
  creditOwnerMigration,
]
