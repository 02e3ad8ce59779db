import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diagnosticsClient } from '../../src/contracts/engagement/diagnostics-client.ts'
import type { VitalsReport } from '../../src/contracts/engagement/vitals.ts'
import { settableClock } from '../support/settable-clock.ts'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { LOG_DIAGNOSTICS, REPORT_VITALS } from '../../src/contracts/engagement/engagement-routes.ts'

const entry = {
  message: 'Could not fetch the cart',
  code: 'cart_error_fetch_cart',
  data: { attempt: 2, cart: 'c-1' },
  level: 'error',
  service: 'cart',
}

describe.each(transports)('the diagnostics log %s', (transport) => {
  const lines: string[] = []
  const felt: VitalsReport[] = []
  const clock = settableClock()
  let fresh: FreshDatabase<EngagementTables>
  let reached: Reached

  beforeAll(async () => {
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
    fresh = await freshDatabase('sqlite', engagementMigrations)
    const { database } = fresh
    const observeVitals = (report: VitalsReport) => void felt.push(report)
    reached = await reach(transport, createEngagementService({ database, clock, log, observeVitals }))
  })
  afterAll(async () => {
    await reached.close()
    await fresh.remove()
  })
  beforeEach(() => {
    lines.length = 0
    felt.length = 0
    // No rate limit is in force yet.
    clock.advance(60_000)
  })

  const send = (init: RequestInit) => reached.fetch(new Request(reached.baseUrl + LOG_DIAGNOSTICS.path, init))
  const post = (body: unknown) =>
    send({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  it('DIA-01 takes the five members and writes one line', async () => {
    const answer = await post(entry)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'error',
        code: 'browser.error_reported',
        report: 'cart_error_fetch_cart',
        reason: 'Could not fetch the cart',
        service: 'cart',
        data: { attempt: 2, cart: 'c-1' },
        source: 'browser',
      }),
    ])
  })

  it.each(['message', 'code', 'level', 'service'] as const)('DIA-01 refuses an entry without %s', async (member) => {
    const { [member]: _, ...rest } = entry
    const answer = await post(rest)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', field: member })
    expect(lines).toEqual([])
  })

  it.each(['error', 'info', 'warn'])('DIA-03 takes the level %s', async (level) => {
    expect((await post({ ...entry, level })).status).toBe(204)
    expect(JSON.parse(lines.join('')).level).toBe(level)
  })

  it.each(['debug', 'fatal', 'ERROR', '', 3, null])(
    'DIA-03 refuses a level other than error, info, warn: %j',
    async (level) => {
      const answer = await post({ ...entry, level })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ field: 'level' })
      expect(lines).toEqual([])
    },
  )

  it('rejects an unknown member', async () => {
    expect(await (await post({ ...entry, stack: 'x' })).json()).toMatchObject({ field: 'stack' })
  })

  it('a report cannot write personal data into the log, nor a line of its own', async () => {
    await post({
      ...entry,
      message: 'mail to jo.doe@example.com failed\n{"level":"fatal","msg":"forged"}',
      data: { email: 'jo.doe@example.com', user: { lastName: 'Doe-Unique' }, level: 'fatal', msg: 'forged' },
    })
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/jo\.doe|Doe-Unique/)
    expect(lines.join('').trimEnd()).not.toContain('\n')
    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'error', data: { level: 'fatal' } })
  })

  it('removes telephone numbers, card numbers and tokens from reports', async () => {
    const secrets = ['+44 20 7946 0018', '4111 1111 1111 1111', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln']
    await post({ ...entry, message: `of ${secrets.join(' and ')}`, data: { nested: [{ deep: secrets }] } })
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
    expect(JSON.parse(lines.join('')).reason).toBe('of [stripped] and [stripped] and [stripped]')
  })

  it('accepts sixty reports a minute from one address, and still those of others', async () => {
    const from = async (address: string) => {
      const headers = { 'content-type': 'application/json', [CLIENT_IP_HEADER]: address }
      const answer = await send({ method: 'POST', headers, body: JSON.stringify(entry) })
      return [answer.status, answer.headers.get('retry-after')]
    }
    const statuses = await Promise.all(Array.from({ length: 60 }, () => from('192.0.2.1')))
    expect(new Set(statuses.map(([status]) => status))).toEqual(new Set([204]))
    expect(await from('192.0.2.1')).toEqual([429, '60'])
    expect(await from('192.0.2.2')).toEqual([204, null])
    expect(lines).toHaveLength(61)
    clock.advance(60_000)
    expect(await from('192.0.2.1')).toEqual([204, null])
  })

  it.each([
    ['all of it', { page: 'product', vitals: { ttfb: 80, lcp: 1200.5, inp: 48, cls: 0 } }, 204],
    ['with its device class', { page: 'product', device: 'tablet', vitals: { lcp: 900 } }, 204],
    ['of no device class', { page: 'product', device: 'watch', vitals: { lcp: 900 } }, 400],
    ['a part of it', { page: 'homepage', vitals: { lcp: 900 } }, 204],
    ['a page of no kind', { page: '/uk/product/x', vitals: {} }, 400],
    ['a negative value', { page: 'product', vitals: { lcp: -1 } }, 400],
    ['more than an hour', { page: 'product', vitals: { inp: 3_600_001 } }, 400],
    ['something else', { page: 'product', vitals: { email: 1 } }, 400],
  ])('records web vitals: %s', async (_, report, status) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(report)
    const answer = await reached.fetch(
      new Request(reached.baseUrl + REPORT_VITALS.path, { method: 'POST', headers, body }),
    )
    expect([answer.status, felt]).toEqual([status, status === 204 ? [report] : []])
    expect(lines).toEqual([])
  })

  it('survives data as deep as the size allows', async () => {
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`
    const body = JSON.stringify({ ...entry, data: 0 }).replace('"data":0', `"data":${deep}`)
    const answer = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(204)
    expect(lines).toHaveLength(1)
  })

  it('refuses more than 16 kB, declared or streamed', async () => {
    expect((await post({ ...entry, data: 'x'.repeat(20_000) })).status).toBe(413)
    const body = new Blob([JSON.stringify({ ...entry, data: 'x'.repeat(20_000) })]).stream()
    const streamed = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    expect((await send(streamed)).status).toBe(413)
    expect(lines).toEqual([])
  })

  it('another method gets the list of allowed methods', async () => {
    const answer = await send({ method: 'PUT', body: '{}' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('DIA-02 the client and the service are compatible', async () => {
    await diagnosticsClient(reached).log('cart', 'error_fetch_cart', { level: 'warn', data: { attempt: 1 } })
    expect(JSON.parse(lines.join(''))).toMatchObject({
      level: 'warn',
      code: 'browser.warning_reported',
      report: 'cart_error_fetch_cart',
      service: 'cart',
    })
  })

  it('~DIA-04 the client ignores a rejection', async () => {
    const data = 'x'.repeat(20_000)
    await expect(diagnosticsClient(reached).log('cart', 'x', { data })).resolves.toBeUndefined()
    expect(lines).toEqual([])
  })
})
