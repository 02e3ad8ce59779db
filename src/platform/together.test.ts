import { describe, expect, it } from 'vitest'
import { findTogether, together } from './together.ts'

describe('together', () => {
  it('does at once what is asked for in the same turn', async () => {
    const done: (readonly string[])[] = []
    const ask = together(async (items: readonly string[]) => void done.push(items))
    await Promise.all(['a', 'b', 'c'].map(ask))
    expect(done).toEqual([['a', 'b', 'c']])
  })

  it('does next, all of it at once, what is asked for meanwhile', async () => {
    const done: (readonly string[])[] = []
    const firstMayEnd = Promise.withResolvers<void>()
    const firstBegan = Promise.withResolvers<void>()
    const ask = together(async (items: readonly string[]) => {
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
    const ask = together(async (items: readonly string[]) => {
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

describe('findTogether', () => {
  it('looks each key up once, and tells everybody what was found for theirs', async () => {
    const asked: (readonly string[])[] = []
    const find = findTogether(async (keys: readonly string[]) => {
      asked.push(keys)
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]))
    })
    expect(await Promise.all(['a', 'b', 'a', 'nobody'].map(find))).toEqual(['A', 'B', 'A', undefined])
    expect(asked).toEqual([['a', 'b', 'nobody']])
  })

  it('tells of a failure whoever asked for what failed, and nobody else', async () => {
    const find = findTogether(async (keys: readonly string[]) => {
      if (keys.includes('bad')) throw new Error('not this one')
      return new Map(keys.map((key) => [key, key.length]))
    })
    const results = await Promise.allSettled(['one', 'bad'].map(find))
    expect(results[0]).toEqual({ status: 'fulfilled', value: 3 })
    await expect(find('bad')).rejects.toThrow('not this one')
  })
})
