import { describe, expect, it } from 'vitest'
import { dueChanges, type DuePrice, type RunningPrice } from './due-changes.ts'

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()
const price = (final: number) => ({ original: 1200, final })
const key = { variantId: 'a', currency: 'EUR' }
const start = (hour: number, final: number, until?: number): DuePrice => ({
  ...key,
  since: at(hour),
  until: until === undefined ? null : at(until),
  price: price(final),
})
const running = (hour: number, final: number, until: number, earlier: number | undefined): RunningPrice => ({
  ...key,
  since: at(hour),
  until: at(until),
  price: price(final),
  earlier: earlier === undefined ? undefined : price(earlier),
})

type Case = {
  readonly starts?: readonly DuePrice[]
  readonly ends?: readonly RunningPrice[]
  readonly current?: number
  readonly steps: readonly (readonly [hour: number, final: number | undefined])[]
  readonly running?: readonly RunningPrice[]
}

const CASES: readonly (readonly [name: string, given: Case])[] = [
  ['DGO-08 a price begins', { starts: [start(1, 900)], steps: [[1, 900]] }],
  [
    'DGO-08 one with an end remembers the price before it',
    { starts: [start(1, 900, 20)], steps: [[1, 900]], running: [running(1, 900, 20, 1200)] },
  ],
  ['DGO-08 the earlier price returns', { ends: [running(1, 900, 3, 1200)], current: 900, steps: [[3, 1200]] }],
  ['DGO-08 a price that was changed meanwhile stays', { ends: [running(1, 900, 3, 1200)], current: 850, steps: [] }],
  [
    'DGO-08 without an earlier price it has none again',
    { ends: [running(1, 900, 3, undefined)], current: 900, steps: [[3, undefined]] },
  ],
  [
    'DGO-08 after a downtime a price begins and ends, each with its step',
    {
      starts: [start(1, 900, 2)],
      steps: [
        [1, 900],
        [2, 1200],
      ],
    },
  ],
  [
    'DGO-08 one begins when the other ends, and what returns after both is the first price',
    {
      starts: [start(2, 800, 4), start(1, 900, 2)],
      steps: [
        [1, 900],
        [2, 800],
        [4, 1200],
      ],
    },
  ],
  [
    'DGO-08 a running price ends and the next begins later',
    {
      ends: [running(1, 900, 3, 1200)],
      starts: [start(5, 1100)],
      current: 900,
      steps: [
        [3, 1200],
        [5, 1100],
      ],
    },
  ],
]

describe('prices that are due', () => {
  it.each(CASES)('%s', (_, { starts = [], ends = [], current = 1200, steps, running: left = [] }) => {
    const changes = dueChanges({ starts, ends }, () => price(current), at(10))
    const written = (list: typeof changes.steps) => list.map(({ since, price: one }) => [since, one?.final])
    const expected = steps.map(([hour, final]) => [at(hour), final])
    expect(written(changes.steps)).toEqual(expected)
    expect(written(changes.prices)).toEqual(expected.slice(-1))
    expect(changes.running).toEqual(left)
  })

  it('DGO-08 those of other variants and currencies do not concern each other', () => {
    const other = { ...start(2, 700), currency: 'SEK' }
    const changes = dueChanges({ starts: [start(1, 900), other], ends: [] }, () => undefined, at(10))
    expect(changes.prices.map(({ currency, price: one }) => [currency, one?.final])).toEqual([
      ['EUR', 900],
      ['SEK', 700],
    ])
  })
})
