import { describe, expect, it } from 'vitest'
import { emailKey, foldEmail } from './email-key.ts'

const KELVIN = '\u212A'

describe('keys of e-mail addresses', () => {
  it.each([
    ['spaces around it', '  ada@example.com\n', 'ada@example.com'],
    ['capitals of the domain', 'Ada.King@Example.COM', 'Ada.King@example.com'],
    ['composed letters', 'Zoe\u0308@exa\u0308mple.com', 'Zo\u00EB@ex\u00E4mple.com'],
    ['a quoted @', '"a@B"@Example.com', '"a@B"@example.com'],
  ])('SEC-13 normalises %s', (_, email, key) => expect(emailKey(email)).toBe(key))

  it.each([
    ['the Kelvin sign in the name', `${KELVIN}ing@example.com`, 'king@example.com'],
    ['the Kelvin sign for a capital', `${KELVIN}ing@example.com`, 'King@example.com'],
    ['a Greek question mark', 'a\u037Eb@example.com', 'a;b@example.com'],
    ['the Kelvin sign in the domain', `ada@${KELVIN}ing.example`, 'ada@king.example'],
    ['a full-width letter', '\uFF4Bing@example.com', 'king@example.com'],
    ['a dotted capital I', '\u0130vy@example.com', 'ivy@example.com'],
    ['a Cyrillic a', '\u0430da@example.com', 'ada@example.com'],
    ['a long s', 'u\u017Fer@example.com', 'user@example.com'],
  ])('SEC-13 %s is another address', (_, lookAlike, email) => {
    expect(emailKey(lookAlike)).not.toBe(emailKey(email))
    expect(foldEmail(lookAlike)).not.toBe(foldEmail(email))
  })

  it('~SEC-13 a form folds capitals of ASCII only', () => {
    expect(foldEmail(` ADA.King@Example.com`)).toBe('ada.king@example.com')
    expect(foldEmail('\u00C9va@example.com')).toBe('\u00C9va@example.com')
  })
})
