import { expect, it } from 'vitest'
import { cancelled, plannedGroups } from './planned-groups.ts'

const FRIDAY = '2026-11-20T00:00:00.000Z'
const entry = (over: object = {}) => ({
  sku: 'A-S',
  version: 3,
  product: 'A',
  name: 'Dots',
  size: 'S',
  currency: 'EUR',
  original: 1200,
  final: 900,
  since: FRIDAY,
  until: null,
  isRunning: false,
  ...over,
})

it('DGO-08 prices of one product with the same times are one group', () => {
  const groups = plannedGroups([
    entry(),
    entry({ sku: 'A-M', size: 'M', since: '2026-11-20T00:00:00.012Z' }),
    entry({ currency: 'SEK', final: 9900, original: 9900 }),
    entry({ until: '2026-11-27T00:00:00.000Z' }),
    entry({ product: 'B', sku: 'B' }),
  ])
  expect(groups.map(({ product, sizes, prices }) => [product, sizes, prices.map(({ currency }) => currency)])).toEqual([
    ['A', ['S', 'M'], ['EUR', 'SEK']],
    ['A', ['S'], ['EUR']],
    ['B', ['S'], ['EUR']],
  ])
})

it('DGO-08 cancelling a group names each of its prices', () => {
  const [group] = plannedGroups([entry(), entry({ sku: 'A-M', currency: 'SEK' })])
  expect(group && cancelled(group)).toEqual({
    items: [
      { sku: 'A-S', version: 3, currency: 'EUR', since: Date.parse(FRIDAY) },
      { sku: 'A-M', version: 3, currency: 'SEK', since: Date.parse(FRIDAY) },
    ],
  })
})
