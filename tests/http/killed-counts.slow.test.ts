/** Search counters of a killed process: written sums stay, and only what was counted since the last write is lost. */
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { sqliteFile } from '../../src/platform/database/sqlite-file.ts'
import { untilReady } from '../nodes/cluster.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { startShop } from '../support/start-shop.ts'

/** Counts are written every ten seconds. */
const WRITTEN = { timeout: 60_000, interval: 500 }

describe.each(engines)('%s', (engine) => {
  it('DIN-04 a killed node loses the counts since its last write, and none before it', async () => {
    const empty = await emptyDatabase(engine)
    const { dataDir, databaseUrl } = empty.options
    const shop = await startShop({
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      LOG_LEVEL: 'warn',
    })
    const search = async (term: string) => {
      const answer = await fetch(`${shop.url}/uk/search?term=${term}`)
      expect(answer.status).toBe(200)
      await answer.text()
    }
    try {
      // A search that is requested before the products are indexed waits for them, and may end with a timeout.
      await untilReady(shop)
      for (let time = 0; time < 3; time += 1) await search('written')
      await expect.poll(() => searchesByTerm(empty), WRITTEN).toEqual({ written: 3 })
      await search('unwritten')
      process.kill(shop.pid, 'SIGKILL')
      await shop.stop()
      const { written, ...later } = await searchesByTerm(empty)
      expect(written).toBe(3)
      expect([{}, { unwritten: 1 }]).toContainEqual(later)
    } finally {
      await shop.stop()
      await empty.remove()
    }
  })
})

/** Beside the shop, which has the only lock of its SQLite. */
async function searchesByTerm({ options }: EmptyDatabase): Promise<Readonly<Record<string, number>>> {
  const rows = await readRows(options, 'select term, searches from search_counters')
  return Object.fromEntries(rows.map(({ term, searches }) => [String(term), Number(searches)]))
}

async function readRows({ dataDir, databaseUrl }: EmptyDatabase['options'], query: string) {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
    try {
      return database.prepare(query).all()
    } finally {
      database.close()
    }
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}
