/** Stored orders, parcels and products as the API shows them. Pure. Personal members are removed later, by what the caller may read. */
import type { z } from 'zod'
import type { Offer } from '../../contracts/commerce/commerce.ts'
import {
  ORDER_STATES,
  type returnRow,
  type order,
  type orderLine,
  type shipment,
} from '../../contracts/merchant/api/order-schemas.ts'
import type { document, product, stockLevel } from '../../contracts/merchant/api/product-schemas.ts'
import type {
  StoredDocument,
  OrderWithUnits,
  ShipmentOfOrder,
  VariantStock,
  StoredReturn,
} from '../../services/commerce/admin.ts'
import type { ProductDocument } from '../../services/discovery/admin.ts'

export function toOrder({ order: found, units, refunded }: OrderWithUnits, version: number): z.output<typeof order> {
  const { snapshot, number, fulfilment, holds, createdAt, paidAt, amendment } = found
  const { market, language, totals, shipping, discounts, addresses, contact } = snapshot
  const state = ORDER_STATES.find((one) => one === found.state)
  if (state === undefined) throw new Error(`The order ${number} waits for its money`)
  return {
    number,
    version,
    state,
    fulfilment,
    holds: [...(state === 'held' ? ['amount'] : []), ...holds],
    storefront: market.storefront,
    country: market.country,
    language,
    currency: market.currency,
    createdAt,
    paidAt,
    totals: { ...totals },
    refunded,
    shippingMethod: { id: shipping.id, name: shipping.name, paid: shipping.totalWithDiscount },
    discounts: discounts.map(({ id, name, code, amount }) => ({ id, name, code, amount })),
    lines: snapshot.lines.map((line) => toLine(line, units)),
    shippingAddress: { ...addresses.shipping },
    billingAddress: { ...addresses.billing },
    contact: { ...contact },
    deliveryNote: amendment?.deliveryNote,
  }
}

function toLine(
  line: OrderWithUnits['order']['snapshot']['lines'][number],
  units: OrderWithUnits['units'],
): z.output<typeof orderLine> {
  const { itemId, sku, productSku, name, size, quantity, price, total, tax, taxPercentage, isGift } = line
  const counted = units.find((one) => one.itemId === itemId)
  return {
    itemId,
    sku,
    productSku,
    ean: line.id,
    name,
    size,
    quantity,
    price: { ...price },
    total,
    discount: line.totalDiscount,
    paid: line.totalWithDiscount,
    tax,
    taxPercentage,
    isGift,
    shipped: counted?.shipped ?? 0,
    cancelled: counted?.cancelled ?? 0,
    left: counted?.left ?? 0,
  }
}

export const toShipment = (found: ShipmentOfOrder, version: number): z.output<typeof shipment> => ({
  id: found.id,
  orderNumber: found.orderNumber,
  version,
  region: found.region,
  carrier: found.carrier,
  carrierName: found.carrierName,
  trackingNumber: found.trackingNumber,
  trackingUrl: found.trackingUrl,
  postedAt: found.postedAt,
  deliveredAt: found.deliveredAt,
  voidedAt: found.voidedAt,
  units: found.units.map(({ itemId, quantity }) => ({ itemId, quantity })),
})

export const toReturn = (found: StoredReturn, version: number): z.output<typeof returnRow> => ({
  id: found.id,
  orderNumber: found.number,
  version,
  kind: found.kind,
  state: found.state,
  requestedAt: found.requestedAt,
  refundDueOn: found.dueOn,
  periodEndsOn: found.periodEndsOn,
  lateDays: found.lateDays,
  hasRight: found.hasRight,
  receivedAt: found.receivedAt,
  refund: found.refund,
  note: found.note,
  rejectReason: found.rejectReason,
  units: found.units.map((unit) => ({ ...unit })),
})

export const toStockLevel = (found: VariantStock, version: number): z.output<typeof stockLevel> => ({
  ...found,
  available: found.quantity - found.reserved,
  version,
})

/** A product that is not sold any more stays in the list, so that others learn of it. */
export function toProduct(
  sku: string,
  found: ProductDocument | undefined,
  offers: readonly Offer[],
): z.output<typeof product> {
  if (found === undefined) return { sku, listed: false, name: {}, family: '', ageGroup: '', variants: [] }
  return {
    sku,
    listed: true,
    name: Object.fromEntries(
      Object.entries(found.name).flatMap(([language, name]) => (name === undefined ? [] : [[language, name]])),
    ),
    family: found.family,
    ageGroup: found.ageGroup,
    variants: offers.map(({ id, sku: variant, size, prices }) => ({
      sku: variant,
      ean: id,
      size,
      prices: Object.fromEntries(
        Object.entries(prices).map(([currency, { original, final }]) => [currency, { original, final }]),
      ),
    })),
  }
}

export const toDocument = (found: StoredDocument): z.output<typeof document> => ({
  number: found.number,
  kind: found.kind,
  orderNumber: found.order_number,
  country: found.country,
  region: found.region,
  currency: found.currency,
  net: found.net,
  tax: found.tax,
  gross: found.gross,
  issuedOn: found.issued_on,
  sha256: found.sha256,
})
