/** Failures of the staff service as failures of operations, in the language of the person. */
import type { StaffFailure, StaffFailureCode } from '../../contracts/staff/failures.ts'
import { fail, type Fail } from '../../platform/result.ts'
import type { FailureCode } from '../failures/failure-codes.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'

/** Others belong to sign-in: an operation that fails with one of them has a defect. */
const CODES: Readonly<Partial<Record<StaffFailureCode, FailureCode>>> = {
  NOT_FOUND: 'NOT_FOUND',
  ALREADY_ACTIVE: 'ALREADY_ACTIVE',
  LAST_OWNER: 'LAST_OWNER',
  LAST_FACTOR: 'LAST_FACTOR',
  WRONG_STATE: 'WRONG_STATE',
  INVALID_EMAIL: 'INVALID_EMAIL',
  INVALID_VALUE: 'INVALID_VALUE',
  TOO_LARGE: 'TOO_LARGE',
  STALE_VERSION: 'STALE_VERSION',
}

export function staffRejected(failure: StaffFailure, subject: string): Fail<OperationFailure> {
  const { code, field, current, fields } = failure
  const more = { ...(field !== undefined && { field }), ...(current !== undefined && { details: { current, fields } }) }
  if (code === 'FORBIDDEN') return fail({ code: 'FORBIDDEN', parameters: { permission: subject }, ...more })
  const own = CODES[code]
  if (own === undefined) throw new Error(`${code} is a failure of signing in`)
  return fail({ code: own, ...more })
}
