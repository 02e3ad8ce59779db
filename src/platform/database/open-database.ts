import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import type { Log } from '../log/log.ts'
import type { PoolSettings } from '../postgres-pool.ts'
import { observeStatements } from '../tracing/query-spans.ts'
import type { Engine, EngineTypes } from './engine.ts'
import { migrate, type Migration } from './migrate.ts'
import { openSqlite } from './sqlite-engine.ts'

export type { Transaction } from 'kysely'

export interface Database<Schema> extends Pick<
  Engine,
  'isUniqueViolation' | 'lockRows' | 'jsonRows' | 'amongTexts' | 'withoutTimeouts' | 'countWaiting'
> {
  /** For work of one statement. Throws inside a transaction, see there. */
  readonly query: Kysely<Schema>
  readonly engine: EngineTypes['name']
  /**
   * All or nothing. Inside, use only the given transaction: `query` would run outside of it in PostgreSQL and deadlock in
   * SQLite, where there is one connection. So both throw.
   */
  transaction<Value>(
    work: (transaction: Transaction<Schema>) => Promise<Value>,
    options?: TransactionOptions,
  ): Promise<Value>
  /** For reading: all queries inside see the same state of the database. */
  snapshot<Value>(work: (transaction: Transaction<Schema>) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

export interface TransactionOptions {
  /**
   * Whether the work may be retried from its beginning after a deadlock or a serialization failure. Never for work that
   * consumes something, a stream for instance.
   */
  readonly mayRepeat?: boolean
}

const MAX_ATTEMPTS = 4

/** Long enough for the other transaction to take the rows; else both may soon deadlock again. */
const RETRY_PAUSE_MS = 20

export interface DatabaseOptions extends Partial<PoolSettings> {
  /** PostgreSQL; without it the embedded SQLite in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Of every service in this build, also of those that run elsewhere. */
  readonly migrations: readonly Migration[]
  readonly log: Log
  /** Called after each statement: how a test counts them. */
  readonly onStatement?: (text: string) => void
  /** Where queries become spans of the request that runs them: the address of the collector. */
  readonly otlpEndpoint?: string | undefined
}

/** Opens the shop's database and brings its schema up to date, or throws a DatabaseError with one plain sentence. */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const { databaseUrl, dataDir, migrations, log, onStatement, otlpEndpoint } = options
  const engine = databaseUrl === undefined ? openSqlite(dataDir) : await openRemote(databaseUrl, log, options)
  const query = new Kysely<Schema>({
    dialect: engine.dialect,
    ...((onStatement ?? otlpEndpoint !== undefined) && { log: observeStatements(engine.name, onStatement) }),
  })
  const close = async () => {
    await query.destroy()
    engine.release()
  }
  try {
    await migrate(query, engine, migrations, log)
  } catch (error) {
    await close()
    throw error
  }
  return withTransactions(query, engine, close)
}

/** Loads the driver only where it is used. */
async function openRemote(databaseUrl: string, log: Log, options: DatabaseOptions): Promise<Engine> {
  const { openPostgres } = await import('./postgres-engine.ts')
  return openPostgres(databaseUrl, log, options)
}

function withTransactions<Schema>(query: Kysely<Schema>, engine: Engine, close: () => Promise<void>): Database<Schema> {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  const outside = () => {
    if (current.getStore()?.open) throw new Error('A transaction is open here: use it for every query until it ends')
    return query
  }
  // Closed at the end, because unawaited work that was started here still holds this context.
  const inside = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const scope = { open: true }
    try {
      return await current.run(scope, work)
    } finally {
      scope.open = false
    }
  }
  const runTransaction = engine.transactionRunner(query)
  return {
    get query() {
      return outside()
    },
    engine: engine.name,
    isUniqueViolation: engine.isUniqueViolation,
    lockRows: engine.lockRows,
    jsonRows: engine.jsonRows,
    amongTexts: engine.amongTexts,
    withoutTimeouts: engine.withoutTimeouts,
    countWaiting: engine.countWaiting,
    async transaction(work, { mayRepeat = false } = {}) {
      outside()
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runTransaction((transaction) => inside(() => work(transaction)))
        } catch (error) {
          if (!mayRepeat || attempt === MAX_ATTEMPTS || !engine.isTransient(error)) throw error
        }
        await pause(RETRY_PAUSE_MS * (0.5 + Math.random()))
      }
    },
    async snapshot(work) {
      const builder = outside().transaction()
      const begun = engine.snapshot === undefined ? builder : builder.setIsolationLevel(engine.snapshot)
      return begun.execute((transaction) => inside(() => work(transaction)))
    },
    close,
  }
}
