/** An order as it travels (ORD-01). */
import type { OrderPaymentStatus, RawOrder, RawOrderLine, RawShipment } from '../../../contracts/commerce/order.ts'
import type { OrderContents, OrderLine, OrderShipping, OrderSnapshot } from './order-snapshot.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import type { StoredOrder } from './stored-order.ts'

export type OrderPayment = { readonly status: OrderPaymentStatus; readonly method: string }

export const UNPAID: OrderPayment = { status: 'open', method: '' }

/** `shipments` are those that were posted and not voided. */
export function toRawOrder(
  order: StoredOrder,
  payment: OrderPayment,
  shipments: readonly StoredShipment[] = [],
): RawOrder {
  const { id, number, state, snapshot, createdAt, updatedAt, paidAt, fulfilment } = order
  const { addresses, contact } = snapshot
  // A parcel may arrive after its money went back.
  const log: RawOrder['statusLog'] = [
    { status: 'open', at: createdAt },
    ...(paidAt === undefined ? [] : [{ status: 'paid' as const, at: paidAt }]),
    ...shippingLog(fulfilment, shipments),
    ...(state === 'open' || state === 'paid' ? [] : [{ status: state, at: updatedAt }]),
  ]
  return {
    id,
    orderNumber: number,
    status: state,
    statusLog: log.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ...contentsFields(snapshot),
    payment,
    shippingAddress: addresses.shipping,
    billingAddress: addresses.billing,
    contact,
    ...(shipments.length === 0 ? {} : { shipments: shipments.map(toRawShipment) }),
    createdAt,
    updatedAt,
  }
}

/** `shipped` when the last parcel left, `delivered` when the last one arrived. */
function shippingLog(
  fulfilment: StoredOrder['fulfilment'],
  shipments: readonly StoredShipment[],
): RawOrder['statusLog'] {
  const latest = (times: readonly (string | undefined)[]) =>
    times
      .filter((time) => time !== undefined)
      .toSorted()
      .at(-1) ?? ''
  const postedAt = latest(shipments.map((shipment) => shipment.postedAt))
  if (postedAt === '' || (fulfilment !== 'shipped' && fulfilment !== 'delivered')) return []
  const shipped = { status: 'shipped', at: postedAt } as const
  if (fulfilment === 'shipped') return [shipped]
  return [shipped, { status: 'delivered', at: latest(shipments.map((shipment) => shipment.deliveredAt)) }]
}

const toRawShipment = (shipment: StoredShipment): RawShipment => ({
  id: shipment.id,
  carrier: shipment.carrierName,
  ...(shipment.trackingNumber !== undefined && { trackingNumber: shipment.trackingNumber }),
  ...(shipment.trackingUrl !== undefined && { trackingUrl: shipment.trackingUrl }),
  postedAt: shipment.postedAt,
  ...(shipment.deliveredAt !== undefined && { deliveredAt: shipment.deliveredAt }),
  lines: shipment.units,
})

/** What it would be. Tax that an order adds is unknown before its address is. */
export function toDraftOrder(ordered: OrderContents, now: Date): RawOrder {
  const time = now.toISOString()
  return {
    id: '',
    orderNumber: '',
    status: 'draft',
    statusLog: [],
    ...contentsFields(ordered),
    payment: UNPAID,
    createdAt: time,
    updatedAt: time,
  }
}

type PricedContents = Pick<OrderSnapshot, 'lines' | 'shipping' | 'discounts' | 'totals' | 'market' | 'language'>

function contentsFields({ lines, shipping, discounts, totals, market, language }: PricedContents) {
  const { storefront, country, currency, taxPercentage } = market
  return {
    orderLines: [...lines.map(toProductLine), toShippingLine(shipping)],
    store: {
      storefront,
      countryCode: country,
      languageCode: language,
      currencyUnit: currency,
      ...(taxPercentage === undefined ? {} : { taxPercentage }),
    },
    totalPrice: totals.products + shipping.total,
    totalDiscountAmount: totals.discount + shipping.totalDiscount,
    totalPriceWithDiscount: totals.total,
    totalTaxAmount: totals.tax,
    ...(totals.externalTax === undefined ? {} : { externalTaxAmount: totals.externalTax }),
    discounts,
  }
}

function toProductLine(line: OrderLine): RawOrderLine {
  const { id, itemId, name, picture, sku, productSku, sections, size, quantity, isGift, price, productDiscount } = line
  return {
    id,
    itemId,
    type: 'productVariant',
    name,
    imageUrl: picture,
    sku,
    parentSku: productSku,
    sections,
    size,
    quantity,
    isGift,
    price,
    totalPrice: line.total,
    totalDiscountAmount: line.totalDiscount,
    totalPriceWithDiscount: line.totalWithDiscount,
    taxAmount: line.tax,
    productDiscount,
  }
}

function toShippingLine(shipping: OrderShipping): RawOrderLine {
  const { id, name, estimatedDelivery, promised, total } = shipping
  return {
    id,
    itemId: id,
    type: 'shippingOption',
    name,
    imageUrl: '',
    sku: id,
    parentSku: id,
    sections: [],
    size: '',
    quantity: 1,
    isGift: false,
    price: { original: total, final: total },
    totalPrice: total,
    totalDiscountAmount: shipping.totalDiscount,
    totalPriceWithDiscount: shipping.totalWithDiscount,
    taxAmount: shipping.tax,
    productDiscount: 0,
    estimatedDeliveryTime: estimatedDelivery,
    ...(promised && { arrival: { from: promised.from, to: promised.to } }),
  }
}
