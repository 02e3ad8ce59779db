/** The allowed pairs of state and fulfilment (FUL-01), written a second time: every other pair is refused. */
import { describe, expect, it } from 'vitest'
import type { OrderState } from '../orders/stored-order.ts'
import { FULFILMENTS, type Fulfilment } from './fulfilment.ts'
import { refuseTransition } from './refusal.ts'
import { standingAfter, transitionOf, TRIGGERS, type Trigger } from './transitions.ts'

const STATES: readonly OrderState[] = ['open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded']

/** From and to as state/fulfilment; `*` stands for what the units decide. */
const ALLOWED: Readonly<Record<Trigger, Readonly<Record<string, string>>>> = {
  'money.equal': {
    'open/none': 'paid/unshipped',
    'lapsed/none': 'paid/unshipped',
    'replaced/none': 'paid/unshipped',
  },
  'money.different': { 'open/none': 'held/none', 'lapsed/none': 'held/none', 'replaced/none': 'held/none' },
  'order.release': { 'held/none': 'paid/unshipped' },
  'order.cancel': {
    'open/none': 'cancelled/none',
    'held/none': 'cancelled/none',
    'paid/unshipped': 'cancelled/none',
  },
  'order.cancelLines': { 'paid/unshipped': 'paid/*', 'paid/partly_shipped': 'paid/*' },
  'shipment.post': { 'paid/unshipped': 'paid/*', 'paid/partly_shipped': 'paid/*' },
  'shipment.void': { 'paid/partly_shipped': 'paid/*', 'paid/shipped': 'paid/*' },
  'shipment.deliver': {
    'paid/partly_shipped': 'paid/*',
    'paid/shipped': 'paid/*',
    'refunded/partly_shipped': 'refunded/*',
    'refunded/shipped': 'refunded/*',
  },
  'refund.complete': {
    'paid/none': 'refunded/none',
    'paid/unshipped': 'refunded/none',
    'paid/partly_shipped': 'refunded/partly_shipped',
    'paid/shipped': 'refunded/shipped',
    'paid/delivered': 'refunded/delivered',
    'held/none': 'refunded/none',
    'held/unshipped': 'refunded/none',
  },
  'refund.failed': {
    'refunded/none': 'paid/none',
    'refunded/unshipped': 'paid/unshipped',
    'refunded/partly_shipped': 'paid/partly_shipped',
    'refunded/shipped': 'paid/shipped',
    'refunded/delivered': 'paid/delivered',
  },
  'money.reversed': {
    'paid/none': 'cancelled/none',
    'paid/unshipped': 'cancelled/none',
    'held/none': 'cancelled/none',
    'held/unshipped': 'cancelled/none',
    'paid/partly_shipped': 'refunded/partly_shipped',
    'paid/shipped': 'refunded/shipped',
    'paid/delivered': 'refunded/delivered',
  },
}

const pairs = STATES.flatMap((state) => FULFILMENTS.map((fulfilment) => ({ state, fulfilment })))

describe('an order after its purchase', () => {
  it.each(TRIGGERS)('FUL-01 %s from every state and fulfilment', (trigger) => {
    for (const standing of pairs) {
      const name = `${standing.state}/${standing.fulfilment}`
      const rule = transitionOf(standing, trigger)
      const counted: Fulfilment = standing.fulfilment
      const next = rule && standingAfter(standing, rule, () => counted)
      const shown = next && `${next.state}/${rule?.to.fulfilment === 'counted' ? '*' : next.fulfilment}`
      expect([name, shown]).toEqual([name, ALLOWED[trigger][name]])
    }
  })

  it('FUL-01 a refusal names state and trigger', () => {
    const order = { number: '10000008', state: 'cancelled', fulfilment: 'none' } as const
    expect(refuseTransition(order, 'shipment.post').failure).toMatchObject({
      code: 'TRANSITION_REFUSED',
      parameters: { number: '10000008', state: 'cancelled', fulfilment: 'none', trigger: 'shipment.post' },
    })
  })
})
