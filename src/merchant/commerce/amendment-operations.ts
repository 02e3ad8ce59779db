/** Orders before they are shipped: cancel units, correct address and e-mail; picking list, slips, pasted tracking numbers. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import {
  amendAddress,
  amendEmail,
  cancelLines,
  FULFILMENTS,
  MAX_PASTED_ROWS,
  MAX_PICKED_ORDERS,
  orderByNumber,
  parcelsOf,
  PASTED_STATUSES,
  pickingHtml,
  pickingList,
  postedParcels,
  previewPasted,
  readPasted,
  slipsHtml,
  stageMailAgain,
} from '../../services/commerce/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'
import { lineUnits, refusedBy } from './shipment-operations.ts'
import { refunded } from './settle-operations.ts'
import { spend } from './spending-limit.ts'

const number = z.string().max(100)
const version = z.int().min(0).exactOptional()
const text = z.string().max(200)
const subject = (input: { readonly number: string }) => orderSubject(input.number)

export const cancelLinesInput = z.strictObject({ number, units: lineUnits, version })

export const cancelLinesOperation = merchantOperation({
  name: 'order.cancel-lines',
  kind: 'write',
  permission: 'orders.cancel',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: cancelLinesInput,
  output: z.object({
    units: z.array(z.object({ itemId: z.string(), quantity: z.int() })),
    refund: refunded.optional(),
    fulfilment: z.enum(FULFILMENTS),
  }),
  subject,
  version: (input) => input.version,
  async run(context, { number: wanted, units }) {
    const order = await orderByNumber(context.database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    const cancelled = await cancelLines(context, order.id, units)
    if (!cancelled.ok) return refusedBy(cancelled.failure)
    const { refund, fulfilment, id } = cancelled.value
    const exceeded = refund && (await spend(context, 'orders.cancel', refund))
    if (exceeded !== undefined) return fail(exceeded)
    context.audit.changed({ field: `cancelled.${id}`, before: null, after: cancelled.value.units })
    context.audit.changed({ field: 'fulfilment', before: order.fulfilment, after: fulfilment })
    if (refund !== undefined) context.audit.changed({ field: 'refund', before: null, after: refund })
    return ok(cancelled.value)
  },
})

const amended = z.object({ number: z.string() })

export const amendOrderOperation = merchantOperation({
  name: 'order.amend',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    number,
    address: z
      .strictObject({
        firstName: text,
        lastName: text,
        street0: text,
        street1: text,
        postCode: text,
        city: text,
        region: text,
      })
      .exactOptional(),
    telephone: text.exactOptional(),
    deliveryNote: z.string().trim().max(200).exactOptional(),
    /** Sends the confirmation again, with the corrected address. */
    resend: z.boolean().exactOptional(),
    version,
  }),
  output: amended,
  subject,
  version: (input) => input.version,
  async run(context, { number: wanted, address, telephone, deliveryNote, resend = false }) {
    const order = await orderByNumber(context.database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    const result = await amendAddress(context, order.id, { address, telephone, deliveryNote })
    if (!result.ok) return refusedBy(result.failure)
    const { before, amendment } = result.value
    const after = { shipping: amendment.shipping ?? null, contact: amendment.contact ?? null }
    const earlier = { shipping: before.snapshot.addresses.shipping, contact: before.snapshot.contact }
    context.audit.changed({ field: 'recipient', before: earlier, after, personal: true })
    if (resend) {
      const mail = { orderId: order.id, mail: 'confirmation' } as const
      const staged = await context.database.transaction((transaction) =>
        stageMailAgain(transaction, context.database, mail, context.clock.now()),
      )
      if (!staged.ok) return refusedBy(staged.failure)
      context.audit.detail('mail', mail.mail)
    }
    return ok({ number: order.number })
  },
})

