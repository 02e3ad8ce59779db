/** Counters of rate limits are deleted by every node, with and without a desk. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { readConfig } from '../../src/platform/config/read-config.ts'
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createServices, type Services } from '../../src/server/composition/services.ts'
import { demoAccess } from '../../src/server/demo-access.ts'
import { settableClock } from '../support/settable-clock.ts'

const NOW = '2026-11-18T10:00:00.000Z'
const HOUR = 60 * 60_000

describe('a node without a desk', () => {
  let dataDir: string
  let database: Database<ShopSchema>
  let services: Services
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sockeye-purge-'))
    const log = createLog({ level: 'silent' })
    database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
    const config = readConfig({ DATA_DIR: dataDir, DESK: 'false', IMAGE_AHEAD: 'false' })
    services = createServices({
      config,
      database,
      log,
      installationSecret: 'secret',
      demo: demoAccess(config, 'secret'),
      publicUrl: () => 'https://shop.example',
      clock: settableClock(NOW),
    })
  })
  afterAll(async () => {
    services.mail.close()
    await services.images?.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('~SCL-05 deletes counters that were not used for a day, and no others', async () => {
    const bucket = (key: string, hoursAgo: number) => ({
      policy: 'order.look-up:client',
      key,
      window_ends: 0,
      taken: 1,
      whole_at: 0,
      taken_at: Date.parse(NOW) - hoursAgo * HOUR,
    })
    await database.query
      .insertInto('rate_limit_buckets')
      .values([bucket('old', 25), bucket('recent', 23)])
      .execute()
    const job = services.jobs.find(({ name }) => name === 'old rate limits')
    expect(await job?.run()).toBe(1)
    expect(await database.query.selectFrom('rate_limit_buckets').select('key').execute()).toEqual([{ key: 'recent' }])
  })
})
