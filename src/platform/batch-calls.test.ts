import { describe, expect, it } from 'vitest'
import { batchCalls } from './batch-calls.ts'

describe('batchCalls', () => {
  it('batches the calls of the same turn', async () => {
    const done: (readonly string[])[] = []
    const call = batchCalls(async (items: readonly string[]) => void done.push(items))
    await Promise.all(['a', 'b', 'c'].map(call))
    expect(done).toEqual([['a', 'b', 'c']])
  })

  it('batches the calls made meanwhile into the next run', async () => {
    const done: (readonly string[])[] = []
    const firstMayEnd = Promise.withResolvers<void>()
    const firstBegan = Promise.withResolvers<void>()
    const call = batchCalls(async (items: readonly string[]) => {
      done.push(items)
      firstBegan.resolve()
      if (done.length === 1) await firstMayEnd.promise
    })
    const first = call('a')
    await firstBegan.promise
    const others = [call('b'), call('c')]
    firstMayEnd.resolve()
    await Promise.all([first, ...others])
    expect(done).toEqual([['a'], ['b', 'c']])
  })

  it('a failing call does not fail the others of its batch', async () => {
    const done: string[] = []
    const call = batchCalls(async (items: readonly string[]) => {
      if (items.includes('bad')) throw new Error('not this one')
      done.push(...items)
    })
    const results = await Promise.allSettled(['a', 'bad', 'b'].map(call))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(done).toEqual(['a', 'b'])
    await expect(call('bad')).rejects.toThrow('not this one')
    await call('c')
    expect(done).toEqual(['a', 'b', 'c'])
  })
})
