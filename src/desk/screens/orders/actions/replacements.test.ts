import { expect, it } from 'vitest'
import { addReplacement, firstReplacements, isComplete, toProducts } from './replacements.ts'

const line = {
  id: '1',
  itemId: 'line-1',
  sku: 'SOCK-36-40',
  productSku: 'SOCK',
  name: 'Sock',
  size: '36-40',
  picture: '',
  quantity: 2,
  price: { original: 1000, final: 1000 },
  total: 2000,
  totalWithDiscount: 2000,
  isGift: false,
}
const rows = firstReplacements(
  { order: { snapshot: { lines: [line] } } },
  { units: [{ itemId: 'line-1', quantity: 2, reason: 'too_small' }] },
)

it('RET-13 an exchange starts with the variants that come back', () => {
  expect(toProducts(rows)).toEqual([{ sku: 'SOCK-36-40', quantity: 2 }])
  expect(isComplete(rows)).toBe(true)
})

it('RET-13 a row without a SKU counts for nothing', () => {
  const more = addReplacement(rows)
  expect(more).toHaveLength(2)
  expect(isComplete(more)).toBe(true)
  expect(toProducts(more)).toEqual(toProducts(rows))
})

it.each(['', '0', '-1', '1.5', '1000', 'two'])('RET-13 the quantity %j is not complete', (quantity) => {
  expect(isComplete(rows.map((row) => ({ ...row, quantity })))).toBe(false)
})

it('RET-13 nothing is no exchange', () => {
  expect(isComplete([])).toBe(false)
  expect(isComplete(rows.map((row) => ({ ...row, sku: ' ' })))).toBe(false)
})
