import { describe, expect, it } from 'vitest'
import { UNIT_STATES, unitStatesOf, type UnitStates } from './unit-states.ts'

type Given = Parameters<typeof unitStatesOf>

const line = (over: Partial<Given[1]> = {}): Given[1] => ({
  itemId: 'a',
  ordered: 5,
  shipped: 0,
  cancelled: 0,
  left: 5,
  ...over,
})
const returned = (state: Given[2][number]['state'], over: Partial<Given[2][number]['units'][number]> = {}) => ({
  id: 'r1',
  state,
  exchangeOrderId: undefined,
  units: [{ itemId: 'a', quantity: 2, restocked: 0, damaged: 0, ...over }],
})
const SHIPPED = line({ shipped: 5, left: 0 })

type Case = readonly [about: string, state: Given[0]['state'], Given[1], Given[2], Given[3], Partial<UnitStates>]

const CASES: readonly Case[] = [
  ['waits for its money', 'open', line(), [], [], { unpaid: 5 }],
  ['is held', 'held', line(), [], [], { unpaid: 5 }],
  ['is paid', 'paid', line(), [], [], { toShip: 5 }],
  ['is partly shipped', 'paid', line({ shipped: 2, left: 3 }), [], [], { shipped: 2, toShip: 3 }],
  [
    'has cancelled units',
    'paid',
    line({ cancelled: 1, shipped: 2, left: 2 }),
    [],
    [],
    { cancelled: 1, shipped: 2, toShip: 2 },
  ],
  ['is cancelled', 'cancelled', line(), [], [], { cancelled: 5 }],
  ['is refunded before it was shipped', 'refunded', line(), [], [], { refunded: 5 }],
  ['is refunded after it was shipped', 'refunded', SHIPPED, [], [], { shipped: 5 }],
  ['has a return that did not arrive', 'paid', SHIPPED, [returned('accepted')], [], { shipped: 5 }],
  [
    'has a return that arrived',
    'paid',
    SHIPPED,
    [returned('received', { restocked: 1, damaged: 1 })],
    [],
    { shipped: 3, returned: 2 },
  ],
  [
    'has a return of which one unit is missing',
    'paid',
    SHIPPED,
    [returned('received', { restocked: 1 })],
    [],
    { shipped: 4, returned: 1 },
  ],
  ['has a settled return', 'paid', SHIPPED, [returned('settled', { restocked: 2 })], [], { shipped: 3, refunded: 2 }],
  [
    'has an exchanged return',
    'paid',
    SHIPPED,
    [{ ...returned('settled'), exchangeOrderId: 'o2' }],
    [],
    { shipped: 3, returned: 2 },
  ],
  [
    'has a withdrawal of units that were not shipped',
    'paid',
    line({ cancelled: 2, shipped: 3, left: 0 }),
    [returned('settled')],
    [{ cancellationId: 'r1', itemId: 'a', quantity: 2 }],
    { cancelled: 2, shipped: 3 },
  ],
  ['has a rejected return', 'paid', SHIPPED, [returned('rejected')], [], { shipped: 5 }],
]

describe('~DOR-02 the units of a line', () => {
  it('are refunded without a return, after they were shipped', () => {
    const states = unitStatesOf({ state: 'paid' }, SHIPPED, [], [], [{ itemId: 'a', quantity: 2 }])
    expect(states).toMatchObject({ shipped: 3, refunded: 2 })
  })

  it.each(CASES)('when its order %s', (_, state, units, returns, cancelled, expected) => {
    const states = unitStatesOf({ state }, units, returns, cancelled)
    expect(Object.fromEntries(Object.entries(states).filter(([, count]) => count > 0))).toEqual(expected)
    expect(UNIT_STATES.reduce((sum, one) => sum + states[one], 0)).toBe(units.ordered)
  })
})
