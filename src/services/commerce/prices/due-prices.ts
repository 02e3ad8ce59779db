/** Applies scheduled prices whose time has come. Polled every second: without one that is due it is one small query. */
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { applyDuePrices, isPriceDue } from './price-schedule.ts'
import type { CommerceTables } from '../tables.ts'

export const duePrices = (database: Database<CommerceTables>, clock: Clock) => async (): Promise<void> => {
  const now = clock.now()
  if (await isPriceDue(database.query, now)) {
    await database.transaction((transaction) => applyDuePrices(transaction, database, now))
  }
}
