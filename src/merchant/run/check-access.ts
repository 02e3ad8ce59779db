/** Whether an actor may run an operation at all, before its input is read. */
import { actorCan, type Actor } from '../../contracts/staff/actor.ts'
import type { OperationContext, RegisteredOperation } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'

export function checkAccess(
  operation: RegisteredOperation,
  actor: Actor,
  { clock, remoteServices = {} }: OperationContext,
): OperationFailure | undefined {
  const { permission, fresh, commandLineOnly, service } = operation
  // Before the permission: the answer to an account without a factor discloses only that it needs one (STF-11).
  if (actor.kind === 'staff' && !actor.hasFactor && !actor.demo) return { code: 'FACTOR_REQUIRED' }
  if (!actorCan(actor, permission)) return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
  if (commandLineOnly && actor.kind !== 'cli' && actor.kind !== 'system') return { code: 'COMMAND_LINE_ONLY' }
  if (fresh && !isFresh(actor, clock.now())) return { code: 'FRESH_FACTOR_REQUIRED' }
  const setting =
    service === undefined || actor.kind === 'cli' || actor.kind === 'system' ? undefined : remoteServices[service]
  return setting === undefined ? undefined : { code: 'REMOTE_SERVICE', parameters: { setting }, details: { setting } }
}

/** Only a person has factors. */
export function isFresh(actor: Actor, now: Date): boolean {
  if (actor.kind !== 'staff') return true
  return actor.freshUntil !== undefined && actor.freshUntil > now.toISOString()
}
