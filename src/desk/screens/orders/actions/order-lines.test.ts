import { expect, it } from 'vitest'
import { inLineOrder } from './order-lines.ts'

it('RET-09 units are listed in the order of the lines, whatever their ids are', () => {
  const order = { snapshot: { lines: [{ itemId: 'z' }, { itemId: 'a' }, { itemId: 'm' }] } }
  const units = [
    { itemId: 'unknown', quantity: 3 },
    { itemId: 'a', quantity: 2 },
    { itemId: 'z', quantity: 1 },
  ]
  expect(inLineOrder({ order }, units).map(({ itemId }) => itemId)).toEqual(['z', 'a', 'unknown'])
})
