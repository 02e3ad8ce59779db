/** A product with those of its badges that data bears out (LAW-22). */
import { isProven } from '../../../markets/products/badges.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import type { StoredProduct } from './read-products.ts'

/** When a product first came into the shop: what the badge "new" goes by, unless the merchant names the day. */
export const firstListedMigration: Migration = {
  name: 'discovery/005-first-listed',
  async up(query) {
    await query.schema.alterTable('products').addColumn('first_listed_at', 'text').execute()
  },
}

export function withProvenBadges(stored: StoredProduct, now: Date): StoredProduct {
  const { document, firstListedAt } = stored
  const evidence = { newSince: firstListedAt, ...document.badgeFacts }
  const badges = document.badges.filter((badge) => isProven(badge, evidence, now))
  return badges.length === document.badges.length ? stored : { ...stored, document: { ...document, badges } }
}

export async function* provenBadges(
  products: AsyncIterable<readonly StoredProduct[]>,
  now: Date,
): AsyncGenerator<readonly StoredProduct[]> {
  for await (const some of products) yield some.map((stored) => withProvenBadges(stored, now))
}
