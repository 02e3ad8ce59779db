/** Documents that cannot be issued yet, listed with what is missing (INV-03, INV-06). */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { documentRequest, sourceOf, type DocumentRequest } from './document-requests.ts'
import type { WaitingReason } from './document-tables.ts'

export type WaitingDocument = Omit<CommerceTables['waiting_documents'], 'request'>

type Waiting = {
  readonly request: DocumentRequest
  readonly order: { readonly id: string; readonly number: string; readonly country: string; readonly paidAt: string }
  readonly reason: WaitingReason
  readonly detail: string
}

/** Its reason may have changed: then the new one is listed. */
export async function noteWaiting(
  transaction: Transaction<CommerceTables>,
  { request, order, reason, detail }: Waiting,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('waiting_documents')
    .values({
      source: sourceOf(request),
      order_id: order.id,
      order_number: order.number,
      country: order.country,
      reason,
      detail,
      paid_at: order.paidAt,
      request: JSON.stringify(request),
      waiting_since: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ reason, detail }))
    .execute()
}

export async function isWaiting(query: CommerceQuery, source: string): Promise<boolean> {
  const row = await query
    .selectFrom('waiting_documents')
    .select('source')
    .where('source', '=', source)
    .executeTakeFirst()
  return row !== undefined
}

/** In the order of payment; what corrects an invoice after it. */
export const listWaiting = (query: CommerceQuery, limit: number): Promise<WaitingDocument[]> =>
  query
    .selectFrom('waiting_documents')
    .select(['source', 'order_id', 'order_number', 'country', 'reason', 'detail', 'paid_at', 'waiting_since'])
    .orderBy('paid_at')
    .orderBy('waiting_since')
    .orderBy('source')
    .limit(limit)
    .execute()

/** All of them: each is issued or stays. */
export async function waitingRequests(query: CommerceQuery): Promise<readonly DocumentRequest[]> {
  const rows = await query
    .selectFrom('waiting_documents')
    .select(['source', 'request'])
    .orderBy('paid_at')
    .orderBy('waiting_since')
    .orderBy('source')
    .execute()
  return rows
    .map(({ source, request }) => parseStoredJson(documentRequest, request, `waiting document ${source}`))
    .toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])
}

const ORDER = { invoice: 0, 'credit-note': 1, cancellation: 2 } as const
