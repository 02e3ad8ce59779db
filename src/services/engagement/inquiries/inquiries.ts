/** Inquiries in the database. */
import type { Kysely } from 'kysely'
import { inBatches, ROWS_AT_ONCE } from '../in-batches.ts'
import type { EngagementTables } from '../tables.ts'

export type StoredInquiry = Readonly<EngagementTables['inquiries']>

export async function addInquiry(query: Kysely<EngagementTables>, inquiry: StoredInquiry): Promise<void> {
  await query.insertInto('inquiries').values(inquiry).execute()
}

export function everyInquiry(query: Kysely<EngagementTables>): AsyncGenerator<readonly StoredInquiry[]> {
  return inBatches((after) =>
    query
      .selectFrom('inquiries')
      .selectAll()
      .where((is) => is(is.refTuple('created_at', 'id'), '>', is.tuple(after.created_at, after.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

/** All inquiries of an address. Returns how many. */
export async function deleteInquiries(query: Kysely<EngagementTables>, email: string): Promise<number> {
  const { numDeletedRows } = await query.deleteFrom('inquiries').where('email', '=', email).executeTakeFirst()
  return Number(numDeletedRows)
}
