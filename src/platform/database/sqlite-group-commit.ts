/**
 * Group commit: transactions that arrive while another one is committed share the next commit, and thereby one fsync. They
 * run one after the other, as on the one connection they do anyway, each in a savepoint: one that fails is rolled back
 * alone. No caller is answered before the commit.
 */
import { AsyncResource } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import type { Kysely, Transaction } from 'kysely'
import type { TransactionRunner } from './engine.ts'

type Member<Schema> = {
  readonly run: (transaction: Transaction<Schema>) => Promise<void>
  /** Answers the caller, after the commit. */
  readonly answer: () => void
  readonly fail: (error: unknown) => void
}

export function groupCommit<Schema>(database: DatabaseSync, query: Kysely<Schema>): TransactionRunner<Schema> {
  const inSavepoint = savepoints(database)
  let waiting: Member<Schema>[] = []
  let isRunning = false

  const commitWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        await query.transaction().execute(async (transaction) => {
          for (const { run } of group) await run(transaction)
        })
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
      async run(transaction) {
        outcome = await inSavepoint(() => bound(transaction))
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
