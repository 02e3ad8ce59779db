/** The effect of a merchant's search rules: during their time, in their storefront, and nowhere else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import type { SearchRule } from '../../src/services/discovery/rules/search-rule.ts'
import { engines } from '../support/fresh-database.ts'
import { MORNING } from '../support/shop-with-products.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { createApi, type DiscoveryShop, marketOf, openDiscovery } from './discovery-shop.ts'

const RULES: readonly SearchRule[] = [
  { kind: 'redirect', id: 'back', terms: ['returns', 'Lemon Returns'], target: '/faq/returns' },
  { kind: 'redirect', id: 'mend', terms: ['repairs'], target: 'https://mending.example/socks', storefronts: ['uk'] },
  { kind: 'redirect', id: 'feast', terms: ['lemon'], target: '/feast', from: '2026-12-24', until: '2026-12-27' },
  {
    kind: 'pin',
    id: 'kids-first',
    terms: ['cats'],
    skus: ['CAT02-RED', 'SHY01-PINK', 'USA01-RED'],
    storefronts: ['uk'],
  },
  { kind: 'pin', id: 'page', collections: ['adults/socks'], skus: ['FLA02-PINK', 'CAT02-RED'] },
  { kind: 'boost', id: 'blue', terms: ['nap'], match: { colour: ['blue'] }, factor: 5, until: '2026-12-01' },
  { kind: 'boost', id: 'no-cats', collections: ['kids/socks'], match: { skus: ['CAT02-RED'] }, factor: 0.1 },
  { kind: 'synonym', id: 'moggster', language: 'en', words: ['moggster', 'cats'] },
]

describe.each(engines)('rules on %s', (engine) => {
  describe.each(transports)('called %s', (transport) => {
    let shop: DiscoveryShop
    let reached: Reached
    let api: ReturnType<typeof createApi>

    beforeAll(async () => {
      shop = await openDiscovery(engine)
      reached = await reach(transport, shop.service)
      api = createApi(reached)
    })
    afterAll(async () => {
      await reached.close()
      await shop.fresh.remove()
    })

    const listed = async (collection: string, country = 'GB') => {
      const { items } = await discoveryClient(reached.transport).list({
        collection,
        market: marketOf(country),
        page: 1,
        limit: 9,
      })
      return items.map(({ sku }) => sku)
    }
    const kindsOf = async (query: string, offset = 0, token?: string) =>
      (await api.search(query, { offset }, token)).items.map(({ kind }) => kind)
    const targetOf = async (query: string, token?: string) =>
      (await api.search(query, {}, token)).items.flatMap((item) => (item.kind === 'redirect' ? [item.target] : []))

    it('none applies before it is read, all of them after', async () => {
      expect((await api.search('moggster')).metadata.count).toBe(0)
      await shop.setRules(RULES)
      expect((await api.search('moggster')).metadata.count).toBe(0)
      await shop.service.renew()
      expect((await api.search('moggster')).metadata.count).toBe(3)
    })

    describe('redirects', () => {
      it('SRC-02 are items of an answer, before the products, where a term leads elsewhere', async () => {
        const { items, metadata } = await api.search('lemon returns')
        expect(items[0]).toEqual({ kind: 'redirect', id: 'back', target: '/uk/faq/returns' })
        expect(items.slice(1).map(({ kind }) => kind)).toEqual(['product', 'product'])
        expect(metadata.count).toBe(2)
        expect((await api.search('lemons')).items.map(({ kind }) => kind)).toEqual(['product', 'product'])
      })

      it('~SRC-03 lead below the storefront, or whole to another address', async () => {
        expect(await targetOf('Returns!')).toEqual(['/uk/faq/returns'])
        expect(await targetOf('RETURNS', 'de-de')).toEqual(['/de/faq/returns'])
        expect(await targetOf('returns', 'gl-kr')).toEqual(['/gl/faq/returns'])
        expect(await targetOf('repairs')).toEqual(['https://mending.example/socks'])
      })

      it('are on the first page only', async () => {
        expect(await kindsOf('lemon returns', 0)).toContain('redirect')
        expect(await kindsOf('lemon returns', 1)).toEqual(['product'])
      })

      it('apply in their storefront only, and only for the whole query', async () => {
        expect(await targetOf('repairs', 'de-de')).toEqual([])
        expect(await targetOf('returns please')).toEqual([])
        expect(await targetOf('')).toEqual([])
      })

      it('~SRC-03 reach the client', async () => {
        const { redirect } = await discoveryClient(reached.transport).search({
          market: marketOf('GB'),
          query: 'returns',
          page: 1,
        })
        expect(redirect).toBe('/uk/faq/returns')
      })
    })

    describe('pins', () => {
      it('come first, as far as the market sells and recommends them', async () => {
        expect(await api.skus('cats')).toEqual(['CAT02-RED', 'CAT01-RED', 'CAT01-BLUE'])
        expect(await api.skus('cats', {}, 'eu-ie')).toEqual(['CAT01-RED', 'CAT01-BLUE', 'CAT02-RED'])
      })

      it('are counted once and shown once, on whatever page', async () => {
        expect((await api.search('cats')).metadata.count).toBe(3)
        const pages = [0, 1, 2, 3].map((offset) => api.skus('cats', { limit: 1, offset }))
        expect(await Promise.all(pages)).toEqual([['CAT02-RED'], ['CAT01-RED'], ['CAT01-BLUE'], []])
      })

      it('are removed by a filter', async () => {
        expect(await api.skus('cats', { filter: { colour: ['blue'] } })).toEqual(['CAT01-BLUE'])
      })

      it('come first on their listing, and add nothing that does not belong there', async () => {
        expect(await listed('adults/socks')).toEqual([
          'FLA02-PINK',
          'CAT01-RED',
          'CAT01-BLUE',
          'LEM01-YELLOW',
          'FLA01-PINK',
        ])
        expect(await listed('collection/low-socks')).toEqual(['CAT01-RED', 'LEM01-YELLOW'])
      })
    })

    it('boosts promote and demote, on searches and on listings', async () => {
      expect(await api.skus('nap')).toEqual(['CAT01-BLUE', 'CAT01-RED'])
      expect(await listed('kids/socks')).toEqual(['LEM02-GREEN', 'CAT02-RED'])
    })

    it('synonyms of the merchant apply in their language', async () => {
      expect((await api.skus('moggster')).toSorted()).toEqual(['CAT01-BLUE', 'CAT01-RED', 'CAT02-RED'])
      expect((await api.search('moggster', {}, 'de-de')).metadata.count).toBe(0)
    })

    it.each([
      ['2026-11-30T23:59:59.999Z', ['CAT01-BLUE', 'CAT01-RED'], []],
      ['2026-12-01T00:00:00.000Z', ['CAT01-RED', 'CAT01-BLUE'], []],
      ['2026-12-24T00:00:00.000Z', ['CAT01-RED', 'CAT01-BLUE'], ['/uk/feast']],
      ['2026-12-26T23:59:59.999Z', ['CAT01-RED', 'CAT01-BLUE'], ['/uk/feast']],
      ['2026-12-27T00:00:00.000Z', ['CAT01-RED', 'CAT01-BLUE'], []],
    ])('at %s the scheduled ones apply, without a renewal', async (now, naps, targets) => {
      shop.clock.set(now)
      expect(await api.skus('nap')).toEqual(naps)
      expect(await targetOf('lemon')).toEqual(targets)
    })

    it('none applies when they are deleted', async () => {
      shop.clock.set(MORNING)
      await shop.setRules([])
      await shop.service.renew()
      expect(await targetOf('returns')).toEqual([])
      expect(await api.skus('cats')).toEqual(['CAT01-RED', 'CAT01-BLUE', 'CAT02-RED'])
      expect((await api.search('moggster')).metadata.count).toBe(0)
      expect(await listed('adults/socks')).toEqual([
        'CAT01-RED',
        'CAT01-BLUE',
        'LEM01-YELLOW',
        'FLA02-PINK',
        'FLA01-PINK',
      ])
    })
  })
})
