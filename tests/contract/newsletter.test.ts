import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newsletterClient } from '../../src/contracts/engagement/newsletter-client.ts'
import {
  NEWSLETTER_FAILED,
  NEWSLETTER_SENT,
  type NewsletterSubscription,
} from '../../src/contracts/engagement/newsletter.ts'
import { settableClock } from '../support/settable-clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { limitsOfOneAddress } from '../support/raised-limits.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { SUBSCRIBE } from '../../src/contracts/engagement/engagement-routes.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const ada = { store: 'uk', email: 'ada@example.com', countryCode: 'GB' } as const
const JSON_TYPE = { 'content-type': 'application/json' }
const long = 'x'.repeat(10_000)

describe.each(engines)('the newsletter on %s', (engine) => {
  const lines: string[] = []
  const clock = settableClock(NOON)
  let fresh: FreshDatabase<EngagementTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...engagementMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())

  const stored = () =>
    fresh.database.query.selectFrom('subscribers').selectAll().orderBy('email').orderBy('store').execute()

  describe.each(transports)('%s', (transport) => {
    let reached: Reached

    beforeEach(async () => {
      lines.length = 0
      clock.set(NOON)
      await fresh.database.query.deleteFrom('subscribers').execute()
      const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } })
      reached = await reach(
        transport,
        createEngagementService({ database: fresh.database, clock, limits: limitsOfOneAddress(clock), log }),
      )
      return () => reached.close()
    })

    const send = (init: RequestInit) => reached.fetch(new Request(reached.baseUrl + SUBSCRIBE.path, init))
    const post = (body: unknown) => send({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })

    it('NWS-01 stores store, email and country', async () => {
      const answer = await post(ada)
      expect([answer.status, await answer.text()]).toEqual([200, ''])
      expect(await stored()).toEqual([
        {
          id: expect.stringMatching(/^[\w-]{24}$/),
          email: 'ada@example.com',
          store: 'uk',
          country_code: 'GB',
          source: 'newsletter',
          created_at: NOON,
          status: 'pending',
          token_hash: expect.stringMatching(/^[\da-f]{64}$/),
          asked_at: NOON,
          asked_from: null,
          confirmed_at: null,
          confirmed_from: null,
          text_version: expect.stringMatching(/./),
          leave_token: expect.stringMatching(/^[\w-]{24}$/),
        },
      ])
    })

    it.each([
      ['a good address', 'ada@example.com', NEWSLETTER_SENT, 1],
      ['a bad one', 'ada', NEWSLETTER_FAILED, 0],
    ])('brings a plain form with %s back to its page', async (_, email, fragment, count) => {
      const headers = { referer: `${reached.baseUrl}/uk` }
      const answer = await send({
        method: 'POST',
        headers,
        body: new URLSearchParams({ ...ada, email }),
        redirect: 'manual',
      })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/uk#${fragment}`])
      expect(await stored()).toHaveLength(count)
    })

    it('~NWS-02 stores that it was requested at checkout', async () => {
      expect((await post({ ...ada, checkout: true })).status).toBe(200)
      expect(await stored()).toEqual([expect.objectContaining({ source: 'checkout' })])
    })

    it('answers a known address like a new one, and leaves it unchanged', async () => {
      const first = await post(ada)
      clock.advance(60_000)
      const again = await post({ ...ada, email: ' ADA@Example.com ', countryCode: 'IE', checkout: true })
      const responseParts = async (answer: Response) => [
        answer.status,
        await answer.text(),
        [...answer.headers.keys()].toSorted(),
      ]
      expect(await responseParts(again)).toEqual(await responseParts(first))
      expect(await stored()).toEqual([
        expect.objectContaining({
          email: 'ada@example.com',
          country_code: 'GB',
          source: 'newsletter',
          created_at: NOON,
        }),
      ])
    })

    it('stores an address once for each storefront, also for concurrent requests', async () => {
      await Promise.all([ada, ada, { ...ada, store: 'de' }, ada].map(post))
      expect((await stored()).map(({ store }) => store)).toEqual(['de', 'uk'])
    })

    it.each<[string, object, string]>([
      ['no store', { ...ada, store: undefined }, 'store'],
      ['a country for a store', { ...ada, store: 'gb' }, 'store'],
      ['a store on another site', { ...ada, store: 'jp' }, 'store'],
      ['a store in capitals', { ...ada, store: 'UK' }, 'store'],
      ['a store that is a number', { ...ada, store: 1 }, 'store'],
      ['a store of 10 kB', { ...ada, store: long }, 'store'],
      ['no country', { ...ada, countryCode: undefined }, 'countryCode'],
      ['an unknown country', { ...ada, countryCode: 'XX' }, 'countryCode'],
      ['a country in small letters', { ...ada, countryCode: 'gb' }, 'countryCode'],
      ['a list of countries', { ...ada, countryCode: ['GB'] }, 'countryCode'],
      ['no email', { ...ada, email: undefined }, 'email'],
      ['NWS-09 a bad email', { ...ada, email: 'a@b' }, 'email'],
      ['an email that is null', { ...ada, email: null }, 'email'],
      ['an email that is an object', { ...ada, email: { $ne: '' } }, 'email'],
      ['two emails', { ...ada, email: 'ada@example.com,bob@example.com' }, 'email'],
      ['an email with a line end', { ...ada, email: 'ada@example.com\r\nbcc:bob@example.com' }, 'email'],
      ['an email with NUL', { ...ada, email: 'ada\u0000@example.com' }, 'email'],
      ['an email of 10 kB', { ...ada, email: `${long}@example.com` }, 'email'],
      ['checkout that is false', { ...ada, checkout: false }, 'checkout'],
      ['checkout that is a text', { ...ada, checkout: 'true' }, 'checkout'],
      ['an unknown member', { ...ada, source: 'checkout' }, 'source'],
      ['an unknown member of 10 kB', { ...ada, note: long }, 'note'],
    ])('400 for %s, and nothing is written', async (_, body, field) => {
      const answer = await post(body)
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'INVALID_REQUEST', field }),
      ])
      expect(await stored()).toEqual([])
    })

    it.each<[number, string, RequestInit]>([
      [400, 'INVALID_REQUEST', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify([ada]) }],
      [400, 'MALFORMED_JSON', { method: 'POST', headers: JSON_TYPE, body: '{"store":' }],
      [405, 'METHOD_NOT_ALLOWED', { method: 'GET' }],
      [413, 'BODY_TOO_LARGE', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ ...ada, x: long + long }) }],
      [415, 'UNSUPPORTED_MEDIA_TYPE', { method: 'POST', body: JSON.stringify(ada) }],
    ])('%i %s', async (status, code, init) => {
      const answer = await send(init)
      expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })])
      expect(await stored()).toEqual([])
    })

    it('accepts an address five times an hour, in any notation', async () => {
      for (const email of [
        'ada@example.com',
        'ADA@example.com',
        ' ada@example.com',
        'Ada@example.com',
        'ada@example.COM',
      ]) {
        expect((await post({ ...ada, email })).status).toBe(200)
      }
      clock.advance(20 * 60_000)
      const refused = await post({ ...ada, store: 'de' })
      expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
        429,
        '2400',
        { code: 'TOO_MANY_REQUESTS', message: 'Too much was sent: try again later' },
      ])
      expect(await stored()).toHaveLength(1)
      clock.advance(40 * 60_000)
      expect((await post({ ...ada, store: 'de' })).status).toBe(200)
    })

    it('accepts sixty a minute, not counting invalid ones', async () => {
      for (let sent = 0; sent < 60; sent += 1) {
        await post({ ...ada, store: 'nowhere' })
        expect((await post({ ...ada, email: `${sent}@example.com` })).status).toBe(200)
      }
      const refused = await post(ada)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
      expect(await stored()).toHaveLength(60)
      clock.advance(60_000)
      expect((await post(ada)).status).toBe(200)
    })

    it('writes no address into the log', async () => {
      await post(ada)
      await post({ ...ada, store: 'nowhere' })
      expect(lines.join('')).not.toContain('ada@')
    })

    it('NWS-03 the client and the service are compatible', async () => {
      const client = newsletterClient(reached.transport)
      await expect(client.subscribe(ada)).resolves.toBeUndefined()
      const wrong: NewsletterSubscription = { ...ada, email: 'a@b' }
      await expect(client.subscribe(wrong)).rejects.toMatchObject({ kind: 'status', status: 400 })
    })
  })
})
