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
export type Value<Given> = <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>

type Built<Row> = { compile(executor: QueryExecutorProvider): CompiledQuery<Row> }

/** What else the text depends on: the same at each call, because only the first one is looked at. */
type Build<Schema, Given, Row, Engine> = (query: Kysely<Schema>, value: Value<Given>, engine: Engine) => Built<Row>

export type KeptStatement<Schema, Given, Row, Engine> = (
  query: Kysely<Schema>,
  given: Given,
  engine: Engine,
) => Promise<QueryResult<Row>>

class Place<Name> {
  readonly name: Name

  constructor(name: Name) {
    this.name = name
  }
}

export function keptStatement<Schema, Given extends object, Row, Engine = void>(
  build: Build<Schema, Given, Row, Engine>,
): KeptStatement<Schema, Given, Row, Engine> {
  const value: Value<Given> = (name) => sql`${new Place(name)}`
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

  return (query, given, engine) => {
    const statement = compiled(query, engine)
    const parameters = statement.parameters.map((parameter) =>
      isPlace<Given>(parameter) ? given[parameter.name] : parameter,
    )
    return query.executeQuery({ ...statement, parameters })
  }
}

const isPlace = <Given>(parameter: unknown): parameter is Place<keyof Given> => parameter instanceof Place
