/** The lines of an order, as dialogs choose units of them. */
import type { DeskOrder } from '../../../api/order-schema.ts'
import type { ChoosableLine } from './chosen-units.ts'

export function linesOf({ order }: DeskOrder, maxOf: (itemId: string) => number): readonly ChoosableLine[] {
  return order.snapshot.lines.map(({ itemId, name, size, sku }) => ({
    itemId,
    label: [name, size].filter(Boolean).join(' · '),
    sku,
    max: maxOf(itemId),
  }))
}

/** As the order lists its lines: their ids, by which the server sorts, say nothing. */
export const inLineOrder = <Unit extends { readonly itemId: string }>(
  { order }: { readonly order: { readonly snapshot: { readonly lines: readonly { readonly itemId: string }[] } } },
  units: readonly Unit[],
): readonly Unit[] => {
  const places = new Map(order.snapshot.lines.map(({ itemId }, place) => [itemId, place]))
  const placeOf = ({ itemId }: Unit): number => places.get(itemId) ?? places.size
  return units.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What was shipped and is in no return yet. The server counts again. */
export function linesToReturn(details: DeskOrder): readonly ChoosableLine[] {
  const { units, returns } = details
  const open = returns.filter(({ state }) => state !== 'rejected' && state !== 'cancelled')
  const returned = (itemId: string): number =>
    open.flatMap((one) => one.units).reduce((sum, unit) => (unit.itemId === itemId ? sum + unit.quantity : sum), 0)
  const orderedOf = (itemId: string): number => {
    const unit = units.find((one) => one.itemId === itemId)
    return unit === undefined ? 0 : unit.ordered - unit.cancelled
  }
  return linesOf(details, (itemId) => Math.max(orderedOf(itemId) - returned(itemId), 0)).filter(({ max }) => max > 0)
}

export const linesToShip = (details: DeskOrder): readonly ChoosableLine[] =>
  linesOf(details, (itemId) => details.units.find((one) => one.itemId === itemId)?.left ?? 0).filter(
    ({ max }) => max > 0,
  )
