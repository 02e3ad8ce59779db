import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { barcode, variant } from '../../../tests/support/catalogue-product.ts'
import { useCommerceDatabase } from '../../../tests/support/commerce-database.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabaseClock } from '../../platform/database-clock.ts'
import { createLog } from '../../platform/log/log.ts'
import type { Stop } from '../../platform/stop/stop.ts'
import { schedulePrice } from '../../services/commerce/prices/price-schedule.ts'
import type { watchChanges } from '../composition/watch-changes.ts'
import { watchPrices, type PriceWatchDeps } from './watch-prices.ts'

const MINUTE = 60_000

describe('scheduled prices on a node whose clock is wrong', () => {
  const shop = useCommerceDatabase('postgres')
  const closing: Parameters<Stop['register']>[1][] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    vi.useRealTimers()
  })

  const priceOf = async (number: number) =>
    (
      await shop.query
        .selectFrom('prices')
        .select('final')
        .where('variant_id', '=', barcode(number))
        .where('currency', '=', 'EUR')
        .executeTakeFirst()
    )?.final
  const startAt = (sku: string, since: Date) =>
    shop.inTransaction((transaction) =>
      schedulePrice(transaction, { sku, currency: 'EUR', original: 1200, final: 900, since }),
    )

  it('~SCL-08 ten minutes ahead apply by the time of the database', async () => {
    const now = Date.now()
    const prices = { EUR: { original: 1200, final: 1200 } }
    await shop.offer('A', [variant(1, { sku: 'A-S', prices }), variant(2, { sku: 'A-L', prices })])
    await startAt('A-S', new Date(now - MINUTE))
    await startAt('A-L', new Date(now + 9 * MINUTE))
    vi.useFakeTimers({ toFake: ['Date'], now: now + 10 * MINUTE })
    const clock = await openDatabaseClock(shop.database, systemClock)
    closing.push(clock.close)
    const stop: PriceWatchDeps['stop'] = { register: (_, close) => void closing.push(close) }
    watchPrices({ stop, database: shop.database, clock, log: createLog({ level: 'silent' }) })
    // Those that are due are changed in one transaction.
    await expect.poll(() => priceOf(1)).toBe(900)
    expect(await priceOf(2)).toBe(1200)
  })

  it('~SCL-08 get the clock of the database: that of the system does not compile', () => {
    expectTypeOf(systemClock).not.toExtend<PriceWatchDeps['clock']>()
    expectTypeOf(systemClock).not.toExtend<Parameters<typeof watchChanges>[0]['clock']>()
  })
})
