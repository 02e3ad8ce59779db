/** Handlers of the cart operations. They know calls and replies; they know no SQL and no price. */
import type { cartOperations } from '../../../contracts/commerce/cart-operations.ts'
import { CART_ERROR_STATUSES, type RawCart } from '../../../contracts/commerce/cart.ts'
import { bearerToken, type CallHeaders } from '../../../platform/http/call-context.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { reject, success, type Handlers, type Rejection, type Success } from '../../../platform/http/operations.ts'
import { retryAfterHeader } from '../../../platform/rate-limit/too-many-requests.ts'
import type { Result } from '../../../platform/result.ts'
import type { CartFailure } from './cart-failure.ts'
import type { Carts } from './carts.ts'

type CartHandlers = Handlers<Omit<typeof cartOperations, 'listShippingMethods'>>

export const cartHandlers = (carts: Carts): CartHandlers => ({
  readCart: async (call) => reply(await carts.read(bearerToken(call))),
  changeCart: async (call) =>
    reply(
      await carts.change(
        { token: bearerToken(call), client: clientOf(call), version: expectedVersion(call.headers) },
        call.input,
      ),
    ),
  openCart: async (call) => reply(await carts.open(clientOf(call), call.input)),
})

/** Of If-Match: the version in quotes. Anything else is no version of a cart, and matches none. */
function expectedVersion(headers: CallHeaders): number | undefined {
  const value = headers.get('if-match')
  return value === null || value === '*' ? undefined : Number(/^"(\d+)"$/.exec(value)?.[1] ?? 0)
}

function reply(result: Result<RawCart, CartFailure>): Success<RawCart> | Rejection {
  if (result.ok) return success(result.value)
  const { failure } = result
  if (failure.kind === 'request') {
    return reject('INVALID_REQUEST', { message: failure.message, field: failure.field })
  }
  const { answer: value, retryAfter } = failure
  return { ok: false, status: CART_ERROR_STATUSES[value.code], value, headers: retryAfterHeader(retryAfter) }
}
