/** Returns: list, open, match, accept, reject, cancel, receive, resend their mail. Settling is in settle-operations.ts. */
import { z } from 'zod'
import { actorGrant } from '../../contracts/staff/actor.ts'
import { ok } from '../../platform/result.ts'
import {
  changeReturn,
  matchReturn,
  openReturn,
  orderByNumber,
  readReturns,
  receiveReturn,
  resendReturnMail,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'
import { readableReturns, RETURN_PERSONAL, returnState, returnSubject, returnView, shownReturn } from './return-view.ts'
import { refusedBy } from './shipment-operations.ts'

const id = z.string().min(1).max(64)
const version = z.int().min(0).exactOptional()
const count = z.int().min(0).max(100_000)

/** Overdue refunds stand first, then those that are due next. */
export const listReturnsOperation = merchantOperation({
  name: 'return.list',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({ states: z.array(z.enum(RETURN_STATES)).min(1).exactOptional() }),
  output: z.array(returnView),
  personal: RETURN_PERSONAL,
  async run({ database, clock }, { states }) {
    const found = await readReturns(database.query, states === undefined ? {} : { states })
    return ok(await readableReturns(database.query, found, clock.now()))
  },
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
    return ok(shownReturn(opened.value, context.clock.now()))
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
    subject: returnSubject,
    version: (input) => input.version,
    async run(context, input) {
      const before = await returnState(context, input.id)
      const changed = await changeReturn(context, input.id, { trigger })
      if (!changed.ok) return refusedBy(changed.failure)
      context.audit.changed({ field: 'state', before, after: changed.value.state })
      return ok(shownReturn(changed.value, context.clock.now()))
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
  subject: returnSubject,
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
    const { reason } = input
    const before = await returnState(context, input.id)
    const changed = await changeReturn(context, input.id, { trigger: 'return.reject', reason })
    if (!changed.ok) return refusedBy(changed.failure)
    context.audit.changed({ field: 'state', before, after: changed.value.state })
    context.audit.changed({ field: 'reason', before: null, after: reason, personal: true })
    return ok(shownReturn(changed.value, context.clock.now()))
  },
})

export const receiveReturnOperation = merchantOperation({
  name: 'return.receive',
  kind: 'write',
  permission: 'returns.write',
  scope: 'returns:write',
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
  personal: RETURN_PERSONAL,
  subject: returnSubject,
  version: (input) => input.version,
  async run(context, { id: wanted, lines, warehouse }) {
    const before = await returnState(context, wanted)
    const received = await receiveReturn(context, wanted, { lines, warehouse, actor: actorKey(context.actor) })
    if (!received.ok) return refusedBy(received.failure)
    context.audit.changed({ field: 'state', before, after: received.value.state })
    context.audit.changed({ field: 'received', before: null, after: { warehouse, lines } })
    return ok(shownReturn(received.value, context.clock.now()))
  },
})

/** A statement that named no known order, and the order that staff found for it. */
export const matchReturnOperation = merchantOperation({
  name: 'return.match',
  kind: 'write',
  permission: 'returns.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id, number: z.string().max(100), version }),
  output: returnView,
  personal: RETURN_PERSONAL,
  subject: returnSubject,
  version: (input) => input.version,
  async run(context, input) {
    const order = await orderByNumber(context.database.query, input.number)
    if (order === undefined) return noSuchOrder(input.number)
    const matched = await matchReturn(context, input.id, order.id)
    if (!matched.ok) return refusedBy(matched.failure)
    context.audit.changed({ field: 'state', before: 'unmatched', after: matched.value.state })
    context.auditOf(orderSubject(order.number)).changed({
      field: `return.${input.id}`,
      before: null,
      after: matched.value.state,
    })
    return ok(shownReturn(matched.value, context.clock.now()))
  },
})

/** The mail about the state of the return, to the address of its order. */
export const resendReturnOperation = merchantOperation({
  name: 'return.resend',
  kind: 'write',
  permission: 'returns.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id }),
  output: z.object({ mail: z.string(), number: z.string() }),
  subject: returnSubject,
  async run(context, input) {
    const sent = await resendReturnMail(context, input.id)
    if (!sent.ok) return refusedBy(sent.failure)
    context.audit.detail('mail', sent.value.mail)
    return ok(sent.value)
  },
})

export const RETURN_OPERATIONS = [
  listReturnsOperation,
  openReturnOperation,
  matchReturnOperation,
  acceptReturnOperation,
  rejectReturnOperation,
  cancelReturnOperation,
  receiveReturnOperation,
  resendReturnOperation,
]
