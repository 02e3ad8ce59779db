/** How a node learns that another one has changed something (SCL-06). */
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { listenForChanges, type ChangeListener } from '../../src/platform/changes/listen-for-changes.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { watchForChange, type ChangeWatch } from '../../src/server/jobs/poll-for-changes.ts'
import { migratedDatabase, type EmptyDatabase } from '../support/fresh-database.ts'

const TABLES = ['content_version', 'products_version', 'offers_version'] as const
const LISTENERS = `select pid from pg_stat_activity where datname = current_database() and application_name = 'node changes'`

describe('signals of changes', () => {
  const log = createLog({ level: 'silent' })
  let empty: EmptyDatabase
  let database: Database<ShopSchema>
  let watch: ChangeWatch
  let listener: ChangeListener
  let administrator: Client
  /** The versions that the node has seen, the last one at the end. */
  let seen: string[] = []
  beforeEach(async () => {
    // Polling happens only when a test lets it: what is seen otherwise was signalled.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    seen = []
    empty = await migratedDatabase('postgres', MIGRATIONS)
    database = await empty.open(MIGRATIONS)
    administrator = new Client({ connectionString: empty.options.databaseUrl })
    await administrator.connect()
    watch = watchForChange('versions', { look: async () => void seen.push(await versions()), log })
    listener = listenForChanges({
      databaseUrl: empty.options.databaseUrl ?? '',
      applicationName: 'node',
      onSignal: watch.wake,
      log,
    })
    await vi.waitUntil(() => seen.length > 0, { timeout: 60_000 })
  })
  afterEach(async () => {
    watch.close()
    await listener.close()
    await administrator.end()
    await database.close()
    await empty.remove()
    vi.useRealTimers()
  })

  const versions = async (): Promise<string> => {
    const rows = await Promise.all(
      TABLES.map((table) => database.query.selectFrom(table).select('version').executeTakeFirstOrThrow()),
    )
    return rows.map(({ version }) => version).join(' ')
  }
  const change = (table: (typeof TABLES)[number]) =>
    database.query
      .updateTable(table)
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute()

  it.each(TABLES)('~SCL-06 a change of %s reaches a node that listens, without polling', async (table) => {
    await change(table)
    const current = await versions()
    await expect.poll(() => seen.at(-1)).toBe(current)
  })

  it('SCL-06 a signal that was missed while the listener was killed is repaired by the poll, and the next one arrives again', async () => {
    const before = seen.length
    await administrator.query(`select pg_terminate_backend(pid) from (${LISTENERS}) as listeners`)
    await change('offers_version')
    vi.advanceTimersByTime(1000)
    const missed = await versions()
    await expect.poll(() => seen.at(-1)).toBe(missed)
    // The new connection is open: it looks by itself.
    await expect.poll(() => seen.length).toBeGreaterThan(before + 1)
    await expect.poll(async () => (await administrator.query(LISTENERS)).rowCount).toBe(1)
    await change('content_version')
    const current = await versions()
    await expect.poll(() => seen.at(-1)).toBe(current)
  })
})
