import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTagManagerId } from './tag-manager-id.ts'

describe('isTagManagerId', () => {
  it.each([
    ['GTM-ABC123', true],
    ['GTM-A', true],
    ['GTM-7', true],
    ['GTM-', false],
    ['', false],
    ['GTM-abc', false],
    ['gtm-ABC', false],
    ['GTM-ABC-1', false],
    ['GTM-ABC ', false],
    [' GTM-ABC', false],
    ['GTM-ABC\n', false],
    ['GTM-ÄBC', false],
    ['G-ABC123', false],
    ['GTM-ABC"><script>', false],
  ])('ANA-06 %j is usable: %s', (id, expected) => {
    expect(isTagManagerId(id)).toBe(expected)
  })

  it('ANA-06 whatever is usable can stand in an address as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,20}$/), (end) => {
        expect(isTagManagerId(`GTM-${end}`)).toBe(true)
        expect(encodeURIComponent(end)).toBe(end)
      }),
    )
  })
})
