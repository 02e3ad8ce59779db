/**
 * What may happen to an order after it was placed (FUL-01), as data. A pair of state and fulfilment that a
 * trigger does not list is refused.
 */
import type { OrderState } from '../orders/stored-order.ts'
import { FULFILMENTS, type Fulfilment } from './fulfilment.ts'

export const TRIGGERS = [
  'money.equal',
  'money.different',
  'order.release',
  'order.cancel',
  'order.cancelLines',
  'shipment.post',
  'shipment.void',
  'shipment.deliver',
  'refund.complete',
  'refund.failed',
  'money.reversed',
] as const
export type Trigger = (typeof TRIGGERS)[number]

type Rule = {
  /** Number of the rule, for reference in discussions and tests. */
  readonly row: number
  readonly trigger: Trigger
  readonly states: readonly OrderState[]
  readonly fulfilments: readonly Fulfilment[]
  /** `same`: as before. `counted`: by the units that are left, see units.ts. */
  readonly to: { readonly state: OrderState | 'same'; readonly fulfilment: Fulfilment | 'same' | 'counted' }
}

const UNPAID: readonly OrderState[] = ['open', 'lapsed', 'replaced']
const NONE: readonly Fulfilment[] = ['none']
const TO_SHIP: readonly Fulfilment[] = ['unshipped', 'partly_shipped']
const POSTED: readonly Fulfilment[] = ['partly_shipped', 'shipped']
const OUT: readonly Fulfilment[] = ['partly_shipped', 'shipped', 'delivered']

/** Long: one entry per row of the table. */
export const TRANSITIONS: readonly Rule[] = [
  {
    row: 1,
    trigger: 'money.equal',
    states: UNPAID,
    fulfilments: NONE,
    to: { state: 'paid', fulfilment: 'unshipped' },
  },
  {
    row: 2,
    trigger: 'money.different',
    states: UNPAID,
    fulfilments: NONE,
    to: { state: 'held', fulfilment: 'none' },
  },
  {
    row: 3,
    trigger: 'order.release',
    states: ['held'],
    fulfilments: NONE,
    to: { state: 'paid', fulfilment: 'unshipped' },
  },
  {
    row: 4,
    trigger: 'order.cancel',
    states: ['open', 'held'],
    fulfilments: NONE,
    to: { state: 'cancelled', fulfilment: 'none' },
  },
  {
    row: 4,
    trigger: 'order.cancel',
    states: ['paid'],
    fulfilments: ['unshipped'],
    to: { state: 'cancelled', fulfilment: 'none' },
  },
  {
    row: 5,
    trigger: 'order.cancelLines',
    states: ['paid'],
    fulfilments: TO_SHIP,
    to: { state: 'same', fulfilment: 'counted' },
  },
  {
    row: 6,
    trigger: 'shipment.post',
    states: ['paid'],
    fulfilments: TO_SHIP,
    to: { state: 'same', fulfilment: 'counted' },
  },
  {
    row: 7,
    trigger: 'shipment.void',
    states: ['paid'],
    fulfilments: POSTED,
    to: { state: 'same', fulfilment: 'counted' },
  },
  {
    row: 8,
    trigger: 'shipment.deliver',
    states: ['paid', 'refunded'],
    fulfilments: POSTED,
    to: { state: 'same', fulfilment: 'counted' },
  },
  // Money of a held order can be refunded, too: it has nothing to ship.
  {
    row: 9,
    trigger: 'refund.complete',
    states: ['paid', 'held'],
    fulfilments: ['none', 'unshipped'],
    to: { state: 'refunded', fulfilment: 'none' },
  },
  {
    row: 9,
    trigger: 'refund.complete',
    states: ['paid'],
    fulfilments: OUT,
    to: { state: 'refunded', fulfilment: 'same' },
  },
  {
    row: 10,
    trigger: 'refund.failed',
    states: ['refunded'],
    fulfilments: FULFILMENTS,
    to: { state: 'paid', fulfilment: 'same' },
  },
  {
    row: 11,
    trigger: 'money.reversed',
    states: ['paid', 'held'],
    fulfilments: ['unshipped', 'none'],
    to: { state: 'cancelled', fulfilment: 'none' },
  },
  {
    row: 12,
    trigger: 'money.reversed',
    states: ['paid'],
    fulfilments: OUT,
    to: { state: 'refunded', fulfilment: 'same' },
  },
]

type Standing = { readonly state: OrderState; readonly fulfilment: Fulfilment }

/** Undefined: refused. */
export const transitionOf = ({ state, fulfilment }: Standing, trigger: Trigger): Rule | undefined =>
  TRANSITIONS.find(
    (rule) => rule.trigger === trigger && rule.states.includes(state) && rule.fulfilments.includes(fulfilment),
  )

/** Where the order stands afterwards. `counted` is called only where the units decide. */
export function standingAfter(before: Standing, { to }: Rule, counted: () => Fulfilment): Standing {
  const state = to.state === 'same' ? before.state : to.state
  if (to.fulfilment === 'counted') return { state, fulfilment: counted() }
  return { state, fulfilment: to.fulfilment === 'same' ? before.fulfilment : to.fulfilment }
}
