/** The HTTP face of carts. Knows requests and answers; knows no SQL and no price. */
import { Hono, type Context } from 'hono'
import { CART_ERROR_STATUSES, CARTS_PATH, type RawCart } from '../../../contracts/commerce/cart.ts'
import { cartChange, newCart } from '../../../contracts/commerce/cart-schema.ts'
import { checked } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { Result } from '../../../platform/result.ts'
import { bearerToken } from '../bearer-token.ts'
import type { CartFailure } from './cart-failure.ts'
import type { Carts } from './carts.ts'

export function cartRoutes({ carts, cartPrefix }: { readonly carts: Carts; readonly cartPrefix: string }) {
  const path = `/${cartPrefix}${CARTS_PATH}`
  return new Hono<ServiceEnv>()
    .get(path, async (c) => answer(c, await carts.read(bearerToken(c))))
    .put(path, checked(cartChange), async (c) => answer(c, await carts.change(bearerToken(c), c.req.valid('json'))))
    .post(path, checked(newCart), async (c) => answer(c, await carts.open(c.req.valid('json'))))
}

function answer(c: Context, result: Result<RawCart, CartFailure>): Response {
  c.header('Cache-Control', 'no-store')
  if (result.ok) return c.json(result.value)
  const { failure } = result
  if (failure.kind === 'request') {
    return refuse(c, 'INVALID_REQUEST', { message: failure.message, field: failure.field })
  }
  const { answer: body, retryAfter } = failure
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json(body, CART_ERROR_STATUSES[body.code])
}
