/** Posting, voiding and delivering shipments (FUL-02 to FUL-05). Each is one transaction that has locked the order. */
import type { WarehouseRegion } from '../../../markets/warehouses.ts'
import { regionOfWarehouse } from '../../../markets/warehouses.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { fail, ok, type Fail, type Result } from '../../../platform/result.ts'
import { addTrackingWord } from '../orders-lookup/order-search.ts'
import { captureShipment, voidCapture } from '../captures/capture-shipment.ts'
import { stageAfterCaptures } from '../captures/capture-work.ts'
import { stageShipmentEvent } from '../events/stage-events.ts'
import { containsRefunded } from '../returns/shipped-units.ts'
import type { CommerceTables } from '../tables.ts'
import { listCarriers, readTracking } from './carriers.ts'
import type { Fulfilment } from './fulfilment.ts'
import { noSuch, refuse, refuseTransition, type OrderRefusal } from './refusal.ts'
import { SHIPMENT_MAIL, SHIPMENT_MAIL_DELAY, SHIPMENT_VOID_MAIL } from './staged-mails.ts'
import { lockUnits, readShipment, setFulfilment, type OrderUnits, type StoredShipment } from './stored-shipments.ts'
import { transitionOf } from './transitions.ts'
import { fulfilmentOf, mergedQuantities, type LineQuantity, type LineUnits } from './units.ts'

export type FulfilmentDeps = { readonly database: Database<CommerceTables>; readonly clock: Clock }

export type PostRequest = {
  readonly orderId: string
  /** Absent: everything that is left. */
  readonly units?: readonly LineQuantity[] | undefined
  readonly carrier: string
  readonly trackingNumber?: string | undefined
  /** Absent: the region that the order was sold from. */
  readonly region?: WarehouseRegion | undefined
  /** Who posts it, as the audit log names them. */
  readonly actor: string
}

export type ShipmentChange = { readonly shipment: StoredShipment; readonly fulfilment: Fulfilment }

export const postShipment = (
  { database, clock }: FulfilmentDeps,
  request: PostRequest,
): Promise<Result<ShipmentChange, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const locked = await lockUnits(transaction, database, request.orderId)
    if (locked === undefined) return noSuch('order', request.orderId)
    const { order } = locked
    if (transitionOf(order, 'shipment.post') === undefined) return refusePost(locked)
    if (order.holds.length > 0) {
      const holds = order.holds.join(', ')
      return refuse('ON_HOLD', { number: order.number, holds }, { details: { holds: order.holds } })
    }
    const units = chosenUnits(locked.units, request.units)
    if (!units.ok) return units
    const carrier = (await listCarriers(transaction)).find(({ id }) => id === request.carrier)
    const { country } = order.snapshot.addresses.shipping
    if (carrier === undefined) {
      return refuse('UNKNOWN_CARRIER', { carrier: request.carrier, country }, { field: 'carrier' })
    }
    const tracking = readTracking(carrier, country, request.trackingNumber)
    if (!tracking.ok) return tracking
    const shipment: StoredShipment = {
      id: newId(),
      orderId: order.id,
      region: request.region ?? regionOfWarehouse(order.snapshot.market.warehouses[0] ?? '') ?? '',
      carrier: carrier.id,
      carrierName: carrier.name,
      trackingNumber: tracking.value.number,
      trackingUrl: tracking.value.url,
      postedAt: now.toISOString(),
      postedBy: request.actor,
      mailedAt: undefined,
      deliveredAt: undefined,
      voidedAt: undefined,
      units: units.value,
    }
    await insertShipment(transaction, shipment)
    if (shipment.trackingNumber !== undefined) {
      await addTrackingWord(transaction, order.id, shipment.trackingNumber)
    }
    await stage(transaction, {
      topic: SHIPMENT_MAIL,
      key: shipment.id,
      payload: shipment.id,
      due: new Date(now.getTime() + SHIPMENT_MAIL_DELAY),
    })
    await captureShipment(transaction, locked, shipment, now)
    await stageShipmentEvent(transaction, 'shipment.posted', { id: shipment.id, order: order.number }, now)
    const fulfilment = await count(transaction, database, locked, now)
    await stageAfterCaptures(transaction, order.id, now)
    return ok({ shipment, fulfilment })
  })

const leftOf = (units: readonly LineUnits[]) => units.map(({ itemId, left }) => ({ itemId, left }))

/** Somebody else may have posted the units a moment ago: the answer says what is left of each line. */
function refusePost({ order, units }: OrderUnits): Fail<OrderRefusal> {
  const refusal = refuseTransition(order, 'shipment.post').failure
  if (units.some(({ left }) => left > 0)) return fail(refusal)
  return refuse('NO_UNITS_LEFT', refusal.parameters, { details: { ...refusal.details, left: leftOf(units) } })
}

/** What is chosen of the units that are left; nothing is written when a line has fewer. */
export function chosenUnits(
  units: readonly LineUnits[],
  chosen: readonly LineQuantity[] | undefined,
): Result<readonly LineQuantity[], OrderRefusal> {
  const all = units.filter(({ left }) => left > 0).map(({ itemId, left }) => ({ itemId, quantity: left }))
  const wanted = chosen === undefined ? all : mergedQuantities(chosen)
  if (wanted.length === 0) return refuse('NO_UNITS', {}, { field: 'units' })
  for (const { itemId, quantity } of wanted) {
    const line = units.find((one) => one.itemId === itemId)
    if (line === undefined) return refuse('UNKNOWN_LINE', { line: itemId }, { field: 'units' })
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse('NO_UNITS', {}, { field: 'units' })
    if (quantity > line.left) {
      return refuse(
        'UNITS_LEFT',
        { line: itemId, left: line.left },
        { field: 'units', details: { left: leftOf(units) } },
      )
    }
  }
  return ok(wanted)
}