export const amendEmailOperation = merchantOperation({
  name: 'order.amend-email',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ number, email: z.string().max(320), version }),
  output: amended,
  subject,
  version: (input) => input.version,
  async run(context, { number: wanted, email }) {
    const order = await orderByNumber(context.database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    const result = await amendEmail(context, order.id, email)
    if (!result.ok) return refusedBy(result.failure)
    const before = result.value.before.snapshot.contact.email
    context.audit.changed({ field: 'email', before, after: result.value.amendment.contact?.email, personal: true })
    return ok({ number: order.number })
  },
})

const numbers = z.strictObject({ numbers: z.array(number).min(1).max(MAX_PICKED_ORDERS) })

export const pickingListOperation = merchantOperation({
  name: 'shipment.picking-list',
  kind: 'read',
  permission: 'shipments.write',
  fresh: false,
  input: numbers,
  output: z.array(
    z.object({
      warehouse: z.string(),
      variantId: z.string(),
      sku: z.string(),
      name: z.string(),
      size: z.string(),
      quantity: z.int(),
      orders: z.array(z.string()),
    }),
  ),
  run: async ({ database }, input) =>
    ok(await pickingList(database.query, await parcelsOf(database.query, input.numbers))),
})

/** The same as a page to print, in the language of the staff member. */
export const pickingSheetOperation = merchantOperation({
  name: 'shipment.picking-sheet',
  kind: 'read',
  permission: 'shipments.write',
  fresh: false,
  input: numbers,
  output: z.object({ count: z.int(), html: z.string() }),
  async run({ database, actor }, input) {
    const lines = await pickingList(database.query, await parcelsOf(database.query, input.numbers))
    return ok({ count: lines.length, html: pickingHtml(lines, actor.kind === 'staff' ? actor.language : 'en') })
  },
})

const ids = z.array(z.string().min(1).max(64)).min(1).max(MAX_PICKED_ORDERS)

/** The slips of what is left of each order, and of shipments that were posted, as one page to print. */
export const slipsOperation = merchantOperation({
  name: 'shipment.slips',
  kind: 'read',
  permission: 'shipments.write',
  fresh: false,
  auditRead: true,
  input: z
    .strictObject({ numbers: numbers.shape.numbers.exactOptional(), shipments: ids.exactOptional() })
    .refine((input) => input.numbers !== undefined || input.shipments !== undefined, 'needs numbers or shipments'),
  output: z.object({ count: z.int(), html: z.string() }),
  personal: ['html'],
  async run({ database: { query } }, { numbers: wanted = [], shipments = [] }) {
    const parcels = [...(await parcelsOf(query, wanted)), ...(await postedParcels(query, shipments))]
    return ok({ count: parcels.length, html: slipsHtml(parcels) })
  },
})

/** Rows that are ok are posted with shipment.post-many afterwards. */
export const previewPastedOperation = merchantOperation({
  name: 'shipment.preview',
  kind: 'read',
  permission: 'shipments.write',
  fresh: false,
  input: z.strictObject({ text: z.string().max(200_000) }),
  output: z.array(
    z.object({
      line: z.int(),
      number: z.string(),
      carrier: z.string(),
      trackingNumber: z.string(),
      status: z.enum(PASTED_STATUSES),
      /** Of the order. */
      version: z.int(),
    }),
  ),
  async run({ database }, { text: pasted }) {
    const rows = readPasted(pasted)
    if (rows.length > MAX_PASTED_ROWS) return rejected('TOO_MANY_SUBJECTS', { most: MAX_PASTED_ROWS })
    // Before the rows: a change in between makes the version stale, never what is shown.
    const versions = await versionsOf(
      database.query,
      rows.map((row) => orderSubject(row.number)),
    )
    const checked = await previewPasted(database.query, rows)
    return ok(checked.map((row) => ({ ...row, version: versions.get(orderSubject(row.number)) ?? 0 })))
  },
})

export const AMENDMENT_OPERATIONS = [
  cancelLinesOperation,
  amendOrderOperation,
  amendEmailOperation,
  pickingListOperation,
  pickingSheetOperation,
  slipsOperation,
  previewPastedOperation,
]
