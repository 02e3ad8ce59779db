import { describe, expect, it } from 'vitest'
import { restAfter } from './give-way.ts'

describe('restAfter', () => {
  it.each([
    ['there are no visitors', 900, 0, 0],
    ['there is little to do', 900, 0.5, 0],
    ['there is much to do: as long as the step', 900, 0.6, 900],
    ['there is nothing but visitors', 900, 1, 900],
    ['a step took very long', 60_000, 1, 5000],
  ])('when %s', (_, stepMs, busyShare, expected) => {
    expect(restAfter(stepMs, busyShare)).toBe(expected)
  })
})
