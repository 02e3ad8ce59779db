/** Automatic discounts, also stopped ones: they were in the prices that reductions are measured against (LAW-17). */
import { sql } from 'kysely'
import type { PastDiscount } from '../../../markets/prices/charged-prices.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readDiscountDefinition } from './stored-discount.ts'

export async function readPastDiscounts(query: CommerceQuery): Promise<readonly PastDiscount[]> {
  const rows = await query
    .selectFrom('discounts')
    .select(['definition', 'created_at', 'stopped_at'])
    .where('code_key', 'is', null)
    // One with a code has none in its column once it was stopped.
    .where(sql<boolean>`definition not like '%"code":%'`)
    .execute()
  return rows.map(({ definition, created_at: createdAt, stopped_at: stoppedAt }) => ({
    rule: readDiscountDefinition(definition),
    createdAt: Date.parse(createdAt),
    stoppedAt: stoppedAt === null ? undefined : Date.parse(stoppedAt),
  }))
}
