/**
 * Proof of a consent that was withdrawn: who asked when, from which network, what the wording was, and when it ended. Retained for
 * three years after leaving, because the sender has to prove each mail (GDPR art. 7 (1), § 7 (2) UWG).
 */
import type { Kysely } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { EngagementTables } from '../tables.ts'
import type { Subscriber } from './subscribers.ts'

export const newsletterProofsMigration: Migration = {
  name: 'engagement/006-newsletter-proofs',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('newsletter_proofs')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('email', orderedText, (column) => column.notNull())
      .addColumn('store', 'text', (column) => column.notNull())
      .addColumn('country_code', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text')
      .addColumn('asked_from', 'text')
      .addColumn('confirmed_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_from', 'text')
      .addColumn('text_version', 'text')
      .addColumn('left_at', orderedText, (column) => column.notNull())
      .execute()
    await query.schema.createIndex('newsletter_proofs_by_time').on('newsletter_proofs').column('left_at').execute()
  },
}

const YEARS = 3

/** Ends a subscription. One that was never confirmed leaves no proof: nothing was sent. */
export async function leave(
  { transaction }: Pick<Database<EngagementTables>, 'transaction'>,
  subscriber: Subscriber,
  now: Date,
): Promise<void> {
  const { id, email, store, country_code, source, asked_at, asked_from, confirmed_at, confirmed_from } = subscriber
  await transaction(async (query) => {
    const { numDeletedRows } = await query.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n || confirmed_at === null) return
    const asked = { asked_at, asked_from, confirmed_at, confirmed_from, text_version: subscriber.text_version }
    await query
      .insertInto('newsletter_proofs')
      .values({ id, email, store, country_code, source, ...asked, left_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

/** How many. */
export async function purgeProofs(query: Kysely<EngagementTables>, now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - YEARS)
  const { numDeletedRows } = await query
    .deleteFrom('newsletter_proofs')
    .where('left_at', '<', before.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
