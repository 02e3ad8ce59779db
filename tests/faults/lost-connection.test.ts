import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { emptyDatabase } from '../support/fresh-database.ts'

describe('PostgreSQL connection lost', () => {
  it('a lost idle connection is logged, and the next query gets a new one', async () => {
    const empty = await emptyDatabase('postgres')
    const logged: string[] = []
    const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(JSON.parse(line).code) } })
    const database = await openDatabase({ ...empty.options, migrations: [], log })

    const cut = await cutOff(empty.options.databaseUrl)

    // Of all of them: a query that gets one whose loss is not known yet fails.
    await expect.poll(() => logged).toEqual(Array.from({ length: cut }, () => 'database.idle_connection_lost'))
    expect(cut).toBeGreaterThan(0)
    const { rows } = await sql<{ answer: number }>`select 42 as answer`.execute(database.query)
    expect(rows).toEqual([{ answer: 42 }])
    await database.close()
    await empty.remove()
  })

  it('a connection that is lost between two statements of a transaction fails that transaction, and nothing else', async () => {
    const empty = await emptyDatabase('postgres')
    const logged: string[] = []
    const log = createLog({ level: 'debug', destination: { write: (line) => void logged.push(JSON.parse(line).code) } })
    const countOf = (code: string) => logged.filter((one) => one === code).length
    const database = await openDatabase({ ...empty.options, migrations: [], log })
    const work = database.transaction(async (transaction) => {
      await sql`create table notes (id integer)`.execute(transaction)
      const cut = await cutOff(empty.options.databaseUrl)
      // The connection error arrives while no query is running: an error event without a listener would end the process here.
      // Those of the idle connections, too: the query below would fail on one whose loss is not known yet.
      await expect.poll(() => countOf('database.idle_connection_lost')).toBe(cut - 1)
      await expect.poll(() => countOf('database.connection_lost')).toBeGreaterThanOrEqual(cut)
      await sql`insert into notes values (1)`.execute(transaction)
    })
    await expect(work).rejects.toThrow(/connection/i)
    const { rows } = await sql`select 1 from pg_tables where tablename = 'notes'`.execute(database.query)
    expect(rows).toEqual([])
    await database.close()
    await empty.remove()
  })
})

/** Ends every connection to a database, whatever is under way on it. Returns their number. */
async function cutOff(databaseUrl: string | undefined): Promise<number> {
  const administrator = new Client({ connectionString: databaseUrl })
  await administrator.connect()
  const { rowCount } = await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await administrator.end()
  return rowCount ?? 0
}
