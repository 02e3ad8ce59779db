import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { mailbox, mailboxMigrations, type MailboxTables } from '../../src/platform/mail/mailbox.ts'
import { smtpMailer, type SmtpMailer } from '../../src/platform/mail/smtp-mailer.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'

const MAIL: Mail = {
  key: 'order-mail.abc_123',
  to: 'anna@example.com',
  subject: 'Your order 10000008 – thank you',
  text: 'Grüße\nfrom the fish',
  html: '<p>Grüße</p>',
}

type Received = { readonly from: string; readonly to: readonly string[]; readonly source: string }

describe('a mail server', () => {
  const received: Received[] = []
  let refuse: string | undefined
  let mailer: SmtpMailer
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 's3cret/+' ? done(null, { user: username }) : done(new Error('who are you?')),
    onRcptTo: (_, __, done) => done(refuse === undefined ? null : new Error(refuse)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  const urlFor = (credentials: string) => {
    const { port }: Pick<AddressInfo, 'port'> = portOf(server)
    return `smtp://${credentials}127.0.0.1:${port}`
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    mailer = smtpMailer({ url: urlFor('shop:s3cret%2F%2B@'), from: 'Sockeye <shop@sockeye.example>' })
  })
  afterEach(() => {
    received.length = 0
    refuse = undefined
  })
  afterAll(async () => {
    mailer.close()
    await new Promise<void>((resolve) => {
      server.close(resolve)
    })
  })

  it('accepts a mail with both its parts and a Message-ID made of its key', async () => {
    await mailer.send(MAIL)
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'shop@sockeye.example', to: ['anna@example.com'] })
    const source = received[0]?.source ?? ''
    expect(source).toContain('Message-ID: <order-mail.abc_123@sockeye.example>')
    expect(source).toContain('From: Sockeye <shop@sockeye.example>')
    expect(source).toMatch(/auto-submitted: auto-generated/i)
    expect(source).toMatch(/content-type: multipart\/alternative/i)
    expect(source).toContain('Gr=C3=BC=C3=9Fe')
  })

  it('the same mail again has the same Message-ID, so that the recipient sees one', async () => {
    await mailer.send(MAIL)
    await mailer.send(MAIL)
    const ids = received.map(({ source }) => /^Message-ID: .+$/m.exec(source)?.[0])
    expect(ids[0]).toBe(ids[1])
  })

  it.each([
    ['a second address', 'anna@example.com, eve@example.com'],
    ['a header of its own', 'anna@example.com\r\nBcc: eve@example.com'],
    ['a group', 'friends: anna@example.com, eve@example.com;'],
  ])('an address cannot inject %s', async (_, to) => {
    await mailer.send({ ...MAIL, to }).catch(() => undefined)
    expect(received.flatMap((mail) => mail.to)).not.toContain('eve@example.com')
    expect(received.map(({ source }) => source).join('')).not.toMatch(/^Bcc/im)
  })

  it('neither can a subject or a key', async () => {
    await mailer.send({ ...MAIL, key: 'a>\r\nX-Evil: 1', subject: 'Hello\r\nX-Evil: 1' })
    expect(received[0]?.source).not.toMatch(/^X-Evil/m)
  })

  it('reports a rejection by the server', async () => {
    refuse = 'no such mailbox'
    await expect(mailer.send(MAIL)).rejects.toThrow('no such mailbox')
  })

  it('reports a failed login', async () => {
    const stranger = smtpMailer({ url: urlFor('shop:wrong@'), from: 'Sockeye <shop@sockeye.example>' })
    await expect(stranger.send(MAIL)).rejects.toThrow('who are you?')
    stranger.close()
  })
})

function portOf(server: SMTPServer): { readonly port: number } {
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server does not listen')
  return address
}

describe.each(engines)('the mailbox on %s', (engine) => {
  let fresh: FreshDatabase<MailboxTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, mailboxMigrations)
  })
  afterAll(() => fresh.remove())

  it('stores a mail once, lists the newest first, and returns no others', async () => {
    const clock = settableClock('2026-11-15T10:00:00.000Z')
    const box = mailbox({ database: fresh.database, clock })
    await box.send(MAIL)
    await box.send({ ...MAIL, subject: 'The same key' })
    clock.advance(1000)
    await box.send({ ...MAIL, key: 'second', unsubscribe: 'https://shop.example/leave' })
    expect(await box.list()).toEqual([
      { key: 'second', recipient: MAIL.to, subject: MAIL.subject, sent_at: '2026-11-15T10:00:01.000Z' },
      { key: MAIL.key, recipient: MAIL.to, subject: MAIL.subject, sent_at: '2026-11-15T10:00:00.000Z' },
    ])
    expect(await box.read(MAIL.key)).toMatchObject({ text: MAIL.text, html: MAIL.html })
    expect(await box.read('unknown')).toBeUndefined()
  })
})
