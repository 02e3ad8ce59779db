/** Staff capture again what failed, or decide that nothing is left to do about it. */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { lockOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { readAuthorisation, type CaptureRow } from './authorisation.ts'
import { stageAfterCaptures, stageCapture } from './capture-work.ts'

type Tx = Transaction<CommerceTables>
type Engine = Pick<Database<CommerceTables>, 'lockRows'>

/** The provider answers a repeated key as it did the first time, so it is a new one. */
export async function retryCapture(
  transaction: Tx,
  engine: Engine,
  id: string,
  now: Date,
): Promise<Result<void, OrderRefusal>> {
  const failed = await lockFailed(transaction, engine, id)
  const authorisation = failed && (await readAuthorisation(transaction, failed.order_id))
  if (failed === undefined || authorisation === undefined) return refuse('UNKNOWN_WORK', { id })
  const value = Math.min(failed.value, authorisation.open)
  if (value === 0) return refuse('NO_MONEY_LEFT', { left: 0 })
  const again = { ...failed, value, tries: failed.tries + 1, state: 'staged', error: null } as const
  const { tries, state, error } = again
  await transaction
    .updateTable('captures')
    .set({ value, tries, state, error, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await stageCapture(transaction, again, now)
  return ok(undefined)
}

/** False when there is no such capture. */
export async function closeCapture(transaction: Tx, engine: Engine, id: string, now: Date): Promise<boolean> {
  const failed = await lockFailed(transaction, engine, id)
  if (failed === undefined) return false
  await transaction.updateTable('captures').set({ closed_at: now.toISOString() }).where('id', '=', id).execute()
  await stageAfterCaptures(transaction, failed.order_id, now)
  return true
}

/** Read under the lock of its order: of two persons one retries it. */
async function lockFailed(transaction: Tx, engine: Engine, id: string): Promise<CaptureRow | undefined> {
  const known = await transaction.selectFrom('captures').select('order_id').where('id', '=', id).executeTakeFirst()
  if (known === undefined || (await lockOrder(transaction, engine, known.order_id)) === undefined) return undefined
  return transaction
    .selectFrom('captures')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('voided_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}
