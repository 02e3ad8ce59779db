/**
 * Refunds above the limit of a role: submitted with a note, approved or declined by another person within 72 hours (RET-11). The
 * approved operation runs with the rights of the person who approves it, and counts towards their limit.
 */
import { z } from 'zod'
import { insideTransaction } from '../../platform/database/inside-transaction.ts'
import { fail, ok } from '../../platform/result.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { readReturns } from '../../services/commerce/admin.ts'
import type { BegunOperation, OperationResult, RegisteredOperation, RunContext } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { noteIn } from './order-subject.ts'
import { APPROVAL_PERSONAL, approvalView, shownApproval } from './approval-view.ts'
import { cancelLinesInput, cancelLinesOperation } from './amendment-operations.ts'
import { refundInput, refundOrderOperation } from './order-operations.ts'
import { refunded, settleInput, settleReturnOperation } from './settle-operations.ts'
import { decideApproval, insertApproval, listApprovals, lockApproval, type StoredApproval } from './stored-approvals.ts'

const id = z.string().min(1).max(64)
const note = z.string().trim().min(3).max(2000)

/** Operations that refund an amount and can be submitted. */
const SUBMITTABLE = [refundOrderOperation, settleReturnOperation, cancelLinesOperation] as const

const findSubmittable = (name: string): RegisteredOperation | undefined => SUBMITTABLE.find((one) => one.name === name)

/** An operation with its input, as the operation itself takes it. */
const refundRequest = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('order.refund'), input: refundInput }),
  z.strictObject({ operation: z.literal('return.settle'), input: settleInput }),
  z.strictObject({ operation: z.literal('order.cancel-lines'), input: cancelLinesInput }),
])

/** The operation checks it again. */
const storedInput = z.record(z.string(), z.unknown())

/** What the operations answer of the money that they refund. */
const refundedAmount = z.union([
  z
    .object({ amount: z.object({ value: z.int(), currency: z.string() }), credited: z.int() })
    .transform(({ amount, credited }) => ({ ...amount, credited })),
  z.object({ refund: refunded }).transform(({ refund }) => refund),
])

/** Ends the trial without having written anything. */
class TriedOut extends Error {
  readonly outcome: Awaited<OperationResult<unknown>>
  constructor(outcome: Awaited<OperationResult<unknown>>) {
    super('Tried out')
    this.outcome = outcome
  }
}

/** Runs it with the rights of an owner and rolls it back: what it would refund, or why it would not. */
async function tryOut(context: RunContext, begun: BegunOperation<unknown>): OperationResult<unknown> {
  try {
    return await context.database.transaction(async (transaction) => {
      const database = insideTransaction(context.database, transaction)
      const actor = { kind: 'system', job: 'approval' } as const
      throw new TriedOut(await begun.write({ ...context, database, actor, dryRun: true }))
    })
  } catch (error) {
    if (error instanceof TriedOut) return error.outcome
    throw error
  }
}

const submitted = z.object({ id: z.string(), value: z.int(), currency: z.string() })

export const submitRefundOperation = merchantOperation({
  name: 'refund.submit',
  kind: 'write',
  permission: 'orders.refund',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ request: refundRequest, note }),
  output: submitted,
  async begin(context, wanted): OperationResult<BegunOperation<z.output<typeof submitted>>> {
    const { version: _version, ...given } = wanted.request.input
    const operation = findSubmittable(wanted.request.operation)
    if (operation === undefined) return rejected('INVALID_VALUE', {}, { field: 'request.operation' })
    const prepared = operation.checkInput(given)
    if (!prepared.ok) return prepared
    const begun = await prepared.value.begin(context)
    if (!begun.ok) return begun
    const tried = await tryOut(context, begun.value)
    if (!tried.ok) return tried
    const amount = refundedAmount.safeParse(tried.value)
    if (!amount.success) return rejected('NO_MONEY_LEFT', { left: 0 })
    const { value, currency } = amount.data
    const subject = prepared.value.subject ?? ''
    return ok({
      async write({ database, actor, clock, audit, auditOf }) {
        const request = { operation: operation.name, input: JSON.stringify(given), subject, value, currency }
        const approval = await database.transaction((transaction) =>
          insertApproval(transaction, { ...request, note: wanted.note }, actor, clock.now()),
        )
        audit.detail('approval', approval)
        auditOf(subject).detail('refund submitted', { value, currency, note: wanted.note })
        return ok({ id: approval, value, currency })
      },
    })
  },
})

const ORDER = 'order:'
const RETURN = 'return:'

