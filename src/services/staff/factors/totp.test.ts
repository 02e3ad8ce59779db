import { describe, expect, it } from 'vitest'
import { fromBase32, toBase32 } from './base32.ts'
import { matchTotp, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts'

/** Of RFC 6238, appendix B: the ASCII digits 1 to 0, twice. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

describe('TOTP', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('STF-09 at %d seconds the code of RFC 6238 is %s', (seconds, code) => {
    const step = totpStep(new Date(seconds * 1000))
    expect(totpCode(SECRET, step, 8)).toBe(code)
    expect(totpCode(SECRET, step)).toBe(code.slice(2))
  })

  const now = new Date('2026-11-17T09:00:14.000Z')
  const step = totpStep(now)

  it.each([
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ])('STF-09 the code of the step %d away matches: %s', (offset, expected) => {
    expect(matchTotp(SECRET, totpCode(SECRET, step + offset), now)).toBe(expected)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('STF-09 %j is no code', (code) => {
    expect(matchTotp(SECRET, code, now)).toBeUndefined()
  })

  it('STF-09 blanks in a code are ignored', () => {
    const code = totpCode(SECRET, step)
    expect(matchTotp(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(step)
  })

  it('STF-09 a secret has 160 bits, and its address names account and shop', () => {
    const secret = newTotpSecret()
    expect(fromBase32(secret)).toHaveLength(20)
    expect(totpUri(secret, { email: 'ada@example.com', issuer: 'Sockeye' })).toBe(
      `otpauth://totp/Sockeye:ada%40example.com?secret=${secret}&issuer=Sockeye&algorithm=SHA1&digits=6&period=30`,
    )
  })
})

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('~STF-09 of %j is %s, as RFC 4648 says', (text, expected) => {
    expect(toBase32(Buffer.from(text))).toBe(expected)
    expect(fromBase32(expected).toString()).toBe(text)
  })

  it('~STF-09 rejects other characters', () => {
    expect(() => fromBase32('MZ1')).toThrow('Not base32')
  })
})
