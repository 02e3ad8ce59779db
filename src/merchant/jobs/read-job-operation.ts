/**
 * job.read: progress and result of a job, for the person who started it. The result is an answer of its operation: reading it
 * needs what the operation needs now, and is audited where reading the operation is.
 */
import { z } from 'zod'
import { actorCan } from '../../contracts/staff/actor.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { RegisteredOperation } from '../declaration.ts'
import { rejected, statusOf, type OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { checkAccess } from '../run/check-access.ts'
import { withoutPaths } from '../run/remove-personal.ts'
import { findJob, JOB_STATES, jobFailure, jobId, storedFailure } from './own-job.ts'

type Find = (name: string) => RegisteredOperation | undefined

const answered = z.looseObject({
  value: z.unknown().optional(),
  undo: z.object({ id: z.string(), until: z.string() }).optional(),
})

/** The operations are looked up when it runs: they are in the same registry. */
export const readJobOperation = (find: Find) =>
  merchantOperation({
    name: 'job.read',
    kind: 'read',
    permission: 'signed-in',
    fresh: false,
    auditRead: 'noted',
    input: z.strictObject({ id: jobId }),
    output: z.object({
      id: z.string(),
      operation: z.string(),
      state: z.enum(JOB_STATES),
      done: z.int(),
      total: z.int(),
      /** The value that the operation would have answered. */
      result: z.unknown().optional(),
      undo: z.object({ id: z.string(), until: z.string() }).optional(),
      failure: jobFailure.optional(),
    }),
    subject: ({ id }) => `job:${id}`,
    async run(context, { id }) {
      const job = await findJob(context, id)
      if (job === undefined) return rejected('JOB_NOT_FOUND')
      const { input: _input, result, failure: failed, ...about } = job
      const failure = storedFailure(failed)
      if (result === null) return ok({ ...about, ...(failure && { failure }) })
      const readable = await resultOperation(context, find, job)
      if (!readable.ok) return readable
      const { auditRead, personal } = readable.value
      if (auditRead !== undefined) context.audit.detail('operation', about.operation)
      const { value, undo } = parseStoredJson(answered, result, 'result of a job')
      const shown = actorCan(context.actor, 'persons.read') ? value : withoutPaths(value, personal)
      return ok({ ...about, result: shown, ...(undo && { undo }), ...(failure && { failure }) })
    },
  })

/** The operation of the job, if the person may run it now, with its input. */
async function resultOperation(
  context: RunContext,
  find: Find,
  job: { readonly operation: string; readonly input: string },
): Promise<Result<RegisteredOperation, OperationFailure>> {
  const operation = find(job.operation)
  if (operation === undefined) return rejected('UNKNOWN_OPERATION', { operation: job.operation })
  const denied = checkAccess(operation, context.actor, context)
  if (denied !== undefined) return fail(denied)
  const prepared = operation.checkInput(parseStoredJson(z.unknown(), job.input, 'input of a job'))
  // Emptied by the erasure of a person while the job ran. What a write reports is no data; what a read found needs its guard.
  if (!prepared.ok) return operation.kind === 'write' ? ok(operation) : prepared
  // What else stands against running it again, such as an order of a person that is open now, is no reason.
  const refused = await prepared.value.guard(context, context.actor)
  return refused !== undefined && statusOf(refused) === 403 ? fail(refused) : ok(operation)
}
