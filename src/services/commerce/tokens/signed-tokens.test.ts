import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signedTokens } from './signed-tokens.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const KEY = 'a key for tokens that is long enough'
const OLD_KEY = 'the key of last year, long enough too'
const KIND = { purpose: 'test', age: 3600 }
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const tokensWith = (...secrets: readonly [string, ...string[]]) => signedTokens(secrets, KIND)
const decode = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
/** As a forger with the key would: another payload under the header of a good token. */
const resign = (token: string, payload: unknown, key = KEY) => {
  const body = `${token.split('.')[0]}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

describe('signedTokens', () => {
  it('a token holds subject, claims, purpose and expiry', () => {
    const token = tokensWith(KEY).sign('cart-1', { region: 'NL' }, NOW)
    const iat = NOW.getTime() / 1000
    const claims = { purpose: 'test', region: 'NL', sub: 'cart-1', iat, exp: iat + 3600 }
    expect(decode(token)).toEqual(claims)
    // By a node that has not signed it, too.
    expect(tokensWith(KEY).read(token, NOW)).toEqual(claims)
  })

  it.each([
    ['before it expires', 3599, true],
    ['at its expiry', 3600, false],
    ['long after', 10_000_000, false],
  ])('%s', (_, seconds, isValid) => {
    const tokens = tokensWith(KEY)
    const token = tokens.sign('cart-1', {}, NOW)
    expect(tokens.read(token, after(seconds)) !== undefined).toBe(isValid)
    // What was read once is cached; its expiry is not.
    expect(tokensWith(KEY).read(token, after(seconds)) !== undefined).toBe(isValid)
  })

  it.each([
    ['the first key signs and reads', [KEY], [KEY], true],
    ['a key that was replaced is still accepted', [OLD_KEY], [KEY, OLD_KEY], true],
    ['a key that was removed is not', [OLD_KEY], [KEY], false],
    ['the new key signs', [KEY, OLD_KEY], [KEY], true],
  ] as const)('%s', (_, signing, reading, isValid) => {
    const token = signedTokens(signing, KIND).sign('cart-1', {}, NOW)
    expect(signedTokens(reading, KIND).read(token, NOW) !== undefined).toBe(isValid)
  })

  it('a token for another purpose is rejected, although the key is the same', () => {
    const other = signedTokens([KEY], { ...KIND, purpose: 'other' })
    expect(other.read(tokensWith(KEY).sign('cart-1', {}, NOW), NOW)).toBeUndefined()
  })

  const good = tokensWith(KEY).sign('cart-1', {}, NOW)
  it.each([
    ['nothing', ''],
    ['two parts', good.split('.').slice(0, 2).join('.')],
    ['four parts', `${good}.x`],
    ['a changed payload', good.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"cart-2"}').toString('base64url')}.`)],
    ['a changed signature', `${good.slice(0, -2)}xx`],
    ['a signature of another key', resign(good, decode(good), OLD_KEY)],
    ['an array as payload', resign(good, [])],
    ['a text as payload', resign(good, 'cart-1')],
    ['no subject', resign(good, { ...decode(good), sub: undefined })],
    ['a subject that is no text', resign(good, { ...decode(good), sub: 1 })],
    ['no expiry', resign(good, { ...decode(good), exp: undefined })],
    ['more than a kilobyte', resign(good, { ...decode(good), more: 'x'.repeat(1024) })],
  ])('rejects %s, also the second time', (_, token) => {
    const tokens = tokensWith(KEY)
    expect([tokens.read(token, NOW), tokens.read(token, NOW)]).toEqual([undefined, undefined])
  })

  it('a payload that is signed and whole is accepted: the table above fails for its own reasons', () => {
    expect(tokensWith(KEY).read(resign(good, decode(good)), NOW)).toEqual(decode(good))
  })

  it.each([
    ['within a minute', 59, true],
    ['after a minute', 60, false],
    ['when the clock is set back', -1, false],
  ])('signs the same token again %s', (_, seconds, isSame) => {
    const tokens = tokensWith(KEY)
    const first = tokens.sign('cart-1', { region: 'NL' }, NOW)
    expect(tokens.sign('cart-1', { region: 'NL' }, after(seconds)) === first).toBe(isSame)
  })

  it.each([
    ['subject', 'cart-2', { region: 'NL' }],
    ['claim', 'cart-1', { region: 'US' }],
  ])('another %s is another token', (_, subject, claims) => {
    const tokens = tokensWith(KEY)
    const first = tokens.sign('cart-1', { region: 'NL' }, NOW)
    expect(tokens.sign(subject, claims, NOW)).not.toBe(first)
  })
})
