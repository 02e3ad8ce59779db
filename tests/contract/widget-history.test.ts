/** The data of recommendations: what a profile looked at, and what people bought together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedAnswer } from '../../src/contracts/discovery/discovery-answer-schema.ts'
import { discoveryClient, type DiscoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import type { DiscoveryEvent } from '../../src/contracts/discovery/discovery.ts'
import { engines } from '../support/fresh-database.ts'
import { MORNING } from '../support/shop-with-products.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { createWidgetApi, type DiscoveryShop, marketOf, openDiscovery, read, refusal } from './discovery-shop.ts'
import { BASKETS_PATH, EVENTS_PATH } from '../support/discovery-paths.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(MORNING.getTime() - days * DAY).toISOString()

const view = (sku: string): DiscoveryEvent => ({ kind: 'view', sku })
const shownOnly = (sku: string): DiscoveryEvent => ({ kind: 'impression', sku, widgetId: 'home-uk-gb' })

/** Shoppers who buy cats buy underwear: the two have nothing else in common. */
const BASKETS = Array.from({ length: 30 }, (_, number) => ({
  id: `basket-${number}`,
  at: daysAgo(number + 1),
  skus: ['CAT01-RED', 'BRI01-BLACK', ...(number < 3 ? ['LEM01-YELLOW'] : [])],
}))

