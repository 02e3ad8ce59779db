/** The calls that turn a cart into an order and pay for it. Server only. */
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { CART_PREFIX } from './cart.ts'
import { errorsOf, operation } from './commerce-openapi-operation.ts'
import {
  IDEMPOTENCY_KEY_HEADER,
  ORDER_ERROR_STATUSES,
  ORDERS_PATH,
  PLACE_ORDER_PATH,
  WALLET_ORDER_PATH,
} from './order.ts'
import {
  PAYMENT_DETAILS_PATH,
  PAYMENT_ERROR_STATUSES,
  PAYMENT_METHODS_PATH,
  PAYMENT_ORDERS_PATH,
  PAYMENTS_PATH,
  PAYPAL_UPDATE_PATH,
} from './payment.ts'

const TEXT = { type: 'string', minLength: 1 }
const ID = ['id', 'path', TEXT, 'Of the order.'] as const
const STOREFRONT = ['storefront', 'path', { type: 'string', enum: STOREFRONT_CODES }, 'The shop.'] as const
const KEY = [
  IDEMPOTENCY_KEY_HEADER,
  'header',
  { type: 'string', maxLength: 64 },
  'The same key again is the same order.',
  'optional',
] as const

const WALLET_CODES = new Set(['apple_pay_country_error', 'apple_pay_us_billing_country_error'])
const READING_CODES = new Set(['ORDER_NOT_FOUND'])

const placing = (code: string): boolean => !READING_CODES.has(code)

export function orderPaths(): object {
  return {
    [`/${CART_PREFIX}${PLACE_ORDER_PATH}`]: {
      post: operation({
        summary: 'Orders the cart of the token, and opens a session to pay it in.',
        description:
          'Everything is priced anew and taken aside for 75 minutes. The same again is the same order; another content ' +
          'replaces it. The session is for the provider’s component in the browser.',
        token: 'cartToken',
        parameters: [KEY],
        body: 'OrderRequest',
        answer: 'OrderSessionAnswer',
        errors: errorsOf(ORDER_ERROR_STATUSES, 'OrderError', (code) => placing(code) && !WALLET_CODES.has(code)),
      }),
    },
    [`/{storefront}${WALLET_ORDER_PATH}`]: {
      post: operation({
        summary: 'Orders the cart of the token for a wallet, or tells what would be ordered.',
        description: 'Without a shipping address nothing is written: the answer is a draft, or the order that is open.',
        token: 'cartToken',
        parameters: [STOREFRONT, KEY],
        body: 'WalletOrderRequest',
        isBodyOptional: true,
        answer: 'WalletOrderAnswer',
        errors: errorsOf(ORDER_ERROR_STATUSES, 'OrderError', (code) => placing(code) && code !== 'PAYMENT_UNAVAILABLE'),
      }),
    },
    [`/${CART_PREFIX}${ORDERS_PATH}/{id}`]: {
      get: operation({
        summary: 'Tells an order.',
        token: 'orderToken',
        parameters: [ID],
        answer: 'OrderAnswer',
        errors: errorsOf(ORDER_ERROR_STATUSES, 'OrderError', (code) => READING_CODES.has(code)),
      }),
    },
    [`/${CART_PREFIX}${PAYMENT_ORDERS_PATH}/{id}/confirmation`]: {
      get: operation({
        summary: 'Tells whether an order is paid, and asks the provider when that is not known yet.',
        token: 'orderToken',
        parameters: [
          ID,
          ['sessionId', 'query', TEXT, 'Of the session.', 'optional'],
          ['sessionResult', 'query', TEXT, 'As the provider told the browser.', 'optional'],
          ['redirectResult', 'query', TEXT, 'As the provider sent the shopper back with it.', 'optional'],
        ],
        answer: 'Confirmation',
        refusals: ['Invalid'],
        errors: errorsOf(ORDER_ERROR_STATUSES, 'OrderError', (code) => READING_CODES.has(code)),
      }),
    },
    [`/${CART_PREFIX}${PAYMENT_METHODS_PATH}`]: {
      post: operation({
        summary: 'Lists the ways to pay in a market.',
        body: 'PaymentMethodsWanted',
        answer: 'PaymentMethods',
        errors: errorsOf(PAYMENT_ERROR_STATUSES, 'PaymentError', (code) => code === 'PAYMENT_UNAVAILABLE'),
      }),
    },
    [`/{storefront}${PAYMENTS_PATH}`]: {
      post: operation({
        summary: 'Pays the open order of the cart of the token.',
        token: 'cartToken',
        parameters: [STOREFRONT],
        body: 'PaymentSubmission',
        answer: 'PaymentResult',
        errors: errorsOf(PAYMENT_ERROR_STATUSES, 'PaymentError'),
      }),
    },
    [`/{storefront}${PAYMENT_DETAILS_PATH}`]: {
      post: operation({
        summary: 'Hands over what the shopper brought back from a bank or a wallet.',
        parameters: [STOREFRONT],
        body: 'PaymentDetails',
        answer: 'PaymentResult',
        errors: errorsOf(PAYMENT_ERROR_STATUSES, 'PaymentError'),
      }),
    },
    [`/{storefront}${PAYPAL_UPDATE_PATH}`]: {
      post: operation({
        summary: 'Tells PayPal what the order costs by now.',
        token: 'cartToken',
        parameters: [STOREFRONT],
        body: 'PaypalUpdate',
        answer: 'PaypalUpdated',
        errors: errorsOf(PAYMENT_ERROR_STATUSES, 'PaymentError'),
      }),
    },
  }
}
