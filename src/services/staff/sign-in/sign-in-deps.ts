/** What all ways of signing in share. */
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { RemoteServices } from '../../../contracts/staff/session-view.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { RelyingParty } from '../factors/relying-party.ts'
import { staffFailure } from '../failures.ts'
import { findSession } from '../sessions/session-rows.ts'
import type { SignedIn, StaffSession } from '../staff-service.ts'
import type { StaffTables } from '../tables.ts'

export type SignInDeps = {
  readonly database: Database<StaffTables>
  readonly clock: Clock
  readonly log: Log
  readonly isDemo: boolean
  readonly remoteServices: RemoteServices
  /** Key of the digests of addresses. */
  readonly addressKey: Buffer
  readonly relyingParty: () => RelyingParty
  /** Called when a mail was staged. */
  readonly wake: () => void
}

/** What a sign-in answers, once its transaction is committed. */
export async function signedIn(
  { database, clock, isDemo, remoteServices }: SignInDeps,
  token: string,
): Promise<Result<SignedIn, StaffFailure>> {
  const session = await findSession(database.query, token, { now: clock.now(), isDemo, remoteServices })
  if (session === undefined || session === 'expired') return staffFailure('SIGNED_OUT')
  return ok({ token, session: session.view })
}

/** The session of a request that needs one. */
export const requireSession = (deps: SignInDeps, token: string): Promise<Result<StaffSession, StaffFailure>> =>
  findOpenSession(deps, deps.database.query, token)

/** The same in a transaction that is open. */
export async function findOpenSession(
  { clock, isDemo, remoteServices }: SignInDeps,
  query: Kysely<StaffTables>,
  token: string,
): Promise<Result<StaffSession, StaffFailure>> {
  const session = await findSession(query, token, { now: clock.now(), isDemo, remoteServices })
  if (session === undefined) return staffFailure('SIGNED_OUT')
  return session === 'expired' ? staffFailure('SESSION_EXPIRED') : ok(session)
}
