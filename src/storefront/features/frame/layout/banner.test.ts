import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bannerTextColour, DEFAULT_BANNER_COLOUR, marqueeSeconds } from './banner.ts'

describe('bannerTextColour', () => {
  it.each([
    ['HDR-24 yellow', 'yellow', 'dark'],
    ['HDR-24 orange', 'orange', 'dark'],
    ['HDR-24 written otherwise', ' Yellow ', 'dark'],
    ['HDR-24 black', 'black', 'white'],
    ['HDR-24 pink', 'pink', 'white'],
    ['HDR-24 a shade is not the colour', 'lightyellow', 'white'],
    ['HDR-24 none', undefined, 'white'],
  ])('%s', (_, background, expected) => {
    expect(bannerTextColour(background)).toBe(expected)
  })

  it('~HDR-23 black by default', () => {
    expect(DEFAULT_BANNER_COLOUR).toBe('black')
  })
})

describe('marqueeSeconds', () => {
  it.each([
    ['HDR-26 a short message takes 10 s', 20, 10],
    ['HDR-26 70 characters take 10 s', 70, 10],
    ['HDR-26 77 characters take 11 s', 77, 11],
    ['HDR-26 140 characters take 20 s', 140, 20],
    ['HDR-26 no message', 0, 10],
  ])('%s', (_, length, expected) => {
    expect(marqueeSeconds('m'.repeat(length))).toBe(expected)
  })

  it('HDR-26 an emoji counts once', () => {
    expect(marqueeSeconds('🧦'.repeat(77))).toBe(11)
  })
})

describe('any text of an editor', () => {
  it('~HDR-24 ~HDR-26 gives a colour and a duration', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['dark', 'white']).toContain(bannerTextColour(text))
        expect(marqueeSeconds(text)).toBeGreaterThanOrEqual(10)
      }),
    )
  })
})
