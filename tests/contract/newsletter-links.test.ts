/** From the subscription to the mail, from the mail to the list, and off the list again. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { SUBSCRIBE } from '../../src/contracts/engagement/engagement-routes.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const DAY = 86_400_000
const ada = { store: 'uk', email: 'ada@example.com', countryCode: 'GB' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(engines)('the links of the newsletter on %s', (engine) => {
  const clock = settableClock(NOON)
  const mails: Mail[] = []
  const lines: string[] = []
  const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } })
  let fresh: FreshDatabase<EngagementTables>
  let service: ReturnType<typeof createEngagementService>
  let woken = 0

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...engagementMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    clock.set(NOON)
    mails.length = 0
    lines.length = 0
    await fresh.database.query.deleteFrom('subscribers').execute()
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    const mail = { mailer, publicUrl: () => 'https://shop.example', wake: () => void (woken += 1) }
    woken = 0
    service = createEngagementService({ database: fresh.database, clock, log, mail })
  })

  const request = (path: string, init: RequestInit = {}) => service.fetch(new Request(`http://shop${path}`, init))
  const subscribe = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    request(SUBSCRIBE.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  /** Sends pending mails, and returns the links of the last one. */
  const post = async () => {
    await service.sendDue?.()
    const text = mails.at(-1)?.text ?? ''
    const [, confirm = ''] = /https:\/\/shop\.example(\/newsletter\/confirm\?token=[\w-]{24})\n/.exec(text) ?? []
    const [, leave = ''] = /https:\/\/shop\.example(\/newsletter\/leave\?token=[\w-]{24}&store=\w+)\n/.exec(text) ?? []
    return { confirm, leave }
  }
  const press = (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { pathname, searchParams } = new URL(path, 'http://shop')
    return request(pathname, { method: 'POST', headers: { ...FORM, ...headers }, body: searchParams.toString() })
  }
  const stored = () => fresh.database.query.selectFrom('subscribers').selectAll().execute()
  const statuses = async () => (await stored()).map(({ status }) => status)

  it('LAW-27 the proof of a consent is retained for three years after leaving, and no longer', async () => {
    await subscribe(ada, { [CLIENT_IP_HEADER]: '203.0.113.77' })
    const { confirm, leave } = await post()
    await press(confirm, { [CLIENT_IP_HEADER]: '203.0.113.78' })
    clock.advance(DAY)
    expect((await press(leave)).status).toBe(200)
    expect(await stored()).toEqual([])
    const proofs = () => fresh.database.query.selectFrom('newsletter_proofs').selectAll().execute()
    expect(await proofs()).toEqual([
      expect.objectContaining({
        email: 'ada@example.com',
        asked_at: NOON,
        asked_from: '203.0.113.0',
        confirmed_at: NOON,
        confirmed_from: '203.0.113.0',
        text_version: expect.stringMatching(/./),
        left_at: '2026-03-02T12:00:00.000Z',
      }),
    ])
    clock.set('2029-03-02T11:00:00.000Z')
    await service.purge()
    expect(await proofs()).toHaveLength(1)
    clock.set('2029-03-02T13:00:00.000Z')
    await service.purge()
    expect(await proofs()).toEqual([])
  })

  it('LAW-27 a subscription that was never confirmed leaves no proof', async () => {
    await subscribe(ada)
    const { leave } = await post()
    await press(leave)
    expect(await fresh.database.query.selectFrom('newsletter_proofs').selectAll().execute()).toEqual([])
  })

  it('LAW-27 mails of the newsletter have the postal address of the sender', async () => {
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    const mail = {
      mailer,
      publicUrl: () => 'https://shop.example',
      wake: () => undefined,
      postalAddress: async () => 'Sockeye B.V., Keizersgracht 1, 1015 CN Amsterdam',
    }
    service = createEngagementService({ database: fresh.database, clock, log, mail })
    await subscribe(ada)
    await post()
    expect(mails[0]?.text).toContain('Keizersgracht 1, 1015 CN Amsterdam')
    expect(mails[0]?.html).toContain('Keizersgracht 1, 1015 CN Amsterdam')
  })

  it('a subscription waits for its confirmation; opening the page changes nothing', async () => {
    await subscribe(ada, { [CLIENT_IP_HEADER]: '203.0.113.77' })
    expect(woken).toBe(1)
    const { confirm } = await post()
    expect(mails).toEqual([
      expect.objectContaining({
        to: 'ada@example.com',
        subject: 'Please confirm your subscription',
        html: expect.stringContaining(`href="https://shop.example${confirm}"`),
        unsubscribe: expect.stringMatching(/^https:\/\/shop\.example\/newsletter\/leave\?token=/),
      }),
    ])
    const page = await request(confirm)
    expect([page.status, await statuses()]).toEqual([200, ['pending']])
    expect(await page.text()).toMatch(/<form method="post" action="\/newsletter\/confirm">/)

    clock.advance(DAY)
    const done = await press(confirm, { [CLIENT_IP_HEADER]: '2001:db8:1:2:3::4' })
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('You’re in')])
    expect(await stored()).toEqual([
      expect.objectContaining({
        status: 'confirmed',
        asked_at: NOON,
        asked_from: '203.0.113.0',
        confirmed_at: '2026-03-02T12:00:00.000Z',
        confirmed_from: '2001:db8:1::',
        text_version: expect.stringMatching(/./),
      }),
    ])
  })

  it('the page sends no referrer, and runs no script', async () => {
    await subscribe(ada)
    const { confirm } = await post()
    const page = await request(confirm)
    const style = /<style>(.*)<\/style>/s.exec(await page.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining(`default-src 'none'; style-src 'sha256-${hash}';`),
    })
  })

  it('the token is nowhere in the database once the mail is sent', async () => {
    await subscribe(ada)
    const { confirm } = await post()
    const token = confirm.split('=')[1] ?? ''
    const rows = [await stored(), await fresh.database.query.selectFrom('outbox').selectAll().execute()]
    expect(token).toHaveLength(24)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(lines.join('')).not.toMatch(/ada@|token=/)
  })

  it('a second request before confirming sends another link, and the last one counts', async () => {
    await subscribe(ada)
    const first = await post()
    await subscribe(ada)
    const second = await post()
    expect(mails).toHaveLength(2)
    expect(second.leave).toBe(first.leave)
    expect((await press(first.confirm)).status).toBe(404)
    expect((await press(second.confirm)).status).toBe(200)
    expect(await statuses()).toEqual(['confirmed'])
  })

  it('a subscriber gets no further mail, and the response does not reveal it', async () => {
    await subscribe(ada)
    const { confirm } = await post()
    await press(confirm)
    const again = await subscribe(ada)
    await post()
    expect([again.status, await again.text(), mails.length]).toEqual([200, '', 1])
    const twice = await press(confirm)
    expect([twice.status, (await request(confirm)).status, await statuses()]).toEqual([200, 200, ['confirmed']])
  })

  it('a link is valid for seven days; then the address is deleted', async () => {
    await subscribe(ada)
    const { confirm } = await post()
    clock.advance(7 * DAY + 1)
    expect([(await request(confirm)).status, (await press(confirm)).status]).toEqual([404, 404])
    await subscribe({ ...ada, email: 'bob@example.com' })
    expect((await stored()).map(({ email }) => email)).toEqual(['bob@example.com'])
  })

  it.each([
    ['by the button of the page', async (leave: string) => press(leave)],
    [
      'by the one of a mail program',
      async (leave: string) => request(leave, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' }),
    ],
  ])('unsubscribing takes effect immediately: %s', async (_, goAway) => {
    await subscribe(ada)
    const { leave } = await post()
    const page = await request(leave)
    expect([page.status, (await stored()).length]).toEqual([200, 1])
    expect((await goAway(leave)).status).toBe(200)
    expect(await stored()).toEqual([])
    expect((await request(leave)).status).toBe(404)
  })

  it('STD-10 one-click unsubscribing is idempotent and answers in the language of the mail', async () => {
    await subscribe({ ...ada, store: 'fr', countryCode: 'FR' })
    const { leave } = await post()
    const oneClick = () => request(leave, { method: 'POST', headers: FORM, body: 'List-Unsubscribe=One-Click' })
    // The button of the page, pressed late: its form has the storefront in its address.
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(await (await request(leave)).text()) ?? []
    const token = new URL(leave, 'http://shop').searchParams.get('token') ?? ''
    const pressed = () =>
      request(action, { method: 'POST', headers: FORM, body: new URLSearchParams({ token }).toString() })
    const answers = [await oneClick(), await oneClick(), await pressed(), await oneClick()]
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toContain('<html lang="fr">')
    expect(await stored()).toEqual([])
    const looked = await request(leave)
    expect([looked.status, await looked.text()]).toEqual([404, expect.stringContaining('<html lang="fr">')])
    // Links of older mails have no storefront.
    const [older = ''] = leave.split('&')
    const again = await request(older, { method: 'POST', headers: { ...FORM, 'accept-language': 'it' }, body: '' })
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('<html lang="it">')])
  })

  it.each(['', '?token=', '?token=x', `?token=${'A'.repeat(24)}`, `?token=${"'%20or%201=1--".padEnd(24, 'x')}`])(
    '%j is not found, in the language of the browser',
    async (query) => {
      await subscribe(ada)
      for (const path of ['/newsletter/confirm', '/newsletter/leave']) {
        const answer = await request(path + query, { headers: { 'accept-language': 'sv, de-AT;q=0.8' } })
        expect([answer.status, await answer.text()]).toEqual([
          404,
          expect.stringContaining('Dieser Link ist abgelaufen'),
        ])
      }
      expect(await statuses()).toEqual(['pending'])
    },
  )

  it.each([
    ['uk', 'en', 'Please confirm your subscription'],
    ['de', 'de', 'Bitte bestätige deine Anmeldung zum Newsletter'],
    ['be', 'nl', 'Bevestig je aanmelding voor de nieuwsbrief'],
    ['fr', 'fr', 'Confirme ton inscription à la newsletter'],
    ['es', 'es', 'Confirma tu suscripción al boletín'],
    ['it', 'it', 'Conferma la tua iscrizione alla newsletter'],
    ['eu', 'en', 'Please confirm your subscription'],
  ])('%s sends mails and pages in %s', async (store, language, subject) => {
    await subscribe({ ...ada, store })
    const { confirm } = await post()
    expect(mails[0]?.subject).toBe(subject)
    expect(await (await request(confirm)).text()).toContain(`<html lang="${language}">`)
  })
})
