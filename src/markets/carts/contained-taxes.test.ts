import { describe, expect, it } from 'vitest'
import { includedTaxRows } from '../tax/tax-rows.ts'
import { spreadOverRates } from '../tax/spread-over-rates.ts'
import { containedTaxes } from './contained-taxes.ts'
import type { CartInput, CartLineInput } from './priced-cart.ts'

const line = (id: string, taxPercentage?: number): CartLineInput => ({
  id,
  variantId: id,
  sku: id,
  productSku: id,
  sections: [],
  categories: [],
  collections: [],
  family: 'socks',
  quantity: 1,
  price: { original: 0, final: 0 },
  isSellable: true,
  ...(taxPercentage !== undefined && { taxPercentage }),
})

const cart = (lines: readonly CartLineInput[], taxPercentage: number | undefined, isTaxIncluded = true): CartInput => ({
  lines,
  shipping: undefined,
  rules: [],
  code: undefined,
  gifts: [],
  market: { countryCode: 'GB', currency: 'GBP', taxPercentage, isTaxIncluded },
  now: 0,
})

const part = (id: string, totalWithDiscount: number) => ({ id, totalWithDiscount })

describe('containedTaxes', () => {
  it.each<[string, readonly (number | undefined)[], readonly number[], number, object]>([
    [
      'one rate: of the whole',
      [undefined, undefined],
      [1000, 1000],
      395,
      { taxes: [167, 166, 66], rates: [[20, 399]] },
    ],
    [
      'adults’ and children’s socks with delivery',
      [undefined, 0],
      [1200, 1200],
      600,
      {
        taxes: [200, 0, 50],
        rates: [
          [20, 250],
          [0, 0],
        ],
      },
    ],
    ['children’s socks alone: delivery follows them', [0], [1200], 495, { taxes: [0, 0], rates: [[0, 0]] }],
    ['delivery alone bears the usual rate', [], [], 600, { taxes: [100], rates: [[20, 100]] }],
    ['a decimal rate', [25.5], [1000], 0, { taxes: [203, 0], rates: [[25.5, 203]] }],
  ])('LAW-02 %s', (_, percentages, amounts, delivery, { taxes, rates }: { taxes?: unknown; rates?: unknown }) => {
    const lines = percentages.map((percent, index) => line(`a${index}`, percent))
    const parts = [...amounts.map((amount, index) => part(`a${index}`, amount)), part('post', delivery)]
    const found = containedTaxes(parts, cart(lines, 20))
    expect(found.taxes).toEqual(taxes)
    expect(found.taxRates.map(({ percent, tax }) => [percent, tax])).toEqual(rates)
  })

  it('MKT-31 an unknown rate and prices without tax contain none', () => {
    for (const given of [cart([line('a')], undefined), cart([line('a')], 20, false)]) {
      expect(containedTaxes([part('a', 1000)], given)).toEqual({ taxes: [0], taxRates: [] })
    }
  })

  it('LAW-03 above the limit of a country the recipient pays the tax: prices contain none', () => {
    const given = cart([line('a'), line('b', 0)], 20)
    const limited = { ...given, market: { ...given.market, importLimit: { amount: 135_00, per: 'parcel' as const } } }
    const parts = (first: number) => [part('a', first), part('b', 35_00), part('post', 500_00)]
    expect(containedTaxes(parts(120_00), limited).taxRates).toHaveLength(2)
    expect(containedTaxes(parts(120_02), limited)).toEqual({
      taxes: [0, 0, 0],
      taxRates: [],
      isAboveImportLimit: true,
    })
  })

  it('LAW-02 INV-04 the tax of a cart is that of the rows of its invoice, for many amounts', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const amounts = [(seed * 7919) % 5003, (seed * 104_729) % 3001, (seed * 31) % 997]
      const percentages = [20, 0, seed % 2 === 0 ? 5.5 : 20]
      const delivery = (seed * 13) % 700
      const lines = percentages.map((percent, index) => line(`a${index}`, percent))
      const parts = [...amounts.map((amount, index) => part(`a${index}`, amount)), part('post', delivery)]
      const { taxes, taxRates } = containedTaxes(parts, cart(lines, 20))
      const taxed = parts.map(({ totalWithDiscount: gross }, index) => ({ percent: percentages[index], gross }))
      const rows = includedTaxRows(
        spreadOverRates(taxed, 20).flatMap(({ percent, amounts: shares }) =>
          shares.map((gross) => ({ treatment: 'vat' as const, percent, gross })),
        ),
      )
      expect(taxRates).toEqual(rows.map(({ percent, tax }) => ({ percent, tax })))
      expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(rows.reduce((sum, { tax }) => sum + tax, 0))
      expect(taxes.every((tax, index) => tax >= 0 && tax <= (parts[index]?.totalWithDiscount ?? 0))).toBe(true)
    }
  })
})
