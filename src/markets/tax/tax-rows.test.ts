import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditRows, includedTaxRows, negated, rateKey, rowsLeft, sumOfRows, type TaxRow } from './tax-rows.ts'

const percent = fc.constantFrom(0, 5, 8.1, 19, 20, 21, 25, 25.5, 27)
const amounts = fc.array(fc.record({ treatment: fc.constant('vat' as const), percent, gross: fc.nat(500_000) }), {
  minLength: 1,
  maxLength: 12,
})

const isConsistent = (rows: readonly TaxRow[]): boolean =>
  rows.every(({ net, tax, gross }) => net + tax === gross && Number.isSafeInteger(net) && Number.isSafeInteger(tax))

describe('includedTaxRows', () => {
  it.each([
    [1200, 19, 192],
    [1, 27, 0],
    [2745, 25.5, 558],
    [495, 8.1, 37],
  ])('takes the tax out of %d at %d percent: %d', (gross, rate, tax) => {
    expect(includedTaxRows([{ treatment: 'vat', percent: rate, gross }])).toEqual([
      { treatment: 'vat', percent: rate, net: gross - tax, tax, gross },
    ])
  })

  it('INV-04 rows add up, one per rate, the highest first', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const rows = includedTaxRows(given)
        expect(isConsistent(rows)).toBe(true)
        expect(sumOfRows(rows).gross).toBe(given.reduce((sum, { gross }) => sum + gross, 0))
        expect(rows.map((row) => row.percent)).toEqual(
          [...new Set(given.map((one) => one.percent))].toSorted((a, b) => b - a),
        )
      }),
    )
  })
})

describe('creditRows', () => {
  it('INV-07 credits of any sizes add up to the invoice, rate by rate, and never take more tax than gross', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.nat(300_000), { maxLength: 8 }),
        fc.array(fc.boolean()),
        (given, parts, undone) => {
          const invoiced = includedTaxRows(given)
          let left = invoiced
          for (const [index, part] of parts.entries()) {
            const amount = Math.min(part, sumOfRows(left).gross)
            const credit = creditRows(left, amount) ?? []
            expect(isConsistent(credit)).toBe(true)
            expect(sumOfRows(credit).gross).toBe(amount)
            expect(credit.every(({ net, tax }) => net >= 0 && tax >= 0)).toBe(true)
            // A refund that failed gives back exactly what it took.
            if (undone[index] !== true) left = rowsLeft(left, credit)
            expect(left.every(({ net, tax, gross }) => net >= 0 && tax >= 0 && gross >= 0)).toBe(true)
          }
          const last = creditRows(left, sumOfRows(left).gross) ?? []
          expect(sumOfRows(rowsLeft(left, last))).toEqual({ net: 0, tax: 0, gross: 0 })
        },
      ),
    )
  })

  it('INV-07 lines decide which rate bears the credit', () => {
    const left = includedTaxRows([
      { treatment: 'vat', percent: 20, gross: 1200 },
      { treatment: 'vat', percent: 0, gross: 800 },
    ])
    const zero = rateKey({ treatment: 'vat', percent: 0 })
    expect(creditRows(left, 500, new Map([[zero, 500]]))).toEqual([
      { treatment: 'vat', percent: 0, net: 500, tax: 0, gross: 500 },
    ])
    expect(sumOfRows(creditRows(left, 1000, new Map([[zero, 5000]])) ?? []).gross).toBe(1000)
  })

  it('INV-07 more than what is left is no credit', () => {
    const left = includedTaxRows([{ treatment: 'vat', percent: 20, gross: 1200 }])
    expect(creditRows(left, 1201)).toBeUndefined()
    expect(creditRows(left, -1)).toBeUndefined()
  })
})

it('a negated row has no negative zero', () => {
  const row = { treatment: 'export', percent: 0, net: 5, tax: 0, gross: 5 } as const
  expect(negated([row])).toEqual([{ ...row, net: -5, gross: -5 }])
})
