import { describe, expect, it } from 'vitest'
import { batchReads } from './batch-reads.ts'

describe('batchReads', () => {
  it('answers the calls of the same turn with one read, each with its own result', async () => {
    const reads: (readonly string[])[] = []
    const length = batchReads(async (words: readonly string[]) => {
      reads.push(words)
      return (word) => word.length
    })
    expect(await Promise.all(['a', 'bb', 'ccc'].map(length))).toEqual([1, 2, 3])
    expect(reads).toEqual([['a', 'bb', 'ccc']])
  })

  it('a read that fails rejects its own call only', async () => {
    const length = batchReads(async (words: readonly string[]) => {
      if (words.includes('bad')) throw new Error('not this one')
      return (word) => word.length
    })
    const results = await Promise.allSettled(['a', 'bad'].map(length))
    expect(results).toMatchObject([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: { message: 'not this one' } },
    ])
  })
})
