/**
 * Statements whose text is worked out once. Kysely builds and compiles a statement each time it is asked, which takes several
 * times as long as SQLite needs to answer it; where a shopper waits for many of them, only the values change.
 */
import {
  sql,
  type CompiledQuery,
  type Kysely,
  type QueryExecutorProvider,
  type QueryResult,
  type RawBuilder,
} from 'kysely'

/** Stands for a value that is given each time, by its name. */
export type ValueOf<Given> = <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>

/** A statement with its values, for whoever asks it: alone, or with others (`atOnce` of a database). */
export type Question<Schema, Row> = (query: Kysely<Schema>) => CompiledQuery<Row>

type Built<Row> = { compile(executor: QueryExecutorProvider): CompiledQuery<Row> }

/** What else the text depends on: the same at each call, because only the first one is looked at. */
type Build<Schema, Given, Row, Engine> = (query: Kysely<Schema>, value: ValueOf<Given>, engine: Engine) => Built<Row>

type KeptStatement<Schema, Given, Row, Engine> = {
  (query: Kysely<Schema>, given: Given, engine: Engine): Promise<QueryResult<Row>>
  readonly question: (given: Given, engine: Engine) => Question<Schema, Row>
}

class Place<Name> {
  readonly name: Name

  constructor(name: Name) {
    this.name = name
  }
}

export function keptStatement<Schema, Given extends object, Row, Engine = void>(
  build: Build<Schema, Given, Row, Engine>,
): KeptStatement<Schema, Given, Row, Engine> {
  const value: ValueOf<Given> = (name) => sql`${new Place(name)}`
  // By database, and by what is said of the statement in a transaction (last, or with the next one): plugins mark its tree.
  const kept = new WeakMap<object, Map<object | undefined, CompiledQuery<Row>>>()

  const compiled = (query: Kysely<Schema>, engine: Engine): CompiledQuery<Row> => {
    const { adapter, plugins } = query.getExecutor()
    const ofDatabase = kept.get(adapter) ?? new Map<object | undefined, CompiledQuery<Row>>()
    const mark = plugins.at(-1)
    const known = ofDatabase.get(mark)
    if (known !== undefined) return known
    const made = build(query, value, engine).compile(query)
    kept.set(adapter, ofDatabase.set(mark, made))
    return made
  }

  const question =
    (given: Given, engine: Engine): Question<Schema, Row> =>
    (query) => {
      const statement = compiled(query, engine)
      const filled = (parameter: unknown) => (isPlace<Given>(parameter) ? given[parameter.name] : parameter)
      return { ...statement, parameters: statement.parameters.map(filled) }
    }

  return Object.assign((query: Kysely<Schema>, given: Given, engine: Engine) => ask(query, question(given, engine)), {
    question,
  })
}

/** Straight to the connection: Kysely's own way there builds two executors, and asks plugins about the rows, of which ours change none. */
export function ask<Schema, Row>(
  query: Kysely<NoInfer<Schema>>,
  question: Question<Schema, Row>,
): Promise<QueryResult<Row>> {
  const statement = question(query)
  return query.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(statement))
}

const isPlace = <Given>(parameter: unknown): parameter is Place<keyof Given> => parameter instanceof Place
