/** Every mail in six languages, sent over SMTP and read by a parser of others; its document is checked by html-validate. */
import { once } from 'node:events'
import { HtmlValidate } from 'html-validate'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/markets/languages/languages.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { smtpMailer, type SmtpMailer } from '../../src/platform/mail/smtp-mailer.ts'
import { everyMail, isMarketing } from '../support/every-mail.ts'
import { portOf } from '../support/port-of.ts'
import { MAIL_RULES } from './html-rules.ts'

const received: Buffer[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push(Buffer.concat(chunks))
      done()
    })
  },
})
let mailer: SmtpMailer
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  mailer = smtpMailer({ url: `smtp://127.0.0.1:${portOf(server.server)}`, from: 'Sockeye <shop@sockeye.example>' })
})
afterAll(() => {
  mailer.close()
  server.close()
})
beforeEach(() => {
  received.length = 0
})

async function delivered(mail: Mail) {
  await mailer.send(mail)
  const parsed = await PostalMime.parse(received.at(-1) ?? '')
  return { ...parsed, header: new Map(parsed.headers.map(({ key, value }) => [key, value])) }
}

const ONE_CLICK = expect.stringMatching(/^<https:\/\/shop\.example\/newsletter\/leave\?[^>]+>$/)

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

describe.each(LANGUAGES)('mails in %s', (language) => {
  it('STD-10 have a text and an HTML part, a stable Message-ID, and one-click unsubscribing where they are marketing', async () => {
    const mails = await everyMail(language)
    expect(mails.length).toBeGreaterThan(20)
    expect(mails.filter(isMarketing)).toHaveLength(1)
    for (const mail of mails) {
      const [first, second] = [await delivered(mail), await delivered(mail)]
      expect(first.subject).toBe(mail.subject)
      expect(plain(first.text ?? '')).toBe(plain(mail.text))
      expect(plain(first.html ?? '')).toBe(plain(mail.html))
      expect(first.to).toEqual([{ name: '', address: mail.to }])
      expect(first.messageId).toMatch(/^<[\w.-]+@sockeye\.example>$/)
      expect(second.messageId).toBe(first.messageId)
      expect(first.header.get('auto-submitted')).toBe('auto-generated')
      const unsubscribe = [first.header.get('list-unsubscribe'), first.header.get('list-unsubscribe-post')]
      expect(unsubscribe).toEqual(
        isMarketing(mail) ? [ONE_CLICK, 'List-Unsubscribe=One-Click'] : [undefined, undefined],
      )
      expect(mail.html).toContain('<meta name="color-scheme" content="light"')
    }
  })

  it('STD-08 html-validate finds nothing in them', async () => {
    const validator = new HtmlValidate(MAIL_RULES)
    for (const { key, html } of await everyMail(language)) {
      const { results } = await validator.validateString(html)
      const problems = results.flatMap(({ messages }) => messages)
      expect([key, problems.map(({ ruleId, message, line }) => `${line} ${ruleId} ${message}`)]).toEqual([key, []])
    }
  })
})
