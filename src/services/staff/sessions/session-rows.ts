/** Sessions as rows: opened, renewed, looked up, ended. What is revoked here ends with the next request on every node. */
import { sql, type Kysely, type Selectable } from 'kysely'
import type { StaffActor } from '../../../contracts/staff/actor.ts'
import { permissionsOf } from '../../../contracts/staff/permissions.ts'
import type { RemoteServices, SessionView } from '../../../contracts/staff/session-view.ts'
import { newId } from '../../../platform/ids.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import type { StaffClient, StaffSession } from '../staff-service.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'
import { deviceLabel } from './device-label.ts'
import { absoluteEnd, freshEnd, isSeenDue, oldestSeen, sessionEnd } from './session-times.ts'

type NewSession = {
  readonly accountId: string
  readonly level: 'enrolment' | 'full'
  readonly client: StaffClient
  readonly now: Date
  /** Whether a factor was just confirmed. */
  readonly fresh: boolean
}

/** The token. */
export async function openSession(
  query: Kysely<StaffTables>,
  { accountId, level, client, now, fresh }: NewSession,
): Promise<string> {
  const token = newToken()
  await query
    .insertInto('staff_sessions')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      account_id: accountId,
      level,
      device: deviceLabel(client.userAgent),
      network: shortenIp(client.network),
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: absoluteEnd(now),
      fresh_until: fresh ? freshEnd(now) : null,
    })
    .execute()
  return token
}

type Renewal = { readonly now: Date; readonly fresh: boolean; readonly isComplete?: boolean }

/** A new token for the same session; undefined if it ended meanwhile. With `isComplete` enrolment is over, and its lifetime starts again. */
export async function renewSession(
  query: Kysely<StaffTables>,
  token: string,
  { now, fresh, isComplete = false }: Renewal,
): Promise<string | undefined> {
  const next = newToken()
  const { numUpdatedRows } = await query
    .updateTable('staff_sessions')
    .set({
      token_hash: hashToken(next),
      seen_at: now.toISOString(),
      ...(fresh && { fresh_until: freshEnd(now) }),
      ...(isComplete && { level: 'full', created_at: now.toISOString(), expires_at: absoluteEnd(now) }),
    })
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? next : undefined
}

export async function endSession(query: Kysely<StaffTables>, token: string): Promise<void> {
  await query.deleteFrom('staff_sessions').where('token_hash', '=', hashToken(token)).execute()
}

export async function endOtherSessions(query: Kysely<StaffTables>, session: StaffActor): Promise<void> {
  await query
    .deleteFrom('staff_sessions')
    .where('account_id', '=', session.id)
    .where('id', '!=', session.sessionId)
    .execute()
}

type Lookup = {
  readonly now: Date
  readonly isDemo: boolean
  readonly remoteServices?: RemoteServices
  /** False for a request that may change nothing, not even when the session was last used. */
  readonly slides?: boolean
}

export async function findSession(
  query: Kysely<StaffTables>,
  token: string,
  { now, isDemo, remoteServices = {}, slides = true }: Lookup,
): Promise<StaffSession | undefined | 'expired'> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const row = await readRow(query, hashToken(token))
  if (row === undefined || (row.demo === 1 && !isDemo)) return undefined
  if (row.status !== 'active' && !(row.level === 'enrolment' && row.status === 'invited')) return undefined
  if (row.expires_at <= now.toISOString() || row.seen_at <= oldestSeen(now)) return 'expired'
  if (!slides || !isSeenDue(row.seen_at, now)) return toSession(row, remoteServices)
  await noteSeen(query, row.token_hash, now)
  return toSession({ ...row, seen_at: now.toISOString() }, remoteServices)
}

/** With the account as it is now: role, state and factors are read with every request. */
const readRow = (query: Kysely<StaffTables>, tokenHash: string) =>
  query
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .selectAll('staff_sessions')
    .select(['email', 'name', 'role', 'status', 'demo', 'language', 'theme', 'time_zone'])
    .select([
      sql<number>`(select count(*) from staff_passkeys where account_id = staff_accounts.id)`.as('passkeys'),
      sql<number>`(select count(secret) from staff_totp where account_id = staff_accounts.id)`.as('totp'),
      sql<number>`(select count(*) from staff_recovery_codes
        where account_id = staff_accounts.id and used_at is null)`.as('recovery_codes'),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Not awaited by others: the later of two writes wins. */
async function noteSeen(query: Kysely<StaffTables>, tokenHash: string, now: Date): Promise<void> {
  const seen = now.toISOString()
  await query
    .updateTable('staff_sessions')
    .set({ seen_at: seen })
    .where('token_hash', '=', tokenHash)
    .where('seen_at', '<', seen)
    .execute()
}

type JoinedRow = NonNullable<Awaited<ReturnType<typeof readRow>>> & Selectable<StaffTables['staff_sessions']>

function toSession(row: JoinedRow, remoteServices: RemoteServices): StaffSession {
  const { account_id: id, name, role, language, network } = row
  const demo = row.demo === 1
  const hasFactor = row.level === 'full'
  const actor: StaffActor = {
    kind: 'staff',
    id,
    name,
    role,
    network,
    language,
    demo,
    hasFactor,
    sessionId: row.id,
    freshUntil: row.fresh_until ?? undefined,
  }
  const factors = {
    passkeys: row.passkeys,
    totp: row.totp > 0,
    recoveryCodes: row.recovery_codes,
  }
  const view: SessionView = {
    account: {
      id,
      name,
      role,
      language,
      demo,
      hasFactor,
      factors,
      email: row.email,
      theme: row.theme,
      timeZone: row.time_zone,
    },
    permissions: hasFactor ? permissionsOf(role) : [],
    freshUntil: row.fresh_until,
    expiresAt: sessionEnd(row.seen_at, row.expires_at),
    remoteServices,
  }
  return { actor, view }
}
