import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'
import type { Log } from '../log/log.ts'
import type { Engine, EngineTypes } from './engine.ts'
import { migrate, type Migration } from './migrate.ts'
import { openSqlite } from './sqlite-engine.ts'
import { together } from '../together.ts'

export type { Transaction } from 'kysely'

export interface Database<Schema> extends Pick<
  Engine,
  | 'isUniqueViolation'
  | 'isCheckViolation'
  | 'lockRows'
  | 'jsonRows'
  | 'amongTexts'
  | 'lastly'
  | 'withNext'
  | 'atOnce'
  | 'writesTo'
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
  /**
   * Whether it may be one with others that come at the same time, where transactions run one after the other anyway: it may
   * be run again, is short, and waits for nothing but the database. Whoever fails, fails alone.
   */
  readonly mayShare?: boolean
}

/** Who loses against the same neighbours so often has another problem. */
const MOST_RUNS = 4

/** Long enough for the winner to take what the loser let go; else both may soon wait for each other again. */
const PAUSE_BEFORE_REPEAT_MS = 20

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
  const engine = databaseUrl === undefined ? openSqlite(dataDir) : await openElsewhere(databaseUrl, log)
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

/** Its driver is loaded where it is used: a shop with its database inside has no need of it. */
async function openElsewhere(databaseUrl: string, log: Log): Promise<Engine> {
  const { openPostgres } = await import('./postgres-engine.ts')
  return openPostgres(databaseUrl, log)
}

function withTransactions<Schema>(query: Kysely<Schema>, engine: Engine, close: () => Promise<void>): Database<Schema> {
  const current = new AsyncLocalStorage<{ open: boolean }>()
  const outside = () => {
    if (current.getStore()?.open) throw new Error('A transaction is open here: use it for every query until it ends')
    return query
  }
  // Closed at the end, because what the work started and did not wait for keeps this context.
  const inside = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const scope = { open: true }
    try {
      return await current.run(scope, work)
    } finally {
      scope.open = false
    }
  }
  const run = <Value>(
    begin: (query: Kysely<Schema>) => TransactionBuilder<Schema>,
    work: (transaction: Transaction<Schema>) => Promise<Value>,
  ): Promise<Value> => begin(outside()).execute((transaction) => inside(() => work(transaction)))
  const runTogether = together<(transaction: Transaction<Schema>) => Promise<void>>((works) =>
    query.transaction().execute(async (transaction) => {
      for (const work of works) await work(transaction)
    }),
  )
  /** One wait for the disk for all who come in the same turn. Nobody is told before it is over. */
  const share = async <Value>(work: (transaction: Transaction<Schema>) => Promise<Value>): Promise<Value> => {
    outside()
    let last: { readonly value: Value } | undefined
    await runTogether(async (transaction) => {
      last = { value: await inside(() => work(transaction)) }
    })
    if (last === undefined) throw new Error('A transaction has ended without having been run')
    return last.value
  }
  return {
    get query() {
      return outside()
    },
    engine: engine.name,
    isUniqueViolation: engine.isUniqueViolation,
    isCheckViolation: engine.isCheckViolation,
    lockRows: engine.lockRows,
    jsonRows: engine.jsonRows,
    amongTexts: engine.amongTexts,
    lastly: engine.lastly,
    withNext: engine.withNext,
    atOnce: engine.atOnce,
    writesTo: engine.writesTo,
    async transaction(work, { mayRepeat = false, mayShare = false } = {}) {
      if (mayShare && engine.isOneByOne) return share(work)
      for (let left = mayRepeat ? MOST_RUNS : 1; ; left -= 1) {
        try {
          return await run((kysely) => kysely.transaction(), work)
        } catch (error) {
          if (left === 1 || !engine.isPassing(error)) throw error
        }
        await pause(PAUSE_BEFORE_REPEAT_MS * (0.5 + Math.random()))
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
