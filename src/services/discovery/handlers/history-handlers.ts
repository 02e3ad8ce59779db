/** Handlers that record what was looked at and bought, and delete it again. */
import { ANONYMOUS_PROFILE } from '../../../contracts/discovery/discovery-call.ts'
import type { DiscoveryEvent, EventsRequest } from '../../../contracts/discovery/discovery.ts'
import { deleteProfileParams } from '../../../contracts/discovery/discovery-schema.ts'
import type { historyOperations } from '../../../contracts/discovery/history-operations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checkShape } from '../../../platform/http/checked.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { done, success, type Handlers } from '../../../platform/http/operations.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import type { CachedIndex } from '../cached-index.ts'
import type { ProductIndex } from '../search/search-index.ts'
import { docsOf } from './docs-of.ts'
import { deleteProfile, saveBaskets, saveInteractions } from '../recommend/save-history.ts'
import type { HistoryTables } from '../recommend/tables.ts'

export type HistoryHandlerDeps = {
  readonly database: Database<HistoryTables>
  readonly cachedIndex: Pick<CachedIndex, 'current'>
  readonly clock: Clock
  readonly limits: RateLimits
}

export function historyHandlers({
  database,
  cachedIndex,
  clock,
  limits,
}: HistoryHandlerDeps): Handlers<typeof historyOperations> {
  return {
    async recordEvents(call) {
      const { input } = call
      const { profileId: profile } = input
      const { index } = await cachedIndex.current()
      const events = storableEvents(input).flatMap((event) => ofProduct(index, event))
      // Above the rate limit they are discarded without an error: no page has to react to it.
      const caller = { client: clientOf(call), subject: profile, count: events.length }
      const isTaken = events.length > 0 && (await limits.take('history.record', caller)) === undefined
      if (isTaken) await saveInteractions(database.query, database, { profile, at: clock.now(), events })
      return success({ accepted: isTaken ? events.length : 0 })
    },

    async deleteEvents({ params }) {
      const checked = checkShape(deleteProfileParams, params)
      if (!checked.ok) return checked.failure
      await deleteProfile(database.query, checked.value.profileId)
      return done()
    },

    recordBaskets: async ({ input }) =>
      success({ accepted: await saveBaskets(database.query, database, input.baskets) }),
  }
}

/** An impression is no interest yet, and visitors without consent have no history. */
function storableEvents({ profileId, events }: EventsRequest): readonly DiscoveryEvent[] {
  return profileId === ANONYMOUS_PROFILE ? [] : events.filter(({ kind }) => kind !== 'impression')
}

/** Unknown SKUs are discarded: nothing is learnt from them, and any client could fill the table with texts. */
function ofProduct(
  index: ProductIndex,
  { kind, sku }: DiscoveryEvent,
): readonly Pick<DiscoveryEvent, 'kind' | 'sku'>[] {
  return docsOf(index, [sku]).flatMap((doc) => {
    const known = index.products.skus[doc]
    return known === undefined ? [] : [{ kind, sku: known }]
  })
}
