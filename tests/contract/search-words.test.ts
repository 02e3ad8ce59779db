/** How the words of a query are read, in six languages, and what cannot be read. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suggestAnswer } from '../../src/contracts/discovery/discovery-answer-schema.ts'
import { barcode } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { createApi, type DiscoveryShop, openDiscovery, read } from './discovery-shop.ts'
import { SUGGEST_PATH } from '../support/discovery-paths.ts'

/** A market with euros. */
const RED_SOCKS = ['CAT01-RED', 'CAT02-RED', 'EUR01-RED']

describe.each(engines)('the words of a search on %s', (engine) => {
  let shop: DiscoveryShop

  beforeAll(async () => {
    shop = await openDiscovery(engine)
  })
  afterAll(() => shop.fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let api: ReturnType<typeof createApi>

    beforeAll(async () => {
      reached = await reach(transport, shop.service)
      api = createApi(reached)
    })
    afterAll(() => reached.close())

    const suggest = async (query: string) =>
      read(suggestAnswer, await api.post(SUGGEST_PATH, { token: 'uk-gb', query }))

    describe('words', () => {
      it.each([
        ['uk-gb', 'a word of the name', 'lemon', ['LEM01-YELLOW', 'LEM02-GREEN']],
        ['uk-gb', 'one for many', 'lemons', ['LEM01-YELLOW', 'LEM02-GREEN']],
        ['uk-gb', 'capitals, accents and full width', 'ＬÉMON', ['LEM01-YELLOW', 'LEM02-GREEN']],
        ['uk-gb', 'a beginning', 'flami', ['FLA02-PINK', 'FLA01-PINK']],
        ['uk-gb', 'a synonym', 'kitty', ['CAT01-BLUE', 'CAT01-RED', 'CAT02-RED']],
        ['uk-gb', 'American spelling', 'lemonade', ['LEM01-YELLOW']],
        ['de-de', 'an umlaut', 'Frühe Zitronen', ['LEM02-GREEN']],
        ['de-de', 'an umlaut written out', 'fruehe zitronen', ['LEM02-GREEN']],
        ['de-de', 'an umlaut left out', 'fruhe zitronen', ['LEM02-GREEN']],
        ['de-de', 'a compound', 'Katzensocken', ['CAT01-BLUE', 'CAT01-RED', 'CAT02-RED']],
        ['nl-nl', 'a compound', 'kattensokken', ['CAT01-BLUE', 'CAT01-RED', 'CAT02-RED']],
        ['nl-nl', 'one for many', 'citroen', ['LEM02-GREEN']],
        ['nl-nl', 'English where a text is missing', 'flamingo', ['FLA02-PINK', 'FLA01-PINK']],
      ])('%s: %s finds', async (token, _, query, skus) => {
        const found = await api.search(query, {}, token)
        expect(found.items.map(({ id }) => id).toSorted()).toEqual(skus.toSorted())
        expect(found.metadata).toMatchObject({ count: skus.length, corrected: [], dropped: [] })
      })

      it.each([
        ['uk-gb', 'lemmon', 'lemon', ['LEM01-YELLOW', 'LEM02-GREEN']],
        ['uk-gb', 'falmingo', 'flamingo', ['FLA01-PINK', 'FLA02-PINK']],
        ['de-de', 'Zitrohne', 'zitrone', ['LEM01-YELLOW', 'LEM02-GREEN']],
      ])('%s: %s is read as %s, and the response contains it', async (token, typed, meant, skus) => {
        const { items, metadata } = await api.search(typed, {}, token)
        expect(items.map(({ id }) => id).toSorted()).toEqual(skus)
        expect(metadata.corrected).toEqual([{ from: typed.toLowerCase(), to: meant }])
      })

      it('a typing error is corrected to a real word, not to the stem of one', async () => {
        const { metadata } = await api.search('Zitrn', {}, 'de-de')
        expect(metadata.corrected).toEqual([{ from: 'zitrn', to: expect.stringMatching(/^zitronen?$/) }])
      })

      it.each([
        ['uk-gb', 'red cats', ['red = colour red'], ['CAT01-RED', 'CAT02-RED']],
        ['uk-gb', 'merino', ['merino = material merino'], ['LEM01-YELLOW']],
        ['uk-gb', 'cats size 42', ['size 42 = sizes 41-46'], ['CAT01-RED']],
        ['uk-gb', 'cats for kids', ['kids = ageGroup kids'], ['CAT02-RED']],
        ['uk-gb', 'slippers', ['slippers = family slippers'], ['SLP01-GREY']],
        ['uk-gb', 'non-slip', ['non slip = feature non-slip'], ['SLP01-GREY']],
        ['uk-gb', 'on sale', ['on sale = badge sale'], ['SLP01-GREY']],
        [
          'de-de',
          'rote Kindersocken 36-40',
          ['36-40 = sizes 36-40', 'kinder = ageGroup kids', 'rote = colour red', 'socken = family socks'],
          ['CAT02-RED'],
        ],
        ['nl-nl', 'rode sokken', ['rode = colour red', 'sokken = family socks'], RED_SOCKS],
        ['fr-fr', 'chaussettes rouges', ['chaussettes = family socks', 'rouges = colour red'], RED_SOCKS],
        ['es-es', 'calcetines rojos', ['calcetines = family socks', 'rojos = colour red'], RED_SOCKS],
        ['it-it', 'calzini rossi', ['calzini = family socks', 'rossi = colour red'], RED_SOCKS],
      ])('%s: %s is understood', async (token, query, understood, skus) => {
        const { items, metadata } = await api.search(query, {}, token)
        const meanings = metadata.understood.map(({ words, facet, value }) => `${words} = ${facet} ${value}`)
        expect(meanings.toSorted()).toEqual(understood)
        expect(metadata.dropped).toEqual([])
        expect(items.map(({ id }) => id).toSorted()).toEqual(skus)
      })

      it.each([
        ['an unknown word', 'lemon xqzzy', ['xqzzy'], ['LEM01-YELLOW', 'LEM02-GREEN']],
        ['a size that nothing of it has', 'yellow lemons size 38', ['size 38'], ['LEM01-YELLOW']],
      ])('%s is left out, and the response contains it', async (_, query, dropped, skus) => {
        const { items, metadata } = await api.search(query)
        expect(items.map(({ id }) => id).toSorted()).toEqual(skus)
        expect(metadata.dropped).toEqual(dropped)
      })

      it.each([
        'xqzzy',
        'xqzzy wvvk',
        '(a+)+$',
        '.*',
        '[a-z]{1,99999}',
        '__proto__',
        'constructor',
        'hasOwnProperty',
        'toString valueOf',
        "'; drop table products; --",
        '{{7*7}}',
        '<script>alert(1)</script>',
        '%00',
        '💥',
        'Ω≈ç√∫',
        '!!!',
      ])('%j finds nothing and harms nothing', async (query) => {
        expect(await api.search(query)).toMatchObject({ metadata: { count: 0, dropped: [] }, items: [] })
        expect(await suggest(query)).toMatchObject({ metadata: { count: 0 }, items: [] })
        expect((await api.search('lemon')).metadata.count).toBe(2)
      })

      it('sold-out products come last, however well they match', async () => {
        expect(await api.skus('flamingo')).toEqual(['FLA02-PINK', 'FLA01-PINK'])
      })

      it('~LST-17 what the merchant does not recommend is not found', async () => {
        expect(await api.skus('flamingo secret')).not.toContain('SHY01-PINK')
        expect(await api.skus('SHY01-PINK')).toEqual([])
      })
    })

    describe('exactly one', () => {
      it.each([
        ['a sku', 'CAT01-BLUE', ['CAT01-BLUE']],
        ['a sku in small letters, with spaces around', '  cat01-blue ', ['CAT01-BLUE']],
        ['the sku of a variant', 'CAT01-RED-41-46', ['CAT01-RED']],
        ['a barcode', barcode(1), ['CAT01-RED']],
        ['the beginning of a sku', 'CAT01', ['CAT01-RED', 'CAT01-BLUE']],
        ['the beginning of a sku in small letters', 'cat0', ['CAT01-RED', 'CAT01-BLUE', 'CAT02-RED']],
        ['a sku of another market', 'USA01-RED', []],
      ])('%s', async (_, query, skus) => {
        const { items, metadata } = await api.search(query)
        expect(items.map(({ id }) => id)).toEqual(skus)
        expect(metadata).toMatchObject({ understood: [], corrected: [], dropped: [] })
      })
    })
  })
})
