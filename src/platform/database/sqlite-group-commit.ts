/**
 * Group commit: transactions that arrive while another one is committed share the next commit, and thereby one fsync. They
 * run one after the other, as on the one connection they do anyway, each in a savepoint: one that fails is rolled back
 * alone. No caller is answered before the commit.
 */
import { AsyncResource } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import type { DatabaseConnection, Dialect, Kysely, Transaction } from 'kysely'
import type { TransactionRunner } from './engine.ts'
import { transactionOpener } from './open-transaction.ts'

type Member = {
  readonly run: (connection: DatabaseConnection) => Promise<void>
  /** Answers the caller, after the commit. */
  readonly answer: () => void
  readonly fail: (error: unknown) => void
}

export function groupCommit<Schema>(
  database: DatabaseSync,
  query: Kysely<Schema>,
  dialect: Dialect,
): TransactionRunner<Schema> {
  const open = transactionOpener(query, dialect)
  const inTransaction = transactions(database)
  const inSavepoint = savepoints(database)
  let waiting: Member[] = []
  let isRunning = false

  const commitWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        await query.getExecutor().provideConnection((connection) =>
          inTransaction(async () => {
            for (const { run } of group) await run(connection)
          }),
        )
        for (const { answer } of group) answer()
      } catch (error) {
        for (const { fail } of group) fail(error)
      }
    }
    isRunning = false
  }

  return <Value>(work: (transaction: Transaction<Schema>) => Promise<Value>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    // In the caller's async context, not in that of the transaction that started the group.
    const bound = AsyncResource.bind(work)
    let outcome: PromiseSettledResult<Value> | undefined
    waiting.push({
      async run(connection) {
        const { transaction, end } = open(connection)
        outcome = await inSavepoint(() => bound(transaction).finally(end))
      },
      answer() {
        if (outcome?.status === 'fulfilled') resolve(outcome.value)
        else reject(outcome?.reason)
      },
      fail: reject,
    })
    if (!isRunning) {
      isRunning = true
      // In the next turn of the event loop: transactions of this turn join the group.
      setImmediate(() => void commitWaiting())
    }
    return promise
  }
}

function transactions(database: DatabaseSync) {
  const begin = database.prepare('begin')
  const commit = database.prepare('commit')
  const undo = database.prepare('rollback')
  return async (work: () => Promise<void>): Promise<void> => {
    begin.run()
    try {
      await work()
      commit.run()
    } catch (error) {
      // Some failures, a full disk for instance, have rolled it back already.
      if (database.isTransaction) undo.run()
      throw error
    }
  }
}

function savepoints(database: DatabaseSync) {
  const begin = database.prepare('savepoint member')
  const undo = database.prepare('rollback to member')
  const end = database.prepare('release member')
  return async <Value>(work: () => Promise<Value>): Promise<PromiseSettledResult<Value>> => {
    begin.run()
    const [outcome] = await Promise.allSettled([work()])
    if (outcome.status === 'rejected') undo.run()
    end.run()
    return outcome
  }
}
