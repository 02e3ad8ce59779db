/** Reads of a service at a real streaming replica: while it is fresh, lags, is down, and is back. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts'
import { openReadReplica, type ReadReplica } from '../../src/platform/read-replica/read-replica.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { startReplica, type PostgresReplica } from '../support/postgres-replica.ts'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'

type Schema = { notes: { id: number; text: string } }

describe('a streaming replica', () => {
  let primary: RunningPostgres
  let server: PostgresReplica
  let database: Database<Schema>
  let replica: ReadReplica<Schema>

  beforeAll(async () => {
    const log = createLog({ level: 'silent' })
    primary = await startPostgres()
    server = await startReplica(primary)
    database = await openDatabase<Schema>({ databaseUrl: primary.url, dataDir: '.', migrations: [], log })
    await sql`create table notes (id integer primary key, text text not null)`.execute(database.query)
    replica = openReadReplica(database, { databaseReadUrl: server.url, log })
  })
  afterAll(async () => {
    await replica.close()
    await database.close()
    await server.stop()
    await primary.stop()
  })

  const atServer = async (statement: string) => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  const isAtReplica = async () => {
    const { rows } = await sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(
      replica.database.query,
    )
    return rows[0]?.recovers
  }
  const noteAt = async (id: number) =>
    (await replica.database.query.selectFrom('notes').select('text').where('id', '=', id).executeTakeFirst())?.text
  const write = (id: number, text: string) => database.query.insertInto('notes').values({ id, text }).execute()
  const untilUsed = async () => {
    await expect.poll(isAtReplica).toBe(true)
  }

  it('~SCL-13 serves reads and snapshots; writes and transactions are at the primary', async () => {
    await untilUsed()
    const reads = replica.database
    expect(await reads.snapshot(async (transaction) => transaction.selectFrom('notes').selectAll().execute())).toEqual(
      [],
    )
    await reads.query.insertInto('notes').values({ id: 1, text: 'one' }).execute()
    await expect.poll(() => noteAt(1)).toBe('one')
    const { rows } = await reads.transaction((transaction) =>
      sql<{ recovers: boolean }>`select pg_is_in_recovery() as recovers`.execute(transaction),
    )
    expect(rows[0]?.recovers).toBe(false)
    await expect(reads.transaction(async () => reads.query)).rejects.toThrow('A transaction is open here')
    expect(server.lines.join('\n')).toContain('from "notes"')
  })

  it('~SCL-13 is bypassed while it lags for more than five seconds, and is used again when it has caught up', async () => {
    await untilUsed()
    await atServer('select pg_wal_replay_pause()')
    await write(2, 'two')
    // It does not have it for as long as it is paused.
    await expect.poll(() => noteAt(2)).toBe('two')
    expect(await isAtReplica()).toBe(false)
    await atServer('select pg_wal_replay_resume()')
    await untilUsed()
    expect(await noteAt(2)).toBe('two')
  })

  it('~SCL-13 is bypassed while it is down: no read fails', async () => {
    await untilUsed()
    await server.shutDown()
    expect(await noteAt(2)).toBe('two')
    expect(
      await replica.database.snapshot((transaction) => transaction.selectFrom('notes').selectAll().execute()),
    ).toHaveLength(2)
    await write(3, 'three')
    expect(await noteAt(3)).toBe('three')
    await server.startAgain()
    await untilUsed()
    expect(await noteAt(3)).toBe('three')
  })
})
