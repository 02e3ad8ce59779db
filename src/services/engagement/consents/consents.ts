/**
 * Choices about cookies as proof (GDPR art. 7 (1)): what was allowed, when, for which list of purposes, under a random id that only
 * the browser of the visitor knows. Deleted after the period in which claims can be made.
 */
import type { Kysely } from 'kysely'
import type { ConsentReport } from '../../../contracts/engagement/consent-schema.ts'
import type { consentOperations } from '../../../contracts/engagement/engagement-operations.ts'
import { retainedFrom, retentionOf } from '../../../markets/retention.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import { newId } from '../../../platform/ids.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { tooManyRequests } from '../../../platform/rate-limit/too-many-requests.ts'
import type { EngagementTables } from '../tables.ts'

export const consentsMigration: Migration = {
  name: 'engagement/005-consents',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('consents')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('visitor', orderedText, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('store', 'text', (column) => column.notNull())
      .addColumn('extras', 'integer', (column) => column.notNull())
      .addColumn('statistics', 'integer', (column) => column.notNull())
      .addColumn('marketing', 'integer', (column) => column.notNull())
      .addColumn('opted_out', 'integer', (column) => column.notNull())
      .addColumn('chosen_at', orderedText, (column) => column.notNull())
      .execute()
    await query.schema.createIndex('consents_by_visitor').on('consents').column('visitor').execute()
    await query.schema.createIndex('consents_by_time').on('consents').column('chosen_at').execute()
  },
}

type ConsentDeps = {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly limits: RateLimits
}

export function consentHandlers({ database, clock, limits }: ConsentDeps): Handlers<typeof consentOperations> {
  return {
    async logConsent(call) {
      const retryAfter = await limits.take('consent.log', { client: clientOf(call), subject: call.input.id })
      if (retryAfter !== undefined) return tooManyRequests(retryAfter)
      await database.query.insertInto('consents').values(toRow(call.input, clock.now())).execute()
      return done()
    },
  }
}

const toRow = (
  { id, version, store, allowed, isOptedOut }: ConsentReport,
  now: Date,
): EngagementTables['consents'] => ({
  id: newId(),
  visitor: id,
  version,
  store,
  extras: Number(allowed.extras),
  statistics: Number(allowed.statistics),
  marketing: Number(allowed.marketing),
  opted_out: Number(isOptedOut),
  chosen_at: now.toISOString(),
})

/** How many. */
export async function purgeConsents(query: Kysely<EngagementTables>, now: Date): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('consents')
    .where('chosen_at', '<', retainedFrom(retentionOf('').claims, now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
