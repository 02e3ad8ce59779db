/**
 * The shopper starts to pay: the stock of the order is reserved until the payment session ends, or reserved again where it was
 * released (SEC-04). Locks in the order of placing an order: cart, order, attempt, reservations, stock, discounts.
 */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { lockCart } from '../carts/stored-cart.ts'
import type { ClientKeys } from '../orders/client-keys.ts'
import { demandsOf, renewReserved, reserveAgain, type OrderEngine } from '../orders/order-reservations.ts'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { lockOpenOrder, lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { UnpaidLimits } from '../stock/reservation-policy.ts'
import { allocateStock } from '../stock/reserve-stock.ts'
import { overUnpaidLimit, readUnpaidUnits } from '../stock/unpaid-units.ts'
import type { CommerceTables } from '../tables.ts'
import { orderToPay, type TokenDeps } from './allowed-order.ts'
import { paymentFailure, type PaymentFailure } from './payment-failure.ts'
import { SESSION_LIFE } from './payment-terms.ts'

export type BeginDeps = TokenDeps & {
  readonly clientKeys: () => Promise<ClientKeys>
  readonly unpaidLimits: UnpaidLimits
  readonly limits: RateLimits
}

type Starting = { readonly token: string; readonly client: string }

export const beginPayment =
  (deps: BeginDeps) =>
  async ({ token, client }: Starting): Promise<Result<undefined, PaymentFailure>> => {
    const found = await orderToPay(deps, token)
    if (!found.ok) return found
    const { language } = found.value.snapshot
    const wait = await deps.limits.take('payment.begin', { client, subject: found.value.id })
    if (wait !== undefined) return fail(paymentFailure('TOO_MANY_PAYMENTS', language, wait))
    const isReserved = await reserveForPayment(deps, found.value, client)
    return isReserved ? ok(undefined) : fail(paymentFailure('ORDER_CLOSED', language))
  }

/** False when the order cannot be paid any more. */
export async function reserveForPayment(
  { database, clock, clientKeys, unpaidLimits }: Omit<BeginDeps, 'limits'>,
  { id, cartId }: Pick<StoredOrder, 'id' | 'cartId'>,
  client: string,
): Promise<boolean> {
  const now = clock.now()
  const clientKey = (await clientKeys())(client)
  return database.transaction(
    async (transaction) => {
      const cart = await lockCart(transaction, database, cartId)
      const order = await lockOrder(transaction, database, id)
      if (order?.state === 'open') {
        await renewReserved(transaction, id, 'paying', now)
        return true
      }
      if (order?.state !== 'lapsed' || cart?.state !== 'OPEN') return false
      return reopen(transaction, database, { order, clientKey, unpaidLimits, now })
    },
    { mayRepeat: true },
  )
}

type Lapsed = {
  readonly order: StoredOrder
  readonly clientKey: string | undefined
  readonly unpaidLimits: UnpaidLimits
  readonly now: Date
}

/** The order lapsed before the shopper paid: it is open again if its session lasts and its stock is still available. */
async function reopen(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  { order, clientKey, unpaidLimits, now }: Lapsed,
): Promise<boolean> {
  const { id, cartId, snapshot } = order
  // Ordered anew since.
  if ((await lockOpenOrder(transaction, engine, cartId)) !== undefined) return false
  const attempt = await payableAttempt(transaction, id, now)
  if (attempt === undefined) return false
  const lines = demandsOf(snapshot)
  const { warehouses } = snapshot.market
  const variantIds = lines.map(({ variantId }) => variantId)
  const holder = { foldedEmail: foldEmail(snapshot.contact.email), clientKey }
  const allocated = await allocateStock(transaction, engine, { lines, warehouses })
  const unpaid = await readUnpaidUnits(transaction, engine, { holder, variantIds, warehouses })
  if (!allocated.ok || overUnpaidLimit(lines, allocated.value, unpaid, unpaidLimits).length > 0) return false
  if (!(await reserveAgain(transaction, engine, order, now))) return false
  const time = now.toISOString()
  await transaction
    .updateTable('orders')
    .set({ state: 'open', client_key: clientKey ?? null, updated_at: time })
    .where('id', '=', id)
    .execute()
  await transaction
    .updateTable('payment_attempts')
    .set({ state: attempt.session_id === null ? 'started' : 'ready', check_at: attempt.endsAt, updated_at: time })
    .where('id', '=', attempt.id)
    .execute()
  return true
}

/** The newest attempt, while its session lasts and no money is on its way in either direction. */
async function payableAttempt(transaction: Transaction<CommerceTables>, orderId: string, now: Date) {
  const moving = await transaction
    .selectFrom('payments')
    .select('psp_reference')
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['refused', 'cancelled', 'failed'])
    .limit(1)
    .executeTakeFirst()
  const attempt = await transaction
    .selectFrom('payment_attempts')
    .select(['id', 'session_id', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (moving !== undefined || attempt === undefined) return undefined
  const end = Date.parse(attempt.created_at) + SESSION_LIFE
  return end > now.getTime() ? { ...attempt, endsAt: new Date(end).toISOString() } : undefined
}
