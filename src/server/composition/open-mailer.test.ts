import { describe, expect, it } from 'vitest'
import { requireMailServer } from './open-mailer.ts'

const LIVE = { live: true, smtpUrl: 'smtp://mail', publicUrl: 'https://shop.example' }

describe('a live shop', () => {
  it.each([
    ['a mail server', { ...LIVE, smtpUrl: undefined }, /^LIVE is true, but SMTP_URL is not set/],
    ['an address', { ...LIVE, publicUrl: undefined }, /^LIVE is true, but PUBLIC_URL is not an https address/],
    ['a safe address', { ...LIVE, publicUrl: 'http://shop.example' }, /^LIVE is true, but PUBLIC_URL is not an https/],
  ])('does not open without %s', (_, config, sentence) => {
    expect(() => requireMailServer(config)).toThrow(sentence)
  })

  it.each([
    ['with both', LIVE],
    ['when it takes no money', { live: false, smtpUrl: undefined, publicUrl: undefined }],
  ])('opens %s', (_, config) => {
    expect(requireMailServer(config)).toBeUndefined()
  })
})
