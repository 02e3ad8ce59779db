/**
 * Deterministic interleavings: pauses a transaction after its first read of a table, so that another one can run, or run
 * into its locks, before it continues.
 */
import { SelectQueryNode, sql, TableNode, type KyselyPlugin } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../src/platform/database/open-database.ts'

type Pause = {
  readonly table: string
  /** Called by the first transaction that has read the table; resolves when it may continue. */
  readonly reach: () => Promise<void>
}

export type Pausing<Schema> = {
  /** What the code under test works with. */
  readonly database: Database<Schema>
  /** Starts A and pauses its transaction after it has read the table, runs B as far as it gets, and resumes A. */
  readonly interleave: <A, B>(table: string, a: () => Promise<A>, b: () => Promise<B>) => Promise<readonly [A, B]>
}

export function pausing<Schema>(database: Database<Schema>): Pausing<Schema> {
  let next: Pause | undefined
  return {
    database: {
      ...database,
      get query() {
        return database.query
      },
      transaction(work, options) {
        const pause = next
        if (pause === undefined) return database.transaction(work, options)
        return database.transaction((transaction) => work(transaction.withPlugin(pauseAfterRead(pause))), options)
      },
    },
    async interleave(table, a, b) {
      const [reached, resume] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      next = {
        table,
        async reach() {
          // Neither a retry nor B is paused.
          if (next === undefined) return
          next = undefined
          reached.resolve()
          await resume.promise
        },
      }
      const first = a()
      const isPaused = await Promise.race([reached.promise.then(() => true), first.then(() => false)])
      next = undefined
      if (!isPaused) throw new Error(`The transaction ended without reading ${table}: nothing was interleaved`)
      let isDone = false
      const second = b().finally(() => {
        isDone = true
      })
      // In SQLite it waits for the one connection, without a statement.
      if (database.engine === 'postgres') {
        await expect.poll(async () => isDone || (await lockWaits(database)) > 0).toBe(true)
      }
      resume.resolve()
      return Promise.all([first, second])
    },
  }
}

function pauseAfterRead({ table, reach }: Pause): KyselyPlugin {
  const reads = new WeakSet<object>()
  return {
    transformQuery({ node, queryId }) {
      const from = SelectQueryNode.is(node) ? node.from?.froms[0] : undefined
      if (from !== undefined && TableNode.is(from) && from.table.identifier.name === table) reads.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (reads.has(queryId)) await reach()
      return result
    },
  }
}

async function lockWaits<Schema>(database: Database<Schema>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.query)
  return rows[0]?.waiting ?? 0
}
