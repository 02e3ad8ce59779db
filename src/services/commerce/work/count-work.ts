/**
 * How much there is to do after purchases, for the start screen of the desk (DSK-06). It is read every few seconds: each count has
 * an index of exactly the rows that it counts, and ends at a limit.
 */
import { sql, type RawBuilder } from 'kysely'
import { MAX_COUNTED_WORK } from '../../../contracts/staff/work.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { DEAD, ORDER_WORK, type OrderWork } from './work-conditions.ts'

/** As the list of orders finds them with the same filter. */
export const countOrderWork = (query: CommerceQuery, work: OrderWork): Promise<number> =>
  count(query, sql`select 1 from orders where ${ORDER_WORK[work]}`)

/** Mails of any service that are not retried any more. */
export const countDeadMails = (query: CommerceQuery): Promise<number> =>
  count(
    query,
    sql`select 1 from outbox where ${DEAD} and (topic like '%mail%' or topic in ('order-look-up', 'staff-password-reset'))`,
  )

async function count(query: CommerceQuery, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from (${rows} limit ${sql.lit(MAX_COUNTED_WORK + 1)}) as counted`.execute(query)
  return counts[0]?.count ?? 0
}
