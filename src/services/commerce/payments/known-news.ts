/** News that change nothing: most webhooks tell what the browser told a moment ago. */
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import type { PaymentNews } from './payment-news.ts'

/**
 * Those of many that change nothing, because the order is paid with this very payment: all of them are looked up at once, and
 * nothing is held for it.
 */
export async function knownNews(
  { query, amongTexts }: Pick<Database<CommerceTables>, 'query' | 'amongTexts'>,
  news: readonly PaymentNews[],
): Promise<ReadonlySet<PaymentNews>> {
  if (news.length === 0) return new Set()
  const references = news.map(({ pspReference }) => pspReference)
  const rows = await query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.psp_reference', 'payments.attempt_id', 'payments.amount', 'payments.currency'])
    .where(sql<boolean>`payments.psp_reference ${amongTexts(references)}`)
    .where('payments.state', '=', 'authorised')
    .where('orders.state', '=', 'paid')
    .execute()
  const paid = new Map(rows.map((row) => [row.psp_reference, row]))
  const isKnown = (told: PaymentNews): boolean => {
    const row = paid.get(told.pspReference)
    return row !== undefined && row.attempt_id === told.reference && isNoNews(told, row)
  }
  return new Set(news.filter(isKnown))
}

/** Of an order that is paid with this very payment: whether it says anything else of it. */
export const isNoNews = (
  { outcome, amount }: PaymentNews,
  known: { readonly amount: number | null; readonly currency: string | null },
): boolean => outcome !== 'authorised' || (amount?.value === known.amount && amount?.currency === known.currency)
