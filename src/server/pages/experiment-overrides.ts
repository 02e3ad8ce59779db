/**
 * What merchants changed of experiments, for pages (DIN-06): documents contain it, because browsers assign visitors to variants, and
 * the server reads variants of the pages that depend on one.
 */
import type { Kysely } from 'kysely'
import { findOverrides, type ExperimentOverrides } from '../../services/engagement/service.ts'
import type { EngagementTables } from '../../services/engagement/tables.ts'

/** Of every document: they change together. */
export const EXPERIMENTS_TAG = 'experiments'

export type CurrentOverrides = {
  readonly current: () => ExperimentOverrides
  /** Whether they have changed since the last call. */
  readonly renew: () => Promise<boolean>
}

export function cacheOverrides(query: Kysely<EngagementTables>): CurrentOverrides {
  let current: ExperimentOverrides = {}
  return {
    current: () => current,
    async renew() {
      const found = await findOverrides(query)
      if (JSON.stringify(found) === JSON.stringify(current)) return false
      current = found
      return true
    },
  }
}