async function insertShipment(transaction: Transaction<CommerceTables>, shipment: StoredShipment): Promise<void> {
  const { id, orderId, region, carrier, carrierName, trackingNumber, trackingUrl, postedAt, postedBy } = shipment
  await transaction
    .insertInto('shipments')
    .values({
      id,
      order_id: orderId,
      region,
      carrier,
      carrier_name: carrierName,
      tracking_number: trackingNumber ?? null,
      tracking_url: trackingUrl ?? null,
      posted_at: postedAt,
      posted_by: postedBy,
    })
    .execute()
  await transaction
    .insertInto('shipment_units')
    .values(shipment.units.map(({ itemId, quantity }) => ({ shipment_id: id, item_id: itemId, quantity })))
    .execute()
}

/** Writes the fulfilment that follows from the units as they are now. */
async function count(
  transaction: Transaction<CommerceTables>,
  database: FulfilmentDeps['database'],
  { order }: OrderUnits,
  now: Date,
): Promise<Fulfilment> {
  const counted = await lockUnits(transaction, database, order.id)
  if (counted === undefined) throw new Error(`The order ${order.id} is gone while it is locked`)
  const fulfilment = fulfilmentOf(counted.units, counted.shipments)
  await setFulfilment(transaction, order, { fulfilment }, now)
  return fulfilment
}

const VOID_MS = 24 * 60 * 60_000

export const voidShipment = (
  { database, clock }: FulfilmentDeps,
  id: string,
): Promise<Result<ShipmentChange, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const found = await lockShipment(transaction, database, id)
    if (!found.ok) return found
    const { locked, shipment } = found.value
    const { order } = locked
    if (shipment.deliveredAt !== undefined) return refuse('SHIPMENT_STATE', { shipment: id, state: 'delivered' })
    if (transitionOf(order, 'shipment.void') === undefined) return refuseTransition(order, 'shipment.void')
    if (now.getTime() - Date.parse(shipment.postedAt) > VOID_MS) return refuse('TOO_LATE_TO_VOID', { hours: 24 })
    if (await isReceivedBack(transaction, order.id)) {
      return refuse('SHIPMENT_STATE', { shipment: id, state: 'received back' })
    }
    const others = locked.shipments.filter((one) => one.id !== id)
    if (!(await containsRefunded(transaction, locked, others))) {
      return refuse('SHIPMENT_STATE', { shipment: id, state: 'refunded' })
    }
    const voidedAt = now.toISOString()
    await transaction.updateTable('shipments').set({ voided_at: voidedAt }).where('id', '=', id).execute()
    if (shipment.mailedAt === undefined) {
      await transaction.deleteFrom('outbox').where('id', '=', `${SHIPMENT_MAIL}:${id}`).execute()
    } else {
      await stage(transaction, { topic: SHIPMENT_VOID_MAIL, key: id, payload: id, due: now })
    }
    await stageShipmentEvent(transaction, 'shipment.voided', { id, order: order.number }, now)
    const fulfilment = await count(transaction, database, locked, now)
    await voidCapture(transaction, database, id, now)
    return ok({ shipment: { ...shipment, voidedAt }, fulfilment })
  })

/** `at` is when the parcel arrived, as a person or a carrier says: never assumed. */
export const deliverShipment = (
  { database, clock }: FulfilmentDeps,
  id: string,
  at: Date,
): Promise<Result<ShipmentChange, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const found = await lockShipment(transaction, database, id)
    if (!found.ok) return found
    const { locked, shipment } = found.value
    if (shipment.deliveredAt !== undefined) return refuse('SHIPMENT_STATE', { shipment: id, state: 'delivered' })
    if (transitionOf(locked.order, 'shipment.deliver') === undefined) {
      return refuseTransition(locked.order, 'shipment.deliver')
    }
    const deliveredAt = at.toISOString()
    if (deliveredAt < shipment.postedAt || at > now) {
      return refuse('DELIVERY_TIME', { posted: shipment.postedAt }, { field: 'at' })
    }
    await transaction.updateTable('shipments').set({ delivered_at: deliveredAt }).where('id', '=', id).execute()
    await stageShipmentEvent(transaction, 'shipment.delivered', { id, order: locked.order.number }, now)
    return ok({ shipment: { ...shipment, deliveredAt }, fulfilment: await count(transaction, database, locked, now) })
  })

type LockedShipment = { readonly locked: OrderUnits; readonly shipment: StoredShipment }

/** Read again under the lock of its order. A voided one is no shipment any more. */
async function lockShipment(
  transaction: Transaction<CommerceTables>,
  database: FulfilmentDeps['database'],
  id: string,
): Promise<Result<LockedShipment, OrderRefusal>> {
  const known = await readShipment(transaction, id)
  const locked = known && (await lockUnits(transaction, database, known.orderId))
  if (locked === undefined) return noSuch('shipment', id)
  const shipment = locked.shipments.find((one) => one.id === id)
  return shipment === undefined ? refuse('SHIPMENT_STATE', { shipment: id, state: 'voided' }) : ok({ locked, shipment })
}

/** Something of the order was received back: its parcels were out. */
async function isReceivedBack(transaction: Transaction<CommerceTables>, orderId: string): Promise<boolean> {
  const received = await transaction
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('received_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return received !== undefined
}
