import type { Dialect, Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely'
import type { AskAtOnce } from './at-once.ts'

/** What a migration may know of the engine. */
export interface EngineTypes {
  readonly name: 'sqlite' | 'postgres'
  /**
   * A text column that sorts and compares by code point. Plain text sorts by the locale of the database in PostgreSQL,
   * so the same query would page differently there.
   */
  readonly orderedText: RawBuilder<unknown>
}

/** Everything in which the two databases differ. Nothing outside the two engine files asks which one it is. */
export interface Engine extends EngineTypes {
  readonly dialect: Dialect
  /** Whether transactions run one after the other, so that several of them may as well be one. */
  readonly isOneByOne: boolean
  /**
   * Ask outside the transaction: PostgreSQL gives up the whole transaction at its first failed statement, SQLite does not.
   */
  isUniqueViolation(this: void, error: unknown): boolean
  /** Whether a row was refused by the check of its table. */
  isCheckViolation(this: void, error: unknown): boolean
  /** Whether the database ended a transaction for the sake of another, and would do it if it were asked again. */
  isPassing(this: void, error: unknown): boolean
  /** Holds the selected rows until the transaction ends, so that what was read is still true when it is written. */
  lockRows<DB, TB extends keyof DB, O>(
    this: void,
    rows: SelectQueryBuilder<DB, TB, O>,
    options?: LockOptions,
  ): SelectQueryBuilder<DB, TB, O>
  /** The items of a JSON array as rows with one column, `value`: how thousands of rows travel as one parameter. */
  jsonRows(this: void, json: string): RawBuilder<unknown>
  /** The second half of a condition, after the column: that it is one of many texts, which travel as one parameter. */
  amongTexts(this: void, texts: readonly string[] | RawBuilder<readonly string[]>): RawBuilder<unknown>
  /** For the last statement of a transaction, which may then travel with the end of it. Nothing may be asked after it. */
  lastly<Schema>(this: void, transaction: Transaction<Schema>): Transaction<Schema>
  /**
   * For a write of which nobody has to know how it went before the next statement of the transaction: it may travel with that
   * one, which fails if the write did. What comes back of it, rows or their number, means nothing.
   */
  withNext<Schema>(this: void, transaction: Transaction<Schema>): Transaction<Schema>
  /**
   * Asks several statements at once, each as if those before it had been answered. None is the last of a transaction; outside
   * of one they are one of their own, so that all of them are done or none.
   */
  readonly atOnce: AskAtOnce
  /**
   * How often a table was written so far, so that what was read of it is known to be still true; undefined where others write
   * as well, whom nobody here hears of.
   */
  writesTo(this: void, table: string): number | undefined
  /** The isolation under which a transaction sees one state of the whole database from beginning to end. */
  readonly snapshot: 'repeatable read' | undefined
  /** Runs the work on one connection while no other node runs it. */
  withMigrationLock<Schema>(query: Kysely<Schema>, work: (query: Kysely<Schema>) => Promise<void>): Promise<void>
  /** Lets go of what the dialect does not know of. */
  release(): void
}

interface LockOptions {
  /** Leave out rows another transaction holds instead of waiting for them: how several workers share one queue. */
  readonly skipLocked?: boolean
}
