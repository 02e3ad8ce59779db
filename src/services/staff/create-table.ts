/** Short form for the migrations of this service: a table is a list of columns. */
import type { CreateTableBuilder } from 'kysely'
import type { EngineTypes } from '../../platform/database/engine.ts'
import type { Migration } from '../../platform/database/migrate.ts'

type Query = Parameters<Migration['up']>[0]

/** `key`: text that is compared and sorted. `?` at the end: may be null. */
type ColumnKind = 'key' | 'text' | 'integer' | 'bigint'
type Columns = Readonly<Record<string, ColumnKind | `${ColumnKind}?`>>

type Key = { readonly name: string; readonly columns: readonly string[] }

/** The first column is the primary key, unless a key of several columns is given. */
export async function createTable(
  table: CreateTableBuilder<string, string>,
  { orderedText }: EngineTypes,
  columns: Columns,
  key?: Key,
): Promise<void> {
  const texts = { key: orderedText, 'key?': orderedText, text: 'text', 'text?': 'text' } as const
  const numbers = { integer: 'integer', 'integer?': 'integer', bigint: 'bigint', 'bigint?': 'bigint' } as const
  const types = { ...texts, ...numbers }
  let builder = table
  for (const [place, [column, kind]] of Object.entries(columns).entries()) {
    builder = builder.addColumn(column, types[kind], (definition) => {
      const required = kind.endsWith('?') ? definition : definition.notNull()
      return place === 0 && key === undefined ? required.primaryKey() : required
    })
  }
  if (key !== undefined) builder = builder.addPrimaryKeyConstraint(key.name, [...key.columns])
  await builder.execute()
}

export const createIndex = (query: Query, name: string, on: string, columns: readonly string[]): Promise<void> =>
  query.schema
    .createIndex(name)
    .on(on)
    .columns([...columns])
    .execute()
