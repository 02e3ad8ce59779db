/**
 * A raw order as the storefront shows it. The client never works out a total: it takes apart what the service summed up.
 * Runs in the browser, so it stays small.
 */
import { emptyCheckoutInformation, type Address } from '../../markets/addresses/checkout-information.ts'
import type { CountryCode, CurrencyCode, Language } from '../../markets/types.ts'
import { hasAmounts, isObject } from '../answer-kinds.ts'
import type { RawOrder, RawOrderLine } from './order.ts'
import type { CartItem } from './to-cart.ts'

export type OrderItem = Omit<CartItem, 'stockStatus' | 'taxCode'> & {
  /** Of the line, after discounts. */
  readonly priceTotal: number
}

/** ORD-01. priceProducts + priceShipping - priceDiscount + (externalTaxAmount ?? 0) = priceTotal. */
export type Order = {
  readonly id: string
  readonly status: string
  readonly items: readonly OrderItem[]
  readonly itemsCount: number
  readonly orderNumber: string
  readonly priceTax: number
  readonly priceProducts: number
  readonly priceShipping: number
  readonly priceDiscount: number
  readonly priceTotal: number
  readonly storefront: string
  /** ORD-03: analytics reads the language. */
  readonly market: { readonly countryCode: CountryCode; readonly language: Language }
  readonly currency: CurrencyCode
  readonly payment: { readonly status: string; readonly method: string }
  readonly address: { readonly billing: Address; readonly shipping: Address }
  readonly shippingMethod: {
    readonly name: string
    readonly estimatedDeliveryTime: string
    /** The promised days, YYYY-MM-DD. */
    readonly arrival?: { readonly from: string; readonly to: string }
  }
  readonly contact: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly telephone: string
  }
  readonly createdAt: string
  readonly updatedAt: string
  readonly externalTaxAmount: number | undefined
}

/** As other implementations may return it: ours has a status, and a log of entries with one. */
export type OrderResponse = Omit<RawOrder, 'status' | 'statusLog'> & {
  readonly status?: string
  readonly statusLog?: readonly (string | { readonly status: string })[]
}

export function toOrder(raw: OrderResponse): Order {
  const { store, totalPrice, totalDiscountAmount, externalTaxAmount } = raw
  const items = raw.orderLines.filter(({ type }) => type !== 'shippingOption')
  const shipping = raw.orderLines.find(({ type }) => type === 'shippingOption')
  if (shipping === undefined) throw new Error('No shipment line found in order')
  // A draft has no delivery address yet.
  const unknown = emptyCheckoutInformation(store.countryCode)
  return {
    id: raw.id,
    status: statusOf(raw),
    items: items.map(toItem),
    itemsCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    orderNumber: raw.orderNumber,
    // ORD-06
    priceTax: externalTaxAmount ?? raw.totalTaxAmount,
    priceProducts: totalPrice - shipping.totalPrice,
    priceShipping: shipping.totalPriceWithDiscount,
    priceDiscount: totalDiscountAmount - shipping.totalDiscountAmount,
    priceTotal: raw.totalPriceWithDiscount,
    storefront: store.storefront,
    market: { countryCode: store.countryCode, language: store.languageCode },
    currency: store.currencyUnit,
    payment: raw.payment,
    address: {
      billing: raw.billingAddress ?? unknown.address.billing,
      shipping: raw.shippingAddress ?? unknown.address.shipping,
    },
    shippingMethod: {
      name: shipping.name,
      estimatedDeliveryTime: shipping.estimatedDeliveryTime ?? '',
      ...(shipping.arrival && { arrival: shipping.arrival }),
    },
    contact: raw.contact ?? { firstName: '', lastName: '', email: '', telephone: '' },
    createdAt: raw.createdAt,
    updatedAt: raw.updatedAt,
    externalTaxAmount,
  }
}

/** ORD-02 */
function statusOf({ status, statusLog = [] }: OrderResponse): string {
  const last = statusLog.at(-1)
  return status ?? (typeof last === 'object' ? last.status : last) ?? 'unknown'
}

function toItem(line: RawOrderLine): OrderItem {
  const { id, itemId, name, price, sections, quantity, sku, parentSku, isGift, productDiscount, size, imageUrl } = line
  return {
    image: imageUrl,
    id,
    itemId,
    name,
    price,
    total: line.totalPrice,
    sections,
    quantity,
    size: { label: size, value: size },
    sku,
    parentSku,
    isGift,
    productDiscount,
    priceTotal: line.totalPriceWithDiscount,
  }
}

/** The members an order must have before it is shown: a response may come from something that is no order service. */
export function isOrderResponse(value: unknown): value is OrderResponse {
  if (!isObject(value) || !hasAmounts(value, 'totalPrice', 'totalDiscountAmount', 'totalPriceWithDiscount'))
    return false
  const { id, orderNumber, orderLines, store, payment }: Partial<Record<keyof RawOrder, unknown>> = value
  return (
    [id, orderNumber].every((text) => typeof text === 'string') &&
    Array.isArray(orderLines) &&
    orderLines.every(isOrderLineResponse) &&
    isObject(store) &&
    isObject(payment)
  )
}

function isOrderLineResponse(value: unknown): boolean {
  return isObject(value) && hasAmounts(value, 'quantity', 'totalPrice', 'totalDiscountAmount', 'totalPriceWithDiscount')
}
