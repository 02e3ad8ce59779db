import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, sql, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { DatabaseError } from './database-error.ts'
import type { Engine } from './engine.ts'
import { lockSqlite } from './sqlite-lock.ts'

const MOST_STATEMENTS = 500

/** Primary key, unique index, row id. */
const UNIQUE_VIOLATIONS = new Set<unknown>([1555, 2067, 2579])

export function openSqlite(dataDir: string): Engine {
  const file = join(dataDir, 'sockeye.sqlite')
  const { database, unlock } = openLocked(dataDir, file)
  return {
    name: 'sqlite',
    dialect: new SqliteDialect({ database: asKyselyDatabase(database) }),
    orderedText: sql`text`,
    isUniqueViolation: (error) => error instanceof Error && 'errcode' in error && UNIQUE_VIOLATIONS.has(error.errcode),
    // Nobody else is there to wait for.
    isPassing: () => false,
    // One connection, one transaction at a time: whoever is in a transaction holds every row.
    lockRows: (rows) => rows,
    // One connection: nobody else writes while it reads.
    snapshot: undefined,
    lastly: (transaction) => transaction,
    withNext: (transaction) => transaction,
    both: async (query, one, other) => {
      const { rows } = await query.executeQuery(one(query))
      return [rows, (await query.executeQuery(other(query))).rows]
    },
    amongTexts: (texts) => sql`in (select value from json_each(${JSON.stringify(texts)}))`,
    jsonRows: (json) => sql`json_each(${json})`,
    withMigrationLock: (query, work) => query.connection().execute(work),
    release: unlock,
  }
}

function openLocked(dataDir: string, file: string): { database: DatabaseSync; unlock: () => void } {
  let unlock: (() => void) | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    unlock = lockSqlite(file)
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
    // FULL makes every commit survive a power cut, not only a killed process.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    return { database, unlock }
  } catch (error) {
    unlock?.()
    if (error instanceof DatabaseError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError('unusable', `Cannot use the database ${file}: ${reason}.`, { cause: error })
  }
}

/** Kysely speaks to better-sqlite3; node:sqlite differs in how parameters are passed and in how rows are announced. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  // Our queries are few and come again and again: preparing one costs as much as running it.
  const prepared = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text)
      if (known) return known
      const statement = database.prepare(text)
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(asInput)),
        run: (parameters) => statement.run(...parameters.map(asInput)),
        // Rows read one by one hold their statement while others run: it is not shared.
        iterate: (parameters) => database.prepare(text).iterate(...parameters.map(asInput)),
      }
      prepared.set(text, made)
      return made
    },
  }
}

function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A column holds text, numbers or null, not a ${typeof value}`)
}
