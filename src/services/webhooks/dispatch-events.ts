/** Turns staged events into one delivery for each webhook that subscribed to them. Any number of nodes may run it concurrently. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import { deliveryOf, eventsOf } from './stored-webhooks.ts'
import type { WebhookTables } from './tables.ts'

const MAX_PER_RUN = 500
/** Ten columns each: below the limit of parameters of both engines. */
const MAX_PER_STATEMENT = 500

/** Returns how many events were taken on. */
export const dispatchEvents = (database: Database<WebhookTables>): Promise<number> =>
  database.transaction(async (transaction) => {
    const waiting = await database
      .lockRows(
        transaction
          .selectFrom('events')
          .select(['id', 'type', 'subject', 'occurred_at'])
          .where('dispatched', '=', 0)
          .orderBy('seq')
          .limit(MAX_PER_RUN),
        { skipLocked: true },
      )
      .execute()
    if (waiting.length === 0) return 0
    // Locked: one that is switched off meanwhile must not get deliveries that wait to be sent.
    const webhooks = await database
      .lockRows(transaction.selectFrom('webhooks').select(['id', 'events', 'enabled']).orderBy('id'))
      .execute()
    const subscribed = webhooks.map((webhook) => ({ ...webhook, types: new Set<string>(eventsOf(webhook)) }))
    const deliveries = waiting.flatMap((event) =>
      subscribed.filter(({ types }) => types.has(event.type)).map((webhook) => deliveryOf(event, webhook)),
    )
    for (let first = 0; first < deliveries.length; first += MAX_PER_STATEMENT) {
      await transaction
        .insertInto('webhook_deliveries')
        .values(deliveries.slice(first, first + MAX_PER_STATEMENT))
        .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
        .execute()
    }
    const ids = waiting.map(({ id }) => id)
    await transaction
      .updateTable('events')
      .set({ dispatched: 1 })
      .where(sql<boolean>`id ${database.amongTexts(ids)}`)
      .execute()
    return waiting.length
  })
