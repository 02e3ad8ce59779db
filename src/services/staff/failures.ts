/** Expected failures. They have a code only: the server of the desk and the operations word them in the language of the reader. */
import { STAFF_FAILURES, type StaffFailure, type StaffFailureCode } from '../../contracts/staff/failures.ts'
import { fail, type Fail } from '../../platform/result.ts'

export function staffFailure(
  code: StaffFailureCode,
  details: Omit<StaffFailure, 'code' | 'status'> = {},
): Fail<StaffFailure> {
  return fail({ status: STAFF_FAILURES[code], code, ...details })
}
