import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diagnosticsClient } from '../../src/contracts/diagnostics-client.ts'
import { DIAGNOSTICS_PATH } from '../../src/contracts/diagnostics.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createEngagementService } from '../../src/services/engagement/engagement-service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'

const entry = {
  message: 'Could not fetch the cart',
  code: 'cart_error_fetch_cart',
  data: { attempt: 2, cart: 'c-1' },
  level: 'error',
  service: 'cart',
}

describe.each(transports)('the diagnostics log %s', (transport) => {
  const lines: string[] = []
  let fresh: FreshDatabase<EngagementTables>
  let reached: Reached

  beforeAll(async () => {
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
    fresh = await freshDatabase('sqlite', engagementMigrations)
    const { database } = fresh
    reached = await reach(transport, createEngagementService({ database, clock: systemClock, log }))
  })
  afterAll(async () => {
    await reached.close()
    await fresh.remove()
  })
  beforeEach(() => {
    lines.length = 0
  })

  const send = (init: RequestInit) => reached.fetch(new Request(reached.baseUrl + DIAGNOSTICS_PATH, init))
  const post = (body: unknown) =>
    send({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  it('DIA-01 takes the five members and writes one line', async () => {
    const answer = await post(entry)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'error',
        msg: 'Could not fetch the cart',
        code: 'cart_error_fetch_cart',
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

  it('refuses a member it does not know', async () => {
    expect(await (await post({ ...entry, stack: 'x' })).json()).toMatchObject({ field: 'stack' })
  })

  it('a report cannot bring a shopper into the log, nor a line of its own', async () => {
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

  it('another method is told which one is taken', async () => {
    const answer = await send({ method: 'PUT', body: '{}' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('DIA-02 the client and the service understand each other', async () => {
    await diagnosticsClient(reached).log('cart', 'error_fetch_cart', { level: 'warn', data: { attempt: 1 } })
    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'warn', code: 'cart_error_fetch_cart', service: 'cart' })
  })

  it('~DIA-04 the client does not mind being refused', async () => {
    const data = 'x'.repeat(20_000)
    await expect(diagnosticsClient(reached).log('cart', 'x', { data })).resolves.toBeUndefined()
    expect(lines).toEqual([])
  })
})
