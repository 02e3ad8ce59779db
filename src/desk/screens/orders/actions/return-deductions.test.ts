import { expect, it } from 'vitest'
import { readDeduction } from './return-deductions.ts'

const TYPED = { key: 'one', itemId: 'line-1', quantity: '2', percent: '30', reason: 'worn and washed' }

it('RET-09 a typed deduction is read when it is complete', () => {
  expect(readDeduction(TYPED, 2)).toEqual({ itemId: 'line-1', quantity: 2, percent: 30, reason: 'worn and washed' })
})

it.each([
  ['no units', { quantity: '0' }],
  ['more units than came back', { quantity: '3' }],
  ['part of a unit', { quantity: '1.5' }],
  ['no share', { percent: '' }],
  ['more than everything', { percent: '101' }],
  ['a negative share', { percent: '-5' }],
  ['a short reason', { reason: ' too short ' }],
])('RET-09 is not complete with %s', (_, changed) => {
  expect(readDeduction({ ...TYPED, ...changed }, 2)).toBeUndefined()
})
