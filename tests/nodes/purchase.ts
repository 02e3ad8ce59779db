/** What the browser of a shopper sends from the cart to the confirmation; each request may go to another node. */
import { randomUUID } from 'node:crypto'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import type { OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import type { Confirmation } from '../../src/contracts/commerce/payment.ts'
import {
  PAYMENTS_BROWSER_PATH,
  type SessionPaymentAnswer,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import { card, ORDER } from '../support/purchase-parts.ts'
import { read } from '../support/shopper.ts'

/** The address that the next request goes to. */
export type NextUrl = () => string

export type SendOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly token?: string
  readonly body?: unknown
}

export type Send = (path: string, options?: SendOptions) => Promise<Response>

/** `client`: the address of the shopper, where requests do not pass the proxy. */
export function sender(nextUrl: NextUrl, client?: string): Send {
  return (path, { method = 'GET', token, body } = {}) =>
    fetch(nextUrl() + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(client !== undefined && { 'x-forwarded-for': client }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
}

export const openCart = async (send: Send, variantId: string): Promise<RawCart> =>
  read(
    await send('/orderv1/carts', {
      method: 'POST',
      body: { store: { countryCode: 'NL', languageCode: 'nl' }, products: [{ id: variantId, quantity: 1 }] },
    }),
  )

/** Each shopper has an e-mail address of their own: unpaid orders are limited by it. */
export const orderOf = (send: Send, shopUrl: string, { jwtToken: token }: RawCart): Promise<Response> =>
  send('/orderv1/carts/adyen/orders', {
    method: 'POST',
    token,
    body: {
      ...ORDER,
      email: `${randomUUID()}@example.com`,
      languageCode: 'nl',
      returnUrl: `${shopUrl}/nl/checkout/payment?step=3`,
    },
  })

/** Returns the id of the order, once the shop has confirmed that it is paid. */
export async function payOrder(send: Send, { brink, adyen, orderToken }: OrderSessionAnswer): Promise<string> {
  const { session, clientKey } = adyen
  const { sessionResult }: SessionPaymentAnswer = await read(
    await send(`${PAYMENTS_BROWSER_PATH}/v1/sessions/${session.id}/payments?clientKey=${clientKey}`, {
      method: 'POST',
      body: { sessionData: session.sessionData, paymentMethod: card() },
    }),
  )
  const query = new URLSearchParams({ sessionId: session.id, sessionResult })
  const path = `/orderv1/payments/adyen/orders/${brink.order.id}/confirmation?${query}`
  const { status }: Confirmation = await read(await send(path, { token: orderToken }))
  if (status !== 'paid') throw new Error(`The order is ${status}`)
  return brink.order.id
}

export async function buy(send: Send, shopUrl: string, variantId: string): Promise<string> {
  const cart = await openCart(send, variantId)
  return payOrder(send, await read(await orderOf(send, shopUrl, cart)))
}
