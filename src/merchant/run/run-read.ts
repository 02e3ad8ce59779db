/** Runs a read operation. Reads of one person's data and exports are audited, in a transaction of their own (AUD-02). */
import { actorCan } from '../../contracts/staff/actor.ts'
import { appendAudit } from '../../services/staff/admin.ts'
import { collectChanges } from './change-log.ts'
import { failureAnswer, type OperationAnswer, type RunnerContext } from './operation-call.ts'
import { withoutPaths } from './remove-personal.ts'
import { contextOf, type Effect } from './run-effect.ts'
import { withinTime } from './time-limit.ts'

export async function runRead(effect: Omit<Effect, 'complete'>, shop: RunnerContext): Promise<OperationAnswer> {
  const { operation, prepared, actor, limitMs } = effect
  const collected = collectChanges()
  const result = await withinTime(limitMs, effect.signal, async (signal) => {
    const context = contextOf(effect, shop, signal, collected)
    const begun = await prepared.begin(context)
    return begun.ok ? begun.value.write(context) : begun
  })
  if (!result.ok) return failureAnswer(result.failure, actor)
  const [read] = collected.subjects()
  const mayReadPersons = actorCan(actor, 'persons.read')
  const isNoted = Object.keys(read?.details ?? {}).length > 0
  const { auditRead } = operation
  if (auditRead === true || (isNoted && (auditRead === 'noted' || (auditRead === 'persons' && mayReadPersons)))) {
    await shop.database.transaction(async (transaction) => {
      await effect.confirm?.(transaction)
      await appendAudit(transaction, {
        at: shop.clock.now(),
        actor,
        operation: operation.name,
        ...(prepared.subject !== undefined && { subject: prepared.subject }),
        outcome: 'done',
        changes: [],
        details: read?.details ?? {},
      })
    })
  }
  const value = mayReadPersons ? result.value : withoutPaths(result.value, operation.personal)
  return { status: 200, body: { value } }
}
