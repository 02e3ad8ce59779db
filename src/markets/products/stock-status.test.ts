import { describe, expect, it } from 'vitest'
import {
  isRelatedColourInStock,
  isStockStatus,
  productStockStatus,
  STOCK_STATUSES,
  variantStockStatus,
} from './stock-status.ts'

describe('stock status', () => {
  it('~PRD-08 there are three, and nothing else is one', () => {
    expect([...STOCK_STATUSES]).toEqual(['in-stock', 'low-stock', 'no-stock'])
    expect(STOCK_STATUSES.every(isStockStatus)).toBe(true)
    expect(['out-of-stock', 'IN-STOCK', '', undefined, 1].some(isStockStatus)).toBe(false)
  })

  it.each([
    ['none', 0, 'no-stock'],
    ['fewer than none', -1, 'no-stock'],
    ['one', 1, 'low-stock'],
    ['five', 5, 'low-stock'],
    ['six', 6, 'in-stock'],
  ] as const)('~PRD-08 by what is left: %s', (_, pairs, expected) => {
    expect(variantStockStatus(pairs)).toBe(expected)
  })

  it.each([
    ['PRD-09 one in stock', ['no-stock', 'in-stock'], 'in-stock'],
    ['PRD-09 one low makes the product in stock', ['no-stock', 'low-stock'], 'in-stock'],
    ['PRD-09 all low is in stock, never low', ['low-stock', 'low-stock'], 'in-stock'],
    ['PRD-09 none', ['no-stock', 'no-stock'], 'no-stock'],
    ['PRD-09 no variant', [], 'no-stock'],
  ] as const)('%s', (_, statuses, expected) => {
    expect(productStockStatus(statuses.map((stockStatus) => ({ stockStatus })))).toBe(expected)
  })

  it.each([
    ['PRD-15 stock in us, seen on us', { us: 3, nl: 0 }, 'us', true],
    ['PRD-15 the last pair in us, seen on us', { us: 1, nl: 0 }, 'us', true],
    ['PRD-15 stock in us, seen on uk', { us: 3, nl: 0 }, 'uk', false],
    ['PRD-15 stock in nl, seen on us', { us: 0, nl: 3 }, 'us', false],
    ['PRD-15 stock in nl, seen on gl', { us: 0, nl: 3 }, 'gl', true],
  ] as const)('%s', (_, stock, storefront, expected) => {
    expect(isRelatedColourInStock(stock, storefront)).toBe(expected)
  })
})