/** By subject: of orders, and of the orders of returns. */
async function orderNumbers(
  query: RunContext['database']['query'],
  approvals: readonly StoredApproval[],
): Promise<ReadonlyMap<string, string>> {
  const subjects = approvals.map(({ subject }) => subject)
  const ids = subjects.filter((one) => one.startsWith(RETURN)).map((one) => one.slice(RETURN.length))
  const returns = ids.length === 0 ? [] : await readReturns(query, { ids })
  return new Map([
    ...subjects.filter((one) => one.startsWith(ORDER)).map((one) => [one, one.slice(ORDER.length)] as const),
    ...returns.map(({ id: found, number }) => [`${RETURN}${found}`, number] as const),
  ])
}

export const listApprovalsOperation = merchantOperation({
  name: 'refund.approvals',
  kind: 'read',
  permission: 'orders.refund',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(approvalView),
  personal: APPROVAL_PERSONAL,
  async run({ database, clock, actor }) {
    const approvals = await listApprovals(database.query, clock.now())
    const numbers = await orderNumbers(database.query, approvals)
    return ok(
      approvals.map((approval) => ({
        ...shownApproval(approval, actor),
        number: numbers.get(approval.subject),
      })),
    )
  },
})

/** Undefined: the actor may decide on it. */
async function lockPending(context: RunContext, wanted: string): OperationResult<StoredApproval> {
  const { database, clock, actor } = context
  const approval = await database.transaction((transaction) => lockApproval(transaction, database, wanted, clock.now()))
  if (approval === undefined) return rejected('NOT_FOUND')
  if (approval.actorKey === actorKey(actor)) return rejected('OWN_APPROVAL')
  const { state } = approval
  return state === 'pending' ? ok(approval) : rejected('APPROVAL_STATE', { state }, { details: { state } })
}

export const approveRefundOperation = merchantOperation({
  name: 'refund.approve',
  kind: 'write',
  permission: 'refunds.approve',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: z.strictObject({ id }),
  output: approvalView.extend({
    /** Of the value, what is on store credit already. */
    credited: z.int(),
  }),
  personal: APPROVAL_PERSONAL,
  subject: (input) => `approval:${input.id}`,
  async run(context, { id: wanted }) {
    const { database, clock, actor, audit, auditOf } = context
    const pending = await lockPending(context, wanted)
    if (!pending.ok) return pending
    const approval = pending.value
    const prepared = findSubmittable(approval.operation)?.checkInput(
      parseStoredJson(storedInput, approval.input, `approval ${wanted}`),
    )
    if (prepared?.ok !== true) return rejected('INVALID_VALUE', {}, { field: 'input' })
    const begun = await prepared.value.begin({ ...context, audit: auditOf(approval.subject) })
    if (!begun.ok) return begun
    const done = await begun.value.write({ ...context, audit: auditOf(approval.subject) })
    if (!done.ok) return done
    const amount = refundedAmount.safeParse(done.value)
    // What was approved is what is refunded: the order may have changed since.
    if (!amount.success || amount.data.value !== approval.value) {
      return fail({ code: 'STALE_VERSION', details: { value: amount.data?.value ?? 0 } })
    }
    await database.transaction((transaction) =>
      decideApproval(transaction, wanted, { state: 'approved', actor }, clock.now()),
    )
    audit.changed({ field: 'state', before: 'pending', after: 'approved' })
    const { credited } = amount.data
    const decided = { state: 'approved' as const, decidedBy: actorKey(actor) }
    return ok({ ...shownApproval(approval, actor), ...decided, credited })
  },
})

export const declineRefundOperation = merchantOperation({
  name: 'refund.decline',
  kind: 'write',
  permission: 'refunds.approve',
  fresh: true,
  service: 'commerce',
  input: z.strictObject({ id, note }),
  output: approvalView,
  personal: APPROVAL_PERSONAL,
  subject: (input) => `approval:${input.id}`,
  async run(context, input) {
    const { database, clock, actor, audit } = context
    const pending = await lockPending(context, input.id)
    if (!pending.ok) return pending
    await database.transaction((transaction) =>
      decideApproval(transaction, input.id, { state: 'declined', actor, note: input.note }, clock.now()),
    )
    audit.changed({ field: 'state', before: 'pending', after: 'declined' })
    noteIn(audit, input.note)
    const decided = { decidedBy: actorKey(actor), decisionNote: input.note }
    return ok({ ...shownApproval(pending.value, actor), state: 'declined' as const, ...decided })
  },
})

export const APPROVAL_OPERATIONS = [
  submitRefundOperation,
  listApprovalsOperation,
  approveRefundOperation,
  declineRefundOperation,
]
