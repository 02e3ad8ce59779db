/** Triggers that note which subject a changed row belongs to, whatever code has changed it. */
import { sql } from 'kysely'
import type { EngineTypes } from '../database/engine.ts'
import type { Migration } from '../database/migrate.ts'

type Query = Parameters<Migration['up']>[0]

export type NotedChange = {
  /** The table whose rows change. */
  readonly on: string
  readonly events: readonly ('insert' | 'update')[]
  readonly kind: string
  /** SQL: the subject of the changed row `new`. */
  readonly subject: string
  /** Another table that the subject is found in. */
  readonly from?: string
  /** SQL: how it is joined, and which rows are noted at all. */
  readonly where?: string
}

/** By their names, two triggers of a table are distinguished. */
export async function noteChanges(
  query: Query,
  { name: engine }: Pick<EngineTypes, 'name'>,
  name: string,
  change: NotedChange,
): Promise<void> {
  const statements = engine === 'sqlite' ? rowTriggers(name, change) : statementTriggers(name, change)
  for (const statement of statements) await sql.raw(statement).execute(query)
}

const noted = ({ kind, subject, where = 'true' }: NotedChange, tables: readonly string[]): string =>
  [
    'insert into changed_subjects (kind, subject)',
    `select '${kind}', ${subject}`,
    ...(tables.length > 0 ? [`from ${tables.join(', ')}`] : []),
    `where ${where}`,
  ].join(' ')

/** SQLite runs triggers for each row, which is `new` in them. */
const rowTriggers = (name: string, change: NotedChange): readonly string[] =>
  change.events.map(
    (event) => `create trigger ${name}_${event} after ${event} on ${change.on} for each row
      begin ${noted(change, change.from === undefined ? [] : [change.from])}; end`,
  )

/** PostgreSQL can note all rows of a statement together: an import of many rows costs one call. */
function statementTriggers(name: string, change: NotedChange): readonly string[] {
  const rows = noted(change, ['changed', ...(change.from === undefined ? [] : [change.from])]).replaceAll(
    /\bnew\./g,
    'changed.',
  )
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${rows}; return null; end $$`,
    ...change.events.map(
      (event) => `create trigger ${name}_${event} after ${event} on ${change.on}
        referencing new table as changed for each statement execute function ${name}()`,
    ),
  ]
}
