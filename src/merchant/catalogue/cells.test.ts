import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCell, writeCell, type CellKind } from './cells.ts'

const EUR: CellKind = { kind: 'amount', currency: 'EUR' }
const KRW: CellKind = { kind: 'amount', currency: 'KRW' }
const problem = (cell: CellKind, text: string) => {
  const reading = readCell(cell, text)
  return 'problem' in reading ? reading.problem : undefined
}

describe('readCell', () => {
  it.each([
    ['an amount', EUR, '12.50', 1250],
    ['an amount without cents', EUR, '12', 1200],
    ['one decimal is tenths', EUR, '12.5', 1250],
    ['a comma for the point', EUR, '12,50', 1250],
    ['less than one', EUR, '0.05', 5],
    ['won have no cents', KRW, '9000', 9000],
    ['a count', { kind: 'count' }, '7', 7],
    ['a negative count, for the contract to refuse', { kind: 'count' }, '-7', -7],
    ['yes', { kind: 'flag' }, 'Yes', true],
    ['false', { kind: 'flag' }, 'FALSE', false],
    ['a list', { kind: 'list' }, 'a | b|c', ['a', 'b', 'c']],
    ['an empty item', { kind: 'list' }, 'a||b|', ['a', 'b']],
    ['a text stays as it is', { kind: 'text' }, '12.50', '12.50'],
    [
      'fibres',
      { kind: 'compositions' },
      'body: cotton 80, polyamide 20% | lining: polyester 100',
      [
        {
          part: 'body',
          fibres: [
            { material: 'cotton', percent: 80 },
            { material: 'polyamide', percent: 20 },
          ],
        },
        { part: 'lining', fibres: [{ material: 'polyester', percent: 100 }] },
      ],
    ],
  ] as const)('%s', (_, cell, text, expected) => {
    expect(readCell(cell, text)).toEqual({ value: expected })
  })

  it.each([
    [EUR, '12.505', 'must be an amount such as 12.50'],
    [EUR, '1,250', 'must be an amount such as 12.50'],
    [EUR, '€12', 'must be an amount such as 12.50'],
    [EUR, '-3', 'must be an amount such as 12.50'],
    [EUR, '1e3', 'must be an amount such as 12.50'],
    [KRW, '9000.50', 'must be an amount without decimals, such as 9000'],
    [{ kind: 'count' }, 'many', 'must be a whole number'],
    [{ kind: 'count' }, '1.5', 'must be a whole number'],
    [{ kind: 'flag' }, 'maybe', 'must be yes or no'],
    [{ kind: 'compositions' }, 'cotton', 'must be parts with their fibres, such as body: cotton 80, polyamide 20'],
    [
      { kind: 'compositions' },
      'body: cotton',
      'must be parts with their fibres, such as body: cotton 80, polyamide 20',
    ],
  ] as const)('%j refuses %s', (cell, text, expected) => {
    expect(problem(cell, text)).toBe(expected)
  })
})

describe('writeCell', () => {
  it('writes what reads back the same', () => {
    const amount = fc.constantFrom(EUR, KRW)
    fc.assert(
      fc.property(amount, fc.nat(99_999_999), (cell, value) => {
        expect(readCell(cell, writeCell(cell, value))).toEqual({ value })
      }),
    )
    const words = fc.array(fc.stringMatching(/^[a-z][a-z-]{0,9}$/), { minLength: 1 })
    fc.assert(
      fc.property(words, (value) => {
        expect(readCell({ kind: 'list' }, writeCell({ kind: 'list' }, value))).toEqual({ value })
      }),
    )
  })

  it.each([
    [EUR, 5, '0.05'],
    [EUR, 1200, '12.00'],
    [KRW, 0, '0'],
    [{ kind: 'flag' }, true, 'yes'],
    [{ kind: 'text' }, undefined, ''],
    [EUR, undefined, ''],
    [{ kind: 'compositions' }, [{ part: 'body', fibres: [{ material: 'cotton', percent: 100 }] }], 'body: cotton 100'],
  ] as const)('%j %j', (cell, value, expected) => {
    expect(writeCell(cell, value)).toBe(expected)
  })
})
