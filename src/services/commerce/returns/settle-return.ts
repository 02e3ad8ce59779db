/** Settles returns: refunds what was paid for their units (RET-07 to RET-09). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { stageAfterCaptures } from '../captures/capture-work.ts'
import type { NewCredit } from '../credits/stored-credits.ts'
import { stageReturnEvent } from '../events/stage-events.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import type { OrderUnits } from '../fulfilment/stored-shipments.ts'
import { sumOfParts, type RefundParts } from '../payments/refund-parts.ts'
import { isSettled, NoCredit, requestRefund, type RequestedRefund } from '../payments/request-refund.ts'
import { refundedDelivery } from '../payments/stored-refunds.ts'
import type { CommerceTables } from '../tables.ts'
import { deductedFrom, deductionsOf, type DeductionRequest } from './deductions.ts'
import { amountOf, paidAmounts } from './paid-amounts.ts'
import { refundedUnits } from './refunded-units.ts'
import { stageReturnMail } from './return-mail-requests.ts'
import { beginStep, clearWithdrawal, writeReturn } from './return-step.ts'
import { returnAfter, type ReturnState } from './return-transitions.ts'
import { readReturns, type StoredReturn } from './stored-returns.ts'
import { takenOut, takeOutUnshipped, type SettleBasis } from './take-out-unshipped.ts'

type Tx = Transaction<CommerceTables>

export type SettleRequest = {
  /** Why before the items were received. */
  readonly basis?: SettleBasis | undefined
  /** In minor units; may raise what is owed, not lower it. */
  readonly amount?: number | undefined
  readonly deductions?: readonly DeductionRequest[] | undefined
  /** For staff. */
  readonly note?: string | undefined
  /** The shopper agreed to get store credit instead of the money (RET-15). */
  readonly credit?: Pick<NewCredit, 'consent'> | undefined
}

export type SettledReturn = { readonly settled: StoredReturn; readonly refund: RequestedRefund | undefined }

/** Refunds what was paid for the units; a withdrawal of the whole order with its delivery. */
export async function settleReturn(
  deps: FulfilmentDeps,
  id: string,
  request: SettleRequest,
): Promise<Result<SettledReturn, OrderRefusal>> {
  try {
    return await settle(deps, id, request)
  } catch (error) {
    if (!(error instanceof NoCredit)) throw error
    const [found] = await readReturns(deps.database.query, { id })
    return refuse(error.code, { number: found?.number ?? '' }, { field: 'credit' })
  }
}

const settle = (
  { database, clock }: FulfilmentDeps,
  id: string,
  { basis, amount, deductions = [], note, credit }: SettleRequest,
): Promise<Result<SettledReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const step = await beginStep(transaction, database, id, 'return.settle')
    if (!step.ok) return step
    const { found, locked } = step.value
    if (locked === undefined) return noSuch('order', found.number)
    if (found.state === 'accepted' && basis === undefined) return refuse('RETURN_NOT_RECEIVED')
    if (deductions.length > 0 && found.receivedAt === undefined) {
      return refuse('RETURN_NOT_RECEIVED', {}, { field: 'deductions' })
    }
    const owed = await owedFor(transaction, locked, found, deductions)
    if (!owed.ok) return owed
    const exchanged = await exchangedAmount(transaction, found)
    const parts = exchanged === undefined ? owed.value : { lines: [], shipping: owed.value.shipping }
    const least = sumOfParts(owed.value) - (exchanged ?? 0)
    if (amount !== undefined && amount < least) return refuse('REFUND_TOO_LOW', { least }, { field: 'amount' })
    const put = await takeOutUnshipped(transaction, database, { locked, found, basis, now })
    if (!put.ok) return put
    const refund = await requestRefund(
      transaction,
      locked.order,
      { amount: amount ?? least, parts, credit: credit && { ...credit, returnId: id } },
      now,
    )
    await replaceRefused(transaction, id, now)
    const isDone = refund === undefined || isSettled(refund)
    const state: ReturnState = isDone ? 'settled' : 'refunding'
    const value = refund?.value ?? 0
    await writeReturn(transaction, id, { state, refund: value, refund_id: refund?.id ?? null, note: note ?? null }, now)
    await clearWithdrawal({ database, clock }, transaction, found)
    await stageAfterCaptures(transaction, locked.order.id, now)
    if (isDone) await stageSettled(transaction, { id, order: locked.order.number }, now)
    return ok({ settled: { ...found, state, refund: value, note }, refund })
  })

