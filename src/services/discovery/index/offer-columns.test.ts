import { describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { hasBit } from './bits.ts'
import { createOfferColumns } from './offer-columns.ts'

describe('offer columns of every product', () => {
  it('PRD-12 American packs are sold on us only, and no others there', () => {
    const columns = createOfferColumns(3)
    columns.set(0, [variant(1, { sku: 'A' })])
    columns.set(1, [variant(2, { sku: 'B-UP', stock: { us: 1 } })])
    columns.set(2, [variant(3, { sku: 'C' }), variant(4, { sku: 'C-UP', stock: { us: 0 } })])
    const sold = (region: 'nl' | 'us') => [0, 1, 2].map((product) => hasBit(columns.sold[region], product))
    expect(sold('nl')).toEqual([true, false, true])
    expect(sold('us')).toEqual([false, true, true])
    expect([0, 1, 2].map((product) => hasBit(columns.inStock.us, product))).toEqual([false, true, false])
  })

  it('the price of a product is its lowest, and a size counts while it is there', () => {
    const columns = createOfferColumns(1)
    const price = (final: number) => ({ EUR: { original: final, final } })
    columns.set(0, [
      variant(1, { sku: 'A', size: 's', prices: price(1500), stock: { nl: 0 } }),
      variant(2, { sku: 'B', size: 'm', prices: price(1200), stock: { 'nl-rsv': 1 } }),
    ])
    expect(columns.prices('nl', 'EUR')[0]).toBe(1200)
    expect(columns.prices('nl', 'SEK')[0]).toBe(-1)
    expect([...columns.sizes.nl.keys()]).toEqual(['m'])
    expect(columns.stockOf(0)).toEqual({ nl: 1, us: 0 })
  })

  it('a reduction counts where it may be announced: in the currency that has it, with a price before', () => {
    const columns = createOfferColumns(2)
    columns.set(0, [variant(1, { sku: 'A', prices: { EUR: { original: 1500, final: 1200, prior: 1500 } } })])
    columns.set(1, [variant(2, { sku: 'B', prices: { EUR: { original: 1500, final: 1200 } } })])
    expect([0, 1].map((product) => hasBit(columns.reduced('nl', 'EUR'), product))).toEqual([true, false])
  })

  it('no two changes give the same revision: what is cached of several products is invalidated by the highest', () => {
    const columns = createOfferColumns(2)
    const revisions = [0, 1, 0, 1, 1].map((product) => {
      columns.set(product, [])
      return columns.revisionOf(product)
    })
    expect(revisions).toEqual([1, 2, 3, 4, 5])
  })

  it('is changed in place, and removes what is no longer offered', () => {
    const columns = createOfferColumns(1)
    columns.set(0, [variant(1, { sku: 'A', size: 's' })])
    columns.set(0, [])
    expect(hasBit(columns.sold.nl, 0)).toBe(false)
    expect(columns.findVariant('A')).toBeUndefined()
    expect(columns.prices('nl', 'EUR')[0]).toBe(-1)
    expect([...columns.sizes.nl.values()].map((bits) => hasBit(bits, 0))).toEqual([false])
  })

  it('finds a product by the sku of a variant in any case, and by its barcode', () => {
    const columns = createOfferColumns(1)
    columns.set(0, [variant(1, { sku: 'LEMON-S' })])
    const { id } = variant(1)
    expect([columns.findVariant('lemon-s'), columns.findVariant(id), columns.findVariant('')]).toEqual([
      0,
      0,
      undefined,
    ])
  })
})
