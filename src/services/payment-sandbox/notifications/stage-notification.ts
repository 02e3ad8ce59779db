/**
 * Adds notifications to the queue, in the transaction of the event: there is no event without a notification, and no notification
 * without its event. Faults from the knobs are decided here and stored.
 */
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Knobs } from '../knobs/knobs.ts'
import { later } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'

const SECOND = 1000
/** How long one that should be overtaken waits for the next. */
const HELD = 60 * SECOND

type Row = PaymentsTables['sandbox_notifications']

let staged = 0

export async function stageNotification(
  transaction: Transaction<PaymentsTables>,
  item: NotificationItem,
  { knobs, now }: { readonly knobs: Knobs; readonly now: Date },
): Promise<void> {
  const isFailure = item.eventCode === 'AUTHORISATION' && item.success === 'false'
  const delay = (knobs.delaySeconds + (isFailure ? knobs.lateFailureSeconds : 0)) * SECOND * knobs.timeScale
  const notified = withWrongAmount(item, knobs.wrongAmount)
  const rows = Array.from({ length: 1 + knobs.duplicates }, (_, copy): Row => {
    staged += 1
    const id = newId()
    return {
      id,
      place: `${now.toISOString()} ${String(staged).padStart(12, '0')} ${id}`,
      lane: item.originalReference ?? item.pspReference,
      item: JSON.stringify({ ...notified, eventDate: eventDate(new Date(now.getTime() + copy * SECOND)) }),
      tries: 0,
      drops: knobs.drops,
      forgeries: knobs.badSignatures,
      held: 0,
      due_at: later(now, delay),
      claimed_until: null,
      done_at: null,
    }
  })
  const ordered = knobs.reorder ? await swapped(transaction, rows, now, knobs) : rows
  await transaction.insertInto('sandbox_notifications').values(ordered).execute()
}

/** The first of a pair waits; the second goes before it, and lets it go. */
async function swapped(
  transaction: Transaction<PaymentsTables>,
  rows: readonly Row[],
  now: Date,
  { timeScale }: Knobs,
): Promise<readonly Row[]> {
  const waiting = await transaction
    .updateTable('sandbox_notifications')
    .set({ held: 0, due_at: now.toISOString() })
    .where('held', '=', 1)
    .where('done_at', 'is', null)
    .returning('place')
    .execute()
  const [first] = waiting.map(({ place }) => place).toSorted()
  if (first === undefined) return rows.map((row) => ({ ...row, held: 1, due_at: later(now, HELD * timeScale) }))
  // "!" comes before everything a place is made of.
  return rows.map((row) => ({ ...row, place: `!${first.replace(/^!+/, '')} ${row.place}`, due_at: now.toISOString() }))
}

/** Correctly signed: only comparing it with the order reveals the wrong amount. */
function withWrongAmount(item: NotificationItem, difference: number): NotificationItem {
  if (difference === 0 || item.eventCode !== 'AUTHORISATION' || item.success === 'false') return item
  return { ...item, amount: { ...item.amount, value: Math.max(0, item.amount.value + difference) } }
}

/** With an offset, and without fractions: as the provider writes it. */
export function eventDate(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}+00:00`
}
