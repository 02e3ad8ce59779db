/**
 * Orders that were not shipped by the day that was promised with them (LAW-31): they are marked for the desk, and their shopper is
 * offered to cancel (16 CFR 435.2 (b) in the United States, Directive 2011/83/EU art. 18 in the EU). Each order once.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import { localDay } from '../../../markets/tax/local-day.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceTables } from '../tables.ts'
import { LATE, TO_SHIP } from '../work/work-conditions.ts'
import { DELAY_MAIL } from './staged-mails.ts'

export const lateOrdersMigration: Migration = {
  name: 'commerce/026-late-orders',
  async up(query, { orderedText }) {
    await query.schema.alterTable('orders').addColumn('late_since', orderedText).execute()
    await sql`create index orders_late on orders (late_since) where ${LATE}`.execute(query)
  },
}

/** Promises are days of the warehouse: a parcel may leave until its day has ended in all of them. */
const LAST_TIME_ZONE = 'America/New_York'
const MAX_PER_BATCH = 200
const DAY_MS = 24 * 60 * 60_000

const promise = z.looseObject({
  shipping: z.looseObject({ promised: z.looseObject({ shipsBy: z.string() }).exactOptional() }),
})

type Engine = Pick<Database<CommerceTables>, 'transaction' | 'lockRows'>

/** How many are late since the last time. Several nodes may do it concurrently. */
export async function markLateOrders(database: Engine, now: Date): Promise<number> {
  let found = 0
  for (let after = ''; ;) {
    const { late, last } = await markBatch(database, now, after)
    found += late
    if (last === undefined) return found
    after = last
  }
}

function markBatch(database: Engine, now: Date, after: string) {
  const today = localDay(now, LAST_TIME_ZONE)
  return database.transaction(async (transaction) => {
    const open = transaction
      .selectFrom('orders')
      .select(['id', 'snapshot', 'created_at'])
      .where(TO_SHIP)
      .where('late_since', 'is', null)
      .where('line_count', 'is not', null)
      .where('created_at', '>', after)
      // Nothing is promised for the day of the order.
      .where('created_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
      .orderBy('created_at')
      .limit(MAX_PER_BATCH)
    const rows = await database.lockRows(open, { skipLocked: true }).execute()
    const late = rows.flatMap(({ id, snapshot }) => {
      const shipsBy = parseStoredJson(promise, snapshot, `order ${id}`).shipping.promised?.shipsBy
      return shipsBy !== undefined && shipsBy < today ? [{ id, shipsBy }] : []
    })
    for (const { id, shipsBy } of late) {
      await transaction.updateTable('orders').set({ late_since: shipsBy }).where('id', '=', id).execute()
    }
    if (late.length > 0) {
      await stage(transaction, ...late.map(({ id }) => ({ topic: DELAY_MAIL, key: id, payload: id, due: now })))
    }
    return { late: late.length, last: rows.length < MAX_PER_BATCH ? undefined : rows.at(-1)?.created_at }
  })
}
