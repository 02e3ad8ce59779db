/** Time-based codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, as all apps support them. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isSameSecret } from '../../../platform/http/same-secret.ts'
import type { StaffTables } from '../tables.ts'
import { fromBase32, toBase32 } from './base32.ts'

const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20

/** Clocks of telephones differ: the step before and the one after count too. */
const TOLERANCE = [0, -1, 1]

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES))

export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS)

export function totpCode(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was typed, or undefined. All three are compared, so that the time does not disclose which one matched. */
export function matchTotp(secret: string, typed: string, now: Date): number | undefined {
  const code = typed.replaceAll(/\s/g, '')
  const matches = TOLERANCE.map((offset) => totpStep(now) + offset).map((step) => ({
    step,
    isRight: isSameSecret(code, totpCode(secret, step)),
  }))
  return matches.find(({ isRight }) => isRight)?.step
}

/** Accepts a step once: it and earlier ones are rejected afterwards, on every node. */
export async function acceptTotpStep(query: Kysely<StaffTables>, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What the QR code contains. */
export function totpUri(
  secret: string,
  { email, issuer }: { readonly email: string; readonly issuer: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const parameters = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=30`
  return `otpauth://totp/${label}?${parameters}`
}
