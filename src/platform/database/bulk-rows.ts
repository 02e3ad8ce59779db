/**
 * Many rows as one parameter, for `insert into … select * from ${bulkRows(…)} as given where true`. A list of values with
 * a parameter each costs most of the time of a large import in building the statement, and both engines limit their number.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Engine } from './engine.ts'

export type ColumnKind = 'text' | 'bigint'

/** The columns in the order of the values in each row. Without rows the result is empty, not an error. */
export function bulkRows(
  { jsonRows }: Pick<Engine, 'jsonRows'>,
  columns: Readonly<Record<string, ColumnKind>>,
  rows: readonly (readonly (string | number | null)[])[],
): RawBuilder<unknown> {
  const selected = Object.entries(columns).map(
    ([name, kind], place) => sql`cast(value ->> ${sql.lit(place)} as ${sql.raw(kind)}) as ${sql.ref(name)}`,
  )
  return sql`(select ${sql.join(selected)} from ${jsonRows(JSON.stringify(rows))})`
}
