import { describe, expect, it } from 'vitest'
import { menuDelay } from './menu-delay.ts'

describe('menuDelay', () => {
  it.each([
    ['~HDR-20 nothing open', { isAnotherOpen: false }, 200],
    ['~HDR-21 another open', { isAnotherOpen: true }, 150],
    ['~HDR-21 one just closed', { isAnotherOpen: false, lastClosedAt: 9900 }, 150],
    ['HDR-22 closed 300 ms ago is just closed', { isAnotherOpen: false, lastClosedAt: 9700 }, 150],
    ['HDR-22 closed 301 ms ago is not', { isAnotherOpen: false, lastClosedAt: 9699 }, 200],
    ['HDR-22 open counts, however long ago one closed', { isAnotherOpen: true, lastClosedAt: 0 }, 150],
  ])('%s', (_, state, expected) => {
    expect(menuDelay(state, 10_000)).toBe(expected)
  })
})
