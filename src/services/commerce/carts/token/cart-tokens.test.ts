import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTokens } from './cart-tokens.ts'

const SECRET = 'a secret that is long enough for a test of tokens'
const NOW = new Date('2026-11-15T10:00:00.000Z')
const DAY = 24 * 60 * 60 * 1000
const later = (days: number) => new Date(NOW.getTime() + days * DAY)
const claims = { cartId: 'cart-1', region: 'NL' } as const
const tokens = cartTokens([SECRET])
const token = tokens.sign(claims, NOW)

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
const header = decode(token.split('.')[0])
const payload = decode(token.split('.')[1])
/** With our own secret, as an insider would. */
const signed = (head: unknown, body: unknown, algorithm = 'sha256') => {
  const text = `${encode(head)}.${encode(body)}`
  return `${text}.${createHmac(algorithm, SECRET).update(text).digest('base64url')}`
}

describe('a cart token', () => {
  it('holds its purpose, its cart and its expiry', () => {
    expect(tokens.read(token, NOW)).toEqual(claims)
    expect(header).toMatchObject({ alg: 'HS256', typ: 'JWT' })
    expect(payload).toMatchObject({ purpose: 'cart', region: 'NL', sub: 'cart-1' })
    expect(Number(payload['exp']) - Number(payload['iat'])).toBe(2_592_000)
  })

  it('~CRT-15 is good for thirty days', () => {
    expect(tokens.read(token, later(29.9))).toEqual(claims)
    expect(tokens.read(token, later(30))).toBeUndefined()
  })

  it('outlives a change of keys for as long as the old one is named', () => {
    const renewed = cartTokens(['the new secret that is long enough', SECRET])
    expect(renewed.read(token, NOW)).toEqual(claims)
    expect(renewed.read(renewed.sign(claims, NOW), NOW)).toEqual(claims)
    expect(tokens.read(renewed.sign(claims, NOW), NOW)).toBeUndefined()
  })

  it.each([
    ['no token', ''],
    ['a word', 'token'],
    ['dots', '..'],
    ['four parts', `${token}.${token.split('.')[2]}`],
    ['the algorithm none', `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`],
    ['none, signed all the same', signed({ ...header, alg: 'none' }, payload)],
    ['another algorithm', signed({ ...header, alg: 'HS512' }, payload, 'sha512')],
    ['no key id', signed({ alg: 'HS256', typ: 'JWT' }, payload)],
    ['an unknown key id', signed({ ...header, kid: 'other' }, payload)],
    ['a key id of the prototype', signed({ ...header, kid: '__proto__' }, payload)],
    ['another purpose', signed(header, { ...payload, purpose: 'order' })],
    ['no purpose', signed(header, { ...payload, purpose: undefined })],
    ['a region that is none', signed(header, { ...payload, region: 'XX' })],
    ['no cart', signed(header, { ...payload, sub: undefined })],
    ['no end', signed(header, { ...payload, exp: undefined })],
    ['an end that is text', signed(header, { ...payload, exp: '9999999999' })],
    ['a list', signed(header, [])],
    ['nothing', signed(header, null)],
    ['a payload that was changed', token.replace(/\.[^.]+\./, `.${encode({ ...payload, sub: 'cart-2' })}.`)],
    ['a signature cut short', token.slice(0, -1)],
    ['another spelling of the signature', `${token}=`],
    ['another secret', cartTokens(['another secret, just as long']).sign(claims, NOW)],
    ['ten kilobytes', `${token}${'A'.repeat(10_000)}`],
  ])('is not %s', (_, forged) => {
    expect(tokens.read(forged, NOW)).toBeUndefined()
  })

  it('is not any other text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(token.length), (text, at) => {
        const changed = token.slice(0, at) + text + token.slice(at + text.length)
        expect(changed === token || tokens.read(changed, NOW) === undefined).toBe(true)
      }),
    )
  })
})
