import { expect, it } from 'vitest'
import { overlaps, type PriceWindow } from './price-windows.ts'

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
const from = (hour: number, until?: number): PriceWindow => ({
  since: at(hour),
  until: until === undefined ? null : at(until),
})

it.each([
  ['DGO-08 two that begin at the same moment overlap', from(1), from(1), true],
  ['DGO-08 also if one of them ends', from(1), from(1, 2), true],
  ['DGO-08 one begins while the other holds', from(1, 3), from(2, 4), true],
  ['DGO-08 one is inside the other', from(1, 5), from(2, 3), true],
  ['DGO-08 a price without an end begins while another holds', from(1, 3), from(2), true],
  ['DGO-08 one begins when the other ends', from(1, 3), from(3, 4), false],
  ['DGO-08 one ends before the other begins', from(1, 2), from(3), false],
  ['DGO-08 a price without an end is replaced by the next one', from(1), from(2), false],
  ['DGO-08 a sale can follow a price without an end', from(1), from(2, 3), false],
])('%s', (_, a, b, expected) => {
  expect([overlaps(a, b), overlaps(b, a)]).toEqual([expected, expected])
})
