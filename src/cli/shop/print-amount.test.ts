import { expect, it } from 'vitest'
import { amountIn } from './print-amount.ts'

it.each([
  [1295, 'EUR', '12.95 EUR'],
  [1200, 'CZK', '12.00 CZK'],
  [18_000, 'KRW', '18000 KRW'],
  [1200, 'XXX', '1200 XXX'],
])('%d in %s is %s', (minorUnits, code, expected) => {
  expect(amountIn(minorUnits, code)).toBe(expected)
})
