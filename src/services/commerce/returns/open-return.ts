/** Opens a return: for a shopper's withdrawal, or by staff (RET-01 to RET-05). */
import {
  daysBetween,
  lastDayToWithdraw,
  localDayIn,
  refundDeadline,
} from '../../../markets/withdrawal/withdrawal-period.ts'
import { hasWithdrawalRight } from '../../../markets/withdrawal/withdrawal-right.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { addHold, lockUnits, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { CommerceTables } from '../tables.ts'
import type { ReturnKind, ReturnReason } from './return-transitions.ts'
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
  if (locked === undefined) return noSuch(`order ${orderId}`)
  const { order } = locked
  if (order.paidAt === undefined) return refuse('INVALID_VALUE', {}, { details: { state: order.state } })
  const returnable = returnableUnits(locked, await readReturns(transaction, { orderId }))
  const chosen = chosenReturns(returnable, units)
  if (!chosen.ok) return chosen
  const terms = kind === 'withdrawal' ? withdrawalTerms(locked, now) : OTHER_TERMS
  // RET-03: in time it is accepted immediately; a late one is decided by staff.
  const isInTime = kind === 'withdrawal' && terms.has_right === 1 && terms.late_days === null
  const time = now.toISOString()
  await transaction
    .insertInto('returns')
    .values({
      id,
      order_id: order.id,
      number: order.number,
      kind,
      state: isInTime ? 'accepted' : 'requested',
      requested_at: time,
      updated_at: time,
      ...terms,
    })
    .execute()
  await transaction
    .insertInto('return_units')
    .values(
      chosen.value.map(({ itemId, quantity, reason, reasonText }) => ({
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
  const isToShip = locked.units.some(({ left }) => left > 0)
  if (kind === 'withdrawal' && isToShip) await addHold(transaction, order, 'withdrawal', now)
  const [opened] = await readReturns(transaction, { id })
  return opened === undefined ? noSuch(`return ${id}`) : ok(opened)
}

const OTHER_TERMS = { due_on: null, period_ends_on: null, late_days: null, has_right: 0 } as const

/** The deadlines, on the local date of the market. */
function withdrawalTerms({ order, shipments }: OrderUnits, now: Date) {
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
