/**
 * Which orders use a discount. Only one with a limit is counted in its own row: with one that has none, every order would
 * wait there for every other.
 */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'

/**
 * Counts those that have a limit, as far as they can be had. The check is the condition of the update, so that two orders can
 * never both be the last.
 */
export async function countUses(
  transaction: Transaction<CommerceTables>,
  discountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (discountIds.length === 0) return new Set()
  const counted = await transaction
    .updateTable('discounts')
    .set((update) => ({ uses: update('uses', '+', 1) }))
    .where('id', 'in', discountIds)
    .where('stopped_at', 'is', null)
    .where((is) => is('uses', '<', is.ref('usage_limit')))
    .returning('id')
    .execute()
  return new Set(counted.map(({ id }) => id))
}

/** Of the order, which must exist: those that were counted for it, and those that are counted nowhere else. */
export async function noteUses(
  transaction: Transaction<CommerceTables>,
  orderId: string,
  discountIds: readonly string[],
  counted: ReadonlySet<string>,
): Promise<void> {
  if (discountIds.length === 0) return
  await sql`insert into discount_uses (order_id, discount_id)
    select ${orderId}, id from discounts
    where id in (${sql.join(discountIds)}) and (usage_limit is null or id in (${sql.join([...counted, ''])}))
    on conflict do nothing`.execute(transaction)
}

/** Others may use them again. */
export async function giveBackUses(transaction: Transaction<CommerceTables>, orderId: string): Promise<void> {
  const given = await transaction
    .deleteFrom('discount_uses')
    .where('order_id', '=', orderId)
    .returning('discount_id')
    .execute()
  if (given.length === 0) return
  await transaction
    .updateTable('discounts')
    .set((update) => ({ uses: update('uses', '-', 1) }))
    .where(
      'id',
      'in',
      given.map(({ discount_id: id }) => id),
    )
    .where('usage_limit', 'is not', null)
    .where('uses', '>', 0)
    .execute()
}
