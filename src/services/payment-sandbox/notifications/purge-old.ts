/**
 * Deletes data whose retention is over: keys are valid for at least a week, notifications for as long as they are retried. Paid
 * payments can be refunded as long as the shop retains the order; other payments are deleted with their session.
 */
import { later, type Sandbox } from '../sandbox.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const RETENTION_MS = 31 * DAY
const PAID_RETENTION_MS = 400 * DAY

/** Looks once an hour at most. */
export function purgeOld({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): () => Promise<void> {
  let next = 0
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR
    const old = later(now, -RETENTION_MS)
    await database.query.deleteFrom('sandbox_keys').where('created_at', '<', old).execute()
    await database.query.deleteFrom('sandbox_notifications').where('done_at', '<', old).execute()
    await database.query.deleteFrom('sandbox_changes').where('worked_at', '<', old).execute()
    await database.query
      .deleteFrom('sandbox_payments')
      .where((is) =>
        is.or([
          is('updated_at', '<', later(now, -PAID_RETENTION_MS)),
          is.and([is('updated_at', '<', old), is('result', '!=', 'Authorised')]),
        ]),
      )
      // Something is still going to happen to it.
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('sandbox_changes')
              .select('kind')
              .whereRef('payment_reference', '=', 'sandbox_payments.psp_reference'),
          ),
        ),
      )
      .execute()
    await database.query
      .deleteFrom('sandbox_sessions')
      .where('expires_at', '<', old)
      .where((is) =>
        is.not(
          is.exists(
            is.selectFrom('sandbox_payments').select('result').whereRef('session_id', '=', 'sandbox_sessions.id'),
          ),
        ),
      )
      .execute()
  }
}
