/** Several questions in one breath: what an engine does with any number of them, said for those whose answers differ. */
import type { Kysely } from 'kysely'
import type { Question } from './kept-statement.ts'

type Asked<Schema> = Kysely<NoInfer<Schema>>
type AskAll = <Schema>(
  query: Kysely<Schema>,
  questions: readonly Question<Schema, unknown>[],
) => Promise<readonly (readonly unknown[])[]>

export type AskAtOnce = ReturnType<typeof askAtOnce>

export function askAtOnce(askAll: AskAll) {
  function atOnce<Schema, One, Two>(
    query: Asked<Schema>,
    one: Question<Schema, One>,
    two: Question<Schema, Two>,
  ): Promise<readonly [readonly One[], readonly Two[]]>
  function atOnce<Schema, One, Two, Three>(
    query: Asked<Schema>,
    one: Question<Schema, One>,
    two: Question<Schema, Two>,
    three: Question<Schema, Three>,
  ): Promise<readonly [readonly One[], readonly Two[], readonly Three[]]>
  function atOnce<Schema, One, Two, Three, Four>(
    query: Asked<Schema>,
    one: Question<Schema, One>,
    two: Question<Schema, Two>,
    three: Question<Schema, Three>,
    four: Question<Schema, Four>,
  ): Promise<readonly [readonly One[], readonly Two[], readonly Three[], readonly Four[]]>
  function atOnce<Schema, Row>(
    query: Asked<Schema>,
    ...questions: readonly Question<Schema, Row>[]
  ): Promise<readonly (readonly Row[])[]>
  function atOnce<Schema>(
    query: Kysely<Schema>,
    ...questions: readonly Question<Schema, unknown>[]
  ): Promise<readonly (readonly unknown[])[]> {
    return askAll(query, questions)
  }
  return atOnce
}
