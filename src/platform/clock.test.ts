import { describe, expect, it } from 'vitest'
import { coarseClock, systemClock } from './clock.ts'

describe('clock', () => {
  it('the system clock gives a date', () => {
    expect(systemClock.now()).toBeInstanceOf(Date)
  })
})

describe('coarseClock', () => {
  it('stands still between its ticks and follows the time', async () => {
    const clock = coarseClock()
    const first = clock.now()
    expect(clock.now()).toBe(first)
    expect(Math.abs(first.getTime() - Date.now())).toBeLessThan(5000)
    await expect.poll(() => clock.now().getTime()).toBeGreaterThan(first.getTime())
  })
})
