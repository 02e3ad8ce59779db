/** What a refund of units takes out of an order: those that were not shipped yet. Pure. */
import type { OrderUnits } from '../fulfilment/stored-shipments.ts'
import { transitionOf } from '../fulfilment/transitions.ts'
import type { LineQuantity, LineUnits } from '../fulfilment/units.ts'

/** How many of the units of a line are still here, and can be taken out of the order. */
export function leftOf({ order, units }: OrderUnits, itemId: string): number {
  const isOpen = transitionOf(order, 'order.cancelLines') !== undefined
  return isOpen ? (units.find((one) => one.itemId === itemId)?.left ?? 0) : 0
}

/** What is left to ship when the refund has taken out its units. */
export const unitsWithout = (locked: OrderUnits, refunded: readonly LineQuantity[]): readonly LineUnits[] =>
  locked.units.map((line) => {
    const wanted = refunded.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0
    const taken = Math.min(wanted, leftOf(locked, line.itemId))
    return { ...line, cancelled: line.cancelled + taken, left: line.left - taken }
  })

/** Whether anything was taken out. */
export const isTaken = (locked: OrderUnits, after: readonly LineUnits[]): boolean =>
  after.some(({ left }, place) => left !== locked.units[place]?.left)
