/** Sign-ins in the audit log (AUD-02). What was typed is not in it; an address without account is a keyed digest. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { findSession } from '../sessions/session-rows.ts'
import type { StaffClient } from '../staff-service.ts'
import type { StaffTables } from '../tables.ts'
import type { SignInDeps } from './sign-in-deps.ts'

export type SignInMethod = 'password' | 'passkey' | 'recovery-code' | 'demo' | 'link'

type Failed = {
  readonly method: SignInMethod
  readonly client: StaffClient
  readonly operation?: string
  /** Where the account is known. */
  readonly accountId?: string | undefined
  /** Where it may not be. */
  readonly address?: string
}

/** In a transaction of its own. */
export const auditFailedSignIn = (
  { database, clock }: Pick<SignInDeps, 'database' | 'clock'>,
  { method, client, operation = 'staff.sign-in', accountId, address }: Failed,
): Promise<unknown> =>
  database.transaction((transaction) =>
    appendAudit(transaction, {
      at: clock.now(),
      actor: { kind: 'system', job: 'sign-in' },
      operation,
      ...(accountId !== undefined && { subject: `staff:${accountId}` }),
      outcome: 'failed',
      changes: [],
      details: { method, ...(accountId === undefined && address !== undefined && { address }) },
      network: shortenIp(client.network),
    }),
  )

type Done = { readonly operation: string; readonly method: SignInMethod; readonly token: string }

/** In the transaction that opened or renewed the session. */
export async function auditSignIn(
  { clock, isDemo }: Pick<SignInDeps, 'clock' | 'isDemo'>,
  transaction: Transaction<StaffTables>,
  { operation, method, token }: Done,
): Promise<void> {
  const now = clock.now()
  const session = await findSession(transaction, token, { now, isDemo })
  if (session === undefined || session === 'expired') return
  const { actor } = session
  const subject = `staff:${actor.id}`
  await appendAudit(transaction, {
    at: now,
    actor,
    operation,
    subject,
    outcome: 'done',
    changes: [],
    details: { method },
  })
}
