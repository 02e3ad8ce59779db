/** Operations that turn a cart into an order, and find an order again. Server only. */
import { z } from 'zod'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { errorsOf, operation, typed, type ParameterDescription } from '../operation.ts'
import { LOOK_UP_ORDERS, PLACE_ORDER, PLACE_WALLET_ORDER, READ_ORDER, READ_ORDER_TERMS } from './commerce-routes.ts'
import { orderAnswer, orderError, orderSessionAnswer, orderTerms, walletOrderAnswer } from './order-answer-schema.ts'
import { orderLookUp } from './order-lookup-schema.ts'
import { LOOK_UP_FAILED, LOOK_UP_SENT } from './order-lookup.ts'
import { orderRequest, walletOrderRequest } from './order-schema.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  ORDER_ERROR_STATUSES,
  type OrderAnswer,
  type OrderSessionAnswer,
  type OrderTerms,
  type WalletOrderAnswer,
} from './order.ts'

export const ORDER_ID: ParameterDescription = ['id', 'path', { type: 'string', minLength: 1 }, 'Of the order.']
export const STOREFRONT: ParameterDescription = [
  'storefront',
  'path',
  { type: 'string', enum: STOREFRONT_CODES },
  'The storefront.',
]
const IDEMPOTENCY_KEY: ParameterDescription = [
  IDEMPOTENCY_KEY_HEADER,
  'header',
  { type: 'string', maxLength: 64 },
  'The same key again is the same order.',
  'optional',
]

const WALLET_CODES: ReadonlySet<string> = new Set(['apple_pay_country_error', 'apple_pay_us_billing_country_error'])

export const READ_ORDER_ERRORS = errorsOf(orderError, ORDER_ERROR_STATUSES, (code) => code === 'ORDER_NOT_FOUND')

export const orderOperations = {
  placeOrder: operation({
    ...PLACE_ORDER,
    access: 'public',
    summary: 'Places the order of the cart of the token, and opens a session to pay it in.',
    description:
      'Everything is priced again and reserved for 10 minutes, and for 60 from the start of a payment on. The same request again is the same order; another content ' +
      'replaces it. The session is for the provider’s component in the browser.',
    auth: 'cartToken',
    isPrivate: true,
    parameters: [IDEMPOTENCY_KEY],
    input: orderRequest,
    output: typed<OrderSessionAnswer>(orderSessionAnswer),
    errors: errorsOf(orderError, ORDER_ERROR_STATUSES, (code) => code !== 'ORDER_NOT_FOUND' && !WALLET_CODES.has(code)),
  }),
  placeWalletOrder: operation({
    ...PLACE_WALLET_ORDER,
    paths: { storefront: STOREFRONT_CODES },
    access: 'public',
    summary: 'Places the order of the cart of the token for a wallet, or returns what would be ordered.',
    description: 'Without a shipping address nothing is written: the answer is a draft, or the order that is open.',
    auth: 'cartToken',
    isPrivate: true,
    parameters: [STOREFRONT, IDEMPOTENCY_KEY],
    input: walletOrderRequest,
    isInputOptional: true,
    output: typed<WalletOrderAnswer>(walletOrderAnswer),
    errors: errorsOf(
      orderError,
      ORDER_ERROR_STATUSES,
      (code) => code !== 'ORDER_NOT_FOUND' && code !== 'PAYMENT_UNAVAILABLE',
    ),
  }),
  readOrderTerms: operation({
    ...READ_ORDER_TERMS,
    access: 'public',
    summary: 'Returns the terms that orders of a country are placed under, with their hash.',
    description: 'Where the agreement is express, an order has the hash of the terms that the shopper agreed to.',
    parameters: [['country', 'path', { type: 'string', enum: SHIPPING_COUNTRY_CODES }, 'In capitals.']],
    output: typed<OrderTerms>(orderTerms),
    refusals: ['Unknown'],
  }),
  readOrder: operation({
    ...READ_ORDER,
    access: 'public',
    summary: 'Returns an order.',
    auth: 'orderToken',
    isPrivate: true,
    parameters: [ORDER_ID],
    output: typed<OrderAnswer>(orderAnswer),
    errors: READ_ORDER_ERRORS,
  }),
}

const tooManyRequests = z.strictObject({ code: z.literal('TOO_MANY_REQUESTS'), message: z.string() })

export const orderLookUpOperations = {
  lookUpOrders: operation({
    ...LOOK_UP_ORDERS,
    access: 'public',
    summary: 'Sends a link to the orders of an address, if there are any, and always answers the same.',
    input: orderLookUp,
    form: { sent: LOOK_UP_SENT, failed: LOOK_UP_FAILED },
    status: 202,
    isPrivate: true,
    errors: errorsOf(tooManyRequests, { TOO_MANY_REQUESTS: 429 }),
  }),
}
