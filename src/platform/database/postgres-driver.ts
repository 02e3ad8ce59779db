/**
 * Kysely's driver for pg: statements that repeat are prepared, and those of one turn of the event loop are pipelined, `begin`
 * with the first statement for instance.
 */
import { Socket } from 'node:net'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { Query, type Pool, type PoolClient, type ResultBuilder } from 'pg'
import { whileAvailable } from '../database-unavailable.ts'

/** The server caches a plan of each for every connection. */
const MAX_PREPARED = 200

/** A prepared statement whose result type was changed by a migration. Succeeds once it is prepared again. */
export const STALE_PLAN = '0A000'

/** `select *`, `table.*`, `returning *`: a column that is added changes the result. Neither `count(*)` nor a multiplication. */
export const selectsAll = (text: string): boolean => /(?:\b(?:select|distinct|returning)|[,.])\s*\*/.test(text)

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export function postgresDriver(pool: Pool, { prepares }: { readonly prepares: boolean }): Driver {
  const statements = preparedNames(prepares ? MAX_PREPARED : 0)
  const clients = new WeakMap<DatabaseConnection, PoolClient>()
  const clientOf = (connection: DatabaseConnection): PoolClient => {
    const client = clients.get(connection)
    if (client === undefined) throw new TypeError('Not a connection of this driver')
    return client
  }

  const executeQuery = async <Row>(client: PoolClient, query: CompiledQuery): Promise<QueryResult<Row>> => {
    const { sql: text, parameters } = query
    try {
      return toResult(await runStatement(client, text, parameters, statements.nameOf(text)))
    } catch (error) {
      // The error was created where the response was read; the caller's stack shows which statement failed.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (!(error instanceof Error) || !('code' in error) || error.code !== STALE_PLAN) throw error
      statements.renameAll()
      // A transaction is lost, and retried by the caller if it may be.
      if (client.getTransactionStatus() !== 'I') throw error
      return toResult(await runStatement(client, text, parameters, undefined))
    }
  }

  return {
    async init() {},
    async acquireConnection() {
      const client = await whileAvailable(() => pool.connect())
      const connection: DatabaseConnection = {
        executeQuery: (query) => whileAvailable(() => executeQuery(client, query)),
        streamQuery() {
          throw new Error('Streaming of rows is not supported')
        },
      }
      clients.set(connection, client)
      return connection
    },
    async beginTransaction(connection, { isolationLevel }) {
      // Not awaited: if it fails, the connection is lost and the first statement fails, too.
      const text = isolationLevel === undefined ? 'begin' : `begin isolation level ${isolationLevel}`
      clientOf(connection)
        .query({ name: statements.nameOf(text), text })
        .catch(() => {})
    },
    async commitTransaction(connection) {
      const { command } = await whileAvailable(() => clientOf(connection).query('commit'))
      if (command === 'ROLLBACK') throw new Error('A statement of the transaction had failed: it was rolled back')
    },
    async rollbackTransaction(connection) {
      await whileAvailable(() => clientOf(connection).query('rollback'))
    },
    async releaseConnection(connection) {
      // One that is still in a transaction, because its rollback failed, is closed.
      const client = clientOf(connection)
      client.release(client.getTransactionStatus() !== 'I')
    },
    destroy: () => pool.end(),
  }
}

/** Sends all messages of one turn of the event loop with one system call. pg corks the socket for each statement. */
export class PipeliningSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** Named after it was made: pg copies a configuration object property by property, which costs as much as sending it. */
class Statement extends Query {
  name: string | undefined
}

function runStatement(
  client: PoolClient,
  text: string,
  parameters: readonly unknown[],
  name: string | undefined,
): Promise<ResultBuilder> {
  const { promise, resolve, reject } = Promise.withResolvers<ResultBuilder>()
  const statement = new Statement(text, [...parameters], (error, result) => (error ? reject(error) : resolve(result)))
  statement.name = name
  client.query(statement)
  return promise
}

const toResult = <Row>({ command, rowCount, rows }: ResultBuilder): QueryResult<Row> =>
  WRITES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }

/** Names for statements from their second use on. Not for `select *`, whose result type changes with each added column. */
function preparedNames(maxPrepared: number) {
  const names = new Map<string, string>()
  let seen = new Set<string>()
  let count = 0
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text)
      if (known !== undefined || names.size >= maxPrepared || selectsAll(text)) return known
      if (!seen.has(text)) {
        if (seen.size >= MAX_PREPARED) seen = new Set()
        seen.add(text)
        return undefined
      }
      count += 1
      names.set(text, `sockeye_${count}`)
      return `sockeye_${count}`
    },
    renameAll: () => names.clear(),
  }
}
