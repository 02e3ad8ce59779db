/** A database whose every query and transaction is part of one that is open already: all of them or none. */
import type { Database, Transaction } from './open-database.ts'

export function insideTransaction<Schema>(
  database: Omit<Database<Schema>, 'query'>,
  transaction: Transaction<Schema>,
): Database<Schema> {
  const { engine, isUniqueViolation, lockRows, jsonRows, amongTexts, withoutTimeouts, countWaiting } = database
  return {
    engine,
    isUniqueViolation,
    lockRows,
    jsonRows,
    amongTexts,
    withoutTimeouts,
    countWaiting,
    query: transaction,
    transaction: (work) => work(transaction),
    snapshot: (work) => work(transaction),
    close: async () => {},
  }
}
