/** Log lines of staff accounts and the audit log. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const STAFF_LOG = defineLogCodes({
  tooManyAttempts: {
    code: 'staff.too_many_attempts',
    level: 'warn',
    message: 'Too many sign-in attempts',
    meaning: 'An account or a network failed to sign in too often; sign-in is rejected for up to 15 minutes.',
    action: 'If it repeats, look for the network in the audit log; an owner can be asked whether it was them.',
  },
  passkeyRejected: {
    code: 'staff.passkey_rejected',
    level: 'info',
    message: 'Passkey rejected',
    meaning: 'The answer of a passkey could not be verified; `reason` says why. The browser gets no reason.',
  },
})
