/** Reports work that does not get done. Once an hour for each node: it is meant to be read by a person. */
import type { CompletionDeps } from './complete-payment.ts'
import { ORDER_LOG } from '../log-codes.ts'

const HOUR = 3_600_000

export function stuckReporter({ database, clock, log }: CompletionDeps): () => Promise<void> {
  let reportedAt = 0
  return async () => {
    const now = clock.now().getTime()
    if (now - reportedAt < HOUR) return
    const anHourAgo = new Date(now - HOUR).toISOString()
    const outbox = await database.query
      .selectFrom('outbox')
      .select(['topic', 'key', 'tries'])
      .where('done_at', 'is', null)
      .where('staged_at', '<', anHourAgo)
      .limit(20)
      .execute()
    const notifications = await database.query
      .selectFrom('payment_events')
      .select(['key', 'tries'])
      .where('worked_at', 'is', null)
      .where('received_at', '<', anHourAgo)
      .limit(20)
      .execute()
    const reversals = await database.query
      .selectFrom('payments')
      .select(['psp_reference as pspReference', 'order_id as orderId'])
      .where('state', '=', 'reversing')
      .where('updated_at', '<', new Date(now - 24 * HOUR).toISOString())
      .limit(20)
      .execute()
    if (outbox.length + notifications.length + reversals.length === 0) return
    reportedAt = now
    log.write(ORDER_LOG.workStuck, { outbox, notifications, reversals })
  }
}
