import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createConverter } from '../../src/markets/prices/convert-price.ts'
import { readLiveRates } from '../../src/markets/prices/live-rates.ts'
import { settableClock } from '../support/settable-clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { READ_RATES } from '../../src/contracts/engagement/engagement-routes.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const HOUR = 60 * 60 * 1000
const rates = { GBP: 0.86, CHF: 0.93, USD: 1.16, SEK: 11, DKK: 7.46, NOK: 11.7, CZK: 24.3, KRW: 1690 }

describe.each(engines)('the exchange rates on %s', (engine) => {
  const clock = settableClock(NOON)
  const lines: string[] = []
  let fresh: FreshDatabase<EngagementTables>
  /** The next response of their source. */
  let source: () => Response | Promise<Response>
  let requestCount = 0

  beforeAll(async () => {
    fresh = await freshDatabase(engine, engagementMigrations)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    clock.set(NOON)
    requestCount = 0
    lines.length = 0
    source = () => Response.json({ base: 'EUR', rates })
    await fresh.database.query.deleteFrom('exchange_rates').execute()
  })

  const open = (ratesUrl?: string) =>
    createEngagementService({
      database: fresh.database,
      clock,
      log: createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } }),
      ratesUrl,
      outside: {
        rates: async () => {
          requestCount += 1
          return source()
        },
      },
    })
  const service = () => open('https://rates.example/latest')
  const request = () => service().fetch(new Request(`http://shop${READ_RATES.path}`))

  it('ERR-33 ~PRC-14 are not fetched before the first table, and are not converted by', async () => {
    const answer = await request()
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: 'RATES_NOT_FETCHED', message: 'Rates not fetched' },
    ])
    expect(() => createConverter(undefined)(100, 'GBP')).toThrow('Rates not fetched')
    expect(open().refreshRates).toBeUndefined()
  })

  it('PRC-13 are fetched, returned with their age, and convert', async () => {
    await service().refreshRates?.()
    clock.advance(90_000)
    const answer = await request()
    expect([answer.status, answer.headers.get('last-modified'), answer.headers.get('age')]).toEqual([
      200,
      'Sun, 01 Mar 2026 12:00:00 GMT',
      '90',
    ])
    const table = await answer.json()
    expect(table).toEqual(rates)
    expect(createConverter(readLiveRates(table))(1000, 'GBP')).toBe(860)
  })

  it('are fetched again after some hours, by one node of many', async () => {
    const nodes = [service(), service()]
    for (const node of nodes) await node.refreshRates?.()
    expect(requestCount).toBe(1)
    clock.advance(6 * HOUR)
    source = () => Response.json({ ...rates, GBP: 0.9 })
    for (const node of nodes) await node.refreshRates?.()
    expect(requestCount).toBe(2)
    expect(await (await request()).json()).toEqual({ ...rates, GBP: 0.9 })
  })

  it('~HSE-11 are fetched at once when the stored table lacks the currency of a new market', async () => {
    await service().refreshRates?.()
    const { KRW: _, ...before } = rates
    await fresh.database.query
      .updateTable('exchange_rates')
      .set({ rates: JSON.stringify(before) })
      .execute()
    await service().refreshRates?.()
    expect(requestCount).toBe(2)
    expect(await (await request()).json()).toEqual(rates)
  })

  it.each([
    ['is down', () => Promise.reject(new Error('down'))],
    ['answers HTML', () => new Response('<html>Sorry</html>')],
    ['refuses', () => Response.json(rates, { status: 403 })],
    ['lacks a currency', () => Response.json({ GBP: 0.86 })],
    ['answers too much', () => new Response(JSON.stringify({ ...rates, padding: 'x'.repeat(300_000) }))],
    ['is based on the dollar', () => Response.json({ base: 'USD', rates })],
  ])('stay at the last good table while their source %s', async (_, answer) => {
    await service().refreshRates?.()
    clock.advance(30 * HOUR)
    source = answer
    await service().refreshRates?.()
    const cached = await request()
    expect([cached.status, cached.headers.get('age')]).toEqual([200, String(30 * 60 * 60)])
    expect(await cached.json()).toEqual(rates)
    expect(lines.some((line) => line.includes('rates.fetch_failed'))).toBe(true)
  })
})
