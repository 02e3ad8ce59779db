/**
 * Statements that go to PostgreSQL in one message and are answered in one: written at once, ended by one Sync. pg ends each
 * statement with a Sync of its own, which the server answers with a write of its own, and has each answer say again what
 * its columns are. Here columns are asked for once: a prepared statement whose columns have changed since fails.
 *
 * If one of them fails, those behind it are not run, and all of them are answered by its error.
 */
import type { Connection, QueryResult, Submittable } from 'pg'
import { parserOf } from './postgres-numbers.ts'

export type Statement = {
  readonly text: string
  readonly values: readonly unknown[]
  /** Under which it is prepared, or shall be. */
  readonly name?: string | undefined
}

export type StatementAnswer = {
  readonly command: string
  readonly count: number
  /** Of the shape that the statement says: nobody else knows it. */
  readonly rows: QueryResult['rows']
}

type Row = Record<string, unknown>

type Columns = readonly { readonly name: string; readonly parse: (text: string) => unknown }[]

/** What one connection has prepared, with the columns of the answers. */
export type Prepared = Map<string, Columns>

type Message<Content> = (message: Content) => void

const NO_COLUMNS: Columns = []

/** To be handed to the query method of a client, which tells it of each part of the answer by these names. */
export class Batch implements Submittable {
  readonly #statements: readonly Statement[]
  readonly #parameters: readonly Parameter[][]
  readonly #prepared: Prepared
  readonly #answered = Promise.withResolvers<readonly StatementAnswer[]>()
  readonly #answers: StatementAnswer[] = []
  #columns: Columns | undefined
  #rows: Row[] = []
  /** A value that could not be read. The rest of the answer comes all the same. */
  #unreadable: { readonly error: unknown } | undefined

  constructor(statements: readonly Statement[], prepared: Prepared) {
    this.#statements = statements
    this.#prepared = prepared
    // Before anything is sent: half a message would be the end of the connection.
    this.#parameters = statements.map(({ values }) => values.map(toParameter))
  }

  /** One for each statement. */
  get answers(): Promise<readonly StatementAnswer[]> {
    return this.#answered.promise
  }

  submit(connection: Connection): void {
    const { stream } = connection
    stream.cork()
    for (const [index, { text, name = '' }] of this.#statements.entries()) {
      const isKnown = this.#prepared.has(name)
      if (!isKnown) {
        // It may be there after a failure of which nobody knows how far it came. Closing what is not there is no mistake.
        if (name !== '') connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values: this.#parameters[index] }, true)
      if (!isKnown) connection.describe({ type: 'P', name: '' }, true)
      connection.execute(null, true)
    }
    connection.sync()
    stream.uncork()
  }

  readonly handleRowDescription: Message<{ readonly fields: readonly Field[] }> = ({ fields }) => {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  readonly handleDataRow: Message<{ readonly fields: readonly (string | null)[] }> = ({ fields }) => {
    this.#columns ??= this.#prepared.get(this.#current().name ?? '') ?? NO_COLUMNS
    try {
      this.#rows.push(toRow(this.#columns, fields))
    } catch (error) {
      this.#unreadable ??= { error }
    }
  }

  readonly handleCommandComplete: Message<{ readonly text: string }> = ({ text }) => {
    const { name = '' } = this.#current()
    if (name !== '' && !this.#prepared.has(name)) this.#prepared.set(name, this.#columns ?? NO_COLUMNS)
    const words = text.split(' ')
    this.#answers.push({ command: words[0] ?? '', count: Number(words.at(-1)) || 0, rows: this.#rows })
    this.#columns = undefined
    this.#rows = []
  }

  readonly handleReadyForQuery = (): void => {
    if (this.#unreadable === undefined) this.#answered.resolve(this.#answers)
    else this.#answered.reject(this.#unreadable.error)
  }

  readonly handleError = (error: unknown): void => {
    this.#answered.reject(error)
  }

  #current(): Statement {
    const statement = this.#statements[this.#answers.length]
    if (statement === undefined) throw new Error('PostgreSQL answered more than it was asked')
    return statement
  }
}

type Field = { readonly name: string; readonly dataTypeID: number }

function toRow(columns: Columns, fields: readonly (string | null)[]): Row {
  const row: Row = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null ? null : parse(text)
  }
  return row
}

type Parameter = string | Buffer | null

function toParameter(value: unknown): Parameter {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return Buffer.from(value)
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`
  throw new TypeError(`A column holds text, numbers or null, not a ${typeof value}`)
}

/** Of a list of texts. */
const toElement = (value: unknown): string => `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
