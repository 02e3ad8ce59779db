import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DiscoveryEvent, EventKind } from '../../src/contracts/discovery/discovery.ts'
import { recommendMigration } from '../../src/services/discovery/recommend/migration.ts'
import { everyBasket, everySession, lastSeen } from '../../src/services/discovery/recommend/read-history.ts'
import {
  purgeInteractions,
  deleteProfile,
  oldestRetained,
  saveBaskets,
  saveInteractions,
} from '../../src/services/discovery/recommend/save-history.ts'
import type { HistoryTables } from '../../src/services/discovery/recommend/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const daysAgo = (days: number) => minutesAgo(days * 24 * 60)
const saw = (sku: string, kind: EventKind = 'view'): DiscoveryEvent => ({ kind, sku })

describe.each(engines)('the history of shopping on %s', (engine) => {
  let fresh: FreshDatabase<HistoryTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [recommendMigration])
  })
  beforeEach(async () => {
    await fresh.database.query.deleteFrom('baskets').execute()
    await fresh.database.query.deleteFrom('interactions').execute()
  })
  afterAll(() => fresh.remove())

  const save = (id: string, at: Date, skus: readonly string[] = ['A']) =>
    saveBaskets(fresh.database.query, fresh.database, [{ id, at: at.toISOString(), skus }])
  const look = (profile: string, at: Date, events: readonly DiscoveryEvent[]) =>
    saveInteractions(fresh.database.query, fresh.database, { profile, at, events })
  const baskets = async (options?: { most?: number; pageSize?: number }) =>
    (await Array.fromAsync(everyBasket(fresh.database.query, options))).flat()
  const sessions = async (options?: { most?: number; pageSize?: number }) =>
    (await Array.fromAsync(everySession(fresh.database.query, NOW, options))).flat()

  it('stores a basket once, however often it is reported', async () => {
    const basket = { id: 'one', at: NOW.toISOString(), skus: ['A', 'B'] }
    const saveAll = (...list: (typeof basket)[]) => saveBaskets(fresh.database.query, fresh.database, list)
    expect(await saveAll(basket, { ...basket, skus: ['C'] })).toBe(1)
    expect(await saveAll(basket, { ...basket, id: 'two' })).toBe(1)
    expect(await saveAll()).toBe(0)
    expect(await baskets()).toEqual([{ ...basket, id: 'two' }, basket])
  })

  it('saves baskets inside a transaction, all or none', async () => {
    const failing = fresh.database.transaction(async (transaction) => {
      await saveBaskets(transaction, fresh.database, [{ id: 'lost', at: NOW.toISOString(), skus: ['A'] }])
      throw new Error('Something else failed')
    })
    await expect(failing).rejects.toThrow('Something else failed')
    expect(await baskets()).toEqual([])
  })

  it('reads the newest baskets, page by page, and no more than requested', async () => {
    for (let day = 0; day < 7; day++) await save(`basket-${day}`, daysAgo(day >> 1))
    const newestFirst = [1, 0, 3, 2, 5, 4, 6].map((number) => `basket-${number}`)
    const idsOf = async (options?: { most?: number; pageSize?: number }) => (await baskets(options)).map(({ id }) => id)
    expect(await idsOf()).toEqual(newestFirst)
    expect(await idsOf({ pageSize: 2 })).toEqual(newestFirst)
    expect(await idsOf({ most: 5, pageSize: 2 })).toEqual(newestFirst.slice(0, 5))
  })

  it('understands times with an offset, so that they sort', async () => {
    await saveBaskets(fresh.database.query, fresh.database, [
      { id: 'x', at: '2026-11-15T01:00:00+02:00', skus: ['A', 'Ä “”'] },
    ])
    expect(await baskets()).toEqual([{ id: 'x', at: '2026-11-14T23:00:00.000Z', skus: ['A', 'Ä “”'] }])
  })

  const stored = () => fresh.database.query.selectFrom('interactions').selectAll().orderBy('at').execute()

  it('stores the profile, product, kind and time of an interaction, and nothing else of the event', async () => {
    const click = { kind: 'searchClick', sku: 'A', term: 'ann@example.org', id: 'answer-1', position: 3 } as const
    await look('visitor', NOW, [click, { kind: 'view', sku: 'B', widgetId: 'basket-uk-gb' }])
    expect(await stored()).toEqual([
      {
        id: 'visitor 2026-11-15 A',
        at: '2026-11-15T10:00:00.000Z',
        profile: 'visitor',
        kind: 'searchClick',
        sku: 'A',
      },
      { id: 'visitor 2026-11-15 B', at: '2026-11-15T10:00:00.001Z', profile: 'visitor', kind: 'view', sku: 'B' },
    ])
  })

  it('a profile that looks again on the same day is stored once, with the last time', async () => {
    await look('visitor', minutesAgo(50), [saw('A'), saw('B'), saw('A', 'click')])
    await look('visitor', minutesAgo(40), [saw('B', 'searchClick')])
    await look('another', minutesAgo(30), [saw('B')])
    await look('visitor', new Date('2026-11-16T00:00:00.000Z'), [saw('B')])
    expect((await stored()).map(({ profile, sku, kind }) => [profile, sku, kind])).toEqual([
      ['visitor', 'A', 'click'],
      ['visitor', 'B', 'searchClick'],
      ['another', 'B', 'view'],
      ['visitor', 'B', 'view'],
    ])
  })

  it('windows that report the same events concurrently, in any order, all succeed', async () => {
    const skus = Array.from({ length: 20 }, (_, number) => saw(`P${number}`))
    const windows = Array.from({ length: 8 }, (_, number) => (number % 2 ? skus : skus.toReversed()))
    await Promise.all(windows.map((events) => look('visitor', NOW, events)))
    expect(await stored()).toHaveLength(20)
  })

  it('deletes a profile on request, and no other', async () => {
    await look('visitor', minutesAgo(50), [saw('A'), saw('B')])
    await look('visit_or', minutesAgo(40), [saw('C')])
    await deleteProfile(fresh.database.query, 'visitor')
    await deleteProfile(fresh.database.query, 'unknown')
    expect((await stored()).map(({ profile }) => profile)).toEqual(['visit_or'])
  })

  it('purges interactions after ninety days', async () => {
    await look('visitor', daysAgo(90), [saw('RETAINED')])
    await look('visitor', new Date(daysAgo(90).getTime() - 1), [saw('PURGED')])
    expect(await purgeInteractions(fresh.database.query, oldestRetained(NOW))).toBe(1)
    expect(await lastSeen(fresh.database.query, 'visitor', 9)).toEqual(['RETAINED'])
  })

  it('returns what a profile looked at, each once, the last first', async () => {
    await look('visitor', minutesAgo(50), [saw('A'), saw('B')])
    await look('visitor', minutesAgo(40), [saw('C', 'impression'), saw('D', 'searchClick')])
    await look('visitor', minutesAgo(30), [saw('A', 'click')])
    await look('another', minutesAgo(20), [saw('E')])
    expect(await lastSeen(fresh.database.query, 'visitor', 9)).toEqual(['A', 'D', 'B'])
    expect(await lastSeen(fresh.database.query, 'visitor', 2)).toEqual(['A', 'D'])
    expect(await lastSeen(fresh.database.query, 'unknown', 9)).toEqual([])
  })

  it('stores nothing for the shared profile', async () => {
    await look('everybody', minutesAgo(5), [saw('A'), saw('B')])
    expect(await lastSeen(fresh.database.query, 'everybody', 9)).toEqual([])
    expect(await sessions()).toEqual([])
  })

  describe('sessions', () => {
    it.each([1, 2, 2000])('are one profile without a long pause, read in batches of %d', async (pageSize) => {
      await look('a', minutesAgo(100), [saw('A'), saw('B')])
      await look('a', minutesAgo(70.1), [saw('C'), saw('A'), saw('SHOWN', 'impression')])
      await look('a', minutesAgo(20), [saw('D', 'click'), saw('E')])
      await look('b', minutesAgo(19), [saw('F'), saw('G')])
      await look('c', minutesAgo(18), [saw('ALONE'), saw('ALONE')])
      expect((await sessions({ pageSize })).map(({ skus }) => skus)).toEqual([
        ['B', 'C', 'A'],
        ['D', 'E'],
        ['F', 'G'],
      ])
    })

    it('are of the last ninety days', async () => {
      await look('a', daysAgo(91), [saw('A'), saw('B')])
      expect(await sessions()).toEqual([])
    })

    it('are made of the newest interactions where there are too many', async () => {
      await look('a', minutesAgo(100), [saw('A'), saw('B')])
      await look('b', minutesAgo(10), [saw('C'), saw('D')])
      expect((await sessions({ most: 2 })).map(({ skus }) => skus)).toEqual([['C', 'D']])
    })
  })
})
