import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBatch } from './batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gather() {
  const handed: (readonly number[])[] = []
  return { handed, batch: createBatch<number>(500, (items) => handed.push(items)) }
}

describe('a batch', () => {
  it('~ANA-07 hands on together what comes within 500 ms of the first', () => {
    const { handed, batch } = gather()
    batch.add(1)
    vi.advanceTimersByTime(499)
    batch.add(2)
    expect(handed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(handed).toEqual([[1, 2]])
    batch.add(3)
    vi.advanceTimersByTime(500)
    expect(handed).toEqual([[1, 2], [3]])
  })

  it('sends at once on flush, and nothing twice', () => {
    const { handed, batch } = gather()
    batch.flush()
    batch.add(1)
    batch.flush()
    vi.advanceTimersByTime(1000)
    expect(handed).toEqual([[1]])
  })
})
