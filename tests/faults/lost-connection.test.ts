import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { emptyDatabase } from '../support/fresh-database.ts'

describe('PostgreSQL goes away', () => {
  it('a lost idle connection is logged, and the next query gets a new one', async () => {
    const empty = await emptyDatabase('postgres')
    const logged = Promise.withResolvers<string>()
    const log = createLog({ level: 'warn', destination: { write: logged.resolve } })
    const database = await openDatabase({ ...empty.options, migrations: [], log })

    const administrator = new Client({ connectionString: empty.options.databaseUrl })
    await administrator.connect()
    await administrator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await administrator.end()

    expect(JSON.parse(await logged.promise)).toMatchObject({ msg: 'An idle database connection was lost' })
    const { rows } = await sql<{ answer: number }>`select 42 as answer`.execute(database.query)
    expect(rows).toEqual([{ answer: 42 }])
    await database.close()
    await empty.remove()
  })
})
