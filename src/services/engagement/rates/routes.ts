import { Hono } from 'hono'
import { RATES_NOT_FETCHED, RATES_PATH } from '../../../contracts/engagement/rates.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { EngagementTables } from '../tables.ts'
import { findRates } from './kept-rates.ts'

type RatesDeps = { readonly database: Database<EngagementTables>; readonly clock: Clock }

/** PRC-13: the last good table, however old. `Last-Modified` says since when it is there, `Age` how many seconds that is. */
export function ratesRoutes({ database, clock }: RatesDeps) {
  return new Hono<ServiceEnv>().get(RATES_PATH, async (c) => {
    const kept = await findRates(database.query)
    if (kept === undefined) return c.json(RATES_NOT_FETCHED, 503, { 'Cache-Control': 'no-store' })
    const age = Math.max(0, Math.floor((clock.now().getTime() - kept.fetchedAt.getTime()) / 1000))
    return c.json(kept.rates, 200, {
      'Cache-Control': 'public, no-cache',
      'Last-Modified': kept.fetchedAt.toUTCString(),
      Age: String(age),
    })
  })
}
