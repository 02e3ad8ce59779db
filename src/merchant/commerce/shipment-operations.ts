/** Shipments: post, void, deliver; carriers; holds. */
import { z } from 'zod'
import { isWarehouseRegion, WAREHOUSES } from '../../markets/warehouses.ts'
import { ok } from '../../platform/result.ts'
import {
  carrierSchema,
  CLEARABLE_HOLDS,
  clearHold,
  deliverShipment,
  FULFILMENTS,
  holdOrder,
  listCarriers,
  orderByNumber,
  postShipment,
  saveCarriers,
  shipmentOrderNumber,
  voidShipment,
  type OrderRefusal,
  type ShipmentChange,
} from '../../services/commerce/admin.ts'
import { eachBulk } from '../bulk/each-bulk.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { noSuchOrder, noteIn, orderSubject } from './order-subject.ts'
import { shipmentView } from './shipment-view.ts'

const number = z.string().max(100)
const version = z.int().min(0).exactOptional()
const id = z.string().min(1).max(64)
const note = z.string().trim().min(3).max(2000)

export const lineUnits = z
  .array(z.strictObject({ itemId: z.string().min(1).max(200), quantity: z.int().min(1).max(100_000) }))
  .min(1)
  .max(200)

const changed = z.object({ shipment: shipmentView, fulfilment: z.enum(FULFILMENTS) })

const subject = (input: { readonly number: string }) => orderSubject(input.number)

/** As the catalogue of failures words it. */
export const refusedBy = ({ code, parameters = {}, field, details, retryAfter }: OrderRefusal) =>
  rejected(code, parameters, {
    ...(field !== undefined && { field }),
    ...(details && { details }),
    ...(retryAfter !== undefined && { retryAfter }),
  })

const SHIPMENT = 'shipment.'

/** Only posted ones are voided or delivered. `before` is the fulfilment of the order. */
function auditShipment({ audit }: RunContext, before: string, { shipment, fulfilment }: ShipmentChange, field: string) {
  audit.changed({ field: `${SHIPMENT}${shipment.id}`, before: field === 'posted' ? null : 'posted', after: field })
  audit.changed({ field: 'fulfilment', before, after: fulfilment })
}

export const postShipmentOperation = merchantOperation({
  name: 'shipment.post',
  kind: 'write',
  permission: 'shipments.write',
  scope: 'shipments:write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    number,
    units: lineUnits.exactOptional(),
    carrier: z.string().min(1).max(40),
    trackingNumber: z.string().max(100).exactOptional(),
    region: z.enum(Object.keys(WAREHOUSES).filter(isWarehouseRegion)).exactOptional(),
    version,
  }),
  output: changed,
  subject,
  version: (input) => input.version,
  async run(context, { number: wanted, units, carrier, trackingNumber, region }) {
    const order = await orderByNumber(context.database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    const actor = actorKey(context.actor)
    const posted = await postShipment(context, { orderId: order.id, units, carrier, trackingNumber, region, actor })
    if (!posted.ok) return refusedBy(posted.failure)
    auditShipment(context, order.fulfilment, posted.value, 'posted')
    return ok(posted.value)
  },
  async undo(context, { changes }) {
    for (const { field, before } of changes) {
      if (!field.startsWith(SHIPMENT) || before !== null) continue
      const voided = await voidShipment(context, field.slice(SHIPMENT.length))
      if (!voided.ok) return refusedBy(voided.failure)
      context.audit.changed({ field, before: 'posted', after: 'voided' })
    }
    return ok(undefined)
  },
})

export const postManyShipmentsOperation = eachBulk('shipment.post-many', postShipmentOperation)

