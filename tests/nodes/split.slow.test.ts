/** The short version of `npm run nodes -- split`. */
import { expect, it } from 'vitest'
import { emptyDatabase } from '../support/fresh-database.ts'
import { SHORT } from './scenario.ts'
import { splitOn } from './scenarios/split.ts'

it('SCL-14 services in processes of their own: without discovery listings say so with status 503 in six languages, purchases go on, and listings are back with it', async () => {
  const database = await emptyDatabase('postgres')
  try {
    const { problems } = await splitOn(database.options.databaseUrl ?? '', SHORT)
    expect(problems).toEqual([])
  } finally {
    await database.remove()
  }
})
