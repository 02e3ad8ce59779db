/**
 * Payment data in browser storage: the payment session of each market (STO-05), and the order of the last one (STO-03),
 * which is stored longer (CHK-14). Validated on reading, like everything from storage.
 */
import type { PaymentSession } from '../../../../contracts/commerce/order-client.ts'
import type { Order } from '../../../../contracts/commerce/to-order.ts'
import { emptyCheckoutInformation } from '../../../../markets/addresses/checkout-information.ts'
import { COUNTRY_CODES } from '../../../../markets/storefronts/country-codes.ts'
import { dropStored, readStored, writeStored } from '../../../stores/browser-storage.ts'
import { hasShapeOf } from './has-shape.ts'

const ORDER_KEY = 'sockeye.order.session'

const paymentKey = (country: string): string => `sockeye.payment.${country}`

/** PAY-01, and what it takes to go on with it. */
export type StoredPayment = PaymentSession & {
  readonly cartId: string
  /** The cart that it was opened for, see `cartMark`. */
  readonly madeFor: string
  /** ISO 8601 */
  readonly time: string
  /** The button was pressed: before another attempt, the service is queried for the result. */
  readonly isBegun?: boolean
  /** Used to query the provider for the result, after a payment attempt. */
  readonly sessionResult?: string
}

export type OrderSession = {
  readonly order: Order
  readonly orderToken: string
  /** What was bought lay in it. */
  readonly cartId: string
  /** The bank may still be thinking. */
  readonly isPaid: boolean
  readonly wantsNewsletter: boolean
  /** CHK-09: whether the subscription succeeded. */
  readonly newsletter?: 'success' | 'fail'
  /** CHK-10: the cart was emptied; the next one is not this order's any more. */
  readonly isFinished: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an order can be viewed here. The order email has everything, and lasts longer. */
const RETENTION_MS = 30 * DAY_MS

const ITEM = {
  itemId: '',
  image: '',
  name: '',
  sku: '',
  parentSku: '',
  quantity: 0,
  isGift: false,
  size: { label: '' },
  price: { final: 0, original: 0 },
}

const ORDER = {
  id: '',
  orderNumber: '',
  items: [ITEM],
  itemsCount: 0,
  priceTax: 0,
  priceProducts: 0,
  priceShipping: 0,
  priceDiscount: 0,
  priceTotal: 0,
  market: { countryCode: '', language: '' },
  currency: '',
  payment: { status: '', method: '' },
  address: emptyCheckoutInformation('').address,
  shippingMethod: { name: '', estimatedDeliveryTime: '' },
  contact: { firstName: '', lastName: '', email: '', telephone: '' },
  createdAt: '',
}

const SESSION = { id: '', sessionData: '', clientKey: '', environment: '', orderToken: '' }
const PAYMENT = { order: ORDER, session: SESSION, cartId: '', madeFor: '', time: '' }
const ORDER_SESSION = {
  order: ORDER,
  orderToken: '',
  cartId: '',
  isPaid: true,
  wantsNewsletter: true,
  isFinished: true,
}

const isPayment = (value: unknown): value is StoredPayment => hasShapeOf(PAYMENT, value)
const isOrderSession = (value: unknown): value is OrderSession => hasShapeOf(ORDER_SESSION, value)

/** CHK-07: another market has another one. */
export function readPayment(country: string): StoredPayment | undefined {
  const stored = readStored('local', paymentKey(country))
  return isPayment(stored) ? stored : undefined
}

export function storePayment(country: string, payment: StoredPayment | undefined): void {
  if (payment === undefined) dropStored('local', paymentKey(country))
  else writeStored('local', paymentKey(country), payment)
}

/** With an order all of them are of the past: they were for its cart. */
export function dropPayments(): void {
  for (const country of COUNTRY_CODES) dropStored('local', paymentKey(country))
}

/** Fallback where storage is blocked. */
let latest: OrderSession | undefined

export function readOrderSession(now = Date.now()): OrderSession | undefined {
  const stored = readStored('local', ORDER_KEY)
  const session = isOrderSession(stored) ? stored : latest
  if (session === undefined) return undefined
  const isYoung = now - Date.parse(session.order.createdAt) < RETENTION_MS
  if (!isYoung) dropStored('local', ORDER_KEY)
  return isYoung ? session : undefined
}

/** Placed within a day. Later users of this browser must not see it without its address. */
export const isOfToday = ({ order }: OrderSession, now = Date.now()): boolean =>
  now - Date.parse(order.createdAt) < DAY_MS

/** Purges expired names and addresses, even if the shopper never opens the order again. */
export function dropOldPayments(now = Date.now()): void {
  const stored = readStored('local', ORDER_KEY)
  if (stored !== undefined && (!isOrderSession(stored) || readOrderSession(now) === undefined)) {
    dropStored('local', ORDER_KEY)
  }
  for (const country of COUNTRY_CODES) {
    const payment = readStored('local', paymentKey(country))
    if (payment === undefined) continue
    const isYoung = isPayment(payment) && now - Date.parse(payment.time) < RETENTION_MS
    if (!isYoung) dropStored('local', paymentKey(country))
  }
}

export function storeOrderSession(session: OrderSession): void {
  latest = session
  writeStored('local', ORDER_KEY, session)
}
