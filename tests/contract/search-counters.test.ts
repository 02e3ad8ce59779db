/** What is counted of searches, what is never stored or shown, and words without results, on both databases. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { engines } from '../support/fresh-database.ts'
import { openSearchDesk, type SearchDesk } from '../support/search-desk.ts'
import { createApi } from './discovery-shop.ts'

const DAY_MS = 86_400_000

const words = z.object({
  value: z.object({
    words: z.array(
      z.object({
        term: z.string(),
        language: z.string(),
        storefront: z.string(),
        count: z.int(),
        lastDay: z.string(),
      }),
    ),
  }),
})
const terms = z.object({
  value: z.object({
    terms: z.array(z.object({ term: z.string(), storefront: z.string(), searches: z.int(), found: z.int() })),
  }),
})
const undoable = z.object({ undo: z.object({ id: z.string() }) })

describe.each(engines)('search counters on %s', (engine) => {
  let desk: SearchDesk
  let api: ReturnType<typeof createApi>
  beforeEach(async () => {
    desk = await openSearchDesk(engine)
    api = createApi({ fetch: desk.service.fetch, baseUrl: 'http://discovery' })
  })
  afterEach(() => desk.fresh.remove())

  const stored = () =>
    desk.database.query
      .selectFrom('search_counters')
      .select(['storefront', 'term', 'searches', 'found'])
      .orderBy('term')
      .orderBy('day')
      .execute()
  const searchTimes = async (term: string, times: number, token = 'uk-gb') => {
    for (let time = 0; time < times; time += 1) await api.search(term, {}, token)
  }
  const flush = () => desk.service.counter.flush()
  const failed = async (input: object = { days: 28 }) =>
    words.parse((await desk.call('search-word.failed', input)).body).value.words
  const searched = async (days = 28) =>
    terms.parse((await desk.call('insight.search-terms', { days }, 'reader')).body).value.terms

  it('DIN-03 stores day, storefront, normalised term, count and found count, and nothing that may be about a person', async () => {
    await searchTimes('  CATS ', 2)
    await searchTimes('cats', 1)
    await searchTimes('qwxyz', 1, 'de-de')
    await searchTimes('ada@example.com', 5)
    await searchTimes('order 100 200', 5)
    await searchTimes('a'.repeat(61), 5)
    await api.search('cats', { offset: 24 })
    await api.search('cats', { filter: { colour: ['red'] } })
    await flush()
    expect(await stored()).toEqual([
      { storefront: 'uk', term: 'cats', searches: 3, found: 3 },
      { storefront: 'de', term: 'qwxyz', searches: 1, found: 0 },
    ])
    const [row] = await desk.database.query.selectFrom('search_counters').selectAll().execute()
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['day', 'found', 'searches', 'storefront', 'term'])
  })

  it('DIN-03 terms seen fewer than 5 times in 7 days are never shown, and deleted; 5 in any 7 days stay', async () => {
    const today = async (term: string, times: number) => {
      await searchTimes(term, times)
      await flush()
    }
    await today('rare', 4)
    await today('cats', 2)
    desk.clock.advance(3 * DAY_MS)
    await today('cats', 2)
    expect(await searched()).toEqual([])
    desk.clock.advance(3 * DAY_MS)
    await today('cats', 1)
    expect(await searched()).toEqual([{ term: 'cats', storefront: 'uk', searches: 5, found: 5 }])
    desk.clock.advance(DAY_MS)
    await today('rare', 1)
    await desk.service.learn()
    // Its first four searches and the fifth are in no seven days together.
    expect((await stored()).map(({ term, searches }) => [term, searches])).toEqual([
      ['cats', 2],
      ['cats', 2],
      ['cats', 1],
      ['rare', 1],
    ])
    desk.clock.advance(7 * DAY_MS)
    await desk.service.learn()
    expect((await stored()).map(({ term }) => term)).toEqual(['cats', 'cats', 'cats'])
    desk.clock.advance(400 * DAY_MS)
    await desk.service.learn()
    expect(await stored()).toEqual([])
  })

  it('~DIN-04 any number of searches is one statement, and nothing is written without a search', async () => {
    expect(await flush()).toBe(0)
    await searchTimes('cats', 3)
    await searchTimes('lemon', 2)
    desk.service.counter.countRepeated('uk', 'Cats')
    desk.service.counter.countRepeated('uk', 'never searched')
    expect(await stored()).toEqual([])
    expect(await flush()).toBe(2)
    expect(await flush()).toBe(0)
    expect((await stored()).map(({ term, searches }) => [term, searches])).toEqual([
      ['cats', 4],
      ['lemon', 2],
    ])
  })

  it('~DIN-04 what could not be written is written with the next counts', async () => {
    await searchTimes('cats', 3)
    await desk.database.query.schema.alterTable('search_counters').renameTo('away').execute()
    await expect(flush()).rejects.toThrow('search_counters')
    await desk.database.query.schema.alterTable('away').renameTo('search_counters').execute()
    await searchTimes('cats', 1)
    await flush()
    expect((await stored()).map(({ searches }) => searches)).toEqual([4])
  })

  it('DSR-04 words without results have term, language, storefront, count and last day, and a handled one is hidden until it fails again', async () => {
    await searchTimes('moggster', 5, 'de-de')
    await searchTimes('qwxyz', 6)
    await searchTimes('cats', 9)
    await flush()
    const lastDay = desk.clock.now().toISOString().slice(0, 10)
    const qwxyz = { term: 'qwxyz', language: 'en', storefront: 'uk', count: 6, lastDay }
    expect(await failed()).toEqual([qwxyz, { term: 'moggster', language: 'de', storefront: 'de', count: 5, lastDay }])
    expect(await failed({ days: 28, storefronts: ['uk'] })).toEqual([qwxyz])
    const handled = await desk.call('search-word.handle', { storefront: 'uk', term: 'qwxyz' })
    expect((await failed()).map(({ term }) => term)).toEqual(['moggster'])
    await desk.call('undo.run', { id: undoable.parse(handled.body).undo.id })
    expect(await failed()).toHaveLength(2)
    await desk.call('search-word.handle', { storefront: 'uk', term: 'qwxyz' })
    await searchTimes('qwxyz', 1)
    await flush()
    expect((await failed()).map(({ term }) => term)).toEqual(['qwxyz', 'moggster'])
  })

  it('DSR-04 a synonym for the word hides it, too, and it comes back on another day', async () => {
    await searchTimes('moggster', 5)
    await flush()
    const rule = { id: 'mog', kind: 'synonym', language: 'en', words: ['moggster', 'kittehs'] }
    const input = { rule, isNew: true, handles: { storefront: 'uk', term: 'moggster' } }
    const saved = await desk.call('search-rule.save', input)
    expect(await failed()).toEqual([])
    await desk.call('undo.run', { id: undoable.parse(saved.body).undo.id })
    expect(await failed()).toHaveLength(1)
    await desk.call('search-rule.save', input)
    expect(await failed()).toEqual([])
    desk.clock.advance(DAY_MS)
    await searchTimes('moggster', 1)
    await flush()
    expect((await failed()).map(({ count }) => count)).toEqual([1])
  })
})
