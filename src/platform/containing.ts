/** Whether a column contains one of some texts, in stored JSON or in plain text; case is ignored. */
import { sql, type RawBuilder } from 'kysely'

export const containing = (column: string, texts: readonly string[]): RawBuilder<boolean> =>
  texts.length === 0
    ? sql<boolean>`1 = 0`
    : sql<boolean>`(${sql.join(
        texts.flatMap(patternsOf).map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
        sql` or `,
      )})`

/** As it is spelled in plain text and inside of JSON. SQLite folds ASCII letters only, PostgreSQL all. */
function patternsOf(text: string): readonly string[] {
  const spellings = [text, text.toLowerCase()].flatMap((one) => [one, JSON.stringify(one).slice(1, -1)])
  return [...new Set(spellings)].map((one) => `%${one.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
