/** Challenges of passkeys: valid for five minutes and once. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import type { StaffTables } from '../tables.ts'

export const CHALLENGE_MS = 5 * 60_000

type Purpose = {
  readonly kind: StaffTables['staff_challenges']['kind']
  /** The session that must use it, where there is one. */
  readonly sessionId?: string
  readonly now: Date
}

export type NewChallenge = { readonly id: string; readonly challenge: string }

export async function createChallenge(
  query: Kysely<StaffTables>,
  { kind, sessionId, now }: Purpose,
): Promise<NewChallenge> {
  const [id, challenge] = [newId(), randomBytes(32).toString('base64url')]
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS).toISOString()
  await query
    .insertInto('staff_challenges')
    .values({ id, challenge, kind, session_id: sessionId ?? null, expires_at: expiresAt })
    .execute()
  return { id, challenge }
}

/** Deletes it: of several requests with one challenge, one gets it. */
export async function takeChallenge(
  query: Kysely<StaffTables>,
  id: string,
  { kind, sessionId, now }: Purpose,
): Promise<string | undefined> {
  const row = await query
    .deleteFrom('staff_challenges')
    .where('id', '=', id)
    .returning(['challenge', 'kind', 'session_id', 'expires_at'])
    .executeTakeFirst()
  if (row?.kind !== kind || row.session_id !== (sessionId ?? null)) return undefined
  return row.expires_at > now.toISOString() ? row.challenge : undefined
}
