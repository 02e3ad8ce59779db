/** Opens a return: for a shopper's withdrawal, or by staff (RET-01 to RET-05); matches statements that named no known order. */
import {
  daysBetween,
  lastDayToWithdraw,
  localDayIn,
  refundDeadline,
} from '../../../markets/withdrawal/withdrawal-period.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Fail, type Result } from '../../../platform/result.ts'
import { stageReturnEvent } from '../events/stage-events.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { addHold, lockUnits, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { stageReturnMail } from './return-mail-requests.ts'
import { returnAfter, type ReturnKind, type ReturnReason } from './return-transitions.ts'
import { readReturns, returnableUnits, type StoredReturn } from './stored-returns.ts'
import { deliveredAt } from './withdrawal-period.ts'

export type ReturnedUnits = LineQuantity & { readonly reason: ReturnReason; readonly reasonText?: string | undefined }

export type OpenRequest = {
  readonly orderId: string
  readonly kind: ReturnKind
  /** Absent: everything that can be returned. */
  readonly units?: readonly ReturnedUnits[] | undefined
}

export const openReturn = (
  { database, clock }: FulfilmentDeps,
  request: OpenRequest,
): Promise<Result<StoredReturn, OrderRefusal>> =>
  database.transaction((transaction) => openReturnIn(transaction, database, { ...request, id: newId() }, clock.now()))

/** Inside a transaction of the caller: a statement and its hold are stored together (RET-04). */
export async function openReturnIn(
  transaction: Transaction<CommerceTables>,
  engine: Pick<Database<CommerceTables>, 'lockRows'>,
  { orderId, kind, units, id }: OpenRequest & { readonly id: string },
  now: Date,
): Promise<Result<StoredReturn, OrderRefusal>> {
  const locked = await lockUnits(transaction, engine, orderId)
  if (locked === undefined) return noSuch('order', orderId)
  const { order } = locked
  const refused = refuseOrder(order)
  if (refused !== undefined) return refused
  const returnable = returnableUnits(locked, await readReturns(transaction, { orderId }))
  const chosen = chosenReturns(returnable, units)
  if (!chosen.ok) return chosen
  const terms = kind === 'withdrawal' ? withdrawalTerms(locked, now) : OTHER_TERMS
  const state = stateOf(kind, terms)
  const time = now.toISOString()
  await transaction
    .insertInto('returns')
    .values({
      id,
      order_id: order.id,
      number: order.number,
      kind,
      state,
      requested_at: time,
      updated_at: time,
      ...terms,
    })
    .execute()
  await insertUnits(transaction, id, chosen.value)
  await followWithdrawal(transaction, locked, { id, kind, state }, now)
  await stageReturnEvent(transaction, 'return.requested', { id, order: order.number }, now)
  const [opened] = await readReturns(transaction, { id })
  return opened === undefined ? noSuch('return', id) : ok(opened)
}

/** Nothing is returned of an order that was never paid, or whose money is returned as a whole. */
function refuseOrder(
  { number, paidAt, state }: StoredOrder,
  about: { readonly field?: string } = {},
): Fail<OrderRefusal> | undefined {
  if (paidAt === undefined) return refuse('INVALID_VALUE', {}, { ...about, details: { state } })
  return state === 'cancelled' ? refuse('ORDER_CANCELLED', { number }, about) : undefined
}

type Terms = Pick<CommerceTables['returns'], 'due_on' | 'period_ends_on' | 'late_days' | 'has_right'>

/** RET-03: a withdrawal in time is accepted without a person; a late one needs one. */
const stateOf = (kind: ReturnKind, { has_right: right, late_days: late }: Terms): 'accepted' | 'requested' =>
  kind === 'withdrawal' && right === 1 && late === null ? 'accepted' : 'requested'

/** Units that are not shipped are held, and the shopper reads how to send back the others. */
async function followWithdrawal(
  transaction: Transaction<CommerceTables>,
  { order, units }: OrderUnits,
  { id, kind, state }: Pick<CommerceTables['returns'], 'id' | 'kind' | 'state'>,
  now: Date,
): Promise<void> {
  if (kind !== 'withdrawal') return
  if (units.some(({ left }) => left > 0)) await addHold(transaction, order, 'withdrawal', now)
  if (state === 'accepted') await stageReturnMail(transaction, { returnId: id, mail: 'instruction' }, now)
}

