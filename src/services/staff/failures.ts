/** The sentences of expected failures, in English; the desk shows its own text by code. */
import { STAFF_FAILURES, type StaffFailure, type StaffFailureCode } from '../../contracts/staff/failures.ts'
import { fail, type Fail } from '../../platform/result.ts'

const MESSAGES: Readonly<Record<StaffFailureCode, string>> = {
  SIGN_IN_FAILED: 'Sign-in failed. Check what you entered and try again.',
  SIGNED_OUT: 'You are signed out.',
  SESSION_EXPIRED: 'Your session has expired.',
  FACTOR_REQUIRED: 'Set up a passkey, or a password with an authenticator app, first.',
  FRESH_FACTOR_REQUIRED: 'Confirm with your passkey or a code first.',
  FORBIDDEN: 'Your role does not allow this.',
  NOT_FOUND: 'There is no such entry.',
  ALREADY_ACTIVE: 'This address has an active account already.',
  LAST_OWNER: 'This is the last active owner. Make another account an owner first.',
  LAST_FACTOR: 'This is the only way to sign in to this account. Add another one first.',
  WRONG_STATE: 'The account is not in a state that allows this.',
  STALE_VERSION: 'It was changed meanwhile.',
  LINK_GONE: 'This link is no longer valid.',
  INVALID_EMAIL: 'Enter an address such as ada@example.com.',
  INVALID_PASSWORD: 'Choose another password.',
  INVALID_VALUE: 'This value is not accepted.',
  TOO_LARGE: 'This is too large to be stored.',
  CODE_REJECTED: 'The code is not right. Enter the code that the app shows now.',
  PASSKEY_REJECTED: 'The passkey could not be verified. Try again.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Try again later.',
}

export function staffFailure(
  code: StaffFailureCode,
  details: Omit<StaffFailure, 'code' | 'status' | 'message'> = {},
): Fail<StaffFailure> {
  return fail({ status: STAFF_FAILURES[code], code, message: MESSAGES[code], ...details })
}
