/** Choices about cookies as the shop records them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOG_CONSENT } from '../../src/contracts/engagement/engagement-routes.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { settableClock } from '../support/settable-clock.ts'

const NOON = '2026-11-17T12:00:00.000Z'
const choice = {
  id: '0123456789abcdef0123456789abcdef',
  version: 1,
  store: 'de',
  allowed: { extras: false, statistics: true, marketing: false },
  isOptedOut: false,
}

describe.each(engines)('the log of consents on %s', (engine) => {
  const clock = settableClock(NOON)
  let fresh: FreshDatabase<EngagementTables>
  let service: ReturnType<typeof createEngagementService>
  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...engagementMigrations, ...outboxMigrations])
    service = createEngagementService({ database: fresh.database, clock, log: createLog({ level: 'silent' }) })
  })
  afterAll(() => fresh.remove())

  const send = (body: object) =>
    service.fetch(
      new Request(`http://shop${LOG_CONSENT.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const stored = () => fresh.database.query.selectFrom('consents').selectAll().orderBy('chosen_at').execute()

  it('LAW-23 has version, time and choice under the id of the browser, and a withdrawal after it', async () => {
    expect((await send(choice)).status).toBe(204)
    clock.advance(60_000)
    await send({ ...choice, allowed: { ...choice.allowed, statistics: false }, isOptedOut: true })
    expect(await stored()).toEqual([
      expect.objectContaining({
        visitor: choice.id,
        version: 1,
        store: 'de',
        extras: 0,
        statistics: 1,
        marketing: 0,
        opted_out: 0,
        chosen_at: NOON,
      }),
      expect.objectContaining({ visitor: choice.id, statistics: 0, opted_out: 1 }),
    ])
  })

  it.each([
    ['no id', { ...choice, id: '' }],
    ['an unknown storefront', { ...choice, store: 'xx' }],
    ['half a choice', { ...choice, allowed: { extras: true } }],
    ['a name', { ...choice, name: 'Ada' }],
  ])('LAW-23 rejects %s', async (_, body) => {
    expect((await send(body)).status).toBe(400)
  })

  it('LAW-23 is deleted after three full calendar years', async () => {
    clock.set('2029-12-31T12:00:00.000Z')
    expect(await service.purge()).toBe(0)
    clock.set('2030-01-01T12:00:00.000Z')
    expect(await service.purge()).toBe(2)
    expect(await stored()).toEqual([])
  })
})
