import { describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import type { CatalogueVariant } from '../../../contracts/merchant/catalogue.ts'
import { offerChanges } from './offer-changes.ts'
import type { StoredVariant } from './stored-offers.ts'

const now = new Date('2026-11-15T10:00:00.000Z')
const euro = (original: number, final = original, prior?: number) => ({
  EUR: { original, final, ...(prior === undefined ? {} : { prior }) },
})
const sock = (over: Partial<CatalogueVariant> = {}) =>
  variant(1, { sku: 'A1-S', prices: euro(1200), stock: { nl: 5 }, ...over })
const stored = (over: Partial<StoredVariant> = {}): StoredVariant => ({
  row: { id: barcode(1), sku: 'A1-S', product_sku: 'A1', size: '36-40', position: 0, offered: 1 },
  prices: [{ variant_id: barcode(1), currency: 'EUR', original: 1200, final: 1200 }],
  stock: [{ variant_id: barcode(1), warehouse: 'nl', quantity: 5, reserved: 0 }],
  ...over,
})
const changes = (wanted: CatalogueVariant[], known: StoredVariant[]) =>
  offerChanges([{ sku: 'A1', variants: wanted }], known, now)
const step = { variant_id: barcode(1), currency: 'EUR' }
const nothing = { variants: [], prices: [], steps: [], stock: [], droppedPrices: [], droppedStock: [] }

describe('offerChanges', () => {
  it('the same again changes nothing', () => {
    expect(changes([sock()], [stored()])).toEqual(nothing)
  })

  it('a new variant brings its row, its prices, its first price step and its stock', () => {
    expect(changes([sock()], [])).toEqual({
      ...nothing,
      variants: [stored().row],
      prices: stored().prices,
      steps: [{ ...step, since: now.toISOString(), original: 1200, final: 1200 }],
      stock: [{ variant_id: barcode(1), warehouse: 'nl', quantity: 5 }],
    })
  })

  it('a new variant on sale brings its earlier price, thirty days back', () => {
    expect(changes([sock({ prices: euro(1200, 900, 1100) })], []).steps).toEqual([
      { ...step, since: '2026-10-16T10:00:00.000Z', original: 1100, final: 1100 },
      { ...step, since: '2026-11-15T10:00:00.000Z', original: 1200, final: 900 },
    ])
  })

  it('a new price adds a step to the history; the earlier price in the file is ignored from then on', () => {
    const { prices, steps } = changes([sock({ prices: euro(1200, 900, 5000) })], [stored()])
    expect(prices).toEqual([{ variant_id: barcode(1), currency: 'EUR', original: 1200, final: 900 }])
    expect(steps).toEqual([{ ...step, since: now.toISOString(), original: 1200, final: 900 }])
  })

  it('the earlier price is also ignored for one that was removed and came back', () => {
    const { steps } = changes([sock({ prices: euro(1200, 900, 5000) })], [stored({ prices: [] })])
    expect(steps).toEqual([{ ...step, since: now.toISOString(), original: 1200, final: 900 }])
  })

  it('a new list price is a step too: from then on the price is called reduced', () => {
    const { prices, steps } = changes([sock({ prices: euro(1500, 1200) })], [stored()])
    expect([prices.length, steps]).toEqual([1, [{ ...step, since: now.toISOString(), original: 1500, final: 1200 }]])
  })

  it('what the file no longer has is no longer offered, and its prices stay', () => {
    expect(changes([], [stored()])).toEqual({
      ...nothing,
      variants: [{ ...stored().row, offered: 0 }],
      steps: [{ ...step, since: now.toISOString(), original: null, final: null }],
    })
  })

  it('what came back is offered again', () => {
    const gone = stored({ row: { ...stored().row, offered: 0 } })
    expect(changes([], [gone])).toEqual(nothing)
    expect(changes([sock()], [gone])).toEqual({
      ...nothing,
      variants: [stored().row],
      steps: [{ ...step, since: now.toISOString(), original: 1200, final: 1200 }],
    })
  })

  it('a price or stock the file no longer has is dropped', () => {
    const { droppedPrices, droppedStock, steps } = changes([sock({ prices: {}, stock: {} })], [stored()])
    expect(droppedPrices).toMatchObject([{ currency: 'EUR' }])
    expect(droppedStock).toMatchObject([{ warehouse: 'nl' }])
    expect(steps).toEqual([{ ...step, since: now.toISOString(), original: null, final: null }])
  })

  it('a barcode that comes from another product leaves the others of that product alone', () => {
    const other = stored({ row: { ...stored().row, id: barcode(2), product_sku: 'B1', sku: 'B1-S' } })
    expect(changes([sock()], [stored(), other])).toEqual(nothing)
  })

  it('another order of the sizes is a change of place', () => {
    const second = variant(2, { sku: 'A1-L', prices: euro(1200), stock: { nl: 5 } })
    const { variants } = changes([second, sock()], [stored()])
    expect(variants.map(({ sku, position }) => [sku, position])).toEqual([
      ['A1-L', 0],
      ['A1-S', 1],
    ])
  })
})
