import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'
import type { Log } from '../log/log.ts'
import type { Engine, EngineTypes } from './engine.ts'
import { migrate, type Migration } from './migrate.ts'
import { openPostgres } from './postgres-engine.ts'
import { openSqlite } from './sqlite-engine.ts'

export type { Transaction } from 'kysely'

export interface Database<Schema> extends Pick<
  Engine,
  'isUniqueViolation' | 'lockRows' | 'jsonRows' | 'amongTexts' | 'lastly' | 'withNext' | 'both'
> {
  /** For work of one statement. Throws inside a transaction, see there. */
  readonly query: Kysely<Schema>
  readonly engine: EngineTypes['name']
  /**
   * All or nothing. Inside, use only the transaction that is handed over: `query` would run beside it in PostgreSQL and
   * wait for it for ever in SQLite, where there is one connection. So that is refused on both.
   */
  transaction<Value>(
    work: (transaction: Transaction<Schema>) => Promise<Value>,
    options?: TransactionOptions,
  ): Promise<Value>
  /** The same for reading: whatever is asked inside, it is the same moment's answer. */
  snapshot<Value>(work: (transaction: Transaction<Schema>) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

export interface TransactionOptions {
  /**
   * Whether the work may be run again from its beginning. Then it is, when the database ended it because it and another
   * waited for each other. Never for work that uses something up, a stream for instance.
   */
  readonly mayRepeat?: boolean
}

/** Who loses against the same neighbours so often has another problem. */
const MOST_RUNS = 4

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded SQLite in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Of every service in this build, also of those that run elsewhere. */
  readonly migrations: readonly Migration[]
  readonly log: Log
  /** Told of each statement once it has run: how a test counts them. */
  readonly onStatement?: (text: string) => void
}

/** Opens the shop's database and brings its schema up to date, or throws a DatabaseError with one plain sentence. */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const { databaseUrl, dataDir, migrations, log, onStatement } = options
  const engine = databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl, log)
  const query = new Kysely<Schema>({
    dialect: engine.dialect,
    ...(onStatement && { log: ({ query: { sql } }) => onStatement(sql) }),
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

function withTransactions<Schema>(query: Kysely<Schema>, engine: Engine, close: () => Promise<void>): Database<Schema> {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  const outside = () => {
    if (current.getStore()?.open) throw new Error('A transaction is open here: use it for every query until it ends')
    return query
  }
  const run = async <Value>(
    begin: (query: Kysely<Schema>) => TransactionBuilder<Schema>,
    work: (transaction: Transaction<Schema>) => Promise<Value>,
  ): Promise<Value> => {
    // Closed at the end, because what the work started and did not wait for keeps this context.
    const scope = { open: true }
    try {
      return await begin(outside()).execute((transaction) => current.run(scope, () => work(transaction)))
    } finally {
      scope.open = false
    }
  }
  return {
    get query() {
      return outside()
    },
    engine: engine.name,
    isUniqueViolation: engine.isUniqueViolation,
    lockRows: engine.lockRows,
    jsonRows: engine.jsonRows,
    amongTexts: engine.amongTexts,
    lastly: engine.lastly,
    withNext: engine.withNext,
    both: engine.both,
    async transaction(work, { mayRepeat = false } = {}) {
      for (let left = mayRepeat ? MOST_RUNS : 1; ; left -= 1) {
        try {
          return await run((kysely) => kysely.transaction(), work)
        } catch (error) {
          if (left === 1 || !engine.isPassing(error)) throw error
        }
      }
    },
    snapshot: (work) =>
      run((kysely) => {
        const builder = kysely.transaction()
        return engine.snapshot === undefined ? builder : builder.setIsolationLevel(engine.snapshot)
      }, work),
    close,
  }
}
