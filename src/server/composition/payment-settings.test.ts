import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/read-config.ts'
import { paymentSettings } from './payment-settings.ts'

const KEYS = {
  ADYEN_API_KEY: 'a-secret',
  ADYEN_CLIENT_KEY: 'test_ABC',
  ADYEN_MERCHANT_ACCOUNT: 'Shop',
  ADYEN_HMAC_KEY: 'A'.repeat(64),
}
const LIVE_KEYS = { ...KEYS, ADYEN_CLIENT_KEY: 'live_ABC', ADYEN_ENVIRONMENT: 'live', ADYEN_LIVE_PREFIX: 'abc-Shop' }

const decided = (environment: Record<string, string>) =>
  paymentSettings(readConfig(environment), 'the secret of an installation')

describe('the payment provider', () => {
  it('PAY-16 is the sandbox, while no keys are set', () => {
    expect(decided({}).provider).toBe('sandbox')
  })

  it('SEC-09 has other keys in each installation, and the same in processes that share a key', () => {
    const [one, other] = ['one', 'other'].map((secret) => paymentSettings(readConfig({}), secret))
    expect(one?.apiKey).toMatch(/^[\w-]{43}$/)
    expect(one?.hmacKeys[0]).toMatch(/^[\dA-F]{64}$/)
    expect(one?.clientKey).toMatch(/^test_[\da-f]{32}$/)
    expect([one?.apiKey, one?.clientKey, one?.hmacKeys]).not.toContain(other?.apiKey)
    expect(other?.clientKey).not.toBe(one?.clientKey)
    expect(other?.hmacKeys).not.toEqual(one?.hmacKeys)
    const shared = ['one', 'other'].map((secret) =>
      paymentSettings(readConfig({ SERVICE_KEY: 'shared-by-the-processes-of-one-shop' }), secret),
    )
    expect(shared[0]).toEqual(shared[1])
  })

  it('PAY-16 is Adyen, when its keys are set', () => {
    expect(decided(KEYS)).toEqual({
      provider: 'adyen',
      apiKey: 'a-secret',
      clientKey: 'test_ABC',
      merchantAccount: 'Shop',
      hmacKeys: ['A'.repeat(64)],
    })
    expect(decided({ ...LIVE_KEYS, LIVE: 'true' }).provider).toBe('adyen')
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['a live shop without keys', { LIVE: 'true' }, /^LIVE is true, but ADYEN_API_KEY is not set/],
    ['a live shop with test keys', { ...KEYS, LIVE: 'true' }, /^LIVE is true, but ADYEN_ENVIRONMENT is "test"/],
    ['a key alone', { ADYEN_API_KEY: 'x' }, /ADYEN_CLIENT_KEY, ADYEN_MERCHANT_ACCOUNT, ADYEN_HMAC_KEY/],
    ['a live environment without its prefix', { ...LIVE_KEYS, ADYEN_LIVE_PREFIX: '' }, /not ADYEN_LIVE_PREFIX/],
    ['real money in a shop that is not live', LIVE_KEYS, /^ADYEN_ENVIRONMENT is "live", but LIVE is not true/],
    [
      'the browser key of another environment',
      { ...LIVE_KEYS, LIVE: 'true', ADYEN_CLIENT_KEY: 'test_ABC' },
      /does not belong/,
    ],
  ])('PAY-16 is rejected with one sentence for %s', (_, environment, sentence) => {
    expect(() => decided(environment)).toThrow(sentence)
    expect(() => decided(environment)).toThrow(/^[^\n]+\.$/)
  })
})
