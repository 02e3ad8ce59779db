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

export const linesToShip = (details: DeskOrder): readonly ChoosableLine[] =>
  linesOf(details, (itemId) => details.units.find((one) => one.itemId === itemId)?.left ?? 0).filter(
    ({ max }) => max > 0,
  )
