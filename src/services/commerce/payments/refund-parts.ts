/** What a refund gives back: stored when it is requested, stated on its credit note when the provider confirms it (INV-07). */
import { z } from 'zod'
import { splitAmount } from '../../../markets/prices/split-amount.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { creditedParts } from '../documents/document-requests.ts'
import { deduction } from '../returns/deductions.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

const refundParts = creditedParts.extend({
  /** What the lines are less than what was paid for them. */
  deductions: z.array(deduction).exactOptional(),
  /** Of the shop, where the provider has another one: of a replacement order. */
  payment: z.string().exactOptional(),
})

export type RefundParts = Readonly<z.output<typeof refundParts>>

export const sumOfParts = ({ lines, shipping }: Pick<RefundParts, 'lines' | 'shipping'>): number =>
  lines.reduce((sum, { amount }) => sum + amount, shipping)

/** Where less is left of the payment than the parts cost, each bears its share. */
export function partsWithin(parts: RefundParts, value: number): RefundParts {
  if (sumOfParts(parts) <= value) return parts
  const weights = [...parts.lines.map(({ amount }) => amount), parts.shipping]
  const amounts = splitAmount(
    value,
    weights.map((weight, place) => ({ key: String(place).padStart(6, '0'), weight })),
  )
  return {
    ...parts,
    lines: parts.lines.map((line, place) => ({ ...line, amount: amounts[place] ?? 0 })),
    shipping: amounts.at(-1) ?? 0,
  }
}

/** The first `value` of the parts; deductions are stated with what is beyond them, if there is any. */
export function partsUpTo(parts: RefundParts, value: number): RefundParts {
  if (sumOfParts(parts) <= value) return parts
  const { deductions: _, ...plain } = parts
  return partsWithin(plain, value)
}

/** What is left of the parts after `value` of them, in which each bears its share. */
export function partsBeyond(parts: RefundParts, value: number): RefundParts {
  if (value === 0) return parts
  const before = partsWithin(parts, value)
  return {
    ...parts,
    lines: parts.lines.map((line, place) => ({ ...line, amount: line.amount - (before.lines[place]?.amount ?? 0) })),
    shipping: parts.shipping - before.shipping,
  }
}

export async function storeRefundParts(
  transaction: Transaction<CommerceTables>,
  refundId: string,
  parts: RefundParts,
): Promise<void> {
  await transaction
    .insertInto('refund_parts')
    .values({ refund_id: refundId, parts: JSON.stringify(parts) })
    .execute()
}

/** Undefined for a refund of an amount, and for one that was made at the provider itself. */
export async function readRefundParts(query: CommerceQuery, refundId: string): Promise<RefundParts | undefined> {
  const row = await query
    .selectFrom('refund_parts')
    .select('parts')
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  return row && parseStoredJson(refundParts, row.parts, `parts of refund ${refundId}`)
}
