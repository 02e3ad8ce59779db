import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scheduleLearning } from './schedule-learning.ts'

describe('scheduleLearning', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('runs immediately, then four times an hour despite failures, until it is stopped', async () => {
    const warnings: unknown[] = []
    let runs = 0
    const learn = async () => {
      runs += 1
      throw new Error(`broken ${runs}`)
    }
    const stop = scheduleLearning(learn, { write: (_, fields) => void warnings.push(fields?.err) })
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(runs).toBe(5)
    expect(warnings).toHaveLength(5)
    stop()
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(runs).toBe(5)
  })
})
