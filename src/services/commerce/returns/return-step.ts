/** One step of a return under the lock of its order: how every trigger begins and ends. */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { setFulfilment } from '../fulfilment/stored-shipments.ts'
import { lockOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { returnAfter, type ReturnState, type ReturnTrigger } from './return-transitions.ts'
import { lockReturn, readReturns, type LockedReturn, type StoredReturn } from './stored-returns.ts'

type Tx = Transaction<CommerceTables>

export type ReturnStep = LockedReturn & { readonly next: ReturnState }

export async function beginStep(
  transaction: Tx,
  engine: Pick<Database<CommerceTables>, 'lockRows'>,
  id: string,
  trigger: ReturnTrigger,
): Promise<Result<ReturnStep, OrderRefusal>> {
  const locked = await lockReturn(transaction, engine, id)
  if (locked === undefined) return noSuch('return', id)
  const { state } = locked.found
  const next = returnAfter(state, trigger)
  if (next === undefined) return refuse('RETURN_STATE', { state, trigger }, { details: { state, trigger } })
  return ok({ ...locked, next })
}

export async function writeReturn(
  transaction: Tx,
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
export async function clearWithdrawal(
  { database, clock }: FulfilmentDeps,
  transaction: Tx,
  { orderId, id }: StoredReturn,
): Promise<void> {
  const order = orderId === undefined ? undefined : await lockOrder(transaction, database, orderId)
  if (order === undefined || !order.holds.includes('withdrawal')) return
  const others = await readReturns(transaction, { orderId: order.id, states: ['requested', 'accepted', 'received'] })
  if (others.some((one) => one.kind === 'withdrawal' && one.id !== id)) return
  await setFulfilment(transaction, order, { holds: order.holds.filter((hold) => hold !== 'withdrawal') }, clock.now())
  await stageOrderEvent(transaction, 'order.amended', order, clock.now())
}
