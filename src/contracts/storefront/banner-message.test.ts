import { describe, expect, it } from 'vitest'
import { bannerMessage } from './banner-message.ts'

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
