/** Has prices begin when their time has come. Looks every second, which costs one small question. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { applyDuePrices, isPriceDue } from '../../services/commerce/prices/price-schedule.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'

export const duePrices = (database: Database<ShopSchema>, clock: Clock) => async (): Promise<void> => {
  const now = clock.now()
  if (await isPriceDue(database.query, now)) {
    await database.transaction((transaction) => applyDuePrices(transaction, database, now))
  }
}
