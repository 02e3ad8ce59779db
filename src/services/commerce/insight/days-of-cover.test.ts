import { expect, it } from 'vitest'
import { daysOfCover } from './days-of-cover.ts'

it.each([
  ['stock for sale ÷ mean daily sales of 28 days', 28, 14, 56],
  ['whole days only', 10, 28, 10],
  ['nothing is left', 0, 5, 0],
  ['more is promised than there is', -3, 5, 0],
  ['nothing was sold', 10, 0, null],
])('DIN-05 days of cover: %s', (_, forSale, sold, days) => expect(daysOfCover(forSale, sold)).toBe(days))
