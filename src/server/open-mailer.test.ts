import { describe, expect, it } from 'vitest'
import { requireMailServer } from './open-mailer.ts'

describe('a live shop', () => {
  it('does not open without a mail server', () => {
    expect(() => requireMailServer({ live: true, smtpUrl: undefined })).toThrow(
      /^LIVE is true, but SMTP_URL is not set/,
    )
  })

  it.each([
    ['with one', { live: true, smtpUrl: 'smtp://mail' }],
    ['when it takes no money', { live: false, smtpUrl: undefined }],
  ])('opens %s', (_, config) => {
    expect(requireMailServer(config)).toBeUndefined()
  })
})