/** An earlier refund of this return was refused: it is not to be retried any more. */
async function replaceRefused(transaction: Tx, returnId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('refunds')
    .set({ state: 'retried', updated_at: now.toISOString() })
    .where('return_id', '=', returnId)
    .where('state', '=', 'refused')
    .execute()
}

/** Nothing is left to refund. */
export async function stageSettled(
  transaction: Tx,
  { id, order }: { readonly id: string; readonly order: string },
  now: Date,
): Promise<void> {
  await stageReturnMail(transaction, { returnId: id, mail: 'settled' }, now)
  await stageReturnEvent(transaction, 'return.settled', { id, order }, now)
}

/** Of a return whose units were exchanged, and whose refund of the difference was refused: only the difference is left to refund. */
async function exchangedAmount(
  transaction: Tx,
  { exchangeOrderId: orderId }: StoredReturn,
): Promise<number | undefined> {
  if (orderId === undefined) return undefined
  const payment = await transaction
    .selectFrom('payments')
    .select('amount')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return payment.amount
}

/** What is owed for a return: its units less deductions, and what is left of delivery where everything goes back. */
export async function owedFor(
  transaction: CommerceQuery,
  locked: OrderUnits,
  found: StoredReturn,
  requests: readonly DeductionRequest[] = [],
): Promise<Result<RefundParts, OrderRefusal>> {
  const { order, units } = locked
  const paid = paidAmounts(order.snapshot)
  const before = await refundedUnits(transaction, order.id)
  const deductions = deductionsOf(requests, paid, found.units, before)
  if (!deductions.ok) return deductions
  const lines = amountOf(paid, found.units, before).map((line) => ({
    ...line,
    amount: line.amount - deductedFrom(deductions.value, line.itemId),
  }))
  const own = await takenOut(transaction, found.id)
  const isWhole = units.every(({ itemId, ordered, cancelled }) => {
    const returned = found.units.find((one) => one.itemId === itemId)?.quantity ?? 0
    // Units that were cancelled before are not withdrawn.
    return returned === ordered - cancelled + (own.get(itemId) ?? 0)
  })
  const isDeliveryOwed = found.kind === 'withdrawal' && isWhole
  return ok({
    lines,
    shipping: isDeliveryOwed ? Math.max(paid.owedDelivery - (await refundedDelivery(transaction, order.id)), 0) : 0,
    ...(deductions.value.length > 0 && { deductions: [...deductions.value] }),
  })
}

/**
 * By the reference of its refund: confirmed it is settled, refused it can be settled again. Returns the return that was refunded;
 * undefined for a refund of something else.
 */
export async function noteReturnRefund(
  transaction: Tx,
  refundId: string,
  trigger: 'refund.confirmed' | 'refund.refused',
  now: Date,
): Promise<string | undefined> {
  if (refundId === '') return undefined
  const row = await transaction
    .selectFrom('returns')
    .select(['id', 'number', 'state'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  const next = row && returnAfter(row.state, trigger)
  if (row === undefined || next === undefined) return undefined
  await writeReturn(transaction, row.id, { state: next, ...(trigger === 'refund.refused' && { refund_id: null }) }, now)
  if (next === 'settled') await stageReturnEvent(transaction, 'return.settled', { id: row.id, order: row.number }, now)
  return row.id
}
