/** Subscribers in the database. */
import type { Kysely } from 'kysely'
import { inBatches, ROWS_AT_ONCE } from '../in-batches.ts'
import type { EngagementTables } from '../tables.ts'

export type Subscriber = Readonly<EngagementTables['subscribers']>

/** Once for each address and storefront. Does not tell whether it was there, so that nobody can be told. */
export async function addSubscriber(query: Kysely<EngagementTables>, subscriber: Subscriber): Promise<void> {
  await query
    .insertInto('subscribers')
    .values(subscriber)
    .onConflict((conflict) => conflict.columns(['email', 'store']).doNothing())
    .execute()
}

export function everySubscriber(query: Kysely<EngagementTables>): AsyncGenerator<readonly Subscriber[]> {
  return inBatches((after) =>
    query
      .selectFrom('subscribers')
      .selectAll()
      .where((is) => is(is.refTuple('created_at', 'id'), '>', is.tuple(after.created_at, after.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

/** In all storefronts. Tells in how many. */
export async function deleteSubscriber(query: Kysely<EngagementTables>, email: string): Promise<number> {
  const { numDeletedRows } = await query.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst()
  return Number(numDeletedRows)
}
