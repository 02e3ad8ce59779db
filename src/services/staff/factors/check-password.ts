/** Which passwords are accepted (STF-08). Every rule that is broken is named. */
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordProblem } from '../../../contracts/staff/sign-in.ts'
import { isCommonPassword } from './common-passwords.ts'

export async function checkPassword(typed: string): Promise<readonly PasswordProblem[]> {
  const password = typed.normalize('NFC')
  const length = Array.from(password).length
  return [
    ...(length < MIN_PASSWORD_LENGTH ? (['TOO_SHORT'] as const) : []),
    ...(length > MAX_PASSWORD_LENGTH ? (['TOO_LONG'] as const) : []),
    ...((await isCommonPassword(password)) ? (['COMMON'] as const) : []),
  ]
}
