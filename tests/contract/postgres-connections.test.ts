import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { testMigrations, type TestTables } from './database-tables.ts'

const OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

describe('PostgreSQL connections', () => {
  let empty: EmptyDatabase
  let administrator: Client
  let database: Database<TestTables>

  const left = async (sku: string) =>
    (await database.query.selectFrom('stock').select('left').where('sku', '=', sku).executeTakeFirst())?.left
  const sell = (sku: string) =>
    database.transaction(
      (transaction) =>
        transaction
          .updateTable('stock')
          .set((update) => ({ left: update('left', '-', 1) }))
          .where('sku', '=', sku)
          .execute(),
      { mayRepeat: true },
    )
  const often = async (work: () => Promise<unknown>) => {
    for (let count = 0; count < 5; count += 1) await work()
  }
  /** The pool may return a connection before it has seen its end; there are ten at most. */
  const onceAgain = async <Value>(work: () => Promise<Value>, tries = 10): Promise<Value> =>
    tries === 0 ? work() : work().catch(() => onceAgain(work, tries - 1))
  beforeAll(async () => {
    empty = await emptyDatabase('postgres')
    database = await openDatabase({
      ...empty.options,
      migrations: testMigrations,
      log: createLog({ level: 'silent' }),
    })
    administrator = new Client({ connectionString: empty.options.databaseUrl })
    await administrator.connect()
    await database.query.insertInto('stock').values({ sku: 'sock', left: 100 }).execute()
  })
  afterAll(async () => {
    await administrator.end()
    await database.close()
    await empty.remove()
  })

  it('survive a column that is added to a table', async () => {
    await often(() => left('sock'))
    await often(() => database.query.selectFrom('stock').selectAll().execute())
    await administrator.query('alter table stock add column colour text')
    expect(await left('sock')).toBe(100)
    expect(await database.query.selectFrom('stock').selectAll().execute()).toEqual([
      { sku: 'sock', left: 100, colour: null },
    ])
  })

  it('survive a column whose type changes, in a transaction too', async () => {
    const read = () =>
      database.transaction(
        (transaction) => transaction.selectFrom('stock').select('left').where('sku', '=', 'sock').executeTakeFirst(),
        { mayRepeat: true },
      )
    await often(read)
    await administrator.query('alter table stock alter column "left" type integer')
    expect(await read()).toEqual({ left: 100 })
    await administrator.query('alter table stock alter column "left" type bigint')
    expect(await left('sock')).toBe(100)
  })

  it('are replaced when they are lost', async () => {
    await often(() => sell('sock'))
    await administrator.query(OTHERS)
    expect(await onceAgain(() => left('sock'))).toBe(95)
    await sell('sock')
    expect(await left('sock')).toBe(94)
  })

  it('a connection that is lost during a transaction rolls it back, and the next one works', async () => {
    const cut = database.transaction(async (transaction) => {
      await transaction.updateTable('stock').set({ left: 0 }).where('sku', '=', 'sock').execute()
      await administrator.query(OTHERS)
      await transaction.updateTable('stock').set({ left: 1 }).where('sku', '=', 'sock').execute()
    })
    await expect(cut).rejects.toThrow(/terminat|not queryable|ECONNRESET|EPIPE/i)
    expect(await onceAgain(() => left('sock'))).toBe(94)
    await sell('sock')
    expect(await left('sock')).toBe(93)
  })

  it('are shared by hundreds of concurrent transactions, which lose nothing', async () => {
    await database.query.updateTable('stock').set({ left: 300 }).execute()
    await Promise.all(Array.from({ length: 300 }, () => sell('sock')))
    expect(await left('sock')).toBe(0)
  })

  it('compress long texts with lz4', async () => {
    const sku = 'sock '.repeat(2000)
    await database.query.insertInto('stock').values({ sku, left: 1 }).execute()
    const { rows } = await sql<{
      way: string
    }>`select pg_column_compression(sku) as way from stock where sku = ${sku}`.execute(database.query)
    expect(rows).toEqual([{ way: 'lz4' }])
  })
})
