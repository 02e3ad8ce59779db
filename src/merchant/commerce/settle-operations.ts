/** Settling returns: the refund of their units, or their exchange. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import {
  deductionRequest,
  exchangeReturn,
  MAX_DEDUCTIONS,
  SETTLE_BASES,
  settleReturn,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import { noteIn } from './order-subject.ts'
import { RETURN_PERSONAL, returnSubject, returnView, shownReturn } from './return-view.ts'
import { refusedBy } from './shipment-operations.ts'
import { spend } from './spending-limit.ts'

const id = z.string().min(1).max(64)
const version = z.int().min(0).exactOptional()
const note = z.string().trim().min(3).max(2000).exactOptional()
const personal = RETURN_PERSONAL.map((path) => `settled.${path}`)

/** `credited`: of the value, what is on store credit already. */
export const refunded = z.object({ value: z.int(), currency: z.string(), credited: z.int() })

export const settleInput = z.strictObject({
  id,
  /** Why before the items were received. */
  basis: z.enum(SETTLE_BASES).exactOptional(),
  /** In minor units; may raise what is owed, not lower it. */
  amount: z.int().min(0).exactOptional(),
  /** The shopper reads the reasons. */
  deductions: z.array(deductionRequest).max(MAX_DEDUCTIONS).exactOptional(),
  /** For staff. */
  note,
  /** Store credit instead of the money, and how the shopper agreed to it: where and when they wrote it, for instance. */
  credit: z.strictObject({ consent: z.string().trim().min(10).max(2000) }).exactOptional(),
  version,
})

export const settleReturnOperation = merchantOperation({
  name: 'return.settle',
  kind: 'write',
  permission: 'orders.refund',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: settleInput,
  output: z.object({
    settled: returnView,
    refund: refunded.optional(),
  }),
  personal,
  subject: returnSubject,
  version: (input) => input.version,
  async run(context, { id: wanted, version: _version, ...request }) {
    const settled = await settleReturn(context, wanted, request)
    if (!settled.ok) return refusedBy(settled.failure)
    const { refund } = settled.value
    const exceeded = refund && (await spend(context, 'orders.refund', refund))
    if (exceeded !== undefined) return fail(exceeded)
    context.audit.changed({ field: 'state', before: null, after: settled.value.settled.state })
    if (refund !== undefined) {
      const { value, currency } = refund
      context.audit.changed({ field: 'refund', before: null, after: { value, currency } })
    }
    if (request.deductions !== undefined) context.audit.detail('deductions', request.deductions)
    if (refund !== undefined && refund.credited > 0) context.audit.detail('credit', refund.credited)
    noteIn(context.audit, request.note)
    return ok({ settled: shownReturn(settled.value.settled, context.clock.now()), refund })
  },
})

/** Settles a return with a replacement order; a difference is refunded. */
export const exchangeReturnOperation = merchantOperation({
  name: 'return.exchange',
  kind: 'write',
  permission: 'orders.refund',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: z.strictObject({
    id,
    basis: z.enum(SETTLE_BASES).exactOptional(),
    products: z
      .array(z.strictObject({ sku: z.string().min(1).max(200), quantity: z.int().min(1).max(1000) }))
      .min(1)
      .max(100),
    note,
    version,
  }),
  output: z.object({
    settled: returnView,
    /** The number of the replacement order. */
    number: z.string(),
    total: z.int(),
    refund: refunded.optional(),
  }),
  personal,
  subject: returnSubject,
  version: (input) => input.version,
  async run(context, { id: wanted, version: _version, ...request }) {
    const exchanged = await exchangeReturn(context, wanted, request)
    if (!exchanged.ok) return refusedBy(exchanged.failure)
    const { settled, order, refund } = exchanged.value
    const exceeded = refund && (await spend(context, 'orders.refund', refund))
    if (exceeded !== undefined) return fail(exceeded)
    context.audit.changed({ field: 'state', before: null, after: settled.state })
    context.audit.changed({ field: 'replacement', before: null, after: order.number })
    if (refund !== undefined) {
      const { value, currency } = refund
      context.audit.changed({ field: 'refund', before: null, after: { value, currency } })
    }
    noteIn(context.audit, request.note)
    const { number, snapshot } = order
    return ok({
      settled: shownReturn(settled, context.clock.now()),
      number,
      total: snapshot.totals.total,
      refund,
    })
  },
})

export const SETTLE_OPERATIONS = [settleReturnOperation, exchangeReturnOperation]
