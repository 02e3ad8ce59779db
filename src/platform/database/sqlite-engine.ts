import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { SqliteDialect, sql, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'
import { makePrivateDatabase } from '../private-files.ts'
import { DatabaseError } from './database-error.ts'
import type { Engine } from './engine.ts'
import { groupCommit } from './sqlite-group-commit.ts'
import { lockFile, sqliteFile } from './sqlite-file.ts'
import { lockSqlite } from './sqlite-lock.ts'

const MAX_STATEMENTS = 500

const SCHEMA_CHANGE = /^\s*(?:alter|create|drop)\s/i

/** Primary key, unique index, row id. */
const UNIQUE_VIOLATIONS = new Set<unknown>([1555, 2067, 2579])

export function openSqlite(dataDir: string): Engine {
  const file = sqliteFile(dataDir)
  const { database, unlock } = openLocked(dataDir, file)
  const dialect = new SqliteDialect({ database: asKyselyDatabase(database) })
  return {
    name: 'sqlite',
    dialect,
    transactionRunner: (query) => groupCommit(database, query, dialect),
    orderedText: sql`text`,
    isUniqueViolation: (error) => UNIQUE_VIOLATIONS.has(codeOf(error)),
    isTransient: () => false,
    // One connection, one transaction at a time: a transaction has locked everything.
    lockRows: (rows) => rows,
    // One connection: nothing is written while it reads.
    snapshot: undefined,
    amongTexts: (texts) => sql`in (select value from json_each(${texts}))`,
    jsonRows: (json) => sql`json_each(${json})`,
    // A statement is never cancelled.
    withoutTimeouts: async () => {},
    underMigrationLock: async (query, work) => {
      await query.connection().execute(work)
      return true
    },
    countWaiting: () => 0,
    release: unlock,
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'errcode' in error ? error.errcode : undefined)

function openLocked(dataDir: string, file: string): { database: DatabaseSync; unlock: () => void } {
  let unlock: (() => void) | undefined
  try {
    makePrivateDatabase(dataDir, [file, lockFile(file)])
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

/** Kysely expects better-sqlite3; node:sqlite differs in how parameters are passed and in whether a statement returns rows. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  // Preparing a statement costs as much as running it.
  const prepared = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text)
      if (known) return known
      // Columns of statements that were prepared before may have changed.
      if (SCHEMA_CHANGE.test(text)) prepared.clear()
      const statement = database.prepare(text)
      const names = statement.columns().map(({ name }) => name)
      // Arrays: node:sqlite gives each row object a hidden class of its own, which is slow to create and to read.
      statement.setReturnArrays(true)
      const made: SqliteStatement = {
        reader: names.length > 0,
        all: (parameters) => statement.all(...inputs(parameters)).map((values) => toRow(names, values)),
        run: (parameters) => statement.run(...inputs(parameters)),
        // An iterator keeps its statement busy, so it is not shared.
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

/** Only lists have to be converted. */
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
