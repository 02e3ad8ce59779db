import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql, type Kysely } from 'kysely'
import { Pool } from 'pg'
import type { Log } from '../log/log.ts'
import { askAtOnce } from './at-once.ts'
import { DatabaseError } from './database-error.ts'
import type { Engine } from './engine.ts'
import { ask, type Question } from './kept-statement.ts'
import { endWith, goWithNext, isOutdated, Joined, postgresDriver } from './postgres-driver.ts'
import { parserOf } from './postgres-numbers.ts'

const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'

/** A deadlock, or a state that changed under a transaction. */
const PASSING: ReadonlySet<unknown> = new Set(['40P01', '40001'])

/**
 * PostgreSQL packs long texts, orders and mails for instance, in a way of its own that takes longer than all else it does to
 * write them. The other one it knows since version 14, if it was built with it.
 */
const PACK_QUICKLY = `select set_config(name, 'lz4', false) from pg_settings
  where name = 'default_toast_compression' and 'lz4' = any(enumvals)`

/** Any number does, as long as it is the same on every node. */
const MIGRATION_LOCK = 7_623_917

/**
 * A shop process computes on one core, which a few transactions at once keep busy: more of them would wait on the server instead
 * of here, and hold their rows meanwhile. A server has a hundred connections, which all processes share.
 */
export const MOST_CONNECTIONS = 10

export async function openPostgres(databaseUrl: string, log: Log): Promise<Engine> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'sockeye',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    // They stay: to set a timer after each use costs more than a connection that nobody needs at night. The system looks
    // whether the other end is still there, which something in between may have forgotten.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // A transaction whose owner hangs must not hold its rows for ever.
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: parserOf },
    async onConnect(client) {
      await client.query(PACK_QUICKLY)
    },
  })
  // Without a listener the loss of an idle connection would end the process; the pool opens a new one when needed.
  pool.on('error', (err) => log.warn('An idle database connection was lost', { err }))
  // Nor may one that is lost in the middle of a transaction: whoever holds it is told by its next statement.
  pool.on('connect', (client) => {
    client.on('error', (err) => log.debug('A database connection was lost', { err }))
  })
  await connectOnce(pool, databaseUrl)

  return {
    name: 'postgres',
    dialect: {
      createDriver: () => postgresDriver(pool),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (query) => new PostgresIntrospector(query),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // One that waits for a row would hold up all others.
    isOneByOne: false,
    writesTo: () => undefined,
    orderedText: sql`text collate "C"`,
    isUniqueViolation: (error) => codeOf(error) === UNIQUE_VIOLATION,
    isCheckViolation: (error) => codeOf(error) === CHECK_VIOLATION,
    isPassing: (error) => isOutdated(error) || PASSING.has(codeOf(error)),
    lockRows: (rows, options) => (options?.skipLocked ? rows.forUpdate().skipLocked() : rows.forUpdate()),
    snapshot: 'repeatable read',
    lastly: (transaction) => transaction.withPlugin(endWith),
    withNext: (transaction) => transaction.withPlugin(goWithNext),
    atOnce: askAtOnce(async <Schema>(query: Kysely<Schema>, questions: readonly Question<Schema, unknown>[]) => {
      const all: Question<Schema, readonly unknown[]> = (asked) => new Joined(questions.map((one) => one(asked)))
      const { rows } = await ask(query, all)
      return rows
    }),
    // The server plans for a list it does not know once, and not for each of its lengths.
    amongTexts: (texts) => sql`= any(${texts}::text[])`,
    jsonRows: (json) => sql`json_array_elements(${json}::json)`,
    withMigrationLock: (query, work) =>
      query.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection)
        try {
          await work(connection)
        } finally {
          await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection)
        }
      }),
    release() {},
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

async function connectOnce(pool: Pool, databaseUrl: string): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(databaseUrl)
    throw new DatabaseError('unusable', `Cannot use PostgreSQL at ${host}${pathname}: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

/** A refused connection to a name with several addresses comes as an error without a message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
