/** What is deducted from a refund because units lost value (RET-09). Pure. */
import { z } from 'zod'
import { ok, type Result } from '../../../platform/result.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { PaidAmounts } from './paid-amounts.ts'

export const MIN_DEDUCTION_REASON = 10

export const deductionRequest = z.strictObject({
  itemId: z.string().min(1).max(200),
  /** Units of the line that lost that much. */
  quantity: z.int().min(1).max(100_000),
  percent: z.int().min(0).max(100),
  /** The shopper reads it in the mail and on the credit note. */
  reason: z.string().trim().min(MIN_DEDUCTION_REASON).max(300),
})
export const MAX_DEDUCTIONS = 20

export type DeductionRequest = Readonly<z.output<typeof deductionRequest>>

export const deduction = deductionRequest.extend({ amount: z.int().min(0) })
export type Deduction = Readonly<z.output<typeof deduction>>

/** Unit by unit, in the order in which units are refunded; a part of a minor unit is not deducted. */
export function deductionsOf(
  requests: readonly DeductionRequest[],
  { units }: PaidAmounts,
  returned: readonly LineQuantity[],
  before: (itemId: string) => number,
): Result<readonly Deduction[], OrderRefusal> {
  const used = new Map<string, number>()
  const deductions: Deduction[] = []
  for (const request of requests) {
    const { itemId, quantity, percent } = request
    const line = returned.find((one) => one.itemId === itemId)
    if (line === undefined) return refuse('UNKNOWN_LINE', { line: itemId }, { field: 'deductions' })
    const from = used.get(itemId) ?? 0
    if (from + quantity > line.quantity) {
      return refuse('UNITS_LEFT', { line: itemId, left: line.quantity - from }, { field: 'deductions' })
    }
    used.set(itemId, from + quantity)
    const start = before(itemId) + from
    const amounts = (units.get(itemId) ?? []).slice(start, start + quantity)
    const amount = amounts.reduce((sum, paid) => sum + Math.floor((paid * percent) / 100), 0)
    deductions.push({ ...request, amount })
  }
  return ok(deductions)
}

export const deductedFrom = (deductions: readonly Deduction[], itemId: string): number =>
  deductions.reduce((sum, one) => (one.itemId === itemId ? sum + one.amount : sum), 0)
