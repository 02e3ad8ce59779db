/** The code that is typed after the password, or to confirm: of the authenticator app, or a recovery code. */
import type { Kysely } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readRecoveryCode, useRecoveryCode } from '../factors/recovery-codes.ts'
import { acceptTotpStep, matchTotp, newTotpSecret } from '../factors/totp.ts'
import { stageStaffMail } from '../mails/stage-mail.ts'
import type { StaffAccount } from '../accounts/stored-account.ts'
import type { StaffTables } from '../tables.ts'

/** Compared with where there is no account, so that it takes the same time. */
const DUMMY_SECRET = newTotpSecret()

export type CodeMatch =
  | { readonly kind: 'totp'; readonly step: number }
  | { readonly kind: 'recovery'; readonly code: string }
  | undefined

/** Whether the code could be right; accepting it is a second step, in the transaction that uses it. */
export async function matchCode(
  query: Kysely<StaffTables>,
  { accountId, code, now }: { readonly accountId: string | undefined; readonly code: string; readonly now: Date },
): Promise<CodeMatch> {
  const row = await query
    .selectFrom('staff_totp')
    .select('secret')
    .where('account_id', '=', accountId ?? '')
    .executeTakeFirst()
  const secret = row?.secret ?? undefined
  const step = matchTotp(secret ?? DUMMY_SECRET, code, now)
  const recovery = readRecoveryCode(code)
  if (secret === undefined) return undefined
  if (step !== undefined) return { kind: 'totp', step }
  return recovery === undefined ? undefined : { kind: 'recovery', code: recovery }
}

/** False if it was used before. The use of a recovery code is mailed to its owner. */
export async function acceptCode(
  transaction: Transaction<StaffTables>,
  { account, match, now }: { readonly account: StaffAccount; readonly match: CodeMatch; readonly now: Date },
): Promise<boolean> {
  if (match === undefined) return false
  if (match.kind === 'totp') return acceptTotpStep(transaction, account.id, match.step)
  if (!(await useRecoveryCode(transaction, { accountId: account.id, code: match.code, now }))) return false
  const { email, name, language } = account
  await stageStaffMail(transaction, { kind: 'recovery-code-used', email, name, language }, now)
  return true
}
