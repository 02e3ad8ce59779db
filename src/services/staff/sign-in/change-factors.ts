/**
 * Changes of factors, under the lock of the account and with the session as it is under that lock: a session that ended while the
 * request was on its way, because factors were reset for instance, changes nothing.
 */
import type { StaffActor } from '../../../contracts/staff/actor.ts'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { lockAccount, type StaffAccount } from '../accounts/stored-account.ts'
import { staffFailure } from '../failures.ts'
import type { StaffSession } from '../staff-service.ts'
import type { StaffTables } from '../tables.ts'
import { findOpenSession, requireSession, type SignInDeps } from './sign-in-deps.ts'

type Answer<Value> = Promise<Result<Value, StaffFailure>>

/** A session that may change factors. The demo owner has none and gets none. */
export async function enrollingSession(deps: SignInDeps, token: string): Answer<StaffSession> {
  return enrolling(await requireSession(deps, token), deps.clock.now())
}

function enrolling(found: Result<StaffSession, StaffFailure>, now: Date): Result<StaffSession, StaffFailure> {
  if (!found.ok) return found
  const { demo, hasFactor, freshUntil = '' } = found.value.actor
  if (demo) return staffFailure('WRONG_STATE')
  if (hasFactor && freshUntil <= now.toISOString()) return staffFailure('FRESH_FACTOR_REQUIRED')
  return found
}

export type FactorChange<Value> = (
  transaction: Transaction<StaffTables>,
  account: StaffAccount,
  actor: StaffActor,
) => Answer<Value>

/** Thrown inside the transaction, so that what was written before the failure is rolled back. */
class RolledBack extends Error {
  override readonly name = 'RolledBack'
  readonly failure: StaffFailure

  constructor(failure: StaffFailure) {
    super(failure.code)
    this.failure = failure
  }
}

export async function changeFactors<Value>(
  deps: SignInDeps,
  token: string,
  change: FactorChange<Value>,
): Answer<Value> {
  const { database, clock } = deps
  const found = await enrollingSession(deps, token)
  if (!found.ok) return found
  try {
    return await database.transaction(async (transaction) => {
      const account = await lockAccount(database, transaction, found.value.actor.id)
      const current = enrolling(await findOpenSession(deps, transaction, token), clock.now())
      if (account === undefined) return staffFailure('SIGNED_OUT')
      if (!current.ok) return current
      const changed = await change(transaction, account, current.value.actor)
      if (!changed.ok) throw new RolledBack(changed.failure)
      return ok(changed.value)
    })
  } catch (error) {
    if (error instanceof RolledBack) return fail(error.failure)
    throw error
  }
}
