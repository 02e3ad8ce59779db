/** What a bought order says to analytics (CHK-12, ORD-03): once per order, however often its page is looked at. */
import type { Order } from '../../../../contracts/commerce/to-order.ts'
import { readStored, writeStored } from '../../../stores/browser-storage.ts'
import { toEventLine, toMajor } from './amounts.ts'
import { pushEvent } from './data-layer.ts'
import type { AnalyticsEvent } from './events.ts'

const REPORTED_KEY = 'sockeye.order.reported'

/** More than a visitor buys in a session; the oldest are evicted first. */
const MAX_STORED_PURCHASES = 20

/** To be called when the order is on the screen. False where it was reported before. */
export function reportPurchase(order: Order): boolean {
  const reported = reportedOrders()
  if (reported.includes(order.id)) return false
  writeStored('local', REPORTED_KEY, [...reported, order.id].slice(-MAX_STORED_PURCHASES))
  // Fallback for this page where storage is blocked.
  reportedHere.add(order.id)
  for (const event of purchaseEvents(order)) pushEvent(event)
  return true
}

const reportedHere = new Set<string>()

function reportedOrders(): readonly string[] {
  const stored = readStored('local', REPORTED_KEY)
  const ids: readonly unknown[] = Array.isArray(stored) ? stored : []
  return [...new Set([...ids.filter((id) => typeof id === 'string'), ...reportedHere])]
}

/** One purchase, one completion, and one for each line. */
export function purchaseEvents(order: Order): readonly AnalyticsEvent[] {
  const { id: orderId, orderNumber, currency, market, address, payment } = order
  const { street0, street1, city, postCode, country } = address.shipping
  const amount = (minor: number) => toMajor(minor, currency)
  const items = order.items.map((item) => toEventLine(item, currency))
  const value = amount(order.priceTotal)
  return [
    {
      event: 'purchase',
      orderId,
      orderNumber,
      value,
      tax: amount(order.priceTax),
      shipping: amount(order.priceShipping),
      discount: amount(order.priceDiscount),
      currency,
      language: market.language,
      paymentMethod: payment.method,
      shippingAddress: { street0, street1, city, postCode, country },
      items,
    },
    { event: 'orderComplete', orderId, orderNumber, value, currency },
    ...items.map((item): AnalyticsEvent => ({ event: 'productPurchase', ...item, orderId, currency })),
  ]
}
