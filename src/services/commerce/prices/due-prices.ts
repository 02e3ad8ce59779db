/**
 * Applies scheduled prices whose time has come, and ends those whose time is over. Polled every second: without one that is due it
 * is one small query. One that is due before the next poll is waited for, so that pages have it a second later at most.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { applyDuePrices, nextPriceChange } from './apply-due-prices.ts'

/** As often as it is polled. */
const LOOK_AHEAD_MS = 1000

export const duePrices = (database: Database<CommerceTables>, clock: Clock) => async (): Promise<void> => {
  const next = await nextPriceChange(database.query)
  if (next === undefined) return
  const wait = Date.parse(next) - clock.now().getTime()
  if (wait > LOOK_AHEAD_MS) return
  if (wait > 0) await pause(wait, undefined, { ref: false })
  const now = clock.now()
  if (next <= now.toISOString()) {
    await database.transaction((transaction) => applyDuePrices(transaction, database, now))
  }
}
