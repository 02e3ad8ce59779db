/**
 * Ordering the same again continues the existing order. A session at the provider lasts an hour: one that is old, or in which too
 * much was refused, gets a successor. A payment on the old session still counts for the order. The reservation is not extended
 * (SEC-04): only a payment that is started does that.
 */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { CommerceTables } from '../tables.ts'
import { renewReserved } from './order-reservations.ts'
import { FIRST_CHECK, insertAttempt, readAttempt, type StoredAttempt } from './stored-order.ts'

/** At least half a session is left for a shopper who returns to it. */
const OLD = 30 * 60_000

/** After so many the provider takes no more payments in a session. */
const MAX_REFUSALS = 5

async function countRefusals(
  transaction: Transaction<CommerceTables>,
  { id, orderId }: StoredAttempt,
): Promise<number> {
  const refused = await transaction
    .selectFrom('payments')
    .select('psp_reference')
    .where('order_id', '=', orderId)
    .where('attempt_id', '=', id)
    .where('state', 'in', ['refused', 'cancelled', 'failed'])
    .execute()
  return refused.length
}

export async function renewAttempt(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  now: Date,
  terms: Pick<StoredAttempt, 'captureAt'> = {},
): Promise<StoredAttempt> {
  // One that has expired, and was not released yet, begins again.
  await renewReserved(transaction, orderId, 'ordered', now)
  const known = await readAttempt(transaction, orderId)
  const isYoung = known !== undefined && now.getTime() - Date.parse(known.createdAt) < OLD
  if (isYoung && (await countRefusals(transaction, known)) < MAX_REFUSALS) return known
  const time = now.toISOString()
  const attempt = { id: newId(), orderId, state: 'started', session: undefined, createdAt: time, ...terms } as const
  await insertAttempt(transaction, attempt, new Date(now.getTime() + FIRST_CHECK))
  return attempt
}
