/** Each statement as a span of the request that runs it. */
import type { LogEvent } from 'kysely'
import { recordSpan } from './trace.ts'

const MAX_STATEMENT_LENGTH = 500

/** The text has no values: they are parameters. */
export const observeStatements =
  (engine: string, onStatement: ((text: string) => void) | undefined) =>
  ({ level, query: { sql }, queryDurationMillis }: LogEvent): void => {
    onStatement?.(sql)
    const attributes = { 'db.system.name': engine, 'db.query.text': sql.slice(0, MAX_STATEMENT_LENGTH) }
    recordSpan('query', { seconds: queryDurationMillis / 1000, attributes, isError: level === 'error' })
  }
