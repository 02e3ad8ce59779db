import { expect, it } from 'vitest'
import { placeSymbol } from './place-symbol.ts'

it.each([
  ['~PRC-03 directly before the number', 'before', '£', '£12.50'],
  ['~PRC-04 before the number, with a space that does not break', 'before-spaced', 'CHF', 'CHF\u00a012.50'],
  ['~PRC-07 directly after the number', 'after', 'kr', '12.50kr'],
  ['~PRC-07 after the number, with a space that does not break', 'after-spaced', 'zł', '12.50\u00a0zł'],
] as const)('%s', (_, position, symbol, expected) => {
  expect(placeSymbol('12.50', symbol, position)).toBe(expected)
})
