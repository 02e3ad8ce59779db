import { describe, expect, it } from 'vitest'
import { bannerMessage, bannerTextColour, DEFAULT_BANNER_COLOUR, marqueeSeconds } from './banner.ts'

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

describe('bannerMessage', () => {
  const messages = { gb: 'Hello Britain', eu: 'Hello Europe', fi: ' ' }

  it.each([
    ['HDR-27 by country', 'GB', 'uk', 'Hello Britain'],
    ['HDR-27 by storefront', 'SE', 'eu', 'Hello Europe'],
    ['HDR-27 an empty country message falls to the storefront', 'FI', 'eu', 'Hello Europe'],
    ['HDR-27 none', 'US', 'us', undefined],
  ] as const)('%s', (_, countryCode, storefrontCode, expected) => {
    expect(bannerMessage(messages, { countryCode, storefrontCode })).toBe(expected)
  })

  it('HDR-27 the country goes before the storefront', () => {
    const both = { se: 'Hello Sweden', eu: 'Hello Europe' }
    expect(bannerMessage(both, { countryCode: 'SE', storefrontCode: 'eu' })).toBe('Hello Sweden')
  })
})
