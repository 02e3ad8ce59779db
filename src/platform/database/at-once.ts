/**
 * Several questions in one breath: what an engine does with any number of them, said for those whose answers differ. One that
 * is not there is not asked, and its answer is empty.
 */
import type { Kysely } from 'kysely'
import { ask, type Question } from './kept-statement.ts'

type Asked<Schema> = Kysely<NoInfer<Schema>>
type Maybe<Schema, Row> = Question<Schema, Row> | undefined
type AskAll = <Schema>(
  query: Kysely<Schema>,
  questions: readonly Question<Schema, unknown>[],
) => Promise<readonly (readonly unknown[])[]>

export type AskAtOnce = ReturnType<typeof askAtOnce>

export function askAtOnce(askAll: AskAll) {
  function atOnce<Schema, One, Two>(
    query: Asked<Schema>,
    one: Question<Schema, One>,
    two: Maybe<Schema, Two>,
  ): Promise<readonly [readonly One[], readonly Two[]]>
  function atOnce<Schema, One, Two, Three>(
    query: Asked<Schema>,
    one: Question<Schema, One>,
    two: Maybe<Schema, Two>,
    three: Maybe<Schema, Three>,
  ): Promise<readonly [readonly One[], readonly Two[], readonly Three[]]>
  function atOnce<Schema, One, Two, Three, Four>(
    query: Asked<Schema>,
    one: Question<Schema, One>,
    two: Maybe<Schema, Two>,
    three: Maybe<Schema, Three>,
    four: Maybe<Schema, Four>,
  ): Promise<readonly [readonly One[], readonly Two[], readonly Three[], readonly Four[]]>
  function atOnce<Schema, Row>(
    query: Asked<Schema>,
    ...questions: readonly Question<Schema, Row>[]
  ): Promise<readonly (readonly Row[])[]>
  async function atOnce<Schema>(
    query: Kysely<Schema>,
    ...questions: readonly Maybe<Schema, unknown>[]
  ): Promise<readonly (readonly unknown[])[]> {
    const asked = questions.filter((question) => question !== undefined)
    const [first] = asked
    const isAlone = asked.length === 1 && !query.isTransaction
    const answers = first !== undefined && isAlone ? [(await ask(query, first)).rows] : await askAll(query, asked)
    let place = 0
    return questions.map((question) => (question === undefined ? [] : (answers[place++] ?? [])))
  }
  return atOnce
}
