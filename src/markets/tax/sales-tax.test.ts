import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../countries/record-of.ts'
import { salesTax } from './sales-tax.ts'
import { stateTaxOf } from './state-rates.ts'
import { stateOfZip } from './zip-states.ts'

const pairs = (quantity: number, price: number) => ({ quantity, total: quantity * price })

describe('salesTax', () => {
  it.each([
    ['products, where shipping is free of it', '90001', 'CA', [pairs(2, 1200)], 595, 174],
    ['products and shipping', '75001', 'TX', [pairs(2, 1200)], 595, 187],
    ['nothing, in a state without it', '97201', 'OR', [pairs(2, 1200)], 595, 0],
    ['no clothing in Pennsylvania', '19019', 'PA', [pairs(2, 1200)], 595, 0],
    ['no clothing in New Jersey', '07001', 'NJ', [pairs(2, 1200)], 595, 0],
    ['no clothing in Minnesota', '55401', 'MN', [pairs(2, 1200)], 595, 0],
    ['no clothing in Vermont', '05401', 'VT', [pairs(2, 1200)], 595, 0],
    ['no piece below 110 dollars in New York', '10001', 'NY', [pairs(3, 109_99)], 0, 0],
    ['whole pieces from 110 dollars on there', '10001', 'NY', [pairs(1, 110_00)], 0, 440],
    ['its part of shipping there', '10001', 'NY', [pairs(1, 110_00), pairs(1, 110_00 - 1)], 1000, 460],
    ['nothing up to 175 dollars in Massachusetts', '02108', 'MA', [pairs(1, 175_00)], 595, 0],
    ['what is above it', '02108', 'MA', [pairs(1, 200_00)], 595, 156],
    ['to the cent: six cents are not seven', '90001', 'CA', [pairs(1, 6)], 595, 0],
    [
      'its part of shipping there, half a cent as one',
      '10001',
      'NY',
      [pairs(1, 110_00), pairs(1, 110_00 - 1)],
      25,
      441,
    ],
    ['shipping of the cheapest line', '75001', 'TX', [pairs(1, 1)], 1000, 63],
    ['nothing, where shipping is alone', '75001', 'TX', [], 1000, 0],
    ['none of many exempt lines', '19019', 'PA', Array.from({ length: 20 }, () => pairs(1, 1200)), 0, 0],
    ['none of many lines below 110 dollars', '10001', 'NY', Array.from({ length: 20 }, () => pairs(1, 1200)), 0, 0],
    ['none of many lines below 175 dollars', '02108', 'MA', Array.from({ length: 20 }, () => pairs(1, 1200)), 0, 0],
    ['with the four digits', '90001-1234', 'CA', [pairs(1, 1000)], 0, 73],
    ['in Puerto Rico', '00901', 'PR', [pairs(1, 1000)], 0, 105],
  ] as const)('taxes %s', (_, zip, state, lines, shipping, amount) => {
    expect(salesTax({ zip, state, lines, shipping })).toEqual({ kind: 'tax', amount })
  })

  it.each([
    ['Alaska', '99501', 'AK'],
    ['Delaware', '19801', 'DE'],
    ['Montana', '59601', 'MT'],
    ['New Hampshire', '03301', 'NH'],
    ['Oregon', '97201', 'OR'],
  ])('%s has no sales tax', (_, zip, state) => {
    expect(salesTax({ zip, state, lines: [pairs(1, 500_00)], shipping: 595 })).toEqual({ kind: 'tax', amount: 0 })
  })

  it.each([
    ['a ZIP of another state', '97201', 'NY'],
    ['an unused ZIP', '00001', 'NY'],
    ['no ZIP', '', 'NY'],
    ['no state', '97201', ''],
    ['a state that is none', '97201', 'XX'],
    ['a name of the prototype', '97201', 'constructor'],
    ['a territory that nothing is shipped to', '96910', 'GU'],
  ])('T44 does not know whose tax it is with %s', (_, zip, state) => {
    expect(salesTax({ zip, state, lines: [], shipping: 0 })).toEqual({ kind: 'mismatch', zip, state })
  })

  it.each([
    ['nothing where the seller has no nexus', '90001', 'CA', { collects: false }, 0],
    ['the rate of the ZIP, with county and city', '90001', 'CA', { collects: true, percent: 9.5 }, 228],
    ['what the state taxes of clothing, at the rate of the ZIP', '10001', 'NY', { collects: true, percent: 8.875 }, 0],
    ['the rate of the state where no other is known', '90001', 'CA', { collects: true }, 174],
  ] as const)('LAW-28 taxes %s', (_, zip, state, local, amount) => {
    expect(salesTax({ zip, state, lines: [pairs(2, 1200)], shipping: 595 }, local)).toEqual({ kind: 'tax', amount })
  })

  it('never taxes more than what is paid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), total: fc.nat(10_000_000) }), { minLength: 1 }),
        fc.nat(10_000),
        fc.constantFrom(['10001', 'NY'], ['02108', 'MA'], ['37201', 'TN'], ['02903', 'RI']),
        (lines, shipping, [zip = '', state = '']) => {
          const tax = salesTax({ zip, state, lines, shipping })
          const paid = lines.reduce((sum, { total }) => sum + total, shipping)
          expect(tax.kind === 'tax' && Number.isSafeInteger(tax.amount) && tax.amount <= paid).toBe(true)
        },
      ),
    )
  })
})

describe('the tables', () => {
  it('know no state by a name that every object has', () => {
    expect(stateTaxOf('constructor')).toBeUndefined()
  })

  const { regions, unshippedRegions } = recordOf('US').address
  const shippedTo = regions.map(({ code }) => code).filter((code) => !unshippedRegions.includes(code))

  it('know the rate of every state that is shipped to', () => {
    expect(shippedTo.filter((state) => stateTaxOf(state) === undefined)).toEqual([])
  })

  it('know a ZIP of every state that is shipped to', () => {
    const found = new Set(
      Array.from({ length: 1000 }, (_, prefix) => stateOfZip(`${String(prefix).padStart(3, '0')}01`)),
    )
    expect(shippedTo.filter((state) => !found.has(state))).toEqual([])
  })

  it.each([
    ['00501', 'NY'],
    ['00901', 'PR'],
    ['02108', 'MA'],
    ['05501', 'MA'],
    ['06390', 'NY'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['73301', 'TX'],
    ['79901', 'TX'],
    ['83414', 'WY'],
    ['88510', 'TX'],
    ['96801', 'HI'],
    ['99501', 'AK'],
    ['9720', undefined],
    ['97201x', undefined],
  ])('%s lies in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state)
  })
})
