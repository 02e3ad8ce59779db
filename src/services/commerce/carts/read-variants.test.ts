import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { marketIn } from '../../../../tests/support/pricing-context.ts'
import { saveSoldProducts, type SoldProductFacts } from '../catalogue/sold-products.ts'
import { readStock } from './read-stock.ts'
import { cacheVariants } from './read-variants.ts'

const NL = marketIn('NL')
const US = marketIn('US')
const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)
const euro = (original: number, final = original) => ({ EUR: { original, final } })
const FACTS: SoldProductFacts = {
  name: { en: 'Sock' },
  picture: '/images/1',
  family: 'socks',
  sections: ['adults'],
  categories: [],
  collections: [],
}

describe.each(engines)('the variants of a cart on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const saveFacts = (sku: string, facts: SoldProductFacts) =>
    shop.inTransaction((transaction) => saveSoldProducts(transaction, shop.database, [{ ...facts, sku }]))
  const version = async () => (await shop.versions()).version
  const readOne = async (number: number, market = NL) =>
    (await cacheVariants(shop.database)(shop.query, market, [barcode(number)], await version())).get(barcode(number))

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', prices: euro(1200), stock: { 'nl-rsv': 2, nl: 3, us: 9 } })])
    await saveFacts('A', FACTS)
  })

  it('a variant comes with the facts of its product, its price and its stock in the warehouses of the market', async () => {
    expect(await readOne(1)).toEqual({
      id: barcode(1),
      sku: 'A-S',
      productSku: 'A',
      size: '36-40',
      facts: FACTS,
      price: { original: 1200, final: 1200 },
      isOffered: true,
      isStocked: true,
      available: 5,
    })
  })

  it('reserved units are not available', async () => {
    await shop.query.updateTable('stock').set({ reserved: 2 }).where('warehouse', '=', 'nl').execute()
    expect(await readOne(1)).toMatchObject({ available: 3 })
  })

  it.each([
    ['a European pair in the Netherlands', 'B-S', { nl: 4 }, NL, { isStocked: true, available: 4 }],
    ['an American pack in the Netherlands', 'B-S-UP', { nl: 4 }, NL, { isStocked: false }],
    ['an American pack in the United States', 'B-S-UP', { us: 4 }, US, { isStocked: true, available: 4 }],
    ['a European pair in the United States', 'B-S', { us: 4 }, US, { isStocked: false }],
    ['one of another region', 'B-S', { us: 4 }, NL, { isStocked: false, available: 0 }],
    ['one that is sold out is still stocked', 'B-S', { nl: 0 }, NL, { isStocked: true, available: 0 }],
  ])('%s', async (_, sku, stock, market, expected) => {
    await shop.offer('B', [variant(2, { sku, stock })])
    expect(await readOne(2, market)).toMatchObject(expected)
  })

  it('has no price in a currency without one', async () => {
    expect(await readOne(1, US)).toMatchObject({ price: undefined })
  })

  it('a reduction is measured against the lowest price of the thirty days before it', async () => {
    const at = (original: number, final: number, days: number) =>
      shop.offer('C', [variant(3, { sku: 'C-S', prices: euro(original, final) })], daysAgo(days))
    await at(2000, 2000, 60)
    await at(1500, 1500, 20)
    await at(1800, 1800, 10)
    await at(2000, 1200, 5)
    expect(await readOne(3)).toMatchObject({ price: { original: 1500, final: 1200 } })
  })

  it('a reduction that was never another price is none', async () => {
    await shop.offer('C', [variant(3, { sku: 'C-S', prices: euro(2000, 1200) })])
    expect(await readOne(3)).toMatchObject({ price: { original: 1200, final: 1200 } })
  })

  it('is not offered once the merchant takes it out, and is absent where it was never sold', async () => {
    await shop.offer('A', [])
    expect(await readOne(1)).toMatchObject({ isOffered: false })
    expect(await readOne(99)).toBeUndefined()
  })

  it('a product without facts is named by its sku', async () => {
    await shop.offer('D', [variant(4, { sku: 'D-S' })])
    expect((await readOne(4))?.facts).toMatchObject({ name: { en: 'D' }, picture: '', sections: [] })
  })

  it('facts of another shape are rejected by the sku of their product', async () => {
    await shop.query.updateTable('sold_products').set({ facts: '{"name":"Sock"}' }).execute()
    await expect(readOne(1)).rejects.toThrow('Invalid stored JSON: product A: name: ')
  })

  it.each([0, 1, 2, 3, 8, 9, 30])('%i ids at once, some of them twice', async (count) => {
    const numbers = Array.from({ length: count }, (_, index) => index + 100)
    await shop.offer(
      'MANY',
      numbers.map((number) => variant(number, { sku: `MANY-${number}`, stock: { nl: number } })),
    )
    const ids = numbers.map(barcode)
    const found = await cacheVariants(shop.database)(shop.query, NL, [...ids, ...ids.slice(0, 2)], await version())
    expect([...found.keys()].toSorted()).toEqual(ids.toSorted())
    const stock = await readStock(shop.query, shop.database, { warehouses: ['nl'], variantIds: ids })
    expect(ids.map((id) => stock.get(id))).toEqual(numbers)
  })

  describe('cacheVariants', () => {
    /** Past the service: only a reader that does not use its cache sees it. */
    const renamePast = () => saveFactsPast({ ...FACTS, name: { en: 'Renamed' } })
    const saveFactsPast = (facts: SoldProductFacts) =>
      shop.query
        .updateTable('sold_products')
        .set({ facts: JSON.stringify(facts) })
        .execute()

    it('answers from memory while the version stays, but for stock, which is read each time', async () => {
      const read = cacheVariants(shop.database)
      const known = await version()
      await read(shop.query, NL, [barcode(1)], known)
      await renamePast()
      await shop.query.updateTable('stock').set({ quantity: 4, reserved: 3 }).where('warehouse', '=', 'nl').execute()
      const again = (await read(shop.query, NL, [barcode(1)], known)).get(barcode(1))
      expect([again?.facts.name.en, again?.available]).toEqual(['Sock', 3])
    })

    it('reads again for a newer version, and does not let an older caller bring the old back', async () => {
      const read = cacheVariants(shop.database)
      const known = await version()
      const nameAt = async (at: number) => (await read(shop.query, NL, [barcode(1)], at)).get(barcode(1))?.facts.name.en
      expect(await nameAt(known)).toBe('Sock')
      await renamePast()
      expect(await nameAt(known + 1)).toBe('Renamed')
      await saveFactsPast({ ...FACTS, name: { en: 'Latest' } })
      expect(await nameAt(known)).toBe('Latest')
      expect(await nameAt(known + 1)).toBe('Renamed')
    })

    it('caches each currency for itself', async () => {
      const read = cacheVariants(shop.database)
      const known = await version()
      const priceIn = async (market: typeof NL) =>
        (await read(shop.query, market, [barcode(1)], known)).get(barcode(1))?.price
      expect([await priceIn(NL), await priceIn(US), await priceIn(NL)]).toEqual([
        { original: 1200, final: 1200 },
        undefined,
        { original: 1200, final: 1200 },
      ])
    })

    it('a stock row that goes away makes a cached variant not stocked', async () => {
      const read = cacheVariants(shop.database)
      const known = await version()
      await read(shop.query, NL, [barcode(1)], known)
      await shop.query.deleteFrom('stock').execute()
      expect((await read(shop.query, NL, [barcode(1)], known)).get(barcode(1))).toMatchObject({
        isStocked: false,
        available: 0,
      })
    })
  })
})
