/** Databases that earlier versions wrote, from the fixtures of this folder, opened by this one. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { checkShop } from '../../src/merchant/backup/check-shop.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Migration } from '../../src/platform/database/migrate.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { SHOP_VERSION } from '../../src/platform/shop-version.ts'
import { findOffers } from '../../src/services/commerce/admin.ts'

const FIXTURES = 'tests/upgrade/fixtures'
const fixtures = readdirSync(FIXTURES).toSorted()
const NOW = new Date('2026-11-18T10:00:00.000Z')
const log = createLog({ level: 'silent' })

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function written(fixture: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-upgrade-'))
  folders.push(dataDir)
  const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { enableForeignKeyConstraints: false })
  database.exec(readFileSync(join(FIXTURES, fixture), 'utf8'))
  database.close()
  return dataDir
}

const open = (dataDir: string, migrations: readonly Migration[]) =>
  openDatabase<ShopSchema>({ dataDir, migrations, log })

/** What an older version knows: the migrations that its database has. */
function migrationsIn(dataDir: string): readonly Migration[] {
  const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
  const rows = database.prepare('select name from applied_migrations').all()
  const names = new Set(rows.map(({ name }) => String(name)))
  database.close()
  return MIGRATIONS.filter(({ name }) => names.has(name))
}

const fails: Migration = {
  name: 'merchant/999-fails',
  async up(query) {
    await query.schema.createTable('half_made').addColumn('id', 'integer').execute()
    throw new Error('no space left')
  },
}

it('SCL-16 there are databases of the last three versions, and a changelog of each and of this one', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  const [current, ...released] = Array.from(changelog.matchAll(/^## (\S+)/gm), ([, version]) => version)
  expect(current).toBe(SHOP_VERSION)
  expect(fixtures).toEqual(
    released
      .slice(0, 3)
      .map((version) => `${version}.sql`)
      .toReversed(),
  )
  expect(readFileSync('deploy/kubernetes/shop.yaml', 'utf8')).toContain(`image: sockeye:${SHOP_VERSION}\n`)
})

describe.each(fixtures)('the database %s', (fixture) => {
  it('SCL-16 is migrated forward, with all that was in it, and its invariants hold', async () => {
    const database = await open(written(fixture), MIGRATIONS)
    try {
      const { products, problems } = await checkShop(database, { now: NOW })
      expect([products, problems]).toEqual([2, []])
      const skus = (await database.query.selectFrom('products').select('sku').orderBy('sku').execute()).map(
        ({ sku }) => sku,
      )
      const offers = await findOffers(database.query, database, skus)
      expect(Object.values(offers).flat()).toHaveLength(4)
    } finally {
      await database.close()
    }
  })

  it('SCL-16 a first migration that fails leaves a database that the old version starts with', async () => {
    const dataDir = written(fixture)
    const old = migrationsIn(dataDir)
    const before = MIGRATIONS.findIndex((migration) => !old.includes(migration))
    const migrations = before < 0 ? [...MIGRATIONS, fails] : [...old, fails]
    await expect(open(dataDir, migrations)).rejects.toThrow('no space left')
    const database = await open(dataDir, old)
    const tables = await database.query.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half_made')
    await database.close()
  })
})
