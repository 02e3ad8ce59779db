import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterSettling } from './after-settling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a change of route', () => {
  it('NAV-07 settles after 100 ms', () => {
    const hook = vi.fn<() => void>()
    afterSettling(hook)
    vi.advanceTimersByTime(99)
    expect(hook).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hook).toHaveBeenCalledOnce()
  })

  it('never settles where another follows at once', () => {
    const hook = vi.fn<() => void>()
    afterSettling(hook)()
    vi.advanceTimersByTime(1000)
    expect(hook).not.toHaveBeenCalled()
  })
})
