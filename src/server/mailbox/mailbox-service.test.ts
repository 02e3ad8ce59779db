import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMailboxService, isMailboxOpen } from './mailbox-service.ts'

const MAIL = {
  key: 'order-mail.abc',
  recipient: 'ada@example.com',
  subject: 'Socks & <b>more</b>',
  text: 'plain </pre><script>',
  html: '<!doctype html><html><head><title>x</title></head><body><a href="/">x</a></body></html>',
  sent_at: '2026-11-15T10:00:00.000Z',
}

describe('the mailbox in the browser', () => {
  const service = createMailboxService({
    list: async () => [MAIL],
    read: async (key) => (key === MAIL.key ? MAIL : undefined),
  })
  const read = async (path: string) => {
    const answer = await service.fetch(new Request(`http://shop${path}`))
    return { status: answer.status, text: await answer.text(), policy: answer.headers.get('content-security-policy') }
  }

  it('lists mails and shows each in both forms, with whatever they hold as text', async () => {
    const list = await read('/mailbox')
    expect(list.text).toContain('<a href="/mailbox/order-mail.abc">Socks &amp; &lt;b&gt;more&lt;/b&gt;</a')
    const mail = await read('/mailbox/order-mail.abc')
    expect(mail.text).toContain('src="/mailbox/order-mail.abc/html"')
    expect(mail.text).toContain('plain &lt;/pre&gt;&lt;script&gt;')
    const style = /<style>([\s\S]*)<\/style>/.exec(mail.text)?.[1] ?? ''
    expect(mail.policy).toContain(`default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'`)
  })

  it('~SHX-22 has the header, fonts and colours of the shop', async () => {
    const { text, policy } = await read('/mailbox')
    expect(text).toMatch(/<header><a href="\/"><svg [\s\S]*?<\/svg>Sockeye<\/a><\/header>/)
    expect(text).toContain('font:16px/1.5 Figtree')
    expect(policy).toContain("font-src 'self'")
  })

  it('a mail is shown where it can run nothing and its links leave the frame', async () => {
    const { text, policy } = await read('/mailbox/order-mail.abc/html')
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
    expect(text).toContain('<head><base target="_blank">')
  })

  it.each(['/mailbox/unknown', '/mailbox/unknown/html', '/mailbox/a/b/c'])('%s is none', async (path) => {
    expect((await read(path)).status).toBe(404)
  })

  it.each([
    ['no mail server is set', { smtpUrl: undefined, live: false }, true],
    ['mails really leave', { smtpUrl: 'smtp://mail', live: false }, false],
    ['the shop takes real money', { smtpUrl: undefined, live: true }, false],
  ])('when %s', (_, config, expected) => {
    expect(isMailboxOpen(config)).toBe(expected)
  })
})
