import { describe, expect, it } from 'vitest'
import { redactText } from './redact-text.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl'

describe('redactText', () => {
  it.each([
    ['a token', `got ${TOKEN} back`, 'got [redacted] back'],
    ['a token after a hyphen', `cart-${TOKEN}`, 'cart-[redacted]'],
    ['a token inside a word', `x${TOKEN}`, 'x[redacted]'],
    ['an e-mail address with a long name', `by ${'a'.repeat(300)}@example.com`, 'by [redacted]'],
    ['two addresses beside each other', 'jo@example.com,al%40example.com', '[redacted],[redacted]'],
  ])('takes out %s', (_, text, expected) => expect(redactText(text)).toBe(expected))

  it.each(['a.b.c', 'version 1.20.3-beta', '/uk/adults/socks.html', 'eyJ'])('leaves %s', (text) =>
    expect(redactText(text)).toBe(text),
  )

  it('SEC-01 cuts a long text before it is searched', () => {
    const text = `${'a'.repeat(10_000)} jo@example.com`
    expect(redactText(text)).toBe(`${'a'.repeat(10_000)}… (10015 characters)`)
  })
})
