import type { Dialect, Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely'

/** What a migration may know of the engine. */
export interface EngineTypes {
  readonly name: 'sqlite' | 'postgres'
  /**
   * A text column that sorts and compares by code point. Plain text sorts by the locale of the database in PostgreSQL,
   * so the same query would page differently there.
   */
  readonly orderedText: RawBuilder<unknown>
}

/** All differences between the two databases. Nothing outside the two engine files checks which one it is. */
export interface Engine extends EngineTypes {
  readonly dialect: Dialect
  /** How transactions are begun and committed. */
  transactionRunner<Schema>(this: void, query: Kysely<Schema>): TransactionRunner<Schema>
  /**
   * Call it outside the transaction: PostgreSQL aborts the whole transaction at its first failed statement, SQLite does not.
   */
  isUniqueViolation(this: void, error: unknown): boolean
  /** Whether the transaction failed because of a concurrent one (deadlock, serialization failure) and may succeed on a retry. */
  isTransient(this: void, error: unknown): boolean
  /** Locks the selected rows until the transaction ends. */
  lockRows<DB, TB extends keyof DB, O>(
    this: void,
    rows: SelectQueryBuilder<DB, TB, O>,
    options?: LockOptions,
  ): SelectQueryBuilder<DB, TB, O>
  /** The items of a JSON array as rows with one column, `value`: how thousands of rows are passed as one parameter. */
  jsonRows(this: void, json: string): RawBuilder<unknown>
  /** The second half of a condition, after the column: that it is one of many texts, passed as one parameter. */
  amongTexts(this: void, texts: readonly string[]): RawBuilder<unknown>
  /** The isolation level under which a transaction sees one state of the whole database. */
  readonly snapshot: 'repeatable read' | undefined
  /** For a transaction that waits or works for minutes: its statements are not cancelled. */
  withoutTimeouts<Schema>(this: void, transaction: Transaction<Schema>): Promise<void>
  /** Runs the work, or returns false because another node runs it. Who waits holds no connection, which migrations may need. */
  underMigrationLock<Schema>(query: Kysely<Schema>, work: (query: Kysely<Schema>) => Promise<void>): Promise<boolean>
  readonly countWaiting: () => number
  /** Releases what the dialect does not know of. */
  release(): void
}

export type TransactionRunner<Schema> = <Value>(
  work: (transaction: Transaction<Schema>) => Promise<Value>,
) => Promise<Value>

interface LockOptions {
  /** Skip rows that another transaction has locked instead of waiting for them: how several workers share one queue. */
  readonly skipLocked?: boolean
}
