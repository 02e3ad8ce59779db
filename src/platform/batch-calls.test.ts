import { describe, expect, it } from 'vitest'
import { batchCalls } from './batch-calls.ts'

describe('batchCalls', () => {
  it('does at once what is asked for in the same turn', async () => {
    const done: (readonly string[])[] = []
    const ask = batchCalls(async (items: readonly string[]) => void done.push(items))
    await Promise.all(['a', 'b', 'c'].map(ask))
    expect(done).toEqual([['a', 'b', 'c']])
  })

  it('does next, all of it at once, what is asked for meanwhile', async () => {
    const done: (readonly string[])[] = []
    const firstMayEnd = Promise.withResolvers<void>()
    const firstBegan = Promise.withResolvers<void>()
    const ask = batchCalls(async (items: readonly string[]) => {
      done.push(items)
      firstBegan.resolve()
      if (done.length === 1) await firstMayEnd.promise
    })
    const first = ask('a')
    await firstBegan.promise
    const others = [ask('b'), ask('c')]
    firstMayEnd.resolve()
    await Promise.all([first, ...others])
    expect(done).toEqual([['a'], ['b', 'c']])
  })

  it('fails nobody for the sake of another', async () => {
    const done: string[] = []
    const ask = batchCalls(async (items: readonly string[]) => {
      if (items.includes('bad')) throw new Error('not this one')
      done.push(...items)
    })
    const results = await Promise.allSettled(['a', 'bad', 'b'].map(ask))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(done).toEqual(['a', 'b'])
    await expect(ask('bad')).rejects.toThrow('not this one')
    await ask('c')
    expect(done).toEqual(['a', 'b', 'c'])
  })
})
