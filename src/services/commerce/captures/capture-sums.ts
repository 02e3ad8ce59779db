/** What is captured for a shipment, and what of a refund is money that was never captured. Pure. */
import type { LineQuantity, LineUnits } from '../fulfilment/units.ts'
import type { PaidAmounts } from '../returns/paid-amounts.ts'

/**
 * Of units of each line, behind those that were shipped before. Refunds take the amounts of a line from its beginning, shipments
 * from its end: together they are the whole line to the cent.
 */
export function shareOf(
  { units: amounts }: Pick<PaidAmounts, 'units'>,
  chosen: readonly LineQuantity[],
  shippedBefore: (itemId: string) => number,
): number {
  return chosen.reduce((sum, { itemId, quantity }) => {
    const ofLine = amounts.get(itemId) ?? []
    const end = ofLine.length - shippedBefore(itemId)
    return sum + ofLine.slice(Math.max(end - quantity, 0), end).reduce((all, one) => all + one, 0)
  }, 0)
}

/** What the units that are left to ship will be captured with. */
export function neededFor(
  paid: PaidAmounts,
  units: readonly LineUnits[],
  { delivery }: { readonly delivery: number },
): number {
  const left = units.filter((line) => line.left > 0).map(({ itemId, left: quantity }) => ({ itemId, quantity }))
  if (left.length === 0) return 0
  return shareOf(paid, left, (itemId) => units.find((line) => line.itemId === itemId)?.shipped ?? 0) + delivery
}

type Shares = {
  /** What the units cost, with the delivery where they are the first. */
  readonly share: number
  /** Authorised, and neither captured nor released. */
  readonly open: number
  /** Captured for shipments that were voided since. */
  readonly spare: number
  /** Nothing is left to ship afterwards. */
  readonly isLast: boolean
}

/**
 * Money that was captured for a voided shipment is used first. The last shipment is captured with all that is open: what was
 * captured and refunded is the order's total then, whatever was refunded before.
 */
export function captureFor({ share, open, spare, isLast }: Shares): {
  readonly covered: number
  readonly value: number
} {
  const covered = Math.min(share, spare)
  return { covered, value: isLast ? open : Math.min(share - covered, open) }
}

type RefundSources = {
  readonly value: number
  readonly open: number
  readonly spare: number
  /** For what is left to ship. */
  readonly needed: number
  /** Captured, and neither refunded nor about to be. */
  readonly refundable: number
}

/**
 * What later shipments do not need is released: it is never captured. The rest is refunded at the provider. A refund before
 * anything was captured is released, too: the next captures are lower.
 */
export function splitRefund({ value, open, spare, needed, refundable }: RefundSources): {
  readonly released: number
  readonly refunded: number
  readonly fromSpare: number
} {
  const free = Math.max(open + spare - needed, 0)
  const surplus = Math.min(value, free, open)
  const refunded = Math.min(value - surplus, refundable)
  return { released: value - refunded, refunded, fromSpare: Math.min(refunded, spare, free - surplus) }
}
