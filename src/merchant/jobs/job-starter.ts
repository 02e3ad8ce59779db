/**
 * Who started a job, as the account is now: a job may wait and run for long, and a role that was changed or an account that was
 * disabled meanwhile applies to it as to a request.
 */
import type { Kysely } from 'kysely'
import type { Actor } from '../../contracts/staff/actor.ts'
import { findActiveAccount } from '../../services/staff/admin.ts'
import type { PreparedOperation, RegisteredOperation } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import { checkAccess } from '../run/check-access.ts'
import type { RunnerContext } from '../run/operation-call.ts'
import type { ShopSchema } from '../shop-schema.ts'

/** The starter lost or changed the role that the job runs with: what it has not committed yet is discarded. */
export class StarterChangedError extends Error {}

/** Undefined: the account is no longer active. Only staff members have accounts. */
export async function currentStarter(query: Kysely<ShopSchema>, starter: Actor): Promise<Actor | undefined> {
  if (starter.kind !== 'staff') return starter
  const account = await findActiveAccount(query, starter.id)
  return account && { ...starter, role: account.role }
}

/** Throws if the starter is not what `actor` is any more. */
export async function confirmStarter(query: Kysely<ShopSchema>, actor: Actor): Promise<void> {
  if (actor.kind !== 'staff') return
  const now = await currentStarter(query, actor)
  if (now?.kind !== 'staff' || now.role !== actor.role) throw new StarterChangedError()
}

/** A factor that had to be fresh was, when the job was started. */
const ALWAYS = '9999-12-31T23:59:59.999Z'

/** Undefined: the job may run as this actor. */
export async function checkStarter(
  operation: RegisteredOperation,
  prepared: PreparedOperation,
  actor: Actor,
  shop: RunnerContext,
): Promise<OperationFailure | undefined> {
  const confirmed: Actor = actor.kind === 'staff' ? { ...actor, freshUntil: ALWAYS } : actor
  return checkAccess(operation, confirmed, shop) ?? (await prepared.guard(shop, confirmed))
}
