/** Handler of the exchange rates. */
import type { ratesOperations } from '../../../contracts/engagement/engagement-operations.ts'
import { RATES_NOT_FETCHED } from '../../../contracts/engagement/rates.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { success, type Handlers } from '../../../platform/http/operations.ts'
import type { EngagementTables } from '../tables.ts'
import { findRates } from './stored-rates.ts'

type RatesDeps = { readonly database: Database<EngagementTables>; readonly clock: Clock }

/** PRC-13: the last good table, however old. `Last-Modified` is when it was fetched, `Age` how many seconds ago that is. */
export const ratesHandlers = ({ database, clock }: RatesDeps): Handlers<typeof ratesOperations> => ({
  async readRates() {
    const stored = await findRates(database.query)
    if (stored === undefined) {
      return { ok: false, status: 503, value: RATES_NOT_FETCHED, headers: { 'Cache-Control': 'no-store' } }
    }
    const age = Math.max(0, Math.floor((clock.now().getTime() - stored.fetchedAt.getTime()) / 1000))
    return success(stored.rates, {
      'Cache-Control': 'public, no-cache',
      'Last-Modified': stored.fetchedAt.toUTCString(),
      Age: String(age),
    })
  },
})
