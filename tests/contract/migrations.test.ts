import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseError } from '../../src/platform/database/database-error.ts'
import type { Migration } from '../../src/platform/database/migrate.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { testMigrations, type TestTables } from './database-tables.ts'

/** Not idempotent on purpose: a second run would fail. */
const addRow: Migration = {
  name: 'test/003-first-stock',
  async up(query) {
    await sql`insert into stock (sku, "left") select 'row ' || count(*), 1 from stock`.execute(query)
  },
}
const all = [...testMigrations, addRow]

async function rowsOf(database: Database<TestTables>): Promise<string[]> {
  const rows = await database.query.selectFrom('stock').select('sku').execute()
  return rows.map(({ sku }) => sku)
}

describe.each(engines)('migrations on %s', (engine) => {
  let empty: EmptyDatabase
  beforeEach(async () => {
    empty = await emptyDatabase(engine)
  })
  afterEach(() => empty.remove())

  const reopened = async (migrations: readonly Migration[]) => {
    const database = await empty.open<TestTables>(migrations)
    const rows = await rowsOf(database)
    await database.close()
    return rows
  }

  it('run once, also when the shop starts again', async () => {
    await reopened(all)
    expect(await reopened(all)).toEqual(['row 0'])
  })

  it('run once when four nodes start together', async () => {
    const started = await Promise.allSettled(Array.from({ length: 4 }, () => empty.open<TestTables>(all)))
    const databases = started.filter((node) => node.status === 'fulfilled').map((node) => node.value)
    const refused = started.filter((node) => node.status === 'rejected')
    // PostgreSQL serves them all, SQLite the first; either way the schema was made once.
    expect(databases).toHaveLength(engine === 'postgres' ? 4 : 1)
    expect(refused.every(({ reason }) => reason instanceof DatabaseError && reason.reason === 'in-use')).toBe(true)
    for (const database of databases) expect(await rowsOf(database)).toEqual(['row 0'])
    await Promise.all(databases.map((database) => database.close()))
  })

  it('only the new ones run on an older database', async () => {
    expect(await reopened(testMigrations)).toEqual([])
    expect(await reopened(all)).toEqual(['row 0'])
  })

  it('one that fails is rolled back, those before it stay, and the next start continues with it', async () => {
    const fails: Migration = {
      name: 'test/003-first-stock',
      async up(query, types) {
        await addRow.up(query, types)
        await query.schema.createTable('half_made').addColumn('id', 'integer').execute()
        throw new Error('no space left')
      },
    }
    await expect(empty.open([...testMigrations, fails])).rejects.toThrow('no space left')
    const after: Migration = {
      name: 'test/004-half-made',
      async up(query) {
        await query.schema.createTable('half_made').addColumn('id', 'integer').execute()
      },
    }
    expect(await reopened([...all, after])).toEqual(['row 0'])
  })

  it('a version that lacks an applied migration does not start', async () => {
    await reopened(all)
    await expect(empty.open(testMigrations)).rejects.toThrow(
      'The database has the migration test/003-first-stock, which this version does not know',
    )
  })

  it('a version that changed their order does not start', async () => {
    await reopened(testMigrations)
    await expect(empty.open(testMigrations.toReversed())).rejects.toThrow('migrations are only ever added at the end')
    expect(await reopened(testMigrations)).toEqual([])
  })
})