describe.each(engines)('the history of widgets on %s', (engine) => {
  describe.each(transports)('called %s', (transport) => {
    let shop: DiscoveryShop
    let reached: Reached
    let api: ReturnType<typeof createWidgetApi>
    let client: DiscoveryClient

    beforeAll(async () => {
      shop = await openDiscovery(engine)
      reached = await reach(transport, shop.service)
      api = createWidgetApi(reached)
      client = discoveryClient(reached.transport)
    })
    afterAll(async () => {
      await reached.close()
      await shop.fresh.remove()
    })

    const report = async (profileId: string, ...events: readonly DiscoveryEvent[]) =>
      (await read(acceptedAnswer, await api.post(EVENTS_PATH, { profileId, events }))).accepted

    describe('of a profile', () => {
      const storedEvents = (profile: string) =>
        shop.fresh.database.query
          .selectFrom('interactions')
          .select(['kind', 'sku'])
          .where('profile', '=', profile)
          .orderBy('at')
          .execute()
      const deleteProfile = (profile: string) =>
        reached.fetch(new Request(`${reached.baseUrl}${EVENTS_PATH}/${profile}`, { method: 'DELETE' }))
      const seen = async (profile: string) => (await api.shown('recently-seen-uk-gb', { profile })).skus

      it('recently seen is what it looked at, the last first, each once', async () => {
        expect(await report('ann', view('CAT01-RED'), view('LEM01-YELLOW'))).toBe(2)
        shop.clock.advance(60_000)
        expect(await report('ann', view('cat02-red'), view('CAT01-RED-41-46'), shownOnly('BOX01-MULTI'))).toBe(2)
        expect(await seen('ann')).toEqual(['CAT01-RED', 'CAT02-RED', 'LEM01-YELLOW'])
      })

      it('unavailable products are not shown again', async () => {
        await report('bob', view('FLA01-PINK'), view('SHY01-PINK'), view('USA01-RED'), view('BRI01-BLACK'))
        expect(await seen('bob')).toEqual(['BRI01-BLACK'])
      })

      it('an event of an unknown product is not stored', async () => {
        expect(await report('eve', view('UNKNOWN'), view('__proto__'), view('constructor'))).toBe(0)
        expect(await storedEvents('eve')).toEqual([])
        expect(await report('eve', view('UNKNOWN'), view('CAT01-RED'))).toBe(1)
        expect(await storedEvents('eve')).toEqual([{ kind: 'view', sku: 'CAT01-RED' }])
      })

      it('events of the shared profile are accepted and not stored', async () => {
        expect(await report('everybody', view('CAT01-RED'))).toBe(0)
        expect(await seen('everybody')).toEqual([])
        expect(await storedEvents('everybody')).toEqual([])
      })

      it('impressions are accepted and not stored', async () => {
        expect(await report('gus', shownOnly('CAT01-RED'), shownOnly('LEM01-YELLOW'))).toBe(0)
        expect(await storedEvents('gus')).toEqual([])
      })

      it('a profile is deleted on request, also repeatedly', async () => {
        await report('hal', view('CAT01-RED'))
        await report('ivy', view('CAT01-RED'))
        await client.deleteProfile('hal')
        await client.deleteProfile('hal')
        expect([await seen('hal'), await seen('ivy')]).toEqual([[], ['CAT01-RED']])
        const answer = await deleteProfile('ivy')
        expect([answer.status, await answer.text()]).toEqual([204, ''])
        expect(await storedEvents('ivy')).toEqual([])
      })

      it.each(['a%20b', 'a%2Fb', 'x'.repeat(65), '%00'])('%s is rejected as a profile id', async (profile) => {
        expect(await refusal(await deleteProfile(profile))).toMatchObject({ status: 400, field: 'profileId' })
      })

      it('beyond two hundred an hour of a profile events are dropped without an error, and those of others are recorded', async () => {
        const skus = ['CAT01-RED', 'CAT01-BLUE', 'CAT02-RED', 'LEM01-YELLOW', 'LEM02-GREEN']
        const fifty = Array.from({ length: 10 }, () => skus.map(view)).flat()
        const reportFifty = async (profile: string) => {
          shop.clock.advance(1000)
          return report(profile, ...fifty)
        }
        shop.clock.advance(60 * 60_000)
        expect([await reportFifty('mob'), await report('jim', view('CAT01-RED'))]).toEqual([50, 1])
        expect([
          await reportFifty('mob'),
          await reportFifty('mob'),
          await reportFifty('mob'),
          await reportFifty('mob'),
        ]).toEqual([50, 50, 50, 0])
        expect(await reportFifty('jim')).toBe(50)
        expect(await storedEvents('mob')).toHaveLength(5)
        shop.clock.advance(1000)
      })

      it('~REC-06 ~ERR-22 the client rejects where there is nothing, and the widget is hidden', async () => {
        expect(await seen('newcomer')).toEqual([])
        const wanted = { widget: 'recently-seen', market: marketOf('GB'), profile: 'newcomer', limit: 8 } as const
        await expect(client.recommend(wanted)).rejects.toThrow('No recommendations found')
      })

      it('~SRC-14 the client reports what was clicked, with its term and answer; only the click is stored', async () => {
        const { id } = await client.search({ market: marketOf('GB'), query: 'cats', page: 1 })
        await client.record('dan', [{ kind: 'searchClick', sku: 'CAT01-BLUE', term: 'cats', id, position: 1 }])
        expect(await storedEvents('dan')).toEqual([{ kind: 'searchClick', sku: 'CAT01-BLUE' }])
      })
    })

    describe('after people have bought', () => {
      beforeAll(async () => {
        await api.post(BASKETS_PATH, { baskets: BASKETS })
        await shop.service.learn()
      })

      it('a basket that is reported twice is stored once', async () => {
        const again = await api.post(BASKETS_PATH, { baskets: BASKETS })
        expect([again.status, (await read(acceptedAnswer, again)).accepted]).toEqual([202, 0])
        expect(await shop.fresh.database.query.selectFrom('baskets').select('id').execute()).toHaveLength(30)
      })

      it('products that are bought together are recommended together', async () => {
        expect((await api.beside('pdp-uk-gb', 'CAT01-RED'))[0]).toBe('BRI01-BLACK')
        expect((await api.basket({ $selected_items_1: ['CAT01-RED'] }))[0]).toBe('BRI01-BLACK')
      })

      it('bestsellers come first where nothing else is known', async () => {
        const firsts = ['home-uk-gb', 'no-results-uk-gb'].map(async (widget) =>
          (await api.shown(widget)).skus.slice(0, 2),
        )
        const most = ['CAT01-RED', 'BRI01-BLACK']
        expect(await Promise.all(firsts)).toEqual([most, most])
        const { products } = await client.recommend({ widget: 'home', market: marketOf('GB'), limit: 3 })
        expect(products).toHaveLength(3)
        const sold = await api.skus('', { sortBy: 'bestselling', limit: 3 })
        expect(sold).toEqual(['CAT01-RED', 'BRI01-BLACK', 'LEM01-YELLOW'])
      })

      it('views alone do not make a product a bestseller', async () => {
        const before = [await api.skus('', { sortBy: 'bestselling' }), (await api.shown('home-uk-gb')).skus]
        for (let number = 0; number < 100; number++) {
          shop.clock.advance(1000)
          expect(await report(`mob-${number}`, view('BOX01-MULTI'), view('FLA02-PINK'))).toBe(2)
        }
        await shop.service.learn()
        expect([await api.skus('', { sortBy: 'bestselling' }), (await api.shown('home-uk-gb')).skus]).toEqual(before)
      })

      it('REC-02 pages without showing one twice', async () => {
        const pages = await Promise.all([1, 2, 3].map((page) => api.shown('home-uk-gb', { limit: 4, page })))
        expect(pages.map(({ total }) => total)).toEqual([9, 9, 9])
        expect(new Set(pages.flatMap(({ skus }) => skus)).size).toBe(9)
      })

      it('interactions are purged after ninety days, baskets are not', async () => {
        shop.clock.advance(91 * DAY)
        await shop.service.learn()
        const { query } = shop.fresh.database
        expect(await query.selectFrom('interactions').selectAll().execute()).toEqual([])
        expect(await query.selectFrom('baskets').select('id').execute()).toHaveLength(30)
        expect((await api.beside('pdp-uk-gb', 'CAT01-RED'))[0]).toBe('BRI01-BLACK')
      })
    })
  })
})
