/** Search counters of a killed process: written sums stay, and only what was counted since the last write is lost. */
import { describe, expect, it } from 'vitest'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { emptyDatabase, engines } from '../support/fresh-database.ts'
import { startShop } from '../support/start-shop.ts'

/** A slow machine fills an empty shop first, and counts are written every ten seconds. */
const WRITTEN = { timeout: 60_000, interval: 250 }

describe.each(engines)('%s', (engine) => {
  it('DIN-04 a killed node loses the counts since its last write, and none before it', async () => {
    const empty = await emptyDatabase(engine)
    const { dataDir, databaseUrl } = empty.options
    const shop = await startShop({
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      LOG_LEVEL: 'warn',
    })
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    const stored = async () => {
      const rows = await database.query.selectFrom('search_counters').select(['term', 'searches']).execute()
      return Object.fromEntries(rows.map(({ term, searches }) => [term, Number(searches)]))
    }
    const search = async (term: string) => {
      const answer = await fetch(`${shop.url}/uk/search?term=${term}`)
      expect(answer.status).toBe(200)
      await answer.text()
    }
    try {
      for (let time = 0; time < 3; time += 1) await search('written')
      await expect.poll(stored, WRITTEN).toEqual({ written: 3 })
      await search('unwritten')
      process.kill(shop.pid, 'SIGKILL')
      await shop.stop()
      const { written, ...later } = await stored()
      expect(written).toBe(3)
      expect([{}, { unwritten: 1 }]).toContainEqual(later)
    } finally {
      await database.close()
      await shop.stop()
      await empty.remove()
    }
  })
})
