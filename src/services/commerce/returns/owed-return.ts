/** What settling a return would refund, and what is still to be received of it: read, and nothing is locked. */
import { ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { noSuch, type OrderRefusal } from '../fulfilment/refusal.ts'
import { readUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import { readOrder } from '../orders/stored-order.ts'
import { sumOfParts, type RefundParts } from '../payments/refund-parts.ts'
import type { DeductionRequest } from './deductions.ts'
import { unitsOut } from './shipped-units.ts'
import { owedFor } from './settle-return.ts'
import { readReturns } from './stored-returns.ts'

export type OwedReturn = Pick<RefundParts, 'lines' | 'shipping'> & {
  readonly number: string
  readonly total: number
  readonly currency: string
  /** With the shopper, or on their way back. */
  readonly out: readonly LineQuantity[]
  /** That may receive them, the usual one first. */
  readonly warehouses: readonly string[]
}

export async function owedReturn(
  query: CommerceQuery,
  id: string,
  deductions: readonly DeductionRequest[] = [],
): Promise<Result<OwedReturn, OrderRefusal>> {
  const [found] = await readReturns(query, { id })
  if (found === undefined) return noSuch('return', id)
  const order = found.orderId === undefined ? undefined : await readOrder(query, found.orderId)
  if (order === undefined) return noSuch('order', found.number)
  const units = await readUnits(query, order)
  const owed = await owedFor(query, units, found, deductions)
  if (!owed.ok) return owed
  const { lines, shipping } = owed.value
  const out = (await unitsOut(query, units, found)).filter(({ quantity }) => quantity > 0)
  const { market } = order.snapshot
  return ok({
    number: order.number,
    lines,
    shipping,
    total: sumOfParts(owed.value),
    currency: market.currency,
    out: found.receivedAt === undefined ? out : [],
    warehouses: market.warehouses.toReversed(),
  })
}
