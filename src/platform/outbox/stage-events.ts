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

/** By transaction: what is wanted is read once in each, however many events it causes. */
const wantedIn = new WeakMap<Transaction<EventTables>, Promise<ReadonlySet<string>>>()

function wantedTypes(transaction: Transaction<EventTables>): Promise<ReadonlySet<string>> {
  const reading = wantedIn.get(transaction) ?? readWantedTypes(transaction)
  wantedIn.set(transaction, reading)
  return reading
}

const readWantedTypes = async (transaction: Transaction<EventTables>): Promise<ReadonlySet<string>> => {
  const rows = await transaction.selectFrom('event_subscriptions').select('type').execute()
  return new Set(rows.map(({ type }) => type))
}

/** `events` is read only if a subscriber wants this type: a shop without webhooks pays for one look-up. */
export async function stageEvents(
  transaction: Transaction<EventTables>,
  type: string,
  events: () => readonly StagedEvent[] | Promise<readonly StagedEvent[]>,
  now: Date,
): Promise<void> {
  const wanted = await wantedTypes(transaction)
  if (!wanted.has(type)) return
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
