/** Accepts, rejects, cancels, receives and settles returns (RET-06 to RET-08). Long: one function per trigger. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { setFulfilment, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import { fulfilmentOf } from '../fulfilment/units.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { sumOfParts, type RefundParts } from '../payments/refund-parts.ts'
import { requestRefund, type RequestedRefund } from '../payments/request-refund.ts'
import { lockStock } from '../stock/reserve-stock.ts'
import { restockUnits } from '../stock/restock-units.ts'
import { stageStockStatusChange } from '../stock/stock-status-changes.ts'
import type { CommerceTables } from '../tables.ts'
import { amountOf, paidAmounts } from './paid-amounts.ts'
import { refundedUnits } from './refunded-units.ts'
import { returnAfter, type ReturnState, type ReturnTrigger } from './return-transitions.ts'
import { lockReturn, readReturns, type LockedReturn, type StoredReturn } from './stored-returns.ts'

type Ending = 'return.accept' | 'return.reject' | 'return.cancel'

/** Rejected and cancelled ones no longer block the shipping of the order. */
export const changeReturn = (
  { database, clock }: FulfilmentDeps,
  id: string,
  trigger: Ending,
): Promise<Result<StoredReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const step = await begin(transaction, database, id, trigger)
    if (!step.ok) return step
    await write(transaction, id, { state: step.value.next }, now)
    if (trigger !== 'return.accept') await clearWithdrawal({ database, clock }, transaction, step.value.found)
    return ok({ ...step.value.found, state: step.value.next })
  })

type Step = LockedReturn & { readonly next: ReturnState }

async function begin(
  transaction: Transaction<CommerceTables>,
  database: FulfilmentDeps['database'],
  id: string,
  trigger: ReturnTrigger,
): Promise<Result<Step, OrderRefusal>> {
  const locked = await lockReturn(transaction, database, id)
  if (locked === undefined) return noSuch(`return ${id}`)
  const { state } = locked.found
  const next = returnAfter(state, trigger)
  if (next === undefined) return refuse('RETURN_STATE', { state, trigger }, { details: { state, trigger } })
  return ok({ ...locked, next })
}

async function write(
  transaction: Transaction<CommerceTables>,
  id: string,
  change: Partial<CommerceTables['returns']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('returns')
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The hold stays while another withdrawal of the order is open. */
async function clearWithdrawal(
  { database, clock }: FulfilmentDeps,
  transaction: Transaction<CommerceTables>,
  { orderId, id }: StoredReturn,
): Promise<void> {
  const order = orderId === undefined ? undefined : await lockOrder(transaction, database, orderId)
  if (order === undefined || !order.holds.includes('withdrawal')) return
  const others = await readReturns(transaction, { orderId: order.id, states: ['requested', 'accepted', 'received'] })
  if (others.some((one) => one.kind === 'withdrawal' && one.id !== id)) return
  await setFulfilment(transaction, order, { holds: order.holds.filter((hold) => hold !== 'withdrawal') }, clock.now())
}

/** What came back of a line, by condition. All of its units are accounted for. */
export type ReceivedLine = {
  readonly itemId: string
  readonly restock: number
  readonly damaged: number
  readonly missing: number
}

export const receiveReturn = (
  { database, clock }: FulfilmentDeps,
  id: string,
  { lines, warehouse }: { readonly lines: readonly ReceivedLine[]; readonly warehouse: string },
): Promise<Result<StoredReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const step = await begin(transaction, database, id, 'return.receive')
    if (!step.ok) return step
    const { found, locked, next } = step.value
    if (locked === undefined) return noSuch(`order ${found.number}`)
    if (!locked.order.snapshot.market.warehouses.some((code) => code === warehouse)) {
      return refuse('INVALID_VALUE', {}, { field: 'warehouse' })
    }
    const wrong = found.units.find(({ itemId, quantity }) => {
      const line = lines.filter((one) => one.itemId === itemId)
      const [only] = line
      return line.length !== 1 || only === undefined || only.restock + only.damaged + only.missing !== quantity
    })
    if (wrong !== undefined || lines.length !== found.units.length) {
      return refuse('UNITS_LEFT', { line: wrong?.itemId ?? '', left: wrong?.quantity ?? 0 }, { field: 'lines' })
    }
    for (const { itemId, restock, damaged, missing } of lines) {
      await transaction
        .updateTable('return_units')
        .set({ restocked: restock, damaged, missing })
        .where('return_id', '=', id)
        .where('item_id', '=', itemId)
        .execute()
    }
    await sellAgain(transaction, database, { locked, lines, warehouse, now })
    await write(transaction, id, { state: next, received_at: now.toISOString() }, now)
    const [received] = await readReturns(transaction, { id })
    return ok(received ?? found)
  })

type Restocked = {
  readonly locked: OrderUnits
  readonly lines: readonly ReceivedLine[]
  readonly warehouse: string
  readonly now: Date
}

