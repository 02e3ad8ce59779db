/** Which products' offers changed since a version, for caches of them. */
import { MAX_OFFER_CHANGES, type OfferChangesAnswer } from '../../../contracts/commerce/commerce.ts'
import type { CommerceQuery } from './stored-offers.ts'

export async function findOfferChanges(query: CommerceQuery, since: number): Promise<OfferChangesAnswer> {
  // Read before the changes: a change in between is returned again next time, and never missed.
  const { version } = await query.selectFrom('offers_version').select('version').executeTakeFirstOrThrow()
  const rows = await query
    .selectFrom('offer_changes')
    .select('product_sku')
    .where('version', '>', since)
    .limit(MAX_OFFER_CHANGES + 1)
    .execute()
  const tooMany = rows.length > MAX_OFFER_CHANGES
  return { version, skus: tooMany ? [] : rows.map(({ product_sku: sku }) => sku), tooMany }
}
