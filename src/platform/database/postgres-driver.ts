/**
 * How Kysely speaks to PostgreSQL here. Of a short transaction most of the time goes into messages to and fro, and into
 * planning the same few statements anew; so what begins a transaction travels with its first statement, what ends it with
 * its last one where that is known (`endWith`), writes whose answer nobody waits for with whatever comes next
 * (`goWithNext`), and statements that come again and again are prepared once per connection.
 */
import type { CompiledQuery, DatabaseConnection, Driver, KyselyPlugin, QueryResult, TransactionSettings } from 'kysely'
import type { Pool, PoolClient, QueryResult as PgResult } from 'pg'
import { nameStatements, type NameOf } from './statement-names.ts'

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A prepared statement that no longer fits its tables; one that is not there; one that is there already. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000', '42P05'])

type Marked = WeakSet<CompiledQuery['query']>

/** Statements that end their transaction, as they come out of the plugin; and those that wait for the next one. */
const ending: Marked = new WeakSet()
const waiting: Marked = new WeakSet()

const mark = (marked: Marked): KyselyPlugin => ({
  transformQuery({ node }) {
    const copy = { ...node }
    marked.add(copy)
    return copy
  },
  transformResult: ({ result }) => Promise.resolve(result),
})

/** For the last statement of a transaction: the commit travels with it. */
export const endWith = mark(ending)

/** For a write in a transaction of which nobody has to know how it went before the next statement, which it travels with. */
export const goWithNext = mark(waiting)

export function postgresDriver(pool: Pool): Driver {
  const nameOf = nameStatements()
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => new PostgresConnection(await pool.connect(), nameOf),
    async beginTransaction(connection, settings) {
      ours(connection).begin(settings)
    },
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    async releaseConnection(connection) {
      ours(connection).release()
    },
    destroy: () => pool.end(),
  }
}

function ours(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection
  throw new TypeError('Not a connection of this driver')
}

/** One use of a client of the pool: what it remembers ends with the use. */
class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #nameOf: NameOf
  #inTransaction = false
  /** What begins the transaction and was not sent yet. */
  #beginning: string | undefined
  /** What was asked in it and was not sent yet. */
  #waiting: Statement[] = []
  /** The first of those that failed. Whatever comes behind it fails, too, and says less about why. */
  #failure: { readonly error: unknown } | undefined
  /** The answer to a commit that was sent with the last statement. */
  #committed: Promise<PgResult> | undefined
  /** The pool must not hand it out again. */
  #isSpoilt = false

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
    client.on('error', this.#spoil)
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    this.#inTransaction = true
    this.#beginning = `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`
  }

  async executeQuery<Row>({ sql: text, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#committed !== undefined) throw new Error('The transaction has ended with its last statement')
    const statement = { text, values: [...parameters] }
    if (this.#inTransaction && waiting.has(query)) {
      this.#waiting.push(statement)
      return { rows: [] }
    }
    const { command, rowCount, rows } = await this.#ask(statement, ending.has(query))
    return WRITES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not read one by one from PostgreSQL')
  }

  async commit(): Promise<void> {
    const last = this.#waiting.pop()
    if (last !== undefined) await this.#ask(last, true)
    if (!this.#hasBegun()) return
    const { command } = await (this.#committed ?? this.#client.query('commit'))
    // How PostgreSQL answers the end of a transaction in which something failed.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its end')
  }

  async rollback(): Promise<void> {
    this.#waiting = []
    if (!this.#hasBegun()) return
    try {
      // Behind a last statement that failed the commit was a rollback.
      await (this.#committed ?? this.#client.query('rollback'))
    } catch (error) {
      this.#isSpoilt = true
      throw error
    }
  }

  release(): void {
    this.#client.removeListener('error', this.#spoil)
    this.#client.release(this.#isSpoilt)
  }

  /** A connection that is lost between two statements: the next one tells of it. Unheard it would end the process. */
  readonly #spoil = (): void => {
    this.#isSpoilt = true
  }

  /** What nothing was asked in never began, and need not end. */
  #hasBegun(): boolean {
    const hasBegun = this.#beginning === undefined
    this.#beginning = undefined
    return hasBegun
  }

  async #ask(statement: Statement, isLast: boolean): Promise<PgResult> {
    const named = this.#named(statement)
    try {
      return await this.#send(named, isLast)
    } catch (error) {
      if (this.#failure !== undefined) throw this.#failure.error
      if (named.name === undefined || !isOutdated(error)) throw error
      // Only a new connection is without it. Within a transaction nothing more can be asked of this one.
      this.#isSpoilt = true
      if (this.#inTransaction) throw error
      return this.#send(statement, isLast)
    }
  }

  #named(statement: Statement): Statement {
    const name = this.#nameOf(statement.text)
    return name === undefined ? statement : { ...statement, name }
  }

  /** What should have been prepared behind it was not, and the client does not know. */
  readonly #fail = (error: unknown): void => {
    this.#failure ??= { error }
    this.#isSpoilt = true
  }

  /** Everything that is known to be sent goes out at once. */
  async #send(statement: Statement, isLast: boolean): Promise<PgResult> {
    const { stream } = this.#client.connection
    const [beginning, ahead] = [this.#beginning, this.#waiting]
    this.#beginning = undefined
    this.#waiting = []
    stream.cork()
    const begun = beginning === undefined ? undefined : this.#client.query(beginning)
    for (const waited of ahead) this.#client.query(this.#named(waited)).catch(this.#fail)
    const answer = this.#client.query(statement)
    if (isLast && this.#inTransaction) this.#committed = this.#client.query('commit')
    stream.uncork()
    // What goes wrong with one goes wrong with the statement, too, and is told there.
    begun?.catch(ignore)
    this.#committed?.catch(ignore)
    return answer
  }
}

type Statement = { readonly text: string; readonly values: unknown[]; readonly name?: string }

const ignore = (): void => {}

/** Whether what was prepared is of no use any more; asked anew, on another connection, it would be answered. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && OUTDATED.has(error.code)
