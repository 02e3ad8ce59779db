/**
 * Deletes abandoned carts, some hundreds per run: those that were not changed for ninety days, three times the life of a
 * token. Ordered carts are retained longer.
 */
import { RETENTION } from '../../../markets/law/retention.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'

const DAY = 24 * 60 * 60 * 1000
const { cartDays: OPEN_CART_DAYS, orderedCartDays: CLOSED_CART_DAYS } = RETENTION
const MAX_PER_RUN = 500

/** Returns how many; fewer than MAX_PER_RUN means that none are left. Several nodes may run it concurrently. */
export async function purgeCarts(
  database: Pick<Database<CommerceTables>, 'transaction' | 'lockRows'>,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  return database.transaction(async (transaction) => {
    const old = await database
      .lockRows(
        transaction
          .selectFrom('carts')
          .select('id')
          // The creation time implies a later change time; the index is on this column.
          .where('created_at', '<', before(OPEN_CART_DAYS))
          .where((is) =>
            is.or([
              is.and([is('state', '=', 'OPEN'), is('updated_at', '<', before(OPEN_CART_DAYS))]),
              is.and([is('state', '=', 'CLOSED'), is('updated_at', '<', before(CLOSED_CART_DAYS))]),
            ]),
          )
          .where((is) =>
            is.not(
              is.exists(
                is
                  .selectFrom('orders')
                  .select('orders.id')
                  .whereRef('orders.cart_id', '=', 'carts.id')
                  .where('orders.state', '=', 'open'),
              ),
            ),
          )
          .orderBy('created_at')
          .orderBy('id')
          .limit(MAX_PER_RUN),
        { skipLocked: true },
      )
      .execute()
    if (old.length === 0) return 0
    await transaction
      .deleteFrom('carts')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
    return old.length
  })
}
