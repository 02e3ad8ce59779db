/** Starts an operation that is a job, and waits until it has ended. */
import { readOperation, writeOperation } from '../../api/call-operation.ts'
import { OperationError } from '../../api/operation-error.ts'

const POLL_MS = 300

/** Its id. Rejects with the failure of the job. */
export async function runJob(name: 'privacy.export' | 'privacy.erase', input: object): Promise<string> {
  const outcome = await writeOperation(name, input)
  if (outcome.kind === 'done') throw new OperationError(0, { code: 'INTERNAL' })
  for (;;) {
    const { state, failure } = await readOperation('job.read', { id: outcome.job })
    if (state === 'done') return outcome.job
    if (state === 'failed' || state === 'cancelled') throw new OperationError(0, failure ?? { code: 'INTERNAL' })
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
