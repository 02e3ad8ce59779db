/** Denied operations are audited, in a transaction of their own (AUD-02). */
import type { Actor } from '../../contracts/staff/actor.ts'
import { appendAudit } from '../../services/staff/admin.ts'
import type { RegisteredOperation } from '../declaration.ts'
import type { OperationAnswer, RunnerContext } from './operation-call.ts'

/** Returns the answer, whatever it is. A missing confirmation is no denial. */
export async function auditDenial(
  operation: RegisteredOperation,
  actor: Actor,
  answer: OperationAnswer,
  { database, clock }: RunnerContext,
  subject?: string,
): Promise<OperationAnswer> {
  const { code } = answer.body
  if (answer.status !== 403 || code === 'FRESH_FACTOR_REQUIRED') return answer
  const entry = {
    at: clock.now(),
    actor,
    operation: operation.name,
    ...(subject !== undefined && { subject }),
    outcome: 'denied',
    changes: [],
    details: { code },
  } as const
  await database.transaction((transaction) => appendAudit(transaction, entry))
  return answer
}
