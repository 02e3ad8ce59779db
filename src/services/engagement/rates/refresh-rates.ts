/** Fetches the exchange rates from where they are published. What cannot be had or read leaves the last good table as it was. */
import type { Fetch } from '../../../contracts/call-json.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { EngagementTables } from '../tables.ts'
import { findRates, saveRates } from './stored-rates.ts'
import { isWhole, readRates } from './read-rates.ts'
import { ENGAGEMENT_LOG } from '../log-codes.ts'

/** Central banks publish once a working day; another node may have fetched them meanwhile. */
const MAX_AGE_MS = 5 * 60 * 60 * 1000
const TIMEOUT_MS = 10_000
const MAX_TABLE_LENGTH = 256 * 1024

type Deps = {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly log: Log
  readonly url: string
  readonly fetch: Fetch
}

/** A background job: always returns 0, because nothing is left to do after one run. */
export function refreshRates({ database, clock, log, url, fetch }: Deps): () => Promise<0> {
  return async () => {
    const now = clock.now()
    const stored = await findRates(database.query)
    // A market that was added since needs a rate that the stored table does not have.
    if (stored && isWhole(stored.rates) && now.getTime() - stored.fetchedAt.getTime() < MAX_AGE_MS) return 0
    const rates = await fetchRates(url, fetch).catch((err: unknown) => {
      log.write(ENGAGEMENT_LOG.ratesNotFetched, { err, since: stored?.fetchedAt })
      return undefined
    })
    if (rates) await saveRates(database.query, { rates, fetchedAt: now })
    return 0
  }
}

async function fetchRates(url: string, fetch: Fetch) {
  const answer = await fetch(new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  const text = await answer.text()
  const rates = text.length > MAX_TABLE_LENGTH ? undefined : readRates(text)
  if (rates === undefined) throw new Error('That is no table of the currencies we sell in')
  return rates
}
