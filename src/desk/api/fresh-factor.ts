/** For routes below /desk/auth that need a fresh factor: requests it, then retries the call once. */
import { CANCELLED, OperationError } from './operation-error.ts'
import { confirmFactor } from './session.ts'

export async function withFreshFactor<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OperationError) || error.code !== 'FRESH_FACTOR_REQUIRED') throw error
    if (!(await confirmFactor())) throw new OperationError(0, { code: CANCELLED })
    return work()
  }
}
