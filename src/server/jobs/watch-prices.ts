/** Changes prices whose time has come, for the whole shop: not by the clock of this node, which may be minutes ahead. */
import type { DatabaseClock } from '../../platform/database-clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Stop } from '../../platform/stop/stop.ts'
import { duePrices } from '../../services/commerce/service.ts'
import type { CommerceTables } from '../../services/commerce/tables.ts'
import { watchForChange } from './poll-for-changes.ts'

export type PriceWatchDeps = {
  readonly stop: Pick<Stop, 'register'>
  readonly database: Database<CommerceTables>
  readonly clock: DatabaseClock
  readonly log: Log
}

export function watchPrices({ stop, database, clock, log }: PriceWatchDeps): void {
  stop.register('due prices', watchForChange('prices', { look: duePrices(database, clock), log }).close)
}
