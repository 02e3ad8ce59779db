/** Refunds that wait for another person (RET-11), as they are stored. */
import type { Actor } from '../../contracts/staff/actor.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/ids.ts'
import { actorKey } from '../run/operation-call.ts'
import type { MerchantTables } from '../tables.ts'

export const APPROVAL_STATES = ['pending', 'approved', 'declined', 'expired'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

const EXPIRY_MS = 72 * 60 * 60_000

type Row = MerchantTables['merchant_approvals']

export type StoredApproval = Pick<Row, 'id' | 'operation' | 'input' | 'subject' | 'value' | 'currency' | 'note'> & {
  readonly actorKey: string
  readonly actorName: string
  readonly requestedAt: string
  readonly expiresAt: string
  readonly state: ApprovalState
  readonly decidedBy: string | undefined
  readonly decidedAt: string | undefined
  readonly decisionNote: string | undefined
}

export type Submitted = Pick<Row, 'operation' | 'input' | 'subject' | 'value' | 'currency' | 'note'>

export async function insertApproval(
  transaction: Transaction<MerchantTables>,
  submitted: Submitted,
  actor: Actor,
  now: Date,
): Promise<string> {
  const id = newId()
  await transaction
    .insertInto('merchant_approvals')
    .values({
      ...submitted,
      id,
      actor_key: actorKey(actor),
      actor_name: actor.kind === 'staff' ? actor.name : actorKey(actor),
      requested_at: now.toISOString(),
      expires_at: new Date(now.getTime() + EXPIRY_MS).toISOString(),
      state: 'pending',
      decided_by: null,
      decided_at: null,
      decision_note: null,
    })
    .execute()
  return id
}

/** The newest first; those that wait before the others. */
export async function listApprovals(
  query: Database<MerchantTables>['query'],
  now: Date,
): Promise<readonly StoredApproval[]> {
  const rows = await query
    .selectFrom('merchant_approvals')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
  const approvals = rows.map((row) => toApproval(row, now))
  const isPending = ({ state }: StoredApproval) => state === 'pending'
  return [...approvals.filter(isPending), ...approvals.filter((one) => !isPending(one))]
}

/** Locked until the transaction ends: one decision counts. */
export async function lockApproval(
  transaction: Transaction<MerchantTables>,
  { lockRows }: Pick<Database<MerchantTables>, 'lockRows'>,
  id: string,
  now: Date,
): Promise<StoredApproval | undefined> {
  const row = await lockRows(
    transaction.selectFrom('merchant_approvals').selectAll().where('id', '=', id),
  ).executeTakeFirst()
  return row && toApproval(row, now)
}

export async function decideApproval(
  transaction: Transaction<MerchantTables>,
  id: string,
  decision: { readonly state: 'approved' | 'declined'; readonly actor: Actor; readonly note?: string | undefined },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('merchant_approvals')
    .set({
      state: decision.state,
      decided_by: actorKey(decision.actor),
      decided_at: now.toISOString(),
      decision_note: decision.note ?? null,
    })
    .where('id', '=', id)
    .execute()
}

function toApproval(row: Row, now: Date): StoredApproval {
  const { id, operation, input, subject, value, currency, note, state } = row
  const isExpired = state === 'pending' && row.expires_at <= now.toISOString()
  return {
    id,
    operation,
    input,
    subject,
    value,
    currency,
    note,
    actorKey: row.actor_key,
    actorName: row.actor_name,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    state: isExpired ? 'expired' : state,
    decidedBy: row.decided_by ?? undefined,
    decidedAt: row.decided_at ?? undefined,
    decisionNote: row.decision_note ?? undefined,
  }
}
