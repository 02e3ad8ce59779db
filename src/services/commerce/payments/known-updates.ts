/** Updates that change nothing: most webhooks repeat what the browser reported a moment ago. */
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import type { PaymentUpdate } from './payment-update.ts'

/**
 * Those of many that change nothing, because the order is paid with this very payment: all of them are looked up in one query, and
 * nothing is held for it.
 */
export async function findKnownUpdates(
  { query, amongTexts }: Pick<Database<CommerceTables>, 'query' | 'amongTexts'>,
  updates: readonly PaymentUpdate[],
): Promise<ReadonlySet<PaymentUpdate>> {
  if (updates.length === 0) return new Set()
  const references = updates.map(({ pspReference }) => pspReference)
  const rows = await query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.psp_reference', 'payments.attempt_id', 'payments.amount', 'payments.currency'])
    .where(sql<boolean>`payments.psp_reference ${amongTexts(references)}`)
    .where('payments.state', '=', 'authorised')
    .where('orders.state', '=', 'paid')
    .execute()
  const paid = new Map(rows.map((row) => [row.psp_reference, row]))
  const isKnown = (update: PaymentUpdate): boolean => {
    const row = paid.get(update.pspReference)
    return row !== undefined && row.attempt_id === update.reference && changesNothing(update, row)
  }
  return new Set(updates.filter(isKnown))
}

/** For an order that is paid with this very payment: whether the update repeats what is stored. */
export const changesNothing = (
  { outcome, amount }: PaymentUpdate,
  known: { readonly amount: number | null; readonly currency: string | null },
): boolean => outcome !== 'authorised' || (amount?.value === known.amount && amount?.currency === known.currency)
