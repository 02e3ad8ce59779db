/** What is to be picked and packed for orders: the units that are left, by warehouse and by order (FUL-10, FUL-11). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import type { OrderLine } from '../orders/order-snapshot.ts'
import { toOrder, type StoredOrder } from '../orders/stored-order.ts'
import { byTakingOrder } from '../stock/taking-order.ts'
import { isPosted, readShipments, shipmentsOf, type StoredShipment } from './stored-shipments.ts'
import { unitsOf, type LineQuantity } from './units.ts'

export const MAX_PICKED_ORDERS = 500

/** `packed`: how many units of the line are in the parcel. */
export type PackedLine = OrderLine & { readonly packed: number }

/** The next parcel of an order, which is everything that is left, or one that was posted. */
export type Parcel = {
  readonly order: StoredOrder
  readonly lines: readonly PackedLine[]
  readonly shipment?: StoredShipment
}

export type PickedLine = {
  readonly warehouse: string
  readonly variantId: string
  readonly sku: string
  readonly name: string
  readonly size: string
  readonly quantity: number
  readonly orders: readonly string[]
}

/** In the order of the numbers; orders without anything to ship, and numbers that no order has, are left out. */
export async function parcelsOf(query: CommerceQuery, numbers: readonly string[]): Promise<readonly Parcel[]> {
  const wanted = [...new Set(numbers.map((number) => readOrderNumber(number) ?? ''))].filter(Boolean)
  if (wanted.length === 0) return []
  const rows = await query
    .selectFrom('orders')
    .selectAll()
    .where('number', 'in', wanted)
    .where('state', '=', 'paid')
    .where('fulfilment', 'in', ['unshipped', 'partly_shipped'])
    .execute()
  const orders = rows.map((row) => toOrder(row))
  const ids = orders.map(({ id }) => id)
  const shipments = (await readShipments(query, ids)).filter(isPosted)
  const cancelled =
    ids.length === 0
      ? []
      : await query
          .selectFrom('cancelled_units')
          .select(['order_id', 'item_id as itemId', 'quantity'])
          .where('order_id', 'in', ids)
          .execute()
  const parcels = orders.map((order): Parcel => {
    const shipped = shipments.filter(({ orderId }) => orderId === order.id).flatMap(({ units }) => units)
    const off = cancelled.filter((one) => one.order_id === order.id)
    const units = unitsOf(order.snapshot.lines, shipped, off)
    const left = units.map(({ itemId, left: quantity }) => ({ itemId, quantity }))
    return { order, lines: packedLines(order, left) }
  })
  return parcels.toSorted((one, other) => wanted.indexOf(one.order.number) - wanted.indexOf(other.order.number))
}

/** Parcels that were posted, in the order of the ids; voided ones, and ids of no shipment, are left out. */
export async function postedParcels(query: CommerceQuery, ids: readonly string[]): Promise<readonly Parcel[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await query.selectFrom('shipments').selectAll().where('id', 'in', wanted).execute()
  const shipments = (await shipmentsOf(query, rows)).filter(isPosted)
  if (shipments.length === 0) return []
  const orderIds = [...new Set(shipments.map(({ orderId }) => orderId))]
  const orders = await query.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute()
  const byId = new Map(orders.map((row) => [row.id, toOrder(row)]))
  return shipments
    .flatMap((shipment): readonly Parcel[] => {
      const order = byId.get(shipment.orderId)
      return order === undefined ? [] : [{ order, lines: packedLines(order, shipment.units), shipment }]
    })
    .toSorted((one, other) => wanted.indexOf(one.shipment?.id ?? '') - wanted.indexOf(other.shipment?.id ?? ''))
}

/** In the order of the lines. */
const packedLines = ({ snapshot }: StoredOrder, units: readonly LineQuantity[]): readonly PackedLine[] =>
  snapshot.lines
    .map((line) => ({ ...line, packed: units.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0 }))
    .filter(({ packed }) => packed > 0)

/** Sorted by warehouse, in the order in which they are emptied, and SKU. Its units are those of the parcels. */
export async function pickingList(query: CommerceQuery, parcels: readonly Parcel[]): Promise<readonly PickedLine[]> {
  const ids = parcels.map(({ order }) => order.id)
  const reserved =
    ids.length === 0
      ? []
      : await query
          .selectFrom('reservations')
          .select(['order_ref', 'variant_id', 'warehouse', 'quantity'])
          .where('order_ref', 'in', ids)
          .where('state', '=', 'claimed')
          .execute()
  const picked = new Map<string, PickedLine>()
  for (const { order, lines } of parcels) {
    const places = placesLeft(
      reserved.filter((row) => row.order_ref === order.id),
      lines,
    )
    for (const line of lines) {
      for (const [warehouse, quantity] of takeFrom(places, line)) {
        const key = `${warehouse} ${line.id}`
        const known = picked.get(key)
        picked.set(key, {
          warehouse,
          variantId: line.id,
          sku: line.sku,
          name: line.name,
          size: line.size,
          quantity: (known?.quantity ?? 0) + quantity,
          orders: [...new Set([...(known?.orders ?? []), order.number])],
        })
      }
    }
  }
  return [...picked.values()].toSorted((one, other) => byTakingOrder(one, other) || (one.sku < other.sku ? -1 : 1))
}

type Sold = { readonly variant_id: string; readonly warehouse: string; readonly quantity: number }
type Place = Omit<Sold, 'quantity'> & { quantity: number }

/** What was sold and not cancelled, without what left in earlier parcels. */
function placesLeft(sold: readonly Sold[], lines: readonly PackedLine[]): readonly Place[] {
  const gone = new Map<string, number>()
  for (const { variant_id: id, quantity } of sold) gone.set(id, (gone.get(id) ?? 0) + quantity)
  for (const { id, packed } of lines) gone.set(id, (gone.get(id) ?? 0) - packed)
  return sold.toSorted(byTakingOrder).map((place) => {
    const { variant_id: id, quantity } = place
    const taken = Math.min(quantity, Math.max(gone.get(id) ?? 0, 0))
    gone.set(id, (gone.get(id) ?? 0) - taken)
    return { ...place, quantity: quantity - taken }
  })
}

/** Where the units of a line lie. Orders from before there were reservations have no place: the first warehouse of their market. */
function takeFrom(places: readonly Place[], { id, packed }: PackedLine): readonly (readonly [string, number])[] {
  const taken: [string, number][] = []
  let missing = packed
  for (const place of places.filter((one) => one.variant_id === id)) {
    const quantity = Math.min(missing, place.quantity)
    if (quantity > 0) taken.push([place.warehouse, quantity])
    place.quantity -= quantity
    missing -= quantity
  }
  return missing > 0 ? [...taken, ['', missing]] : taken
}
