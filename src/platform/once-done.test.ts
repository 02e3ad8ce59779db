import { describe, expect, it } from 'vitest'
import { onceDone } from './once-done.ts'

describe('onceDone', () => {
  it('runs once for concurrent and later callers, and again after a failure', async () => {
    let runs = 0
    const prepare = onceDone(async () => {
      runs += 1
      if (runs === 1) throw new Error('not yet')
    })
    const first = await Promise.allSettled([prepare(), prepare()])
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await Promise.all([prepare(), prepare()])
    await prepare()
    expect(runs).toBe(2)
  })
})
