import { describe, expect, it } from 'vitest'
import { barcode, product, variant } from '../../../../tests/support/catalogue-product.ts'
import { searchIndexOf } from '../../../../tests/support/search-index.ts'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { newBits, setBit } from '../index/bits.ts'
import { findProducts, type SearchQuery, UNSTEERED } from './find-products.ts'
import { atPlace, searchScope } from './market-scope.ts'
import { suggestProducts } from './suggest.ts'

/** So that no word occurs in most products: there, popularity outweighs a word. */
const OTHERS = Array.from({ length: 20 }, (_, place) => product(`ZZ-${place}`, { name: { en: 'Pebble' } }))

const PRODUCTS: readonly CatalogueProduct[] = [
  product('AB12-RED', { name: { en: 'Heron' }, colour: { primary: 'red' }, linkedProducts: ['AB12-BLUE'] }),
  product('AB12-BLUE', { name: { en: 'Heron' }, colour: { primary: 'blue' }, linkedProducts: ['AB12-RED'] }),
  product('CD34-RED', { name: { en: 'Heron and Stork' }, colour: { primary: 'red' }, categories: ['gifts'] }),
  product('EF56-RED', {
    name: { en: 'Stork' },
    description: { short: { en: 'Beside a heron.' }, full: { en: 'Full.' } },
    badges: ['new'],
  }),
  product('GH78-GONE', {
    name: { en: 'Heron Stork Heron' },
    variants: [variant(9, { sku: 'GH-1', stock: { nl: 0 } })],
  }),
  product('IJ90-KIDS', { name: { en: 'Grandpa was right' }, ageGroup: 'kids' }),
  ...OTHERS,
].map((one, place) => ({
  ...one,
  variants: one.sku === 'GH78-GONE' ? one.variants : [variant(20 + place, { sku: `${one.sku}-V` })],
}))

async function shop(liked: Readonly<Record<string, number>> = {}) {
  const market = findMarket('production', 'GB')
  if (market === undefined) throw new Error('No market GB')
  const scope = searchScope(await searchIndexOf(PRODUCTS, liked), market)
  const { skus, find: docOf } = scope.index.products
  const find = (query: string, wanted: Partial<SearchQuery> = {}) => {
    const found = findProducts(scope, { query, limit: 10, offset: 0, equals: 'liked first', ...wanted })
    return { ...found, skus: found.products.map((at) => skus[at]) }
  }
  return { scope, find, docs: (...names: readonly string[]) => names.flatMap((name) => docOf(name) ?? []) }
}

describe('finding products', () => {
  it('names come before mentions, what is sold out last', async () => {
    const { find } = await shop()
    expect(find('heron').skus).toEqual(['AB12-RED', 'AB12-BLUE', 'CD34-RED', 'EF56-RED', 'GH78-GONE'])
  })

  it('equals stand as they are liked in a search, as the merchant put them in a listing', async () => {
    const { find, scope } = await shop({ 'CD34-RED': 1, 'AB12-BLUE': 0.5 })
    expect(find('heron').skus.slice(0, 3)).toEqual(['CD34-RED', 'AB12-BLUE', 'AB12-RED'])
    expect(find('', { equals: 'as placed' }).skus.slice(0, 3)).toEqual(['AB12-RED', 'AB12-BLUE', 'CD34-RED'])
    expect(find('', { sortBy: 'bestselling' }).skus.slice(0, 2)).toEqual(['CD34-RED', 'AB12-BLUE'])
    expect(atPlace(scope, 'gifts').visible).not.toEqual(scope.visible)
  })

  it('liking alone lifts no mention over a name', async () => {
    const { find } = await shop({ 'EF56-RED': 1 })
    expect(find('heron').skus.indexOf('EF56-RED')).toBe(3)
  })

  it('finds a product whose name is the query, whatever its words may mean', async () => {
    const { find } = await shop()
    expect(find('grandpa was right').skus).toEqual(['IJ90-KIDS'])
    expect(find('grandpa was right').reading.dropped).toEqual([])
  })

  it.each([
    ['a sku', 'ab12-red', ['AB12-RED']],
    ['the sku of a variant', 'CD34-RED-v', ['CD34-RED']],
    ['a barcode', barcode(23), ['EF56-RED']],
    ['the beginning of a sku', 'AB12', ['AB12-RED', 'AB12-BLUE']],
    ['three signs of a sku', 'ab1', []],
    ['digits of a barcode', barcode(23).slice(0, 8), []],
  ])('%s is exactly that', async (_, query, skus) => {
    const { find } = await shop()
    expect(find(query).skus).toEqual(skus)
  })

  it('pins come first and once, boosts lift, and both apply only to what the filter finds', async () => {
    const { find, docs } = await shop()
    const pins = docs('IJ90-KIDS', 'CD34-RED')
    expect(find('heron', { steering: { pins, boosts: [] } })).toMatchObject({
      count: 6,
      skus: ['IJ90-KIDS', 'CD34-RED', 'AB12-RED', 'AB12-BLUE', 'EF56-RED', 'GH78-GONE'],
    })
    const filter = { colour: ['red'] }
    expect(find('heron', { filter, steering: { pins, boosts: [] } }).skus).toEqual(['CD34-RED', 'AB12-RED'])
    const bits = newBits(PRODUCTS.length)
    for (const doc of docs('EF56-RED', 'GH78-GONE')) setBit(bits, doc)
    const lifted = find('heron', { steering: { pins: [], boosts: [{ bits, factor: 10 }] } }).skus
    expect([lifted[0], lifted.at(-1)]).toEqual(['EF56-RED', 'GH78-GONE'])
    const buried = find('heron', { steering: { pins: [], boosts: [{ bits, factor: 0.1 }] } }).skus
    expect(buried.indexOf('EF56-RED')).toBe(3)
    expect(find('heron', { steering: UNSTEERED }).skus).toEqual(find('heron').skus)
  })

  it('every page is a part of the whole order', async () => {
    const { find, docs } = await shop()
    const steering = { pins: docs('EF56-RED', 'AB12-BLUE'), boosts: [] }
    const whole = find('heron', { steering }).skus
    for (const limit of [1, 2, 3, 4]) {
      const pages = Array.from(
        { length: 7 },
        (_, page) => find('heron', { steering, limit, offset: page * limit }).skus,
      )
      expect(pages.flat()).toEqual(whole)
    }
  })

  it('suggests one colour of a product, and counts all', async () => {
    const { scope } = await shop()
    const { count, products } = suggestProducts(scope, { query: 'hero', limit: 8 })
    expect(count).toBe(5)
    expect(products.map((at) => scope.index.products.skus[at])).toEqual([
      'AB12-RED',
      'CD34-RED',
      'EF56-RED',
      'GH78-GONE',
    ])
  })
})