export const voidShipmentOperation = merchantOperation({
  name: 'shipment.void',
  kind: 'write',
  permission: 'shipments.write',
  scope: 'shipments:write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ number, shipment: id, version }),
  output: changed,
  subject,
  version: (input) => input.version,
  async run(context, { number: wanted, shipment }) {
    const order = await orderByNumber(context.database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    if ((await shipmentOrderNumber(context.database.query, shipment)) !== order.number) {
      return rejected('UNKNOWN_SHIPMENT', { shipment })
    }
    const voided = await voidShipment(context, shipment)
    if (!voided.ok) return refusedBy(voided.failure)
    auditShipment(context, order.fulfilment, voided.value, 'voided')
    return ok(voided.value)
  },
})

export const deliverShipmentOperation = merchantOperation({
  name: 'shipment.deliver',
  kind: 'write',
  permission: 'shipments.write',
  scope: 'shipments:write',
  fresh: false,
  service: 'commerce',
  /** Without a time: now. */
  input: z.strictObject({ number, shipment: id, at: z.iso.datetime().exactOptional(), version }),
  output: changed,
  subject,
  version: (input) => input.version,
  async run(context, { number: wanted, shipment, at }) {
    const order = await orderByNumber(context.database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    if ((await shipmentOrderNumber(context.database.query, shipment)) !== order.number) {
      return rejected('UNKNOWN_SHIPMENT', { shipment })
    }
    const delivered = await deliverShipment(context, shipment, at === undefined ? context.clock.now() : new Date(at))
    if (!delivered.ok) return refusedBy(delivered.failure)
    auditShipment(context, order.fulfilment, delivered.value, 'delivered')
    return ok(delivered.value)
  },
})

export const carrierList = z
  .array(carrierSchema)
  .max(100)
  .refine((list) => new Set(list.map((carrier) => carrier.id)).size === list.length, 'have two of the same id')

export const listCarriersOperation = merchantOperation({
  name: 'carrier.list',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(carrierSchema),
  run: async ({ database }) => ok(await listCarriers(database.query)),
})

/** All of them together, like shipping methods: there are few. */
export const saveCarriersOperation = merchantOperation({
  name: 'carrier.save',
  kind: 'write',
  permission: 'settings.manage',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    carriers: carrierList,
    version,
  }),
  output: z.int(),
  subject: () => 'carriers',
  version: (input) => input.version,
  async run({ database, audit }, { carriers }) {
    const before = await listCarriers(database.query)
    await database.transaction((transaction) => saveCarriers(transaction, carriers))
    audit.changed({ field: 'carriers', before, after: carriers })
    return ok(carriers.length)
  },
  async undo({ database, audit }, { changes: [change] }) {
    const before = carrierList.parse(change?.before)
    await database.transaction((transaction) => saveCarriers(transaction, before))
    audit.changed({ field: 'carriers', before: change?.after, after: before })
    return ok(undefined)
  },
})

const holds = z.object({ number: z.string(), holds: z.array(z.string()) })

export const holdOrderOperation = merchantOperation({
  name: 'order.hold',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ number, note, version }),
  output: holds,
  subject,
  version: (input) => input.version,
  async run(context, input) {
    const order = await orderByNumber(context.database.query, input.number)
    if (order === undefined) return noSuchOrder(input.number)
    const held = await holdOrder(context, order.id)
    if (!held.ok) return refusedBy(held.failure)
    context.audit.changed({ field: 'holds', ...held.value })
    noteIn(context.audit, input.note)
    return ok({ number: order.number, holds: held.value.after })
  },
})

export const clearHoldOperation = merchantOperation({
  name: 'order.clear-hold',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ number, hold: z.enum(CLEARABLE_HOLDS), note, version }),
  output: holds,
  subject,
  version: (input) => input.version,
  async run(context, input) {
    const order = await orderByNumber(context.database.query, input.number)
    if (order === undefined) return noSuchOrder(input.number)
    const cleared = await clearHold(context, order.id, input.hold)
    if (!cleared.ok) return refusedBy(cleared.failure)
    context.audit.changed({ field: 'holds', ...cleared.value })
    noteIn(context.audit, input.note)
    return ok({ number: order.number, holds: cleared.value.after })
  },
})

export const SHIPMENT_OPERATIONS = [
  postShipmentOperation,
  postManyShipmentsOperation,
  voidShipmentOperation,
  deliverShipmentOperation,
  listCarriersOperation,
  saveCarriersOperation,
  holdOrderOperation,
  clearHoldOperation,
]
