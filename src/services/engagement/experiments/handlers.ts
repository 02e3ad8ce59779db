/** Handler of what browsers report of experiments. Anyone can send it: it is counted and limited. */
import type { experimentOperations } from '../../../contracts/engagement/engagement-operations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { tooManyRequests } from '../../../platform/rate-limit/too-many-requests.ts'
import type { EngagementTables } from '../tables.ts'
import { addCount } from './counts.ts'

type ExperimentDeps = {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly limits: RateLimits
}

export const experimentHandlers = ({
  database,
  clock,
  limits,
}: ExperimentDeps): Handlers<typeof experimentOperations> => ({
  async countExperiment(call) {
    const retryAfter = await limits.take('experiment.count', { client: clientOf(call) })
    if (retryAfter !== undefined) return tooManyRequests(retryAfter)
    await addCount(database.query, call.input, clock.now())
    return done()
  },
})
