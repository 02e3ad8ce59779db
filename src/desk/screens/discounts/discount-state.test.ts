import { expect, it } from 'vitest'
import { discountState } from './discount-state.ts'

const NOW = 1000

it.each([
  ['running', {}],
  ['running', { from: NOW, until: NOW + 1, limit: 3, uses: 2 }],
  ['planned', { from: NOW + 1 }],
  ['over', { until: NOW }],
  ['used-up', { limit: 3, uses: 3 }],
  ['over', { limit: 3, uses: 3, until: NOW }],
  ['stopped', { stoppedAt: '2026-11-17T10:00:00.000Z', until: NOW }],
])('is %s with %j', (expected, over) => {
  expect(discountState({ limit: null, uses: 0, ...over }, NOW)).toBe(expected)
})
