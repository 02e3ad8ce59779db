import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { SqliteDialect, sql, type Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { askAtOnce } from './at-once.ts'
import { DatabaseError } from './database-error.ts'
import type { Engine } from './engine.ts'
import type { Question } from './kept-statement.ts'
import { lockSqlite } from './sqlite-lock.ts'
import { countWrites, type Writes } from './sqlite-writes.ts'

const MOST_STATEMENTS = 500

const SCHEMA_CHANGE = /^\s*(?:alter|create|drop)\s/i

/** Primary key, unique index, row id. */
const UNIQUE_VIOLATIONS = new Set<unknown>([1555, 2067, 2579])
const CHECK_VIOLATION = 275

export function openSqlite(dataDir: string): Engine {
  const file = join(dataDir, 'sockeye.sqlite')
  const { database, unlock } = openLocked(dataDir, file)
  const writes = countWrites()
  return {
    name: 'sqlite',
    dialect: new SqliteDialect({ database: asKyselyDatabase(database, writes) }),
    isOneByOne: true,
    orderedText: sql`text`,
    isUniqueViolation: (error) => UNIQUE_VIOLATIONS.has(codeOf(error)),
    isCheckViolation: (error) => codeOf(error) === CHECK_VIOLATION,
    // Nobody else is there to wait for.
    isPassing: () => false,
    // One connection, one transaction at a time: whoever is in a transaction holds every row.
    lockRows: (rows) => rows,
    // One connection: nobody else writes while it reads.
    snapshot: undefined,
    writesTo: writes.to,
    lastly: (transaction) => transaction,
    withNext: (transaction) => transaction,
    atOnce: askAtOnce(oneAfterTheOther),
    amongTexts: (texts) => sql`in (select value from json_each(${texts}))`,
    jsonRows: (json) => sql`json_each(${json})`,
    withMigrationLock: (query, work) => query.connection().execute(work),
    release: unlock,
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined)

/** There is nobody to send them to: together means in one transaction. */
async function oneAfterTheOther<Schema>(
  query: Kysely<Schema>,
  questions: readonly Question<Schema, unknown>[],
): Promise<readonly (readonly unknown[])[]> {
  if (!query.isTransaction)
    return query.transaction().execute((transaction) => oneAfterTheOther(transaction, questions))
  const answers: (readonly unknown[])[] = []
  for (const question of questions) answers.push((await query.executeQuery(question(query))).rows)
  return answers
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
function asKyselyDatabase(database: DatabaseSync, writes: Writes): SqliteDatabase {
  // Our queries are few and come again and again: preparing one costs as much as running it.
  const prepared = new LRUCache<string, SqliteStatement>({ max: MOST_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text)
      if (known) return known
      // What was prepared before may have other columns after it.
      if (SCHEMA_CHANGE.test(text)) prepared.clear()
      const statement = database.prepare(text)
      const names = statement.columns().map(({ name }) => name)
      const note = writes.noteOf(text)
      // As lists: a row with names has a shape of its own each time, which takes long to make and longer to read.
      statement.setReturnArrays(true)
      const made: SqliteStatement = {
        reader: names.length > 0,
        all(parameters) {
          note?.()
          return statement.all(...inputs(parameters)).map((values) => toRow(names, values))
        },
        run(parameters) {
          note?.()
          return statement.run(...inputs(parameters))
        },
        // Rows read one by one hold their statement while others run: it is not shared.
        iterate: (parameters) => database.prepare(text).iterate(...inputs(parameters)),
      }
      prepared.set(text, made)
      return made
    },
  }
}

type Values = Readonly<Record<number, SQLOutputValue>>

function toRow(names: readonly string[], values: Values): Readonly<Record<string, SQLOutputValue>> {
  const row: Record<string, SQLOutputValue> = {}
  for (const [index, name] of names.entries()) row[name] = values[index] ?? null
  return row
}

/** Mostly as they are: only a list has to be written. */
const inputs = (parameters: readonly unknown[]): readonly SQLInputValue[] =>
  parameters.every(isInput) ? parameters : parameters.map(asInput)

const isInput = (value: unknown): value is SQLInputValue =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  value === null ||
  typeof value === 'bigint' ||
  value instanceof Uint8Array

function asInput(value: unknown): SQLInputValue {
  if (isInput(value)) return value
  if (Array.isArray(value)) return JSON.stringify(value)
  throw new TypeError(`A column holds text, numbers or null, not a ${typeof value}`)
}
