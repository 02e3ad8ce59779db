/**
 * Tickets that open a preview of the shop for a session of the desk (DCO-05): valid for a minute, once, on any node. They are
 * challenges of a kind of their own, stored by their hash.
 */
import type { Kysely } from 'kysely'
import { hashToken, newToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'
import { oldestSeen } from './session-times.ts'

const TICKET_MS = 60_000

type Ticket = {
  readonly sessionId: string
  /** What may be opened with it. */
  readonly scope: string
  readonly now: Date
}

export async function createPreviewTicket(
  query: Kysely<StaffTables>,
  { sessionId, scope, now }: Ticket,
): Promise<string> {
  const ticket = newToken()
  await query
    .insertInto('staff_challenges')
    .values({
      id: hashToken(ticket),
      challenge: scope,
      kind: 'preview',
      session_id: sessionId,
      expires_at: new Date(now.getTime() + TICKET_MS).toISOString(),
    })
    .execute()
  return ticket
}

export type TakenTicket = { readonly sessionId: string; readonly scope: string }

/** Deletes it: of several requests with one ticket, one gets it. Undefined for a late or unknown one, and after the session. */
export async function takePreviewTicket(
  query: Kysely<StaffTables>,
  ticket: string,
  now: Date,
): Promise<TakenTicket | undefined> {
  const row = await query
    .deleteFrom('staff_challenges')
    .where('id', '=', hashToken(ticket))
    .where('kind', '=', 'preview')
    .returning(['challenge', 'session_id', 'expires_at'])
    .executeTakeFirst()
  const sessionId = row?.session_id ?? undefined
  if (row === undefined || sessionId === undefined || row.expires_at <= now.toISOString()) return undefined
  return (await isSessionOpen(query, sessionId, now)) ? { sessionId, scope: row.challenge } : undefined
}

/** By its id, which is not the token: whether the session could still be used at the desk. */
export async function isSessionOpen(query: Kysely<StaffTables>, id: string, now: Date): Promise<boolean> {
  const row = await query
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select('staff_sessions.id')
    .where('staff_sessions.id', '=', id)
    .where('level', '=', 'full')
    .where('status', '=', 'active')
    .where('expires_at', '>', now.toISOString())
    .where('seen_at', '>', oldestSeen(now))
    .executeTakeFirst()
  return row !== undefined
}
