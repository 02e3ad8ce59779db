/** The minimum cost of a durable change: one row, one transaction, nothing else. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { Pool } from 'pg'
import { MAX_CONNECTIONS } from '../../src/platform/postgres-pool.ts'

const ROWS = 16

export type Bare = {
  /** Transactions per second over so many milliseconds. */
  readonly perSecond: (milliseconds: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** On the disk of the shop's file, with its settings; the file itself is the shop's alone. */
export function bareSqlite(dataDir: string): Bare {
  const database = new DatabaseSync(join(dataDir, 'bare.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('create table counters (id integer primary key, number integer not null)')
  for (let id = 0; id < ROWS; id += 1) database.exec(`insert into counters values (${id}, 0)`)
  const [begin, update, commit] = ['begin', 'update counters set number = number + 1 where id = ?', 'commit'].map(
    (text) => database.prepare(text),
  )
  return {
    async perSecond(milliseconds) {
      const start = performance.now()
      let count = 0
      for (; performance.now() - start < milliseconds; count += 1) {
        begin?.run()
        update?.run(count % ROWS)
        commit?.run()
      }
      return (count * 1000) / (performance.now() - start)
    },
    close: async () => database.close(),
  }
}

/** On the shop's own server, with as many connections as the shop opens. */
export async function barePostgres(databaseUrl: string): Promise<Bare> {
  const pool = new Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS })
  // The server may stop before the last connection is closed.
  pool.on('error', () => {})
  await pool.query('create table if not exists counters (id integer primary key, number integer not null)')
  await pool.query(
    `insert into counters select number, 0 from generate_series(0, ${ROWS - 1}) as number on conflict do nothing`,
  )
  return {
    async perSecond(milliseconds) {
      const start = performance.now()
      let count = 0
      const work = async (id: number) => {
        const client = await pool.connect()
        while (performance.now() - start < milliseconds) {
          await client.query('begin')
          await client.query('update counters set number = number + 1 where id = $1', [id])
          await client.query('commit')
          count += 1
        }
        client.release()
      }
      await Promise.all(Array.from({ length: MAX_CONNECTIONS }, (_, id) => work(id)))
      return (count * 1000) / (performance.now() - start)
    },
    close: () => pool.end(),
  }
}
