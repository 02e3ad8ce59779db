/** Orders: the newest, one with all its details, refund, cancel, release, resend the confirmation. */
import { z } from 'zod'
import { seesRestricted } from '../../contracts/staff/actor.ts'
import { createLog } from '../../platform/log/log.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  listOrders,
  orderAffairs,
  orderByNumber,
  readOrderDossier,
  cancelOrder,
  refundOrder,
  REFUND_REASONS,
  releaseOrder,
} from '../../services/commerce/admin.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'
import { lineUnits, refusedBy } from './shipment-operations.ts'
import { ORDER_PERSONAL, ORDER_STATES, orderView } from './order-view.ts'
import { shownOrder } from './shown-order.ts'
import { spend } from './spending-limit.ts'

export { ORDER_STATES, type StaffOrder } from './order-view.ts'

const version = z.int().min(0).exactOptional()
const numbered = z.strictObject({ number: z.string().max(100), version })

const subject = ({ number }: { readonly number: string }) => orderSubject(number)

/** The command prints the result, so the outbox job is not woken: it polls every two seconds. */
const errand = ({ database, clock }: RunContext) => ({
  database,
  clock,
  log: createLog({ level: 'warn' }),
  wake: () => {},
})

/** For the command line. The desk lists orders with filters: order.list. */
export const listOrdersOperation = merchantOperation({
  name: 'order.newest',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({ state: z.enum(ORDER_STATES).optional(), limit: z.int().min(1).max(1000) }),
  output: z.array(
    z.object({
      number: z.string(),
      state: z.enum(ORDER_STATES),
      created_at: z.string(),
      total: z.int(),
      currency: z.string(),
      country: z.string(),
      email_key: z.string(),
    }),
  ),
  personal: ['email_key'],
  run: async ({ database }, { state, limit }) => ok(await listOrders(database.query, { state, limit })),
})

export const showOrderOperation = merchantOperation({
  name: 'order.read',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  auditRead: true,
  input: z.strictObject({ number: z.string().max(100) }),
  output: orderView,
  personal: ORDER_PERSONAL,
  subject,
  async run({ database, clock, actor }, { number }) {
    const now = clock.now()
    const dossier = await readOrderDossier(database.query, number, { now, withRestricted: seesRestricted(actor) })
    return dossier === undefined ? noSuchOrder(number) : ok(await shownOrder({ database, actor, now }, dossier))
  },
})

/** `amount` in minor units; without it what was paid for units and delivery, and without these everything that is left. */
export const refundInput = z.strictObject({
  number: z.string().max(100),
  units: lineUnits.exactOptional(),
  /** What is left of the delivery, too. */
  delivery: z.boolean().exactOptional(),
  amount: z.int().min(1).optional(),
  /** Refused where the order was paid in another one. */
  currency: z.string().max(3).exactOptional(),
  /** The units are for sale again. */
  restock: z.boolean().exactOptional(),
  reason: z.enum(REFUND_REASONS).exactOptional(),
  version,
})

export const refundOrderOperation = merchantOperation({
  name: 'order.refund',
  kind: 'write',
  permission: 'orders.refund',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: refundInput,
  output: z.object({
    order: z.object({ id: z.string(), number: z.string() }),
    amount: z.object({ value: z.int(), currency: z.string() }),
    /** Of the amount, what is on store credit already. */
    credited: z.int(),
  }),
  subject,
  version: (input) => input.version,
  async run(context, { number, version: _version, ...request }) {
    const order = await orderByNumber(context.database.query, number)
    if (order === undefined) return noSuchOrder(number)
    const refund = await refundOrder(errand(context))(order.id, { ...request, actor: actorKey(context.actor) })
    if (!refund.ok) return refusedBy(refund.failure)
    const exceeded = await spend(context, 'orders.refund', refund.value.amount)
    if (exceeded !== undefined) return fail(exceeded)
    context.audit.changed({ field: 'refund', before: null, after: refund.value.amount })
    const { units, delivery, restock, reason } = request
    for (const [name, value] of Object.entries({ units, delivery, restock, reason })) {
      if (value !== undefined) context.audit.detail(name, value)
    }
    return ok(refund.value)
  },
})

export const cancelOrderOperation = merchantOperation({
  name: 'order.cancel',
  kind: 'write',
  permission: 'orders.cancel',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: numbered,
  output: z.object({ order: z.object({ id: z.string(), number: z.string() }), isReversed: z.boolean() }),
  subject,
  version: (input) => input.version,
  async run(context, { number }) {
    const affairs = await orderAffairs(context.database.query, number)
    if (affairs === undefined) return noSuchOrder(number)
    const { order, payments } = affairs
    const cancelled = await cancelOrder(errand(context))(order.id)
    if (!cancelled.ok) return fail(cancelled.failure)
    if (cancelled.value.isReversed) {
      const money = payments.find(({ state }) => state === 'authorised')
      const exceeded =
        money && (await spend(context, 'orders.cancel', { value: money.amount, currency: money.currency }))
      if (exceeded !== undefined) return fail(exceeded)
    }
    context.audit.changed({ field: 'state', before: order.state, after: 'cancelled' })
    return ok(cancelled.value)
  },
})

export const releaseOrderOperation = merchantOperation({
  name: 'order.release',
  kind: 'write',
  permission: 'orders.release',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: numbered,
  output: z.object({ id: z.string(), number: z.string() }),
  subject,
  version: (input) => input.version,
  async run(context, { number }) {
    const order = await orderByNumber(context.database.query, number)
    if (order === undefined) return noSuchOrder(number)
    const released = await releaseOrder(errand(context))(order.id)
    if (!released.ok) return fail(released.failure)
    context.audit.changed({ field: 'state', before: order.state, after: 'paid' })
    return ok(released.value)
  },
})
