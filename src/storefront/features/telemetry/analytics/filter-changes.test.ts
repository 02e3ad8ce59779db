import { describe, expect, it } from 'vitest'
import { filterChanges } from './filter-changes.ts'

describe('filterChanges', () => {
  it.each([
    ['a box is ticked', '', 'colour=red', [['colour', 'red', true]]],
    ['one more is', 'colour=red', 'colour=red,blue', [['colour', 'blue', true]]],
    ['one is taken off', 'colour=red,blue', 'colour=blue', [['colour', 'red', false]]],
    [
      'all are taken off',
      'colour=red&sizes=36-40',
      '',
      [
        ['colour', 'red', false],
        ['sizes', '36-40', false],
      ],
    ],
    ['a price is set', '', 'price=min:5,max:20', [['price', 'min:5,max:20', true]]],
    ['a handle is moved', 'price=min:5,max:20', 'price=min:8,max:20', [['price', 'min:8,max:20', true]]],
    ['a price is taken off', 'price=min:5,max:20', '', [['price', 'min:5,max:20', false]]],
    ['the order is another one', 'colour=red', 'colour=red&sort=newest', []],
    ['something else changes', 'term=cats', 'term=dogs', []],
  ] as const)('~ANA-28 %s', (_, before, after, expected) => {
    const changes = filterChanges(new URLSearchParams(before), new URLSearchParams(after))
    expect(changes.map(({ parameter, value, isOn }) => [parameter, value, isOn])).toEqual(expected)
  })
})
