/** In which state each unit of an order is: every unit is in exactly one. Pure. */
import type { OrderState } from '../orders/stored-order.ts'
import type { StoredReturn } from '../returns/stored-returns.ts'
import type { LineQuantity, LineUnits } from './units.ts'

export const UNIT_STATES = ['unpaid', 'toShip', 'shipped', 'returned', 'refunded', 'cancelled'] as const
export type UnitState = (typeof UNIT_STATES)[number]

export type UnitStates = Readonly<Record<UnitState, number>>

const NONE: UnitStates = { unpaid: 0, toShip: 0, shipped: 0, returned: 0, refunded: 0, cancelled: 0 }

type Standing = { readonly state: OrderState }

type ReturnedUnits = Pick<StoredReturn, 'id' | 'state' | 'exchangeOrderId'> & {
  readonly units: readonly Pick<StoredReturn['units'][number], 'itemId' | 'quantity' | 'restocked' | 'damaged'>[]
}

/** Units that will not be shipped, by what took them out: a cancellation, or a return. */
export type CancelledUnits = LineQuantity & { readonly cancellationId: string }

export function unitStatesOf(
  order: Standing,
  line: LineUnits,
  returns: readonly ReturnedUnits[],
  cancelled: readonly CancelledUnits[],
  /** After they were shipped, without a return. */
  refundedAfter: readonly LineQuantity[] = [],
): UnitStates {
  if (order.state === 'cancelled') return { ...NONE, cancelled: line.ordered }
  const without = refundedAfter.reduce((sum, one) => (one.itemId === line.itemId ? sum + one.quantity : sum), 0)
  const refunded = Math.min(line.shipped, sentBack(line, returns, cancelled, isRefunded) + without)
  const returned = Math.min(line.shipped - refunded, sentBack(line, returns, cancelled, isReturned))
  const counted = {
    ...NONE,
    shipped: line.shipped - refunded - returned,
    returned,
    refunded,
    cancelled: line.cancelled,
  }
  const left = stateOfLeft(order)
  return { ...counted, [left]: counted[left] + line.left }
}

/** Of units that are neither shipped nor cancelled. Those of a refunded order are not shipped any more. */
function stateOfLeft({ state }: Standing): UnitState {
  if (state === 'refunded') return 'refunded'
  return state === 'paid' ? 'toShip' : 'unpaid'
}

const isRefunded = ({ state, exchangeOrderId }: ReturnedUnits): boolean =>
  exchangeOrderId === undefined && (state === 'refunding' || state === 'settled')

/** Exchanged units came back, too. */
const isReturned = (one: ReturnedUnits): boolean =>
  one.state === 'received' || (one.exchangeOrderId !== undefined && one.state !== 'cancelled')

/** Of the parcels: units that a return took out before they were shipped are cancelled. */
function sentBack(
  { itemId }: LineUnits,
  returns: readonly ReturnedUnits[],
  cancelled: readonly CancelledUnits[],
  counts: (one: ReturnedUnits) => boolean,
): number {
  return returns.filter(counts).reduce((sum, one) => {
    const own = one.units.find((unit) => unit.itemId === itemId)
    if (own === undefined) return sum
    const unshipped = cancelled
      .filter((unit) => unit.cancellationId === one.id && unit.itemId === itemId)
      .reduce((count, { quantity }) => count + quantity, 0)
    // Units that are missing from a received return did not come back.
    const back = one.state === 'received' ? own.restocked + own.damaged : own.quantity - unshipped
    return sum + Math.max(back, 0)
  }, 0)
}
