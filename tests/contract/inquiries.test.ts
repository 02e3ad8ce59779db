import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inquiryClient } from '../../src/contracts/engagement/inquiry-client.ts'
import { INQUIRY_FAILED, INQUIRY_SENT, type Inquiry } from '../../src/contracts/engagement/inquiry.ts'
import { settableClock } from '../support/settable-clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { SEND_INQUIRY } from '../../src/contracts/engagement/engagement-routes.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const JSON_TYPE = { 'content-type': 'application/json' }
const needed = {
  campaign: 'corporate-gifts',
  store: 'uk',
  countryCode: 'GB',
  name: 'Ada King',
  email: 'ada@example.com',
  message: 'Socks for all of us.',
} as const
const whole: Inquiry = { ...needed, company: 'Engines & Sons', pieces: 250 }
const stored = {
  id: expect.stringMatching(/^[\w-]{24}$/),
  campaign: 'corporate-gifts',
  store: 'uk',
  country_code: 'GB',
  name: 'Ada King',
  email: 'ada@example.com',
  company: 'Engines & Sons',
  pieces: 250,
  message: 'Socks for all of us.',
  created_at: NOON,
}
const long = 'x'.repeat(10_000)

/** A member, its value, and the problem. Undefined leaves it out. */
const MISTAKES: readonly (readonly [what: string, field: string, value: unknown])[] = [
  ...['campaign', 'store', 'countryCode', 'name', 'email', 'message'].flatMap((field) => [
    [`no ${field}`, field, undefined] as const,
    [`an empty ${field}`, field, ' \n '] as const,
    [`${field} that is a number`, field, 7] as const,
    [`${field} that is a list`, field, ['uk']] as const,
    [`10 kB of ${field}`, field, long] as const,
  ]),
  ['an unknown store', 'store', 'gb'],
  ['an unknown country', 'countryCode', 'XX'],
  ['a bad email', 'email', 'a@b'],
  ['a name one too long', 'name', 'x'.repeat(201)],
  ['a name of two lines', 'name', 'Ada\nKing'],
  ['a name with an escape', 'name', 'Ada\u001B[2J'],
  ['a name with half a character', 'name', 'Ada\ud83e'],
  ['an empty company', 'company', ''],
  ['10 kB of company', 'company', long],
  ['pieces that are a text', 'pieces', '250'],
  ['no piece', 'pieces', 0],
  ['half a piece', 'pieces', 0.5],
  ['too many pieces', 'pieces', 1_000_001],
  ['a message one too long', 'message', 'x'.repeat(4001)],
  ['a message with a bell', 'message', 'ring\u0007'],
  ['a message with a tab', 'message', 'a\tb'],
  ['a message with NUL', 'message', 'a\u0000b'],
  ['a website that is a number', 'website', 1],
  ['an unknown member', 'phone', '1'],
]

