/** The intake of what was looked at and bought, and the way to have it forgotten. */
import { Hono } from 'hono'
import { EVERYBODY } from '../../../contracts/discovery/discovery-call.ts'
import {
  BASKETS_PATH,
  type DiscoveryEvent,
  EVENTS_PATH,
  type EventsRequest,
} from '../../../contracts/discovery/discovery.ts'
import { basketsRequest, eventsRequest, forgetParams } from '../../../contracts/discovery/discovery-schema.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checked, firstProblem } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { KeptIndex } from '../kept-index.ts'
import type { GoodsIndex } from '../search/search-index.ts'
import { docsOf } from './docs-of.ts'
import { limitIntake } from '../recommend/limit-intake.ts'
import { forgetProfile, saveBaskets, saveInteractions } from '../recommend/save-history.ts'
import type { HistoryTables } from '../recommend/tables.ts'

export type HistoryRoutesDeps = {
  readonly database: Database<HistoryTables>
  readonly kept: Pick<KeptIndex, 'current'>
  readonly clock: Clock
}

export function historyRoutes({ database, kept, clock }: HistoryRoutesDeps) {
  const intake = limitIntake(clock)

  return new Hono<ServiceEnv>()
    .post(EVENTS_PATH, checked(eventsRequest), async (c) => {
      const told = c.req.valid('json')
      const { profileId: profile } = told
      const { index } = await kept.current()
      const events = worthKeeping(told).flatMap((event) => ofProduct(index, event))
      // Beyond the limit it is let go without a word: nobody's page has to do anything about it.
      const isTaken = events.length > 0 && intake.take(profile, events.length)
      if (isTaken) await saveInteractions(database.query, database, { profile, at: clock.now(), events })
      return c.json({ accepted: isTaken ? events.length : 0 }, 202)
    })
    .delete(`${EVENTS_PATH}/:profileId`, async (c) => {
      const params = forgetParams.safeParse(c.req.param())
      if (!params.success) return refuse(c, 'INVALID_REQUEST', firstProblem(params.error))
      await forgetProfile(database.query, params.data.profileId)
      return c.body(null, 204)
    })
    .post(BASKETS_PATH, checked(basketsRequest), async (c) => {
      const accepted = await saveBaskets(database.query, database, c.req.valid('json').baskets)
      return c.json({ accepted }, 202)
    })
}

/** Having been shown something is no interest in it yet, and those who are not followed have no history. */
function worthKeeping({ profileId, events }: EventsRequest): readonly DiscoveryEvent[] {
  return profileId === EVERYBODY ? [] : events.filter(({ kind }) => kind !== 'impression')
}

/** What is no product of ours teaches nothing, and would let strangers fill the table with their texts. */
function ofProduct(index: GoodsIndex, { kind, sku }: DiscoveryEvent): readonly Pick<DiscoveryEvent, 'kind' | 'sku'>[] {
  return docsOf(index, [sku]).flatMap((doc) => {
    const known = index.products.skus[doc]
    return known === undefined ? [] : [{ kind, sku: known }]
  })
}
