import { describe, expect, it } from 'vitest'
import type { PriceSheet } from '../../api/price-schemas.ts'
import { changedPrices, outlookOf, priceLine, readPrice, type PriceProblem } from './price-form.ts'

const NOW = Date.parse('2026-11-17T12:00:00Z')
const euro = (final: number, original = final) => ({
  currency: 'EUR' as const,
  price: { original, final },
  steps: [{ since: '2026-01-01T00:00:00.000Z', original, final }],
  planned: [],
})
const dollars = (final: number) => ({ ...euro(final), currency: 'USD' as const })
const sheetOf = (...variants: PriceSheet['variants']): PriceSheet => ({
  sku: 'A',
  name: 'Dots',
  now: '2026-11-17T12:00:00.000Z',
  variants,
})
const SHEET = sheetOf(
  { sku: 'A-S', size: 'S', version: 1, prices: [euro(1200), dollars(1300)] },
  { sku: 'A-M', size: 'M', version: 2, prices: [euro(1200), dollars(1300)] },
  { sku: 'A-S-UP', size: 'S', version: 3, prices: [dollars(1300)] },
)

describe('a line of prices', () => {
  it('DGO-06 is for the sizes that have a price in the currency, or for one of them', () => {
    const skus = (size: string | undefined, currency: 'EUR' | 'USD' | 'SEK') =>
      priceLine(SHEET, size, currency).variants.map(({ sku }) => sku)
    expect(skus(undefined, 'EUR')).toEqual(['A-S', 'A-M'])
    expect(skus(undefined, 'USD')).toEqual(['A-S', 'A-M', 'A-S-UP'])
    expect(skus(undefined, 'SEK')).toEqual(['A-S', 'A-M'])
    expect(skus('A-M', 'SEK')).toEqual(['A-M'])
  })

  it('DGO-06 shows the price where all sizes have the same', () => {
    const mixed = sheetOf(
      { sku: 'A-S', size: 'S', version: 1, prices: [euro(1200)] },
      { sku: 'A-M', size: 'M', version: 2, prices: [euro(1400)] },
    )
    expect(priceLine(SHEET, undefined, 'EUR')).toMatchObject({ price: { final: 1200 }, isMixed: false })
    expect(priceLine(mixed, undefined, 'EUR')).toMatchObject({ price: undefined, isMixed: true })
    expect(priceLine(mixed, 'A-M', 'EUR')).toMatchObject({ price: { final: 1400 }, isMixed: false })
  })

  it.each([
    ['nothing typed', {}, undefined],
    ['the same again', { final: '12.00' }, undefined],
    ['a lower price', { final: '9,95' }, { original: 1200, final: 995 }],
    ['both', { original: '15', final: '13' }, { original: 1500, final: 1300 }],
    ['no original price', { original: '', final: '13' }, { original: 1300, final: 1300 }],
    ['free', { final: '0' }, { original: 1200, final: 0 }],
  ])('DGO-06 %s', (_, typed, price) => {
    const read = readPrice(priceLine(SHEET, undefined, 'EUR'), typed, 'en')
    expect(read).toEqual(price === undefined ? { kind: 'unchanged' } : { kind: 'price', price })
  })

  it.each<[string, object, 'original' | 'final', PriceProblem]>([
    ['no number', { final: 'twelve' }, 'final', 'number'],
    ['a negative one', { final: '-1' }, 'final', 'number'],
    ['no number as the original price', { original: 'x' }, 'original', 'number'],
    ['a price that is removed', { final: '' }, 'final', 'missing'],
    ['more than the original price', { final: '12.01' }, 'final', 'above-original'],
    ['an original price below it', { original: '11' }, 'final', 'above-original'],
  ])('DGO-06 %s is wrong', (_, typed, part, problem) => {
    expect(readPrice(priceLine(SHEET, undefined, 'EUR'), typed, 'en')).toEqual({ kind: 'wrong', part, problem })
  })

  it('DGO-06 an empty line of a currency without a price is no change', () => {
    expect(readPrice(priceLine(SHEET, undefined, 'SEK'), { original: '', final: '' }, 'en')).toEqual({
      kind: 'unchanged',
    })
  })
})

describe('what pages will show', () => {
  it('DGO-07 is computed for all sizes, and named as different where they differ', () => {
    const line = priceLine(SHEET, undefined, 'EUR')
    expect(outlookOf(line, { original: 1200, final: 900 }, NOW)).toEqual({
      lowest: 1200,
      announcement: { kind: 'reduction', struck: 1200, percent: 25 },
    })
    const [first, second] = SHEET.variants
    const other = { ...euro(1200), steps: [{ since: '2026-11-10T00:00:00.000Z', original: 1000, final: 1000 }] }
    const variants = [first, second && { ...second, prices: [other] }].filter((one) => one !== undefined)
    const mixed = outlookOf({ ...line, variants }, { original: 1200, final: 900 }, NOW)
    expect(mixed).toEqual({ lowest: 'mixed', announcement: 'mixed' })
  })

  it('DGO-07 counts what is planned until then', () => {
    const planned = [
      {
        since: '2026-11-18T00:00:00.000Z',
        until: '2026-11-19T00:00:00.000Z',
        original: 1200,
        final: 700,
        isRunning: false,
      },
    ]
    const sheet = sheetOf({ sku: 'A-S', size: 'S', version: 1, prices: [{ ...euro(1200), planned }] })
    const line = priceLine(sheet, undefined, 'EUR')
    const friday = Date.parse('2026-11-20T00:00:00Z')
    expect(outlookOf(line, { original: 1200, final: 900 }, friday)).toEqual({
      lowest: 700,
      announcement: { kind: 'none', reason: 'not-lower' },
    })
    expect(outlookOf(line, undefined, NOW)).toEqual({ lowest: 1200, announcement: undefined })
  })
})

it('DGO-06 what is sent has every variant of the line with its version', () => {
  const line = priceLine(SHEET, undefined, 'EUR')
  expect(changedPrices([{ line, price: { original: 1200, final: 995 } }], { since: 5 })).toEqual([
    { sku: 'A-S', version: 1, currency: 'EUR', original: 1200, final: 995, since: 5 },
    { sku: 'A-M', version: 2, currency: 'EUR', original: 1200, final: 995, since: 5 },
  ])
})
