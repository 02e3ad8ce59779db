import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookUpCountry } from '../../src/contracts/engagement/country-code-client.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { VISITOR_COUNTRY_HEADER } from '../../src/platform/http/visitor-country.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { LOOK_UP_COUNTRY } from '../../src/contracts/engagement/engagement-routes.ts'
import { http } from '../../src/contracts/transport.ts'

const log = createLog({ level: 'silent' })

/** A lookup service, by its response for each network; it has no others. */
const ANSWERS: Readonly<Record<string, string>> = {
  '203.0.113.0': '{"ip":"203.0.113.0","country":"SE"}',
  '198.51.100.0': 'fi',
  '192.0.2.0': '{"countryCode":"BR"}',
  '2001:db8:1::': '{"country_code":"DE"}',
}

describe.each(transports)('the country look-up %s', (transport) => {
  const lookups: string[] = []
  let fresh: FreshDatabase<EngagementTables>
  let reached: Reached

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite', engagementMigrations)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    lookups.length = 0
    const service = createEngagementService({
      database: fresh.database,
      clock: systemClock,
      log,
      countryLookUpUrl: 'https://networks.example/v1',
      outside: {
        countries: async ({ url }) => {
          lookups.push(url)
          const answer = ANSWERS[url.replace('https://networks.example/v1/', '')]
          return new Response(answer ?? 'sorry', { status: answer === undefined ? 500 : 200 })
        },
      },
    })
    reached = await reach(transport, service)
    return () => reached.close()
  })

  const request = (query: string, headers: Record<string, string> = {}) =>
    reached.fetch(new Request(`${reached.baseUrl}${LOOK_UP_COUNTRY.path}${query}`, { headers }))
  const answerTo = async (query: string, headers?: Record<string, string>) => (await request(query, headers)).json()

  it('APP-06 answers the assumed country where no better one is known, and is never cached', async () => {
    const answer = await request('?country-code=gb&cv=1')
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'private, no-store',
      { countryCode: 'GB' },
    ])
  })

  it.each([
    ['ERR-43 without a country', '', 'MISSING_COUNTRY_CODE', 'Missing country code'],
    ['ERR-43 with an empty one', '?country-code=&cv=1', 'MISSING_COUNTRY_CODE', 'Missing country code'],
    ['ERR-44 with one that is none', '?country-code=xx&cv=1', 'INVALID_COUNTRY_CODE', 'Invalid country code'],
    ['ERR-44 with a text', '?country-code=%3Cb%3E', 'INVALID_COUNTRY_CODE', 'Invalid country code'],
  ])('APP-06 %s it is rejected', async (_, query, code, message) => {
    const answer = await request(query, { [VISITOR_COUNTRY_HEADER]: 'SE' })
    expect([answer.status, await answer.json()]).toEqual([400, { code, message, field: 'country-code' }])
  })

  it('answers the country from our proxy without a lookup', async () => {
    const headers = { [VISITOR_COUNTRY_HEADER]: 'NO', [CLIENT_IP_HEADER]: '203.0.113.7' }
    expect(await answerTo('?country-code=gb', headers)).toEqual({ countryCode: 'NO' })
    expect(lookups).toEqual([])
  })

  it.each([
    ['a network that is known', '203.0.113.7', 'SE'],
    ['one that is answered in two letters', '198.51.100.9', 'FI'],
    ['an IPv6 network', '2001:db8:1:2::5', 'DE'],
    ['one in a country that the shop does not know', '192.0.2.1', 'GB'],
    ['an unknown network', '203.0.112.1', 'GB'],
    ['this machine, which is never looked up', '127.0.0.1', 'GB'],
    ['no address', 'a/../b', 'GB'],
  ])('answers for %s', async (_, ip, countryCode) => {
    expect(await answerTo('?country-code=gb', { [CLIENT_IP_HEADER]: ip })).toEqual({ countryCode })
  })

  it('sends only the network of the visitor to the lookup service, once', async () => {
    const visitors = ['203.0.113.7', '203.0.113.8', '203.0.113.7', '127.0.0.1']
    await Promise.all(visitors.map((ip) => request('?country-code=gb', { [CLIENT_IP_HEADER]: ip })))
    expect(lookups).toEqual(['https://networks.example/v1/203.0.113.0'])
  })

  it('APP-06 is requested by the client with a lower-case country and the time, and the client reads any response', async () => {
    const seen: string[] = []
    const answers = ['{"countryCode":"SE"}', '{"countryCode":"XX"}', '[]']
    const fetch = async ({ url }: Request) => {
      seen.push(url)
      return new Response(answers.shift())
    }
    const look = () => lookUpCountry('GB', http({ fetch, baseUrl: 'http://shop' }), 7)
    expect([await look(), await look(), await look()]).toEqual(['SE', 'GB', 'GB'])
    expect(seen[0]).toBe('http://shop/api/country-code?country-code=gb&cv=7')
  })
})
