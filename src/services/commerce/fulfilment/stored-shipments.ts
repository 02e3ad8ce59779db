/** Shipments as they are stored, and the units of an order that follow from them. */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { Fulfilment, StoredHold } from './fulfilment.ts'
import { writeHolds } from './fulfilment.ts'
import { unitsOf, type LineQuantity, type LineUnits } from './units.ts'

export type StoredShipment = {
  readonly id: string
  readonly orderId: string
  readonly region: string
  readonly carrier: string
  readonly carrierName: string
  readonly trackingNumber: string | undefined
  readonly trackingUrl: string | undefined
  readonly postedAt: string
  readonly postedBy: string
  /** From this moment on the mail is or was sent. */
  readonly mailedAt: string | undefined
  readonly deliveredAt: string | undefined
  readonly voidedAt: string | undefined
  readonly units: readonly LineQuantity[]
}

/** Of several orders, the oldest first, voided ones included. */
export async function readShipments(
  query: CommerceQuery,
  orderIds: readonly string[],
): Promise<readonly StoredShipment[]> {
  if (orderIds.length === 0) return []
  const rows = await query
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('posted_at')
    .orderBy('id')
    .execute()
  return shipmentsOf(query, rows)
}

export async function readShipment(query: CommerceQuery, id: string): Promise<StoredShipment | undefined> {
  const rows = await query.selectFrom('shipments').selectAll().where('id', '=', id).execute()
  const [shipment] = await shipmentsOf(query, rows)
  return shipment
}

/** With their units. */
export async function shipmentsOf(
  query: CommerceQuery,
  rows: readonly CommerceTables['shipments'][],
): Promise<readonly StoredShipment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const units = await query
    .selectFrom('shipment_units')
    .selectAll()
    .where('shipment_id', 'in', ids)
    .orderBy('item_id')
    .execute()
  const unitsById = Map.groupBy(units, ({ shipment_id: id }) => id)
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    region: row.region,
    carrier: row.carrier,
    carrierName: row.carrier_name,
    trackingNumber: row.tracking_number ?? undefined,
    trackingUrl: row.tracking_url ?? undefined,
    postedAt: row.posted_at,
    postedBy: row.posted_by,
    mailedAt: row.mailed_at ?? undefined,
    deliveredAt: row.delivered_at ?? undefined,
    voidedAt: row.voided_at ?? undefined,
    units: (unitsById.get(row.id) ?? []).map(({ item_id: itemId, quantity }) => ({ itemId, quantity })),
  }))
}

/** Posted and not voided. */
export const isPosted = ({ voidedAt }: Pick<StoredShipment, 'voidedAt'>): boolean => voidedAt === undefined

export type OrderUnits = {
  readonly order: StoredOrder
  /** In the order of the lines. */
  readonly units: readonly LineUnits[]
  /** Posted and not voided. */
  readonly shipments: readonly StoredShipment[]
}

export async function readUnits(query: CommerceQuery, order: StoredOrder): Promise<OrderUnits> {
  const shipments = (await readShipments(query, [order.id])).filter(isPosted)
  const cancelled = await query
    .selectFrom('cancelled_units')
    .select(['item_id as itemId', 'quantity'])
    .where('order_id', '=', order.id)
    .execute()
  const shipped = shipments.flatMap(({ units }) => units)
  return { order, units: unitsOf(order.snapshot.lines, shipped, cancelled), shipments }
}

/** Everything that changes the units of an order locks it first: two people never ship the same unit. */
export async function lockUnits(
  transaction: Transaction<CommerceTables>,
  engine: Pick<Database<CommerceTables>, 'lockRows'>,
  orderId: string,
): Promise<OrderUnits | undefined> {
  const order = await lockOrder(transaction, engine, orderId)
  return order && readUnits(transaction, order)
}

/** The time of the last change stays the one of the money once it is over: the order API shows it. */
export async function setFulfilment(
  transaction: Transaction<CommerceTables>,
  { id, state }: Pick<StoredOrder, 'id' | 'state'>,
  change: { readonly fulfilment?: Fulfilment; readonly holds?: readonly StoredHold[] },
  now: Date,
): Promise<void> {
  const { fulfilment, holds } = change
  await transaction
    .updateTable('orders')
    .set({
      ...(fulfilment && { fulfilment }),
      ...(holds && { holds: writeHolds(holds) }),
      ...(state === 'paid' && { updated_at: now.toISOString() }),
    })
    .where('id', '=', id)
    .execute()
}

/** A hold that is set already stays as it is. */
export async function addHold(
  transaction: Transaction<CommerceTables>,
  order: Pick<StoredOrder, 'id' | 'number' | 'state' | 'holds'>,
  hold: StoredHold,
  now: Date,
): Promise<void> {
  if (order.holds.includes(hold)) return
  await setFulfilment(transaction, order, { holds: [...order.holds, hold] }, now)
  await stageOrderEvent(transaction, 'order.held', order, now)
}

/** The number of the order that a shipment belongs to. */
export async function shipmentOrderNumber(query: CommerceQuery, id: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('orders.number')
    .where('shipments.id', '=', id)
    .executeTakeFirst()
  return row?.number
}