describe.each(engines)('inquiries on %s', (engine) => {
  const lines: string[] = []
  const clock = settableClock(NOON)
  let fresh: FreshDatabase<EngagementTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, engagementMigrations)
  })
  afterAll(() => fresh.remove())

  const storedInquiries = () => fresh.database.query.selectFrom('inquiries').selectAll().orderBy('email').execute()

  describe.each(transports)('%s', (transport) => {
    let reached: Reached

    beforeEach(async () => {
      lines.length = 0
      clock.set(NOON)
      await fresh.database.query.deleteFrom('inquiries').execute()
      const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } })
      reached = await reach(transport, createEngagementService({ database: fresh.database, clock, log }))
      return () => reached.close()
    })

    const send = (init: RequestInit) =>
      reached.fetch(new Request(reached.baseUrl + SEND_INQUIRY.path, { method: 'POST', redirect: 'manual', ...init }))
    const post = (body: unknown) => send({ headers: JSON_TYPE, body: JSON.stringify(body) })

    describe('as JSON', () => {
      it('stores all of it', async () => {
        const answer = await post(whole)
        expect([answer.status, await answer.text()]).toEqual([201, ''])
        expect(await storedInquiries()).toEqual([stored])
      })

      it('stores what is required, normalized', async () => {
        const untidy = { ...needed, name: ' Ada King ', email: ' ADA@example.com', message: '\r\nOne\r\n\rTwo\n ' }
        expect((await post(untidy)).status).toBe(201)
        expect(await storedInquiries()).toEqual([{ ...stored, company: null, pieces: null, message: 'One\n\nTwo' }])
      })

      it('accepts the longest values', async () => {
        const longest = { ...whole, name: '가'.repeat(200), pieces: 1_000_000, message: '가'.repeat(4000) }
        expect((await post(longest)).status).toBe(201)
        expect(await storedInquiries()).toEqual([
          { ...stored, name: longest.name, pieces: 1_000_000, message: longest.message },
        ])
      })

      it.each(MISTAKES)('400 for %s, and nothing is written', async (_, field, value) => {
        const answer = await post({ ...whole, [field]: value })
        expect([answer.status, await answer.json()]).toEqual([
          400,
          expect.objectContaining({ code: 'INVALID_REQUEST', field }),
        ])
        expect(await storedInquiries()).toEqual([])
      })

      it.each<[number, string, RequestInit]>([
        [400, 'INVALID_REQUEST', { headers: JSON_TYPE, body: JSON.stringify([whole]) }],
        [400, 'MALFORMED_JSON', { headers: JSON_TYPE, body: 'campaign=x' }],
        [405, 'METHOD_NOT_ALLOWED', { method: 'GET' }],
        [
          413,
          'BODY_TOO_LARGE',
          { headers: JSON_TYPE, body: JSON.stringify({ ...whole, message: 'x'.repeat(70_000) }) },
        ],
        [415, 'UNSUPPORTED_MEDIA_TYPE', { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(whole) }],
      ])('%i %s', async (status, code, init) => {
        const answer = await send(init)
        expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })])
        expect(await storedInquiries()).toEqual([])
      })

      it('answers a filled honeypot field with success, and stores nothing', async () => {
        const [real, pretended] = [await post({ ...whole, website: '' }), await post({ ...whole, website: 'http://x' })]
        expect([pretended.status, await pretended.text()]).toEqual([real.status, await real.text()])
        expect(await storedInquiries()).toHaveLength(1)
      })

      it('accepts five of an address in an hour', async () => {
        for (let sent = 0; sent < 5; sent += 1) expect((await post(whole)).status).toBe(201)
        const refused = await post({ ...whole, email: 'ADA@example.com' })
        expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
          429,
          '3600',
          expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
        ])
        expect(await storedInquiries()).toHaveLength(5)
      })

      it('writes nothing of it into the log', async () => {
        await post(whole)
        await post({ ...whole, store: 'nowhere' })
        expect(lines.join('')).not.toMatch(/ada@|King|Engines/)
      })

      it('the client and the service are compatible', async () => {
        const client = inquiryClient(reached.transport)
        await expect(client.send(whole)).resolves.toBeUndefined()
        expect(await storedInquiries()).toEqual([stored])
        await expect(client.send({ ...whole, name: '' })).rejects.toMatchObject({
          status: 400,
          answer: { field: 'name' },
        })
      })
    })

    describe('from a plain form', () => {
      const fields = { ...needed, company: 'Engines & Sons', pieces: '250', website: '' }
      const page = '/uk/corporate-gifts'

      const submit = async (
        form: Record<string, string> | [string, string][],
        headers: Record<string, string> = {},
      ) => {
        const body = new URLSearchParams(form)
        const answer = await send({ body, headers: { referer: reached.baseUrl + page, ...headers } })
        return [answer.status, answer.headers.get('location')]
      }
      const sent = [303, `${page}#${INQUIRY_SENT}`]
      const failed = [303, `${page}#${INQUIRY_FAILED}`]

      it('stores all of it and redirects to its page', async () => {
        expect(await submit(fields)).toEqual(sent)
        expect(await storedInquiries()).toEqual([stored])
      })

      it('treats empty fields as left out', async () => {
        expect(await submit({ ...fields, company: ' ', pieces: '', message: 'One\r\nTwo' })).toEqual(sent)
        expect(await storedInquiries()).toEqual([{ ...stored, company: null, pieces: null, message: 'One\nTwo' }])
      })

      it('accepts the longest message, in characters of nine bytes each', async () => {
        expect(await submit({ ...fields, message: '가'.repeat(4000) })).toEqual(sent)
        expect(await storedInquiries()).toEqual([{ ...stored, message: '가'.repeat(4000) }])
      })

      it.each<[string, [string, string][]]>([
        ['a field left out', Object.entries(needed).slice(1)],
        ['a field left empty', Object.entries({ ...fields, message: '' })],
        ['a field sent twice', [...Object.entries(fields), ['name', 'Bob']]],
        ['a field it does not know', [...Object.entries(fields), ['phone', '1']]],
        ['a field named like a prototype', [...Object.entries(fields), ['__proto__', '1']]],
        ['pieces that are no number', Object.entries({ ...fields, pieces: 'many' })],
        ['too large a number of pieces', Object.entries({ ...fields, pieces: '9'.repeat(400) })],
        ['a bad email', Object.entries({ ...fields, email: 'a@b' })],
        ['a NUL', Object.entries({ ...fields, name: 'Ada\0' })],
        ['nothing', []],
      ])('redirects with a failure for %s, and nothing is written', async (_, form) => {
        expect(await submit(form)).toEqual(failed)
        expect(await storedInquiries()).toEqual([])
      })

      it('answers a filled honeypot field as if it succeeded', async () => {
        expect(await submit({ ...fields, website: 'http://x' })).toEqual(sent)
        expect(await storedInquiries()).toEqual([])
      })

      it('redirects with a failure after five of an address, and nothing else', async () => {
        for (let times = 0; times < 5; times += 1) expect(await submit(fields)).toEqual(sent)
        const body = new URLSearchParams(fields)
        const answer = await send({ body, headers: { referer: reached.baseUrl + page } })
        expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([303, null, ''])
        expect(answer.headers.get('location')).toBe(failed[1])
      })
    })
  })

  it('redirects with a failure when the database is gone, and logs the cause', async () => {
    const broken = await freshDatabase<EngagementTables>(engine, [])
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
    const { fetch } = createEngagementService({ database: broken.database, clock, log })
    lines.length = 0
    const body = new URLSearchParams(needed)
    const headers = { referer: 'http://shop/uk/gifts' }
    const answer = await fetch(new Request(`http://shop${SEND_INQUIRY.path}`, { method: 'POST', body, headers }))
    await broken.remove()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/uk/gifts#${INQUIRY_FAILED}`])
    expect(lines).toEqual([expect.stringContaining('service.request_failed')])
    expect(lines.join('')).not.toMatch(/ada@|Socks for/)
  })
})
