/** Returns: list, open, accept, reject, cancel, receive, settle. */
import { z } from 'zod'
import { actorGrant } from '../../contracts/staff/actor.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  changeReturn,
  openReturn,
  orderByNumber,
  readReturns,
  receiveReturn,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  SETTLE_BASES,
  settleReturn,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'
import { refusedBy } from './shipment-operations.ts'
import { spend } from './spending-limit.ts'

const id = z.string().min(1).max(64)
const version = z.int().min(0).exactOptional()
const count = z.int().min(0).max(100_000)

const returnView = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(RETURN_KINDS),
  state: z.enum(RETURN_STATES),
  requestedAt: z.string(),
  dueOn: z.string().optional(),
  periodEndsOn: z.string().optional(),
  lateDays: z.int().optional(),
  hasRight: z.boolean(),
  receivedAt: z.string().optional(),
  refund: z.int().optional(),
  units: z.array(
    z.object({
      itemId: z.string(),
      quantity: z.int(),
      reason: z.enum(RETURN_REASONS),
      reasonText: z.string().optional(),
      restocked: z.int(),
      damaged: z.int(),
      missing: z.int(),
    }),
  ),
})

const subject = (input: { readonly id: string }) => `return:${input.id}`

/** Those whose refund is due first stand first. */
export const listReturnsOperation = merchantOperation({
  name: 'return.list',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({ states: z.array(z.enum(RETURN_STATES)).min(1).exactOptional() }),
  output: z.array(returnView),
  personal: ['units.reasonText'],
  run: async ({ database }, { states }) =>
    ok(await readReturns(database.query, states === undefined ? {} : { states })),
})

export const openReturnOperation = merchantOperation({
  name: 'return.open',
  kind: 'write',
  permission: 'returns.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    number: z.string().max(100),
    kind: z.enum(RETURN_KINDS),
    units: z
      .array(
        z.strictObject({
          itemId: z.string().min(1).max(200),
          quantity: z.int().min(1).max(100_000),
          reason: z.enum(RETURN_REASONS),
          reasonText: z.string().trim().max(1000).exactOptional(),
        }),
      )
      .min(1)
      .max(200)
      .exactOptional(),
    version,
  }),
  output: returnView,
  subject: (input) => orderSubject(input.number),
  version: (input) => input.version,
  async run(context, { number, kind, units }) {
    const order = await orderByNumber(context.database.query, number)
    if (order === undefined) return noSuchOrder(number)
    const opened = await openReturn(context, { orderId: order.id, kind, units })
    if (!opened.ok) return refusedBy(opened.failure)
    context.audit.changed({ field: `return.${opened.value.id}`, before: null, after: opened.value.state })
    return ok(opened.value)
  },
})

const decision = (trigger: 'return.accept' | 'return.cancel') =>
  merchantOperation({
    name: trigger,
    kind: 'write',
    permission: 'returns.write',
    fresh: false,
    service: 'commerce',
    input: z.strictObject({ id, version }),
    output: returnView,
    subject,
    version: (input) => input.version,
    async run(context, input) {
      const changed = await changeReturn(context, input.id, trigger)
      if (!changed.ok) return refusedBy(changed.failure)
      context.audit.changed({ field: 'state', before: null, after: changed.value.state })
      return ok(changed.value)
    },
  })

export const acceptReturnOperation = decision('return.accept')
export const cancelReturnOperation = decision('return.cancel')

export const rejectReturnOperation = merchantOperation({
  name: 'return.reject',
  kind: 'write',
  permission: 'returns.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id, reason: z.string().trim().min(3).max(2000), version }),
  output: returnView,
  subject,
  version: (input) => input.version,
  guard: async (_context, _input, actor) =>
    actorGrant(actor, 'returns.write')?.limit === 'no-reject'
      ? {
          code: 'FORBIDDEN',
          parameters: { permission: 'returns.write' },
          details: { permission: 'returns.write' },
        }
      : undefined,
  async run(context, input) {
    const changed = await changeReturn(context, input.id, 'return.reject')
    if (!changed.ok) return refusedBy(changed.failure)
    context.audit.changed({ field: 'state', before: null, after: changed.value.state })
    context.audit.detail('reason', input.reason)
    return ok(changed.value)
  },
})

export const receiveReturnOperation = merchantOperation({
  name: 'return.receive',
  kind: 'write',
  permission: 'returns.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    id,
    warehouse: z.string().min(1).max(40),
    lines: z
      .array(z.strictObject({ itemId: z.string().min(1).max(200), restock: count, damaged: count, missing: count }))
      .min(1)
      .max(200),
    version,
  }),
  output: returnView,
  subject,
  version: (input) => input.version,
  async run(context, { id: wanted, lines, warehouse }) {
    const received = await receiveReturn(context, wanted, { lines, warehouse })
    if (!received.ok) return refusedBy(received.failure)
    context.audit.changed({ field: 'received', before: null, after: { warehouse, lines } })
    return ok(received.value)
  },
})

export const settleReturnOperation = merchantOperation({
  name: 'return.settle',
  kind: 'write',
  permission: 'orders.refund',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  /** `amount` in minor units may raise what is owed, not lower it. */
  input: z.strictObject({
    id,
    basis: z.enum(SETTLE_BASES).exactOptional(),
    amount: z.int().min(0).exactOptional(),
    version,
  }),
  output: z.object({
    settled: returnView,
    refund: z.object({ value: z.int(), currency: z.string() }).optional(),
  }),
  subject,
  version: (input) => input.version,
  async run(context, { id: wanted, basis, amount }) {
    const settled = await settleReturn(context, wanted, { basis, amount })
    if (!settled.ok) return refusedBy(settled.failure)
    const { refund } = settled.value
    const exceeded = refund && (await spend(context, 'orders.refund', refund))
    if (exceeded !== undefined) return fail(exceeded)
    context.audit.changed({ field: 'state', before: null, after: settled.value.settled.state })
    if (refund !== undefined) context.audit.changed({ field: 'refund', before: null, after: refund })
    return ok(settled.value)
  },
})

export const RETURN_OPERATIONS = [
  listReturnsOperation,
  openReturnOperation,
  acceptReturnOperation,
  rejectReturnOperation,
  cancelReturnOperation,
  receiveReturnOperation,
  settleReturnOperation,
]
