/** Stages events in the transaction that causes them: what is rolled back is never reported. */
import type { Transaction } from '../database/open-database.ts'
import { newId } from '../ids.ts'
import type { EventTables } from './event-tables.ts'

export type StagedEvent = {
  /** `order:1000` */
  readonly subject: string
  readonly data: Readonly<Record<string, string>>
}

/** Six columns each: below the limit of parameters of both engines. */
const MAX_PER_STATEMENT = 500

/** `events` is read only if a subscriber wants this type: a shop without webhooks pays for one look-up. */
export async function stageEvents(
  transaction: Transaction<EventTables>,
  type: string,
  events: () => readonly StagedEvent[] | Promise<readonly StagedEvent[]>,
  now: Date,
): Promise<void> {
  const wanted = await transaction
    .selectFrom('event_subscriptions')
    .select('type')
    .where('type', '=', type)
    .executeTakeFirst()
  if (wanted === undefined) return
  const rows = (await events()).map(({ subject, data }) => ({
    id: newEventId(),
    type,
    subject,
    data: JSON.stringify(data),
    occurred_at: now.toISOString(),
    dispatched: 0 as const,
  }))
  for (let first = 0; first < rows.length; first += MAX_PER_STATEMENT) {
    await transaction
      .insertInto('events')
      .values(rows.slice(first, first + MAX_PER_STATEMENT))
      .execute()
  }
}

/** Receivers recognise repeated deliveries by it. */
export const newEventId = (): string => `msg_${newId()}`
