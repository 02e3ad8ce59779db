/** Which order a token pays: that of an order token, or the open one of the cart of a cart token. */
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CartTokenSigner } from '../carts/token/cart-tokens.ts'
import type { OrderTokens } from '../orders/order-tokens.ts'
import { readOpenOrder, readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceTables } from '../tables.ts'
import { paymentFailure, type PaymentFailure } from './payment-failure.ts'

export type TokenDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly cartTokens: () => Promise<CartTokenSigner>
  readonly orderTokens: () => Promise<OrderTokens>
}

/** The order to be paid: the token's own, or the open one of its cart. A cart that is bought has none any more. */
export async function orderToPay(
  { database, clock, cartTokens, orderTokens }: TokenDeps,
  token: string,
): Promise<Result<StoredOrder, PaymentFailure>> {
  const now = clock.now()
  const id = (await orderTokens()).read(token, now)
  const cart = id === undefined ? (await cartTokens()).read(token, now) : undefined
  if (id === undefined && cart === undefined) return fail(paymentFailure('UNAUTHORIZED', 'en'))
  const { query } = database
  const order = id === undefined ? await readOpenOrder(query, cart?.cartId ?? '') : await readOrder(query, id)
  return order === undefined ? fail(paymentFailure('ORDER_CLOSED', 'en')) : ok(order)
}
