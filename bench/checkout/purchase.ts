/** The requests of a shopper's browser, from the cart to the confirmation page. */
import { randomUUID } from 'node:crypto'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import type { OrderRequest, OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import type { Confirmation } from '../../src/contracts/commerce/payment.ts'
import {
  PAYMENTS_BROWSER_PATH,
  type SessionPaymentAnswer,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import { goodText, type HttpResponse, type SendRequest } from './http-client.ts'

const STORE = { countryCode: 'NL', languageCode: 'nl' }

const ADDRESS: OrderRequest['shippingAddress'] = {
  country: 'NL',
  city: 'Amsterdam',
  phone: '020 123 4567',
  streetAddress: 'Herengracht',
  houseNumberOrName: '12',
  familyName: 'Lovelace',
  postalCode: '1015 BK',
  givenName: 'Ada',
  region: '',
}

const RECIPIENT: Omit<OrderRequest, 'returnUrl' | 'email'> = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  languageCode: 'nl',
}

/** Authorised at once, without 3-D Secure. */
const CARD = {
  type: 'scheme',
  holderName: 'Ada Lovelace',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}

export async function fillCart(send: SendRequest, ids: readonly string[]): Promise<string> {
  const body = { store: STORE, products: ids.map((id) => ({ id, quantity: 1 })) }
  const { jwtToken }: RawCart = JSON.parse(goodText(await send('/orderv1/carts', { method: 'POST', body })))
  return jwtToken
}

export function placeOrder(send: SendRequest, shopUrl: string, token: string): Promise<HttpResponse> {
  // Each shopper has an own address: unpaid orders are limited per address.
  const email = `${randomUUID()}@example.com`
  const body: OrderRequest = { ...RECIPIENT, email, returnUrl: `${shopUrl}/nl/checkout/payment?step=3` }
  return send('/orderv1/carts/adyen/orders', { method: 'POST', token, body })
}

/** Throws unless the order is paid. */
export async function payOrder(send: SendRequest, { brink, adyen, orderToken }: OrderSessionAnswer): Promise<void> {
  const { session, clientKey } = adyen
  const path = `${PAYMENTS_BROWSER_PATH}/v1/sessions/${session.id}/payments?clientKey=${clientKey}`
  const body = { sessionData: session.sessionData, paymentMethod: CARD }
  const { sessionResult }: SessionPaymentAnswer = JSON.parse(goodText(await send(path, { method: 'POST', body })))
  const brought = new URLSearchParams({ sessionId: session.id, sessionResult })
  const confirmation = `/orderv1/payments/adyen/orders/${brink.order.id}/confirmation?${brought}`
  const { status }: Confirmation = JSON.parse(goodText(await send(confirmation, { token: orderToken })))
  if (status !== 'paid') throw new Error(`The order is ${status}`)
}
