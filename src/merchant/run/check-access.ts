/** Whether an actor may run an operation at all, before its input is read. */
import { actorCan, type Actor, type ApiKeyActor } from '../../contracts/staff/actor.ts'
import type { ApiScope } from '../../contracts/staff/scopes.ts'
import type { OperationContext, RegisteredOperation } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'

export function checkAccess(
  operation: RegisteredOperation,
  actor: Actor,
  context: OperationContext,
): OperationFailure | undefined {
  const { permission, fresh, commandLineOnly } = operation
  // Before the permission: the answer to an account without a factor discloses only that it needs one (STF-11).
  if (actor.kind === 'staff' && !actor.hasFactor && !actor.demo) return { code: 'FACTOR_REQUIRED' }
  if (actor.kind === 'api-key') return checkKey(operation, actor) ?? checkRemote(operation, actor, context)
  if (!actorCan(actor, permission)) return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
  if (commandLineOnly && actor.kind !== 'cli' && actor.kind !== 'system') return { code: 'COMMAND_LINE_ONLY' }
  const remote = checkRemote(operation, actor, context)
  if (remote !== undefined) return remote
  return fresh && !isFresh(actor, context.clock.now()) ? { code: 'FRESH_FACTOR_REQUIRED' } : undefined
}

/** An operation without a scope is for people: no key runs it. */
function checkKey({ scope, permission }: RegisteredOperation, { scopes }: ApiKeyActor): OperationFailure | undefined {
  if (scope === undefined) return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
  return scopes.includes(scope) ? undefined : scopeRequired(scope)
}

export const scopeRequired = (scope: ApiScope): OperationFailure => ({
  code: 'SCOPE_REQUIRED',
  parameters: { scope },
  details: { scope },
})

/** What is stored here is not what the remote service has: neither read nor edited (DSK-22). Commands choose their shop themselves. */
export function checkRemote(
  { service = [] }: Pick<RegisteredOperation, 'service'>,
  actor: Actor,
  { remoteServices = {} }: OperationContext,
): OperationFailure | undefined {
  if (actor.kind === 'cli' || actor.kind === 'system') return undefined
  const setting = [service].flat().flatMap((one) => remoteServices[one] ?? [])[0]
  return setting === undefined ? undefined : { code: 'REMOTE_SERVICE', parameters: { setting }, details: { setting } }
}

/** Only a person has factors. */
export function isFresh(actor: Actor, now: Date): boolean {
  if (actor.kind !== 'staff') return true
  return actor.freshUntil !== undefined && actor.freshUntil > now.toISOString()
}
