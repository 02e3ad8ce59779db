import { Transaction, type DatabaseConnection, type Dialect, type Kysely } from 'kysely'

export interface OpenTransaction<Schema> {
  readonly transaction: Transaction<Schema>
  /** Statements that are started later fail, instead of running outside the transaction. */
  readonly end: () => void
}

/**
 * A transaction on a connection where the caller begins and commits it. Unlike Kysely's own, it does not wait for one
 * statement before it passes the next one on: those started together (`Promise.all`) reach the database together, and run in
 * the order in which they were started.
 */
export function transactionOpener<Schema>(query: Kysely<Schema>, dialect: Dialect) {
  const executor = query.getExecutor()
  const driver = dialect.createDriver()
  return (connection: DatabaseConnection): OpenTransaction<Schema> => {
    let isOpen = true
    const connectionProvider = {
      async provideConnection<Value>(use: (given: DatabaseConnection) => Promise<Value>): Promise<Value> {
        if (!isOpen) throw new Error('The transaction has ended')
        return use(connection)
      },
    }
    return {
      transaction: new Transaction({
        config: { dialect },
        dialect,
        driver,
        executor: executor.withConnectionProvider(connectionProvider),
      }),
      end: () => {
        isOpen = false
      },
    }
  }
}