async function sellAgain(
  transaction: Transaction<CommerceTables>,
  database: FulfilmentDeps['database'],
  { locked, lines, warehouse, now }: Restocked,
): Promise<void> {
  const byVariant = variantsOf(
    locked,
    lines.map(({ itemId, restock }) => ({ itemId, quantity: restock })),
  )
  const changes = [...byVariant].filter(([, more]) => more > 0).toSorted(([one], [other]) => (one < other ? -1 : 1))
  if (changes.length === 0) return
  const levels = await lockStock(transaction, database, { variantIds: changes.map(([variantId]) => variantId) })
  for (const [variantId, more] of changes) {
    await transaction
      .insertInto('stock')
      .values({ variant_id: variantId, warehouse, quantity: more, reserved: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['variant_id', 'warehouse'])
          .doUpdateSet((update) => ({ quantity: update('stock.quantity', '+', more) })),
      )
      .execute()
  }
  await stageStockStatusChange(
    transaction,
    levels,
    changes.map(([variantId, more]) => ({ variantId, warehouse, more })),
    now,
  )
}

function variantsOf({ order }: OrderUnits, units: readonly LineQuantity[]): ReadonlyMap<string, number> {
  const byVariant = new Map<string, number>()
  for (const { itemId, quantity } of units) {
    const variant = order.snapshot.lines.find((line) => line.itemId === itemId)?.id ?? ''
    byVariant.set(variant, (byVariant.get(variant) ?? 0) + quantity)
  }
  return byVariant
}

export const SETTLE_BASES = ['proof_of_posting', 'keep_goods', 'not_shipped'] as const
export type SettleBasis = (typeof SETTLE_BASES)[number]

export type SettledReturn = { readonly settled: StoredReturn; readonly refund: RequestedRefund | undefined }

/** Refunds what was paid for the units; a withdrawal of the whole order with its delivery. `amount` may raise that. */
export const settleReturn = (
  { database, clock }: FulfilmentDeps,
  id: string,
  { basis, amount }: { readonly basis?: SettleBasis | undefined; readonly amount?: number | undefined },
): Promise<Result<SettledReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const step = await begin(transaction, database, id, 'return.settle')
    if (!step.ok) return step
    const { found, locked } = step.value
    if (locked === undefined) return noSuch(`order ${found.number}`)
    if (found.state === 'accepted' && basis === undefined) return refuse('RETURN_NOT_RECEIVED')
    const parts = await owed(transaction, locked, found)
    const least = sumOfParts(parts)
    if (amount !== undefined && amount < least) return refuse('REFUND_TOO_LOW', { least }, { field: 'amount' })
    if (basis === 'not_shipped') {
      const put = await takeOut(transaction, database, { locked, found, now })
      if (!put.ok) return put
    }
    const refund = await requestRefund(transaction, locked.order, { amount: amount ?? least, parts }, now)
    const state: ReturnState = refund === undefined ? 'settled' : 'refunding'
    await write(transaction, id, { state, refund: refund?.value ?? 0, refund_id: refund?.id ?? null }, now)
    await clearWithdrawal({ database, clock }, transaction, found)
    return ok({ settled: { ...found, state, refund: refund?.value ?? 0 }, refund })
  })

async function owed(
  transaction: Transaction<CommerceTables>,
  { order, units }: OrderUnits,
  found: StoredReturn,
): Promise<RefundParts> {
  const paid = paidAmounts(order.snapshot)
  const lines = amountOf(paid, found.units, await refundedUnits(transaction, order.id))
  const isWhole = units.every(({ itemId, ordered, cancelled }) => {
    const returned = found.units.find((one) => one.itemId === itemId)?.quantity ?? 0
    return cancelled === 0 && returned === ordered
  })
  return { lines: [...lines], shipping: found.kind === 'withdrawal' && isWhole ? paid.delivery : 0 }
}

/** Units that never left are for sale again; they are refunded by the return, not a second time as cancelled ones. */
async function takeOut(
  transaction: Transaction<CommerceTables>,
  database: FulfilmentDeps['database'],
  { locked, found, now }: { readonly locked: OrderUnits; readonly found: StoredReturn; readonly now: Date },
): Promise<Result<void, OrderRefusal>> {
  const { order, units, shipments } = locked
  const missing = found.units.find(
    ({ itemId, quantity }) => quantity > (units.find((line) => line.itemId === itemId)?.left ?? 0),
  )
  if (missing !== undefined) {
    const left = units.find((line) => line.itemId === missing.itemId)?.left ?? 0
    return refuse('UNITS_LEFT', { line: missing.itemId, left })
  }
  await transaction
    .insertInto('cancelled_units')
    .values(
      found.units.map(({ itemId, quantity }) => ({
        cancellation_id: found.id,
        order_id: order.id,
        item_id: itemId,
        quantity,
        refund: 0,
        cancelled_at: now.toISOString(),
      })),
    )
    .execute()
  await restockUnits(transaction, database, { orderRef: order.id, units: variantsOf(locked, found.units), now })
  const after = units.map((line) => {
    const more = found.units.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
    return { ...line, cancelled: line.cancelled + more, left: line.left - more }
  })
  await setFulfilment(transaction, order, { fulfilment: fulfilmentOf(after, shipments) }, now)
  return ok(undefined)
}

/** By the reference of its refund: confirmed it is settled, refused it can be settled again. */
export async function noteReturnRefund(
  transaction: Transaction<CommerceTables>,
  refundId: string,
  trigger: 'refund.confirmed' | 'refund.refused',
  now: Date,
): Promise<void> {
  if (refundId === '') return
  const row = await transaction
    .selectFrom('returns')
    .select(['id', 'state'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  const next = row && returnAfter(row.state, trigger)
  if (row === undefined || next === undefined) return
  await write(transaction, row.id, { state: next, ...(trigger === 'refund.refused' && { refund_id: null }) }, now)
}
