/**
 * What is left after the periods of the law (LAW-26): paid orders lose their person, once the last of their documents is gone, and
 * withdrawals are deleted. Figures of the shop stay.
 */
import { sql } from 'kysely'
import { retainedFrom, retentionGroups, type Retention } from '../../../markets/retention.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { clearTraces, emptyOrder } from './erase-person.ts'

const MAX_PER_BATCH = 200

type Engine = Pick<Database<CommerceTables>, 'transaction' | 'lockRows' | 'amongTexts'>

/** How many orders and statements. Several nodes may do it concurrently. */
export const purgeRetained = async (database: Engine, now: Date): Promise<number> =>
  (await anonymiseOrders(database, now)) + (await deleteWithdrawals(database, now))

function anonymiseOrders(database: Engine, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = transaction
      .selectFrom('orders')
      .select(['id', 'cart_id'])
      .where('paid_at', 'is not', null)
      // One that was emptied has none.
      .where('email_key', '!=', '')
      .where('restricted_until', 'is', null)
      .where(beforePeriod('documents', 'created_at', now))
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('documents').select('documents.id').whereRef('documents.order_id', '=', 'orders.id')),
        ),
      )
      .orderBy('created_at')
      .limit(MAX_PER_BATCH)
    const rows = await database.lockRows(old, { skipLocked: true }).execute()
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const ofOrders = sql<boolean>`order_id ${database.amongTexts(ids)}`
    await transaction
      .updateTable('return_units')
      .set({ reason_text: null })
      .where((is) => is('return_id', 'in', is.selectFrom('returns').select('id').where(ofOrders)))
      .execute()
    await clearTraces(transaction, ofOrders)
    await transaction.deleteFrom('order_search').where(ofOrders).where('kind', '!=', 'sku').execute()
    await transaction
      .deleteFrom('carts')
      .where(sql<boolean>`id ${database.amongTexts(rows.map(({ cart_id: id }) => id))}`)
      .execute()
    for (const id of ids) await emptyOrder(transaction, id, now)
    return ids.length
  })
}

/** With the returns that belong to no order of ours: nothing else is known of those. */
function deleteWithdrawals(database: Engine, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const old = await transaction
      .selectFrom('withdrawals')
      .select('id')
      .where(beforePeriod('claims', 'received_at', now))
      .limit(MAX_PER_BATCH)
      .execute()
    if (old.length === 0) return 0
    const among = sql<boolean>`id ${database.amongTexts(old.map(({ id }) => id))}`
    await transaction.deleteFrom('returns').where('order_id', 'is', null).where(among).execute()
    await transaction.deleteFrom('withdrawals').where(among).execute()
    return old.length
  })
}

/** Each country by its own period. */
function beforePeriod(rule: keyof Retention, column: 'created_at' | 'received_at', now: Date) {
  const conditions = retentionGroups(rule).map(({ years, countries, isRest }) => {
    const isOld = sql<boolean>`${sql.ref(column)} < ${retainedFrom(years, now)}`
    if (countries.length === 0) return isOld
    const list = sql.join([...countries])
    return isRest
      ? sql<boolean>`(${isOld} and country not in (${list}))`
      : sql<boolean>`(${isOld} and country in (${list}))`
  })
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
