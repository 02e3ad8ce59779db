/**
 * The inbox of the provider's notifications: stored before they are processed. Duplicates become one row: the provider repeats
 * notifications, and the repetitions differ in irrelevant fields.
 */
import { sql } from 'kysely'
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { CommerceTables } from '../tables.ts'
import type { Completion } from './payment-update.ts'

export type EventRow = Pick<CommerceTables['payment_events'], 'key' | 'item' | 'received_at' | 'tries'>

/** The lease of a row, longer than processing it takes: until then no other worker claims it. */
const LEASE = 30_000

type InboxDatabase = Pick<Database<CommerceTables>, 'query' | 'transaction' | 'lockRows' | 'amongTexts' | 'jsonRows'>

const COLUMNS = { key: 'text', psp_reference: 'text', event_code: 'text', item: 'text' } as const

export async function storeNotifications(
  { query, jsonRows }: InboxDatabase,
  items: readonly NotificationItem[],
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const rows = items.map((item) => [
    eventKey(item),
    item.pspReference,
    item.eventCode,
    JSON.stringify(withoutDetails(item)),
  ])
  await sql`insert into payment_events (key, psp_reference, event_code, item, received_at, tries, due_at)
    select key, psp_reference, event_code, item, cast(${time} as text), 0, cast(${time} as text)
    from ${bulkRows({ jsonRows }, COLUMNS, rows)} as incoming where true
    on conflict (key) do nothing`.execute(query)
}

/** The provider's own rule for duplicate notifications. */
export const eventKey = ({ merchantAccountCode, eventCode, pspReference, success }: NotificationItem): string =>
  [merchantAccountCode, eventCode, pspReference, success].join(':')

/** Unsigned fields cannot be trusted, so they are not stored; some of them are about the shopper. */
function withoutDetails(item: NotificationItem): NotificationItem {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode } = item
  const { eventDate, success, paymentMethod } = item
  return {
    pspReference,
    ...(originalReference === undefined || originalReference === '' ? {} : { originalReference }),
    merchantAccountCode,
    merchantReference,
    amount: { value: amount.value, currency: amount.currency },
    eventCode,
    eventDate,
    success,
    ...(paymentMethod === undefined ? {} : { paymentMethod }),
  }
}

/**
 * Claims due notifications by postponing them for the length of the lease: should this process die, another worker retries them.
 */
export const takeDue = (database: InboxDatabase, now: Date, most: number): Promise<readonly EventRow[]> =>
  database.transaction(async (transaction) => {
    const due = await database
      .lockRows(
        transaction
          .selectFrom('payment_events')
          .select(['key', 'item', 'received_at', 'tries'])
          .where('worked_at', 'is', null)
          .where('due_at', '<=', now.toISOString())
          .orderBy('due_at')
          .limit(most),
        { skipLocked: true },
      )
      .execute()
    if (due.length === 0) return []
    await transaction
      .updateTable('payment_events')
      .set((update) => ({ due_at: later(now, LEASE), tries: update('tries', '+', 1) }))
      .where(sql<boolean>`key ${database.amongTexts(due.map(({ key }) => key))}`)
      .execute()
    return due.map((row) => ({ ...row, tries: row.tries + 1 }))
  })

/** A duplicate, or without consequence: nothing else is to be done about it. */
export async function noteWorked(
  { query, amongTexts }: InboxDatabase,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await query
    .updateTable('payment_events')
    .set((is) => ({
      worked_at: now.toISOString(),
      outcome: 'noted' satisfies Completion['effect'],
      order_id: is
        .selectFrom('payments')
        .select('payments.order_id')
        .whereRef('payments.psp_reference', '=', 'payment_events.psp_reference'),
    }))
    .where(sql<boolean>`key ${amongTexts(keys)}`)
    .where('worked_at', 'is', null)
    .execute()
}

export async function putOff({ query }: InboxDatabase, { key, tries }: EventRow, due: Date): Promise<void> {
  await query
    .updateTable('payment_events')
    .set({ due_at: due.toISOString() })
    .where('key', '=', key)
    .where('worked_at', 'is', null)
    // Our lease may have expired: then its new holder decides when it is due again.
    .where('tries', '=', tries)
    .execute()
}

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString()
