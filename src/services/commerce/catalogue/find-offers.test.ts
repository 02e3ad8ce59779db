import { describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { marketIn } from '../../../../tests/support/pricing-context.ts'
import { MAX_OFFER_CHANGES } from '../../../contracts/commerce/commerce.ts'
import { createDiscount, stopDiscount } from '../discounts/discount-rules.ts'
import { findAvailability } from './availability.ts'
import { findOfferChanges } from './find-offer-changes.ts'
import { findOffers } from './find-offers.ts'
import { raiseOffersVersion } from './offers-version.ts'
import { saveSoldProducts } from './sold-products.ts'
import { findVariantOwners } from './variant-owners.ts'

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const euro = (original: number, final = original) => ({ EUR: { original, final } })

describe.each(engines)('offers as they are read on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const reserve = (number: number, reserved: number) =>
    shop.query.updateTable('stock').set({ reserved }).where('variant_id', '=', barcode(number)).execute()

  describe('findOffers', () => {
    it('groups variants by product, in the order of the merchant', async () => {
      await shop.offer('A', [variant(2, { sku: 'A-L' }), variant(1, { sku: 'A-S' })])
      await shop.offer('B', [variant(3, { sku: 'B-S' })])
      const offers = await findOffers(shop.query, shop.database, ['B', 'A', 'NOTHING'])
      expect(Object.keys(offers).toSorted()).toEqual(['A', 'B'])
      expect(offers['A']?.map(({ sku }) => sku)).toEqual(['A-L', 'A-S'])
    })

    it('lists currencies and warehouses in one order, whatever the order they were saved in', async () => {
      const prices = { KRW: { original: 9, final: 9 }, EUR: { original: 1, final: 1 }, GBP: { original: 2, final: 2 } }
      await shop.offer('A', [variant(1, { sku: 'A', prices, stock: { us: 1, nl: 2, 'nl-rsv': 3 } })])
      const [offer] = (await findOffers(shop.query, shop.database, ['A']))['A'] ?? []
      expect(Object.keys(offer?.prices ?? {})).toEqual(['EUR', 'GBP', 'KRW'])
      expect(Object.entries(offer?.stock ?? {})).toEqual([
        ['nl-rsv', 3],
        ['nl', 2],
        ['us', 1],
      ])
    })

    it.each([
      ['for sale', 7],
      ['in the warehouse', 10],
    ] as const)('stock %s of ten units, three of them reserved', async (meant, expected) => {
      await shop.offer('A', [variant(1, { sku: 'A', stock: { nl: 10 } })])
      await reserve(1, 3)
      const [offer] = (await findOffers(shop.query, shop.database, ['A'], meant))['A'] ?? []
      expect(offer?.stock).toEqual({ nl: expected })
    })

    it('has the prior price of a reduction, and none of a full price', async () => {
      const at = (final: number, days: number) =>
        shop.offer('A', [variant(1, { sku: 'A', prices: euro(2000, final) })], daysAgo(days))
      const priceOf = async () => (await findOffers(shop.query, shop.database, ['A']))['A']?.[0]?.prices.EUR
      await at(2000, 50)
      expect(await priceOf()).toEqual({ original: 2000, final: 2000 })
      await at(1500, 5)
      expect(await priceOf()).toEqual({ original: 2000, final: 1500, prior: 2000 })
    })

    it('LAW-17 the prior price counts what an automatic discount took off everybody’s price', async () => {
      const at = (final: number, days: number) =>
        shop.offer('A', [variant(1, { sku: 'A', prices: euro(2000, final) })], daysAgo(days))
      await at(2000, 50)
      await at(1500, 5)
      const facts = { sections: [], categories: [], collections: ['low'] }
      const sold = { name: { en: 'A' }, picture: '', family: 'socks' as const, ...facts }
      const half = {
        id: 'half',
        name: 'Half',
        effect: { kind: 'product-percentage', percent: 50, goods: { collections: ['low'] } },
        sortOrder: 0,
        isExclusive: false,
        isStackable: true,
      } as const
      await shop.database.transaction(async (transaction) => {
        await saveSoldProducts(transaction, shop.database, [{ sku: 'A', ...sold }])
        await createDiscount(transaction, half, { usageLimit: undefined, now: daysAgo(20) })
        await stopDiscount(transaction, 'half', daysAgo(15))
      })
      const offers = await findOffers(shop.query, shop.database, ['A'])
      expect(offers['A']?.[0]?.prices.EUR).toEqual({ original: 2000, final: 1500, prior: 1000 })
    })

    it('leaves out what is no longer offered', async () => {
      await shop.offer('A', [variant(1, { sku: 'A-S' }), variant(2, { sku: 'A-L' })])
      await shop.offer('A', [variant(2, { sku: 'A-L' })])
      expect((await findOffers(shop.query, shop.database, ['A']))['A']?.map(({ sku }) => sku)).toEqual(['A-L'])
      await shop.offer('A', [])
      expect(await findOffers(shop.query, shop.database, ['A'])).toEqual({})
    })
  })

  describe('findAvailability', () => {
    const availableIn = async (country: 'NL' | 'US', ...numbers: number[]) =>
      (await findAvailability(shop.query, marketIn(country), numbers.map(barcode))).map(
        ({ isAvailable }) => isAvailable,
      )

    it.each([
      ['in stock', { sku: 'A', stock: { nl: 1 } }, 'NL', true],
      ['in the reserve only', { sku: 'A', stock: { 'nl-rsv': 1, nl: 0 } }, 'NL', true],
      ['sold out', { sku: 'A', stock: { nl: 0 } }, 'NL', false],
      ['stocked in another region', { sku: 'A', stock: { us: 5 } }, 'NL', false],
      ['stocked nowhere', { sku: 'A', stock: {} }, 'NL', false],
      ['a European pair in the United States', { sku: 'A', stock: { us: 5 } }, 'US', false],
      ['an American pack in the United States', { sku: 'A-UP', stock: { us: 5 } }, 'US', true],
      ['an American pack in Europe', { sku: 'A-UP', stock: { nl: 5 } }, 'NL', false],
    ] as const)('%s', async (_, over, country, expected) => {
      await shop.offer('A', [variant(1, over)])
      expect(await availableIn(country, 1)).toEqual([expected])
    })

    it('units that are all reserved are not available', async () => {
      await shop.offer('A', [variant(1, { sku: 'A', stock: { nl: 3 } })])
      await reserve(1, 2)
      expect(await availableIn('NL', 1)).toEqual([true])
      await reserve(1, 3)
      expect(await availableIn('NL', 1)).toEqual([false])
    })

    it('responds in the order of the request, without ids that were never sold', async () => {
      await shop.offer('A', [variant(1, { sku: 'A-S' }), variant(2, { sku: 'A-L' })])
      await shop.offer('A', [variant(2, { sku: 'A-L' })])
      const found = await findAvailability(shop.query, marketIn('NL'), [2, 9, 1].map(barcode))
      expect(found).toEqual([
        { id: barcode(2), isAvailable: true },
        { id: barcode(1), isAvailable: false },
      ])
    })
  })

  describe('findOfferChanges', () => {
    it('names each product once, with the version of its last change', async () => {
      await shop.offer('A', [variant(1, { sku: 'A', prices: euro(1000) })])
      const { version } = await shop.versions()
      await shop.offer('B', [variant(2, { sku: 'B' })])
      await shop.offer('B', [variant(2, { sku: 'B', prices: euro(900) })])
      expect(await findOfferChanges(shop.query, version)).toEqual({ version: version + 2, skus: ['B'], tooMany: false })
      expect(await findOfferChanges(shop.query, version + 2)).toEqual({
        version: version + 2,
        skus: [],
        tooMany: false,
      })
    })

    it.each([
      ['as many as fit', MAX_OFFER_CHANGES, false],
      ['one more', MAX_OFFER_CHANGES + 1, true],
    ])('%s into one answer', async (_, count, tooMany) => {
      const { version } = await shop.versions()
      const skus = Array.from({ length: count }, (_unused, number) => `P${number}`)
      await shop.inTransaction((transaction) => raiseOffersVersion(transaction, shop.database, skus))
      const changes = await findOfferChanges(shop.query, version)
      expect([changes.tooMany, changes.skus.length]).toEqual([tooMany, tooMany ? 0 : count])
    })
  })

  describe('findVariantOwners', () => {
    it('finds the product of a barcode or of a sku, while it is offered', async () => {
      await shop.offer('A', [variant(1, { sku: 'A-S' }), variant(2, { sku: 'A-L' })])
      await shop.offer('B', [variant(3, { sku: 'B-S' })])
      const owners = async (ids: readonly number[], skus: readonly string[]) =>
        (await findVariantOwners(shop.query, shop.database, { ids: ids.map(barcode), skus }))
          .map(({ sku, productSku }) => `${sku} of ${productSku}`)
          .toSorted()
      expect(await owners([1], ['B-S'])).toEqual(['A-S of A', 'B-S of B'])
      expect(await owners([2], ['A-L'])).toEqual(['A-L of A'])
      expect(await owners([], [])).toEqual([])
      await shop.offer('A', [])
      expect(await owners([1], ['A-S'])).toEqual([])
    })
  })
})
