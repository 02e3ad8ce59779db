/** What staff do about stuck work: stage it once more, or close it. Both find it open, so that a second press does nothing. */
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { closeCapture, retryCapture } from '../captures/retry-capture.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { PAYMENT_REVERSAL } from '../payments/staged-work.ts'
import type { CommerceTables } from '../tables.ts'
import { canRetryAlarm } from './list-stuck-work.ts'

type Deps = { readonly database: Database<CommerceTables>; readonly clock: Clock }
type Tx = Transaction<CommerceTables>

/** Refunds are retried with their own function: they move money. */
export const retryStuckWork = ({ database, clock }: Deps, id: string): Promise<Result<void, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const { store, key } = placeOf(id)
    const now = clock.now().toISOString()
    if (store === 'outbox') {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ dead_at: null, due_at: now, tries: 0 })
        .where('id', '=', key)
        .where('dead_at', 'is not', null)
        .where('done_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 0n ? gone(id) : ok(undefined)
    }
    if (store === 'capture') return retryCapture(transaction, database, key, clock.now())
    return store === 'alarm' ? retryAlarm(transaction, key, clock.now()) : gone(id)
  })

async function retryAlarm(transaction: Tx, key: string, now: Date): Promise<Result<void, OrderRefusal>> {
  const alarm = await transaction
    .selectFrom('provider_alarms')
    .selectAll()
    .where('event_key', '=', key)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (alarm === undefined || !canRetryAlarm(alarm.cause)) return gone(key)
  await closeAlarm(transaction, key, now)
  if (alarm.cause === 'reversal-failed') {
    const { psp_reference: payload } = alarm
    await stage(transaction, { topic: PAYMENT_REVERSAL, key: `${payload}.${newId()}`, payload, due: now })
    return ok(undefined)
  }
  await transaction
    .updateTable('payment_events')
    .set({ worked_at: null, outcome: null, tries: 0, due_at: now.toISOString() })
    .where('key', '=', key)
    .execute()
  return ok(undefined)
}

async function closeAlarm(transaction: Tx, key: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('provider_alarms')
    .set({ closed_at: now.toISOString() })
    .where('event_key', '=', key)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nothing more is done about it. The audit log has the note. */
export const closeStuckWork = ({ database, clock }: Deps, id: string): Promise<Result<void, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const { store, key } = placeOf(id)
    const now = clock.now()
    const time = now.toISOString()
    switch (store) {
      case 'outbox': {
        const { numUpdatedRows } = await transaction
          .updateTable('outbox')
          .set({ done_at: time, payload: '' })
          .where('id', '=', key)
          .where('dead_at', 'is not', null)
          .where('done_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows === 0n ? gone(id) : ok(undefined)
      }
      case 'refund': {
        const { numUpdatedRows } = await transaction
          .updateTable('refunds')
          .set({ closed_at: time })
          .where('id', '=', key)
          .where('state', '=', 'refused')
          .where('closed_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows === 0n ? gone(id) : ok(undefined)
      }
      case 'capture':
        return (await closeCapture(transaction, database, key, now)) ? ok(undefined) : gone(id)
      case 'alarm':
        return (await closeAlarm(transaction, key, now)) ? ok(undefined) : gone(id)
      default:
        return gone(id)
    }
  })

function placeOf(id: string): { readonly store: string; readonly key: string } {
  const colon = id.indexOf(':')
  return { store: id.slice(0, colon), key: id.slice(colon + 1) }
}

const gone = (id: string) => refuse('UNKNOWN_WORK', { id: id.slice(0, 200) })
