import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseFormat, cachedFormats } from './choose-format.ts'

describe('chooseFormat', () => {
  it.each([
    ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif'],
    ['an older Safari', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'webp'],
    ['one that only sends a wildcard', '*/*', 'jpeg'],
    ['one that takes any picture', 'image/*', 'jpeg'],
    ['one without an Accept header', undefined, 'jpeg'],
    ['one with an empty Accept header', '', 'jpeg'],
    ['one that refuses AVIF', 'image/avif;q=0,image/webp,*/*', 'webp'],
    ['one that refuses both', 'image/avif; q=0.000, image/webp;q=0, */*', 'jpeg'],
    ['one that likes AVIF least', 'image/avif;q=0.1,image/webp', 'avif'],
    ['one that shouts', 'IMAGE/AVIF', 'avif'],
    ['one with more parameters', 'image/webp;v=1;q=0.5', 'webp'],
    ['one that refuses after a parameter', 'image/webp;v=1;Q=0', 'jpeg'],
    ['one that takes another type', 'image/avif-sequence, text/html', 'jpeg'],
  ] as const)('%s gets %3$s', (_, accept, format) => {
    expect(chooseFormat(accept)).toBe(format)
  })
})

describe('cachedFormats', () => {
  it('returns the same, the first time and later', () => {
    const cached = cachedFormats()
    const accepts = fc.constantFrom('image/avif', 'image/webp', 'image/webp;q=0', '*/*', '', undefined)
    fc.assert(
      fc.property(fc.oneof(accepts, fc.string()), (accept) => {
        expect(cached(accept)).toBe(chooseFormat(accept))
        expect(cached(accept)).toBe(chooseFormat(accept))
      }),
      { numRuns: 500 },
    )
  })
})
