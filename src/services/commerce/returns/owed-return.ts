/** What settling a return would refund, and what is still to be received of it: read, and nothing is locked. */
import { ok, type Result } from '../../../platform/result.ts'
import { isCharged } from '../captures/split-by-capture.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { noSuch, type OrderRefusal } from '../fulfilment/refusal.ts'
import { readUnits, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import { readOrder } from '../orders/stored-order.ts'
import { partsWithin, sumOfParts, type RefundParts } from '../payments/refund-parts.ts'
import type { DeductionRequest } from './deductions.ts'
import { unitsOut } from './shipped-units.ts'
import { owedFor } from './settle-return.ts'
import { neverSent, unitsAfter } from './take-out-unshipped.ts'
import { readReturns, type StoredReturn } from './stored-returns.ts'

export type OwedReturn = Pick<RefundParts, 'lines' | 'shipping'> & {
  readonly number: string
  readonly total: number
  readonly currency: string
  /** The shopper may have it as store credit: it was charged, and was not paid with credit. */
  readonly isCreditable: boolean
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
  const total = sumOfParts(owed.value)
  const out = (await unitsOut(query, units, found)).filter(({ quantity }) => quantity > 0)
  const { market } = order.snapshot
  return ok({
    number: order.number,
    lines,
    shipping,
    total,
    currency: market.currency,
    isCreditable: await isCreditable(query, units, { found, parts: owed.value, total }),
    out: found.receivedAt === undefined ? out : [],
    warehouses: market.warehouses.toReversed(),
  })
}

type Owed = { readonly found: StoredReturn; readonly parts: RefundParts; readonly total: number }

/** As settling it decides, whose units that never left are taken out first. */
async function isCreditable(query: CommerceQuery, locked: OrderUnits, { found, parts, total }: Owed): Promise<boolean> {
  const { order, units } = locked
  const payment = await query
    .selectFrom('payments')
    .select(['credit_id', 'amount', 'refunded', 'refunding'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  if (payment === undefined || payment.credit_id !== null) return false
  const value = Math.min(total, payment.amount - payment.refunded - payment.refunding)
  if (value <= 0) return false
  const after = unitsAfter(units, await neverSent(query, locked, found))
  return isCharged(query, order, { value, parts: partsWithin(parts, value), unitsAfter: after })
}
