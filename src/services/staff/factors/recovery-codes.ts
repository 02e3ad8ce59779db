/** Ten codes of 80 random bits, each of which replaces a code of the authenticator app once. Stored as SHA-256. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hashToken } from '../tokens.ts'
import type { StaffTables } from '../tables.ts'
import { toBase32 } from './base32.ts'

const CODES = 10
const BYTES = 10

/** Four groups of four letters and digits. */
const written = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** What was typed without blanks and hyphens, or undefined where it is no such code. Digits that look like letters are read as these. */
export function readRecoveryCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
  return /^[A-Z2-7]{16}$/.test(code) ? code : undefined
}

/** New codes; the earlier ones are deleted. */
export async function replaceRecoveryCodes(query: Kysely<StaffTables>, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => toBase32(randomBytes(BYTES)))
  await query.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute()
  await query
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ hash: codeHash(accountId, code), account_id: accountId, used_at: null })))
    .execute()
  return codes.map(written)
}

/** Of several requests with one code, one gets true. */
export async function useRecoveryCode(
  query: Kysely<StaffTables>,
  { accountId, code, now }: { readonly accountId: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('staff_recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', codeHash(accountId, code))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** With the account, so that equal codes of two accounts are two rows. */
const codeHash = (accountId: string, code: string): string => hashToken(`${accountId}:${code}`)
