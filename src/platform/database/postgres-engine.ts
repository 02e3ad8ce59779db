import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely'
import { Pool } from 'pg'
import type { Log } from '../log/log.ts'
import { DatabaseError } from './database-error.ts'
import type { Engine, TransactionRunner } from './engine.ts'
import { transactionOpener } from './open-transaction.ts'
import { PipeliningSocket, postgresDriver, STALE_PLAN } from './postgres-driver.ts'
import { parserOf } from './postgres-numbers.ts'
import { DATABASE_LOG } from '../log-codes.ts'

const UNIQUE_VIOLATION = '23505'

/** Deadlock, serialization failure, a plan that a migration has made invalid. */
const TRANSIENT: ReadonlySet<unknown> = new Set(['40P01', '40001', STALE_PLAN])

/** lz4 compresses long texts (orders, mails) much faster than the default; known since version 14, if built with it. */
const USE_LZ4 = `select set_config(name, 'lz4', false) from pg_settings
  where name = 'default_toast_compression' and 'lz4' = any(enumvals)`

/** Any number does, as long as it is the same on every node. */
const MIGRATION_LOCK = 7_623_917

/**
 * A few concurrent transactions keep the one core of a shop process busy; more would only wait with locks held. A server has
 * a hundred connections for all processes.
 */
export const MAX_CONNECTIONS = 10

export async function openPostgres(databaseUrl: string, log: Log): Promise<Engine> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'sockeye',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    // Connections stay open; TCP keep-alive finds those that a firewall has dropped.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // A transaction whose owner hangs must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: parserOf },
    pipeline: true,
    stream: () => new PipeliningSocket(),
    async onConnect(client) {
      await client.query(USE_LZ4)
    },
  })
  // Without a listener the loss of a connection would end the process. The pool opens a new one when needed …
  pool.on('error', (err) => log.write(DATABASE_LOG.idleConnectionLost, { err }))
  // … and the next statement of an open transaction fails.
  pool.on('connect', (client) => {
    client.on('error', (err) => log.write(DATABASE_LOG.connectionLost, { err }))
  })
  await connectOnce(pool, databaseUrl)

  const driver = postgresDriver(pool)
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (query) => new PostgresIntrospector(query),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  return {
    name: 'postgres',
    dialect,
    transactionRunner: (query) => postgresTransactions(query, dialect, driver),
    orderedText: sql`text collate "C"`,
    isUniqueViolation: (error) => codeOf(error) === UNIQUE_VIOLATION,
    isTransient: (error) => TRANSIENT.has(codeOf(error)),
    lockRows: (rows, options) => (options?.skipLocked ? rows.forUpdate().skipLocked() : rows.forUpdate()),
    snapshot: 'repeatable read',
    // One statement for lists of any length.
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

function postgresTransactions<Schema>(
  query: Kysely<Schema>,
  dialect: Dialect,
  driver: Driver,
): TransactionRunner<Schema> {
  const open = transactionOpener(query, dialect)
  return (work) =>
    query.getExecutor().provideConnection(async (connection) => {
      const { transaction, end } = open(connection)
      try {
        await driver.beginTransaction(connection, {})
        const value = await work(transaction)
        end()
        await driver.commitTransaction(connection)
        return value
      } catch (error) {
        end()
        await driver.rollbackTransaction(connection)
        throw error
      }
    })
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
