/** A shopper as seen from the network: what a browser would send to the shop and to the provider, in its order. */
import type { Fetch } from '../../src/contracts/call-json.ts'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import type { OrderSessionAnswer, RawPaymentSession } from '../../src/contracts/commerce/order.ts'
import type { Confirmation } from '../../src/contracts/commerce/payment.ts'
import {
  PAYMENTS_BROWSER_PATH,
  type SessionPaymentAnswer,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { ACCOUNT, card, NEW_CART, ORDER } from './purchase-parts.ts'

export type Reach = { readonly fetch: Fetch; readonly baseUrl: string }

export type Shopper = {
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  readonly openCart: (body?: unknown) => Promise<RawCart>
  readonly placeOrder: (cart: Pick<RawCart, 'jwtToken'>, body?: object) => Promise<OrderSessionAnswer>
  readonly pay: (session: RawPaymentSession, paymentMethod?: object) => Promise<SessionPaymentAnswer>
  readonly confirm: (
    placed: Pick<OrderSessionAnswer, 'brink' | 'orderToken'>,
    paymentResult?: Readonly<Record<string, string>>,
  ) => Promise<Confirmation>
}

type CallOptions = {
  readonly token?: string
  readonly body?: unknown
  /** The network address that the shop sees. */
  readonly client?: string
}

/** `origin`: of the page that pays. */
export function shopper(
  shop: Reach,
  provider: Reach,
  { clientKey = ACCOUNT.clientKey, origin = 'http://shop.test' } = {},
): Shopper {
  const call: Shopper['call'] = (method, path, { token, body, client } = {}) =>
    shop.fetch(
      new Request(shop.baseUrl + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(client === undefined ? {} : { [CLIENT_IP_HEADER]: client }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  return {
    call,
    openCart: async (body = NEW_CART) => read(await call('POST', '/orderv1/carts', { body })),
    placeOrder: async ({ jwtToken: token }, body = ORDER) =>
      read(await call('POST', '/orderv1/carts/adyen/orders', { token, body })),
    async pay({ id, sessionData }, paymentMethod = card()) {
      const url = `${provider.baseUrl}${PAYMENTS_BROWSER_PATH}/v1/sessions/${id}/payments?clientKey=${clientKey}`
      const headers = { 'content-type': 'application/json', origin }
      const body = JSON.stringify({ sessionData, paymentMethod })
      return read(await provider.fetch(new Request(url, { method: 'POST', headers, body })))
    },
    async confirm({ brink: { order }, orderToken: token }, paymentResult = {}) {
      const path = `/orderv1/payments/adyen/orders/${order.id}/confirmation?${new URLSearchParams(paymentResult)}`
      return read(await call('GET', path, { token }))
    },
  }
}

/** The response, which must be successful. */
export async function read<Body>(answer: Response): Promise<Body> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  const body: Body = JSON.parse(text)
  return body
}
