import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSizes, sortSizes } from './sort-sizes.ts'

describe('sortSizes', () => {
  it.each([
    ['PRD-16 the scale', 'xl xxxs m xxl s xs xxxl l xxs', 'xxxs xxs xs s m l xl xxl xxxl'],
    ['PRD-16 in any case', 'XL m S', 'S m XL'],
    ['PRD-16 other labels follow', '36-40 m 41-46 s', 's m 36-40 41-46'],
    ['PRD-16 by first number, not by text', '41-46 7-9Y 12-24M 2-3Y', '2-3Y 7-9Y 12-24M 41-46'],
    ['PRD-16 then by text', '36-41 36-40', '36-40 36-41'],
    ['PRD-16 a label without a number is last', 'onesize 36-40 m', 'm 36-40 onesize'],
    ['PRD-16 labels without a number by text', 'b a', 'a b'],
  ])('%s', (_, given, expected) => {
    expect(sortSizes(given.split(' ')).join(' ')).toBe(expected)
  })

  it('PRD-16 leaves the given list alone', () => {
    const given = ['m', 's']
    sortSizes(given)
    expect(given).toEqual(['m', 's'])
  })

  it('PRD-16 is one order, however the sizes came', () => {
    const label = fc.oneof(fc.constantFrom('s', 'M', 'xl', '36-40', '41-46', '2-3Y', 'onesize'), fc.string())
    fc.assert(
      fc.property(fc.array(label), (labels) => {
        const sorted = sortSizes(labels)
        expect(sortSizes(labels.toReversed())).toEqual(sorted)
        sorted.slice(1).forEach((size, index) => {
          expect(compareSizes(sorted[index] ?? '', size)).toBeLessThanOrEqual(0)
        })
      }),
    )
  })
})
