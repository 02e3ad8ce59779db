import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

it('STF-08 at most two run in parallel, in the order in which they came, also when one fails', async () => {
  const turn = takeTurns(2)
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<string>())
  const started: number[] = []
  const results = gates.map(({ promise }, number) =>
    turn(() => {
      started.push(number)
      return promise
    }).catch((error: unknown) => String(error)),
  )
  const settled = async (number: number) => {
    await results[number]
    // The next one starts in the turn after that.
    await Promise.resolve()
  }
  expect(started).toEqual([0, 1])
  gates[1]?.reject(new Error('failed'))
  await settled(1)
  expect(started).toEqual([0, 1, 2])
  gates[0]?.resolve('done')
  await settled(0)
  gates[2]?.resolve('done')
  await settled(2)
  expect(started).toEqual([0, 1, 2, 3, 4])
  gates[3]?.resolve('done')
  gates[4]?.resolve('done')
  expect(await Promise.all(results)).toEqual(['done', 'Error: failed', 'done', 'done', 'done'])
  expect(await turn(async () => 'free again')).toBe('free again')
})
