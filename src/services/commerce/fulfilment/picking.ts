/** What is to be picked and packed for orders: the units that are left, by warehouse and by order (FUL-10, FUL-11). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import type { OrderLine } from '../orders/order-snapshot.ts'
import { toOrder, type StoredOrder } from '../orders/stored-order.ts'
import { readShipments, isPosted } from './stored-shipments.ts'
import { unitsOf } from './units.ts'

export const MAX_PICKED_ORDERS = 500

export type PackedLine = OrderLine & { readonly left: number }

/** The next parcel of an order: everything that is left. */
export type Parcel = { readonly order: StoredOrder; readonly lines: readonly PackedLine[] }

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
    const lines = order.snapshot.lines.map((line, place) => ({ ...line, left: units[place]?.left ?? 0 }))
    return { order, lines: lines.filter(({ left }) => left > 0) }
  })
  return parcels.toSorted((one, other) => wanted.indexOf(one.order.number) - wanted.indexOf(other.order.number))
}

/** Sorted by warehouse and SKU. Its units are those of the parcels. */
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
          .orderBy('warehouse')
          .execute()
  const picked = new Map<string, PickedLine>()
  for (const { order, lines } of parcels) {
    const places = reserved.filter((row) => row.order_ref === order.id).map((row) => ({ ...row }))
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
  return [...picked.values()].toSorted((one, other) =>
    `${one.warehouse} ${one.sku}` < `${other.warehouse} ${other.sku}` ? -1 : 1,
  )
}

type Place = { readonly variant_id: string; readonly warehouse: string; quantity: number }

/** Where the units of a line lie. Orders from before there were reservations have no place: the first warehouse of their market. */
function takeFrom(places: readonly Place[], { id, left }: PackedLine): readonly (readonly [string, number])[] {
  const taken: [string, number][] = []
  let missing = left
  for (const place of places.filter((one) => one.variant_id === id)) {
    const quantity = Math.min(missing, place.quantity)
    if (quantity > 0) taken.push([place.warehouse, quantity])
    place.quantity -= quantity
    missing -= quantity
  }
  return missing > 0 ? [...taken, ['', missing]] : taken
}
