/** Two open orders on a database of commerce, and store credit to pay them with. */
import { beforeEach } from 'vitest'
import { createLog } from '../../src/platform/log/log.ts'
import { createRateLimits } from '../../src/platform/rate-limit/rate-limits.ts'
import { cartTokens } from '../../src/services/commerce/carts/token/cart-tokens.ts'
import { clientKeys } from '../../src/services/commerce/orders/client-keys.ts'
import { orderTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { payByCredit } from '../../src/services/commerce/payments/pay-by-credit.ts'
import { DEFAULT_UNPAID_LIMITS } from '../../src/services/commerce/stock/reservation-policy.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { barcode, variant } from './catalogue-product.ts'
import { NOW, useCommerceDatabase } from './commerce-database.ts'
import type { EngineName } from './fresh-database.ts'
import { storedCart } from './pricing-context.ts'
import { settableClock } from './settable-clock.ts'
import { storedOrder } from './stored-order.ts'

const CODE = '7K2Q9XWD04MBTZ6H'
/** The code of the credit, as a shopper types it. */
export const TYPED = '7k2q-9xwd-o4mb-tz6h'
/** What each of the orders costs. */
export const TOTAL = 2745
export const TOKEN_KEYS = ['a key for the tokens of a test, long enough'] as const
export const OPEN_ORDERS = [1, 2].map((number) => storedOrder(number, { state: 'open', paidAt: undefined }))

export function useCreditShop(engine: EngineName) {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW)
  const deps = () => ({
    database: shop.database,
    clock,
    log: createLog({ level: 'silent' }),
    wake: () => {},
    cartTokens: async () => cartTokens(TOKEN_KEYS),
    orderTokens: async () => orderTokens(TOKEN_KEYS),
    clientKeys: async () => clientKeys(TOKEN_KEYS),
    unpaidLimits: DEFAULT_UNPAID_LIMITS,
    limits: createRateLimits({
      clock,
      overrides: { 'payment.credit:subject': { amount: 20, seconds: 600, burst: 20 } },
    }),
  })
  /** Of 40.00 EUR, unless told otherwise. */
  const insertCredit = (over: Partial<CommerceTables['store_credits']> = {}) =>
    shop.query
      .insertInto('store_credits')
      .values({
        id: 'credit-1',
        code: CODE,
        currency: 'EUR',
        value: 4000,
        balance: 4000,
        order_id: 'order-9',
        return_id: 'return-9',
        consent: 'In an e-mail of 12 November',
        email: 'ada@example.com',
        expires_on: '2029-11-15',
        created_at: NOW.toISOString(),
        updated_at: NOW.toISOString(),
        ...over,
      })
      .execute()
  /** As it is stored. */
  const credit = () => shop.query.selectFrom('store_credits').selectAll().executeTakeFirstOrThrow()
  const pay = async (order = OPEN_ORDERS[0], code = TYPED) => {
    const token = orderTokens(TOKEN_KEYS).sign(order?.id ?? '', clock.now())
    const result = await payByCredit(deps())({ token, client: 'client' }, { code })
    return result.ok ? result.value : result.failure.answer
  }

  beforeEach(async () => {
    clock.set(NOW)
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.query.updateTable('stock').set({ reserved: 4 }).execute()
    for (const [place, order] of OPEN_ORDERS.entries()) {
      await shop.insertCart({ ...storedCart(), id: order.cartId })
      await shop.insertOrder(order)
      await shop.insertAttempt({ id: `attempt-${place + 1}`, order_id: order.id, capture_at: 'shipment' })
      await shop.insertReservation({
        id: `reservation-${place + 1}`,
        order_ref: order.id,
        variant_id: barcode(1),
        quantity: 2,
      })
    }
  })

  return {
    shop,
    clock,
    deps,
    insertCredit,
    credit,
    pay,
  }
}
