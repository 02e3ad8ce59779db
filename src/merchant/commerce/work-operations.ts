/** Work that is stuck: list, try again, close with a note (DOR-08); what can be refunded, and which orders qualify for an action. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import {
  BULK_ACTIONS,
  closeStuckWork,
  deductionRequest,
  listStuckWork,
  MAX_BULK_ORDERS,
  MAX_DEDUCTIONS,
  orderByNumber,
  owedReturn,
  qualifyOrders,
  refundable,
  retryRefund,
  retryStuckWork,
  STUCK_KINDS,
  UNQUALIFIED_REASONS,
} from '../../services/commerce/admin.ts'
import type { RunContext } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionOf } from '../run/versions.ts'
import { noSuchOrder, noteIn, orderSubject } from './order-subject.ts'
import { refusedBy } from './shipment-operations.ts'
import { spend } from './spending-limit.ts'

const number = z.string().max(100)
const id = z.string().min(1).max(300)
const amount = z.int().min(0)

export const listStuckWorkOperation = merchantOperation({
  name: 'work.stuck',
  kind: 'read',
  permission: 'orders.write',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(STUCK_KINDS),
      cause: z.string(),
      number: z.string().optional(),
      reference: z.string().optional(),
      error: z.string().optional(),
      value: z.int().optional(),
      currency: z.string().optional(),
      tries: z.int().optional(),
      since: z.string(),
      canRetry: z.boolean(),
    }),
  ),
  run: async ({ database }) => ok(await listStuckWork(database.query)),
})

const settled = z.object({ id: z.string() })
const workSubject = (input: { readonly id: string }) => `work:${input.id.slice(0, 200)}`

/** So that the history of the order shows it, too. */
async function auditOrder({ database, audit, auditOf }: RunContext, wanted: string, what: string, note?: string) {
  const found = (await listStuckWork(database.query)).find((one) => one.id === wanted)
  audit.detail(what, wanted)
  if (found?.number === undefined) {
    noteIn(audit, note)
    return
  }
  const order = auditOf(orderSubject(found.number))
  order.detail(what, found.cause)
  // There only, where the erasure of the person finds it.
  noteIn(order, note)
}

export const retryWorkOperation = merchantOperation({
  name: 'work.retry',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id }),
  output: settled,
  subject: workSubject,
  async run(context, input) {
    await auditOrder(context, input.id, 'tried again')
    const retried = await retryStuckWork(context, input.id)
    if (!retried.ok) return refusedBy(retried.failure)
    return ok(input)
  },
})

export const closeWorkOperation = merchantOperation({
  name: 'work.close',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id, note: z.string().trim().min(3).max(2000) }),
  output: settled,
  subject: workSubject,
  async run(context, { id: wanted, note }) {
    await auditOrder(context, wanted, 'closed', note)
    const closed = await closeStuckWork(context, wanted)
    if (!closed.ok) return refusedBy(closed.failure)
    return ok({ id: wanted })
  },
})

/** The refund that the provider refused, once more. */
export const retryRefundOperation = merchantOperation({
  name: 'refund.retry',
  kind: 'write',
  permission: 'orders.refund',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: z.strictObject({ id }),
  output: z.object({ number: z.string(), value: z.int(), currency: z.string() }),
  subject: (input) => `work:refund:${input.id.slice(0, 200)}`,
  async run(context, input) {
    const retried = await retryRefund(context, input.id)
    if (!retried.ok) return refusedBy(retried.failure)
    const { number: order, value, currency } = retried.value
    const exceeded = await spend(context, 'orders.refund', { value, currency })
    if (exceeded !== undefined) return fail(exceeded)
    context.audit.detail('tried again', input.id)
    context.auditOf(orderSubject(order)).changed({ field: 'refund', before: null, after: { value, currency } })
    return ok(retried.value)
  },
})

/** No personal data, and not audited: the refund dialog reads it every few seconds while it is open. */
export const refundableOperation = merchantOperation({
  name: 'order.refundable',
  kind: 'read',
  permission: 'orders.refund',
  fresh: false,
  input: z.strictObject({ number }),
  output: z.object({
    currency: z.string(),
    paid: amount,
    refunded: amount,
    pending: amount,
    left: amount,
    delivery: amount,
    lines: z.array(z.object({ itemId: z.string(), toShip: z.int(), units: z.array(amount) })),
    /** Of the order, which a refund of these amounts is based on. */
    version: z.int(),
  }),
  async run({ database }, { number: wanted }) {
    const order = await orderByNumber(database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    const version = await versionOf(database.query, orderSubject(order.number))
    const found = await refundable(database.query, order)
    if (found === undefined) return rejected('NO_PAYMENT', { number: order.number, state: order.state })
    return ok({ ...found, version })
  },
})

const lineAmount = z.object({ itemId: z.string(), quantity: z.int(), amount })

/** What settling the return refunds, before it is done; deductions are possible once it is received. */
export const owedReturnOperation = merchantOperation({
  name: 'return.owed',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({ id, deductions: z.array(deductionRequest).max(MAX_DEDUCTIONS).exactOptional() }),
  output: z.object({
    number: z.string(),
    lines: z.array(lineAmount),
    shipping: amount,
    total: amount,
    currency: z.string(),
    /** It can be settled as store credit. */
    isCreditable: z.boolean(),
    out: z.array(lineAmount.omit({ amount: true })),
    warehouses: z.array(z.string()),
  }),
  async run({ database }, input) {
    const owed = await owedReturn(database.query, input.id, input.deductions)
    return owed.ok ? ok(owed.value) : refusedBy(owed.failure)
  },
})

/** Before a bulk action: the orders that it is not possible for, with the reason. */
export const qualifyOrdersOperation = merchantOperation({
  name: 'order.qualify',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({ numbers: z.array(number).min(1).max(MAX_BULK_ORDERS), action: z.enum(BULK_ACTIONS) }),
  output: z.array(
    z.object({
      number: z.string(),
      country: z.string().optional(),
      reason: z.enum(UNQUALIFIED_REASONS).optional(),
    }),
  ),
  run: async ({ database }, { numbers, action }) => ok(await qualifyOrders(database.query, numbers, action)),
})

export const WORK_OPERATIONS = [
  listStuckWorkOperation,
  retryWorkOperation,
  closeWorkOperation,
  retryRefundOperation,
  refundableOperation,
  owedReturnOperation,
  qualifyOrdersOperation,
]
