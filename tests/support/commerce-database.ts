/** A database of commerce that is emptied before each test, and rows to fill it with. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CatalogueVariant } from '../../src/contracts/merchant/catalogue.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { insertCart, type StoredCart } from '../../src/services/commerce/carts/stored-cart.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import { insertOrder, type StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { freshDatabase, type EngineName, type FreshDatabase } from './fresh-database.ts'

export const NOW = new Date('2026-11-15T10:00:00.000Z')

const TIME = NOW.toISOString()

/** In the order in which they may be emptied. */
const TABLES = [
  'document_taxes',
  'documents',
  'document_series',
  'waiting_documents',
  'tax_rates',
  'ecb_rates',
  'seller_profile',
  'outbox',
  'withdrawals',
  'order_links',
  'payment_events',
  'refund_parts',
  'refund_units',
  'refunds',
  'store_credits',
  'provider_alarms',
  'return_units',
  'returns',
  'shipment_units',
  'shipments',
  'cancelled_units',
  'captures',
  'payments',
  'payment_attempts',
  'discount_uses',
  'orders',
  'discounts',
  'carts',
  'reservations',
  'shipping_countries',
  'shipping_methods',
  'sold_products',
  'price_schedule',
  'running_prices',
  'price_history',
  'prices',
  'stock_movements',
  'stock',
  'offer_changes',
  'variants',
] as const satisfies readonly (keyof CommerceTables)[]

export function useCommerceDatabase(engine: EngineName = 'sqlite') {
  let fresh: FreshDatabase<CommerceTables>
  const query = () => fresh.database.query
  const inTransaction: Database<CommerceTables>['transaction'] = (work, options) =>
    fresh.database.transaction(work, options)

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    for (const table of TABLES) await query().deleteFrom(table).execute()
  })

  return {
    get database(): Database<CommerceTables> {
      return fresh.database
    },
    get query() {
      return query()
    },
    inTransaction,
    offer: (sku: string, variants: readonly CatalogueVariant[], now = NOW) =>
      inTransaction((transaction) => saveOffers(transaction, fresh.database, [{ sku, variants }], now)),
    insertCart: (cart: StoredCart, now = NOW) => insertCart(query(), cart, now),
    /** With the state that it has: a new one would be open. */
    insertOrder: (order: StoredOrder) =>
      inTransaction(async (transaction) => {
        await insertOrder(transaction, order, undefined)
        const paid = { paid_at: order.paidAt ?? null }
        await transaction.updateTable('orders').set(paid).where('id', '=', order.id).execute()
      }),
    insertAttempt: async (over: Partial<CommerceTables['payment_attempts']> = {}) => {
      const row = { ...ATTEMPT, ...over }
      await query().insertInto('payment_attempts').values(row).execute()
      return row
    },
    insertPayment: async (over: Partial<CommerceTables['payments']> = {}) => {
      const row = { ...PAYMENT, ...over }
      await query().insertInto('payments').values(row).execute()
      return row
    },
    insertReservation: async (over: Partial<CommerceTables['reservations']> = {}) => {
      const row = { ...RESERVATION, ...over }
      await query().insertInto('reservations').values(row).execute()
      return row
    },
    orderState: async (id: string) =>
      (await query().selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst())?.state,
    payment: (reference: string) =>
      query().selectFrom('payments').selectAll().where('psp_reference', '=', reference).executeTakeFirstOrThrow(),
    /** Of a variant by warehouse, as reserved/quantity. */
    stock: async (variantId: string) => {
      const rows = await query().selectFrom('stock').selectAll().where('variant_id', '=', variantId).execute()
      return Object.fromEntries(rows.map(({ warehouse, quantity, reserved }) => [warehouse, `${reserved}/${quantity}`]))
    },
    /** What is staged, as topic and key. */
    staged: async () => {
      const rows = await query().selectFrom('outbox').select(['topic', 'key']).orderBy('topic').orderBy('key').execute()
      return rows.map(({ topic, key }) => `${topic} ${key}`)
    },
    versions: () => query().selectFrom('offers_version').select(['version', 'terms']).executeTakeFirstOrThrow(),
  }
}

/** Of the order and the attempt that `storedOrder(1)` and `ATTEMPT` are. */
const ATTEMPT: CommerceTables['payment_attempts'] = {
  id: 'attempt-1',
  order_id: 'order-1',
  state: 'started',
  session_id: null,
  session_data: null,
  session_result: null,
  created_at: TIME,
  updated_at: TIME,
  check_at: null,
  capture_at: null,
}

const PAYMENT: CommerceTables['payments'] = {
  psp_reference: 'psp-1',
  attempt_id: 'attempt-1',
  order_id: 'order-1',
  state: 'authorised',
  amount: 2745,
  currency: 'EUR',
  method: 'visa',
  refunded: 0,
  refunding: 0,
  provider_reference: null,
  credit_id: null,
  created_at: TIME,
  updated_at: TIME,
}

const RESERVATION: CommerceTables['reservations'] = {
  id: 'reservation-1',
  order_ref: 'order-1',
  variant_id: '2900000000018',
  warehouse: 'nl',
  quantity: 1,
  state: 'held',
  created_at: TIME,
  expires_at: TIME,
  settled_at: null,
}
