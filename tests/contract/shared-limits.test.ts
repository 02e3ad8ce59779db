/** Limits of a shop with three nodes on PostgreSQL (SCL-05). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config/read-config.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { rateLimitMigrations, type RateLimitTables } from '../../src/platform/rate-limit/database-store.ts'
import type { RateLimits } from '../../src/platform/rate-limit/rate-limits.ts'
import { openRateLimits } from '../../src/server/composition/open-rate-limits.ts'
import { migratedDatabase, type EmptyDatabase } from '../support/fresh-database.ts'

const EMAIL = 'ada@example.com'
const CLIENT = '203.0.113.7'

describe('three nodes', () => {
  let empty: EmptyDatabase
  let databases: readonly Database<RateLimitTables>[] = []
  let nodes: readonly RateLimits[] = []
  beforeAll(async () => {
    empty = await migratedDatabase('postgres', rateLimitMigrations)
    databases = await Promise.all([1, 2, 3].map(() => empty.open<RateLimitTables>(rateLimitMigrations)))
    const deps = { log: createLog({ level: 'silent' }), installationSecret: 'secret' }
    nodes = databases.map((database) => openRateLimits(readConfig({}), { ...deps, database }))
  })
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await empty.remove()
  })

  it('~SCL-05 the limit of a sensitive action is the limit of all nodes together', async () => {
    const attempts = Array.from({ length: 12 }, async (_, index) =>
      nodes[index % 3]?.take('order.look-up', { client: `192.0.2.${index}`, subject: EMAIL }),
    )
    const waits = await Promise.all(attempts)
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
  })

  it('~SCL-05 what one node gives back may be taken at another', async () => {
    const caller = { client: CLIENT, subject: 'cart' }
    for (let count = 0; count < 10; count += 1) await nodes[0]?.take('discount-code.try', caller)
    expect(await nodes[1]?.take('discount-code.try', caller)).toBeGreaterThan(0)
    await nodes[2]?.giveBack('discount-code.try', caller)
    // The client has used one of its own up with the attempt that its cart was rejected for.
    expect(await nodes[1]?.take('discount-code.try', caller)).toBeUndefined()
  })

  it('~SCL-05 the database has no network or e-mail address of a visitor, and no row for other actions', async () => {
    await nodes[0]?.take('cart.open', { client: CLIENT })
    const rows = await databases[0]?.query.selectFrom('rate_limit_buckets').select(['policy', 'key']).execute()
    expect(rows?.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@example.com')
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    expect(rows?.filter(({ policy }) => policy.startsWith('cart.open'))).toEqual([])
  })
})
