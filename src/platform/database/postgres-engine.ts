import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely'
import type { Pool } from 'pg'
import type { Log } from '../log/log.ts'
import { openPool, withDefaults, type PoolSettings } from '../postgres-pool.ts'
import { DatabaseError } from './database-error.ts'
import type { Engine, TransactionRunner } from './engine.ts'
import { transactionOpener } from './open-transaction.ts'
import { postgresDriver, STALE_PLAN } from './postgres-driver.ts'

const UNIQUE_VIOLATION = '23505'

/** Deadlock, serialization failure, a plan that a migration has made invalid. */
const TRANSIENT: ReadonlySet<unknown> = new Set(['40P01', '40001', STALE_PLAN])

/** Until the end of the transaction. */
const withoutTimeouts = sql`select set_config('statement_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true)`

/** Any number does, as long as it is the same on every node. */
const MIGRATION_LOCK = 7_623_917
const tryMigrationLock = sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isFree"`

export async function openPostgres(databaseUrl: string, log: Log, given: Partial<PoolSettings> = {}): Promise<Engine> {
  const config = withDefaults(given)
  const pool = openPool(databaseUrl, config, log)
  await connectOnce(pool, databaseUrl)

  const driver = postgresDriver(pool, { prepares: config.databasePreparedStatements })
  const dialect = postgresDialect(driver)
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
    // A lock of a transaction, not of a session: a connection pooler in transaction mode changes sessions between transactions.
    underMigrationLock: (query, work) =>
      query.transaction().execute(async (transaction) => {
        await withoutTimeouts.execute(transaction)
        const { rows } = await tryMigrationLock.execute(transaction)
        const isFree = rows[0]?.isFree === true
        if (isFree) await work(query)
        return isFree
      }),
    withoutTimeouts: async (transaction) => void (await withoutTimeouts.execute(transaction)),
    countWaiting: () => pool.waitingCount,
    release() {},
  }
}

export const postgresDialect = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (query) => new PostgresIntrospector(query),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})

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