async function insertUnits(
  transaction: Transaction<CommerceTables>,
  id: string,
  units: readonly ReturnedUnits[],
): Promise<void> {
  await transaction
    .insertInto('return_units')
    .values(
      units.map(({ itemId, quantity, reason, reasonText }) => ({
        return_id: id,
        item_id: itemId,
        quantity,
        reason,
        reason_text: reasonText ?? null,
        restocked: 0,
        damaged: 0,
        missing: 0,
      })),
    )
    .execute()
}

/**
 * Assigns an unmatched statement to the order that staff found for it: all units that can be returned. Deadlines are those of the
 * statement, whenever it is matched.
 */
export const matchReturn = (
  { database, clock }: FulfilmentDeps,
  id: string,
  orderId: string,
): Promise<Result<StoredReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const locked = await lockUnits(transaction, database, orderId)
    if (locked === undefined) return noSuch('order', orderId)
    const [found] = await readReturns(transaction, { id })
    if (found === undefined) return noSuch('return', id)
    const { state, kind } = found
    if (returnAfter(state, 'return.match') === undefined) {
      return refuse('RETURN_STATE', { state, trigger: 'return.match' }, { details: { state, trigger: 'return.match' } })
    }
    const { order } = locked
    const refused = refuseOrder(order, { field: 'number' })
    if (refused !== undefined) return refused
    const chosen = chosenReturns(returnableUnits(locked, await readReturns(transaction, { orderId })), undefined)
    if (!chosen.ok) return chosen
    const terms = withdrawalTerms(locked, new Date(found.requestedAt))
    const next = stateOf(kind, terms)
    const now = clock.now()
    // Another person may have matched or closed it: only one of both changes the row.
    const { numUpdatedRows } = await transaction
      .updateTable('returns')
      .set({ ...terms, state: next, order_id: order.id, number: order.number, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'unmatched')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('RETURN_STATE', { state: 'requested', trigger: 'return.match' })
    await insertUnits(transaction, id, chosen.value)
    await followWithdrawal(transaction, locked, { id, kind, state: next }, now)
    await stageReturnEvent(transaction, 'return.requested', { id, order: order.number }, now)
    const [matched] = await readReturns(transaction, { id })
    return ok(matched ?? found)
  })

const OTHER_TERMS = { due_on: null, period_ends_on: null, late_days: null, has_right: 0 } as const

/** The deadlines, on the local date of the market. */
function withdrawalTerms({ order, shipments }: OrderUnits, now: Date): Terms {
  const { country } = order.snapshot.market
  const delivered = deliveredAt(order, shipments)
  const hasRight = hasWithdrawalRight(country)
  const ends = delivered === undefined || !hasRight ? null : lastDayToWithdraw(country, delivered)
  const late = ends === null ? 0 : daysBetween(ends, localDayIn(country, now))
  return {
    due_on: refundDeadline(country, now),
    period_ends_on: ends,
    late_days: late > 0 ? late : null,
    has_right: hasRight ? (1 as const) : (0 as const),
  }
}

function chosenReturns(
  returnable: readonly LineQuantity[],
  units: readonly ReturnedUnits[] | undefined,
): Result<readonly ReturnedUnits[], OrderRefusal> {
  const all = returnable
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, reason: 'changed_mind' as const }))
  const wanted: readonly ReturnedUnits[] = units ?? all
  if (wanted.length === 0) return refuse('NO_UNITS', {}, { field: 'units' })
  const seen = new Set<string>()
  for (const { itemId, quantity, reason, reasonText = '' } of wanted) {
    const line = returnable.find((one) => one.itemId === itemId)
    if (line === undefined || seen.has(itemId)) return refuse('UNKNOWN_LINE', { line: itemId }, { field: 'units' })
    seen.add(itemId)
    if (!Number.isSafeInteger(quantity) || quantity < 1) return refuse('NO_UNITS', {}, { field: 'units' })
    if (quantity > line.quantity) {
      return refuse(
        'UNITS_LEFT',
        { line: itemId, left: line.quantity },
        { field: 'units', details: { left: returnable } },
      )
    }
    if (reason === 'other' && reasonText.trim() === '')
      return refuse('INVALID_VALUE', {}, { field: 'units.reasonText' })
  }
  return ok(wanted)
}

/** A statement that names no order of ours: listed, until staff match or reject it. */
export async function insertUnmatched(
  transaction: Transaction<CommerceTables>,
  { id, number, dueOn }: { readonly id: string; readonly number: string; readonly dueOn: string },
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  await transaction
    .insertInto('returns')
    .values({
      id,
      order_id: null,
      number,
      kind: 'withdrawal',
      state: 'unmatched',
      requested_at: time,
      due_on: dueOn,
      has_right: 1,
      updated_at: time,
    })
    .execute()
}
