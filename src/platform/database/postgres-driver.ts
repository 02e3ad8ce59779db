/**
 * How Kysely speaks to PostgreSQL here. Of a short transaction most of the time goes into messages to and fro, and into
 * planning the same few statements anew; so what begins a transaction travels with its first statement, what ends it with
 * its last one where that is known (`endWith`), writes whose answer nobody waits for with whatever comes next
 * (`goWithNext`), and statements that come again and again are prepared once per connection.
 */
import type { CompiledQuery, DatabaseConnection, Driver, KyselyPlugin, QueryResult, TransactionSettings } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { Batch, type Prepared, type Statement, type StatementAnswer } from './postgres-batch.ts'
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

/** Several statements as one, each row of whose answer is the rows of one of them. */
export class Joined implements CompiledQuery<readonly unknown[]> {
  readonly statements: readonly CompiledQuery[]
  readonly query: CompiledQuery['query']
  readonly queryId: CompiledQuery['queryId']
  readonly parameters = []

  constructor(statements: readonly CompiledQuery[]) {
    const [head] = statements
    if (head === undefined) throw new Error('Nothing is asked')
    this.statements = statements
    this.query = head.query
    this.queryId = head.queryId
  }

  /** For whoever tells of statements: put together only then. */
  get sql(): string {
    return this.statements.map(({ sql }) => sql).join('; ')
  }
}

/** For the last statement of a transaction: the commit travels with it. */
export const endWith = mark(ending)

/** For a write in a transaction of which nobody has to know how it went before the next statement, which it travels with. */
export const goWithNext = mark(waiting)

export function postgresDriver(pool: Pool): Driver {
  const nameOf = nameStatements()
  const connections = new WeakMap<PoolClient, PostgresConnection>()
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const client = await pool.connect()
      const known = connections.get(client)
      if (known !== undefined) return known
      const made = new PostgresConnection(client, nameOf)
      connections.set(client, made)
      return made
    },
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

/** A client of the pool. What it remembers ends with each use, but for what is prepared. */
class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #prepared: Prepared = new Map()
  readonly #nameOf: NameOf
  #inTransaction = false
  /** What begins the transaction and was not sent yet. */
  #beginning: Statement | undefined
  /** What was asked in it and was not sent yet. */
  #waiting: Statement[] = []
  /** What the server said to a commit that was sent with the last statement. */
  #committed: StatementAnswer | undefined
  /** The pool must not hand it out again. */
  #isSpoilt = false

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
    client.on('error', this.#spoil)
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    const text = `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`
    this.#inTransaction = true
    this.#beginning = this.#named({ text, values: [] })
  }

  async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#committed !== undefined) throw new Error('The transaction has ended with its last statement')
    if (compiled instanceof Joined) {
      const answers = await this.#ask(compiled.statements.map(toStatement), false)
      const ofEach: StatementAnswer['rows'] = answers.map(({ rows }) => rows)
      return { rows: ofEach }
    }
    const { query } = compiled
    const statement = toStatement(compiled)
    if (this.#inTransaction && waiting.has(query)) {
      this.#waiting.push(this.#named(statement))
      return { rows: [] }
    }
    const { command, count, rows } = first(await this.#ask([statement], ending.has(query)))
    return WRITES.has(command) ? { rows, numAffectedRows: BigInt(count) } : { rows }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not read one by one from PostgreSQL')
  }

  async commit(): Promise<void> {
    const last = this.#waiting.pop()
    if (last !== undefined) await this.#ask([last], true)
    if (!this.#hasBegun()) return
    const { command } = this.#committed ?? (await this.#end(COMMIT))
    // How PostgreSQL answers the end of a transaction in which something failed.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its end')
  }

  async rollback(): Promise<void> {
    this.#waiting = []
    if (!this.#hasBegun()) return
    try {
      await this.#end(ROLLBACK)
    } catch (error) {
      this.#isSpoilt = true
      throw error
    }
  }

  release(): void {
    this.#inTransaction = false
    this.#beginning = undefined
    this.#waiting = []
    this.#committed = undefined
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

  async #ask(statements: readonly Statement[], isLast: boolean): Promise<readonly StatementAnswer[]> {
    const named = statements.map((statement) => this.#named(statement))
    try {
      return await this.#send(named, isLast)
    } catch (error) {
      if (!isOutdated(error)) throw error
      // Only a new connection is without it. Within a transaction nothing more can be asked of this one.
      this.#isSpoilt = true
      if (this.#inTransaction) throw error
      return this.#send(statements, isLast)
    }
  }

  #named(statement: Statement): Statement {
    return { ...statement, name: this.#nameOf(statement.text) }
  }

  /** With everything that waits, and with the commit behind what comes last. */
  async #send(statements: readonly Statement[], isLast: boolean): Promise<readonly StatementAnswer[]> {
    const ahead = [...(this.#beginning === undefined ? [] : [this.#beginning]), ...this.#waiting]
    const isEnd = isLast && this.#inTransaction
    this.#beginning = undefined
    this.#waiting = []
    const answers = await this.#answersTo([...ahead, ...statements, ...(isEnd ? [this.#named(COMMIT)] : [])])
    if (isEnd) this.#committed = answers.at(-1)
    return answers.slice(ahead.length)
  }

  async #end(statement: Statement): Promise<StatementAnswer> {
    return first(await this.#answersTo([this.#named(statement)]))
  }

  async #answersTo(statements: readonly Statement[]): Promise<readonly StatementAnswer[]> {
    try {
      return await this.#client.query(new Batch(statements, this.#prepared)).answers
    } catch (error) {
      // The stack of an answer leads to the socket; this one leads to who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

const COMMIT: Statement = { text: 'commit', values: [] }
const ROLLBACK: Statement = { text: 'rollback', values: [] }

const toStatement = ({ sql: text, parameters: values }: CompiledQuery): Statement => ({ text, values })

function first([answer]: readonly StatementAnswer[]): StatementAnswer {
  if (answer === undefined) throw new Error('PostgreSQL answered less than it was asked')
  return answer
}

/** Whether what was prepared is of no use any more; asked anew, on another connection, it would be answered. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && OUTDATED.has(error.code)
