/** The settings of the connections to PostgreSQL (SCL-10). */
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../../src/platform/database-unavailable.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { startPgbouncer } from '../support/pgbouncer.ts'
import { testMigrations, type TestTables } from './database-tables.ts'

const NAME = 'node-7'

describe('connections to PostgreSQL', () => {
  let empty: EmptyDatabase
  let administrator: Client
  const opened: Database<TestTables>[] = []
  beforeAll(async () => {
    empty = await emptyDatabase('postgres')
    administrator = new Client({ connectionString: empty.options.databaseUrl })
    await administrator.connect()
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  afterAll(async () => {
    await administrator.end()
    await empty.remove()
  })

  const open = async (settings: Partial<DatabaseOptions>): Promise<Database<TestTables>> => {
    const log = createLog({ level: 'silent' })
    const database = await openDatabase<TestTables>({ ...empty.options, migrations: testMigrations, log, ...settings })
    opened.push(database)
    return database
  }
  const connections = async (): Promise<number> => {
    const { rowCount } = await administrator.query('select 1 from pg_stat_activity where application_name = $1', [NAME])
    return rowCount ?? 0
  }
  const sleep = (database: Database<TestTables>, seconds: number) =>
    sql`select pg_sleep(${seconds})`.execute(database.query)

  it('SCL-10 are as many as the setting allows, under their name, and are closed when they are idle', async () => {
    const database = await open({ databasePoolSize: 4, databaseIdleSeconds: 1, databaseApplicationName: NAME })
    const busy = Promise.all(Array.from({ length: 12 }, () => sleep(database, 0.2)))
    await expect.poll(connections).toBe(4)
    await busy
    await expect.poll(connections).toBe(0)
    await sleep(database, 0)
  })

  it('SCL-10 when all are in use, a caller is rejected after the wait that is set; later ones are served', async () => {
    const database = await open({ databasePoolSize: 2, databaseWaitSeconds: 1 })
    const release = Promise.withResolvers<void>()
    const held = [1, 2].map(() =>
      database.transaction(async (transaction) => {
        await sql`select 1`.execute(transaction)
        await release.promise
      }),
    )
    await expect(sleep(database, 0)).rejects.toBeInstanceOf(DatabaseUnavailable)
    release.resolve()
    await Promise.all(held)
    await sleep(database, 0)
  })

  it('SCL-10 cancel a statement that takes longer than is set, unless its transaction may take long', async () => {
    const database = await open({ databaseStatementSeconds: 1 })
    await expect(sleep(database, 60)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.transaction(async (transaction) => {
      await database.withoutTimeouts(transaction)
      await sql`select pg_sleep(1.2)`.execute(transaction)
    })
  })

  it('SCL-10 work through PgBouncer in transaction mode: migrations, repeated statements and concurrent transactions', async () => {
    const other = await emptyDatabase('postgres')
    const pgbouncer = await startPgbouncer(other.options.databaseUrl ?? '', 3)
    try {
      const settings = { databaseUrl: pgbouncer.url, databasePreparedStatements: false }
      const nodes = await Promise.all([open(settings), open(settings), open(settings)])
      await nodes[0].query.insertInto('stock').values({ sku: 'sock', left: 60 }).execute()
      const sell = (database: Database<TestTables>) =>
        database.transaction(
          (transaction) =>
            transaction
              .updateTable('stock')
              .set((update) => ({ left: update('left', '-', 1) }))
              .where('sku', '=', 'sock')
              .execute(),
          { mayRepeat: true },
        )
      await Promise.all(Array.from({ length: 60 }, (_, index) => sell(nodes[index % 3] ?? nodes[0])))
      expect(await nodes[1].query.selectFrom('stock').select('left').execute()).toEqual([{ left: 0 }])
      for (const database of opened.splice(0)) await database.close()
    } finally {
      await pgbouncer.stop()
      await other.remove()
    }
  })
})
