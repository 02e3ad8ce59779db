import { describe, expect, it } from 'vitest'
import { cellChanges, type VariantCells } from './cell-changes.ts'
import type { StoredVariant } from './stored-offers.ts'

const stored = (sku: string, size: string, offered: 0 | 1 = 1): StoredVariant => ({
  row: { id: `id-${sku}`, sku, product_sku: 'A', size, position: 0, offered },
  prices: [{ variant_id: `id-${sku}`, currency: 'EUR', original: 1200, final: 1000 }],
  stock: [],
})
const STORED = [stored('A-S', 'S'), stored('A-M', 'M'), stored('A-S-UP', 'S'), stored('A-X', 'X', 0)]
const cells = (over: Partial<VariantCells>): VariantCells => ({ sku: 'A-S', prices: [], ...over })
const euro = (price: { original?: number; final?: number }) => ({ prices: [{ currency: 'EUR', ...price }] })

describe('cells of variants', () => {
  it.each([
    ['one part of a price', euro({ final: 900 }), 'price.EUR', { original: 1200, final: 900 }],
    ['both parts', euro({ original: 1500, final: 1300 }), 'price.EUR', { original: 1500, final: 1300 }],
    ['the original one alone', euro({ original: 1000 }), 'price.EUR', { original: 1000, final: 1000 }],
    [
      'a price in a currency that had none',
      { prices: [{ currency: 'SEK', final: 9900 }] },
      'price.SEK',
      { original: 9900, final: 9900 },
    ],
    ['a size', { size: 'XS' }, 'size', 'XS'],
    ['a size that the pack of another region has', { sku: 'A-M', size: 'M2' }, 'size', 'M2'],
  ] as const)('DGO-05 %s is changed', (_, over, field, after) => {
    const { changes, problems, products } = cellChanges([cells(over)], STORED)
    expect(changes).toMatchObject([{ field, after }])
    expect([problems, products]).toEqual([[], ['A']])
  })

  it.each([
    ['what it is already', cells({ size: 'S', ...euro({ final: 1000 }) })],
    ['nothing', cells({})],
  ])('DGO-05 %s is no change', (_, row) => {
    expect(cellChanges([row], STORED)).toMatchObject({ changes: [], prices: [], variants: [], products: [] })
  })

  it.each([
    ['a price above the original one', cells(euro({ final: 1300 })), 'final.EUR', 'PRICE_ABOVE_ORIGINAL'],
    ['an original one below the price', cells(euro({ original: 900 })), 'original.EUR', 'PRICE_ABOVE_ORIGINAL'],
    ['half a price', cells({ prices: [{ currency: 'SEK', original: 9900 }] }), 'original.SEK', 'PRICE_INCOMPLETE'],
    ['a variant that does not exist', cells({ sku: 'B', ...euro({ final: 1 }) }), 'final.EUR', 'UNKNOWN_VARIANT'],
    ['a variant that is not offered', cells({ sku: 'A-X', size: 'Y' }), 'size', 'UNKNOWN_VARIANT'],
    ['the size of another variant', cells({ size: 'm' }), 'size', 'SIZE_TAKEN'],
  ])('DGO-05 %s is refused by its cell', (_, row, column, code) => {
    expect(cellChanges([row], STORED).problems).toMatchObject([{ sku: row.sku, column, code }])
  })

  it('DGO-05 two variants can exchange their sizes, and every problem is named', () => {
    const swapped = cellChanges([cells({ size: 'M' }), cells({ sku: 'A-M', size: 'S' })], STORED)
    expect([swapped.problems, swapped.changes.length]).toEqual([[], 2])
    const wrong = cellChanges([cells(euro({ final: 1300 })), cells({ sku: 'GONE', size: 'S' })], STORED)
    expect(wrong.problems.map(({ sku }) => sku)).toEqual(['A-S', 'GONE'])
  })
})
