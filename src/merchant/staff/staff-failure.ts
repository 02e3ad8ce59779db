/** Failures of the staff service as failures of operations, in the language of the person. */
import type { StaffFailure, StaffFailureCode } from '../../contracts/staff/failures.ts'
import { fail, type Fail } from '../../platform/result.ts'
import type { FailureCode } from '../failures/failure-codes.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'

/** Others belong to sign-in and do not come from operations. */
const CODES: Readonly<Partial<Record<StaffFailureCode, FailureCode>>> = {
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
  const { code, message, field, current, fields } = failure
  const more = { ...(field !== undefined && { field }), ...(current !== undefined && { details: { current, fields } }) }
  if (code === 'NOT_FOUND') return fail({ code: 'NOT_FOUND', parameters: { subject }, ...more })
  if (code === 'FORBIDDEN') return fail({ code: 'FORBIDDEN', parameters: { permission: subject }, ...more })
  return fail({ code: CODES[code] ?? 'REFUSED', parameters: { reason: message }, ...more })
}
