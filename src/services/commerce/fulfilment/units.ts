/** Units of the lines of an order: ordered, shipped, cancelled, and what is left to ship. Gifts count like the rest. Pure. */
import type { OrderLine } from '../orders/order-snapshot.ts'
import type { Fulfilment } from './fulfilment.ts'

/** A number of units of one line. */
export type LineQuantity = { readonly itemId: string; readonly quantity: number }

export type LineUnits = {
  readonly itemId: string
  readonly ordered: number
  readonly shipped: number
  readonly cancelled: number
  readonly left: number
}

export function unitsOf(
  lines: readonly Pick<OrderLine, 'itemId' | 'quantity'>[],
  shipped: readonly LineQuantity[],
  cancelled: readonly LineQuantity[],
): readonly LineUnits[] {
  return lines.map(({ itemId, quantity: ordered }) => {
    const [out, off] = [sumOf(shipped, itemId), sumOf(cancelled, itemId)]
    return { itemId, ordered, shipped: out, cancelled: off, left: ordered - out - off }
  })
}

const sumOf = (list: readonly LineQuantity[], itemId: string): number =>
  list.reduce((sum, one) => (one.itemId === itemId ? sum + one.quantity : sum), 0)

export function fulfilmentOf(
  units: readonly LineUnits[],
  shipments: readonly { readonly deliveredAt: string | undefined }[],
): Fulfilment {
  const left = units.reduce((sum, line) => sum + line.left, 0)
  if (shipments.length === 0) return left === 0 ? 'none' : 'unshipped'
  if (left > 0) return 'partly_shipped'
  return shipments.every(({ deliveredAt }) => deliveredAt !== undefined) ? 'delivered' : 'shipped'
}

/** Several lines may be of the same variant. */
export function quantitiesByVariant(
  lines: readonly Pick<OrderLine, 'itemId' | 'id'>[],
  list: readonly LineQuantity[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of list) {
    const variant = lines.find((line) => line.itemId === itemId)?.id ?? ''
    sums.set(variant, (sums.get(variant) ?? 0) + quantity)
  }
  return sums
}

/** Several entries of one line are added up. */
export function mergedQuantities(list: readonly LineQuantity[]): readonly LineQuantity[] {
  const sums = new Map<string, number>()
  for (const { itemId, quantity } of list) sums.set(itemId, (sums.get(itemId) ?? 0) + quantity)
  return [...sums].map(([itemId, quantity]) => ({ itemId, quantity }))
}
