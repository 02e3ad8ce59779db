/** What staff members do with their own account. */
import type { Kysely } from 'kysely'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Theme } from '../../../contracts/staff/session-view.ts'
import type { Role } from '../../../contracts/staff/roles.ts'
import type { Language } from '../../../markets/languages/languages.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { replaceRecoveryCodes } from '../factors/recovery-codes.ts'
import { staffFailure } from '../failures.ts'
import type { StaffTables } from '../tables.ts'
import {
  accountToChange,
  lockAccount,
  writeAccount,
  type AccountKey,
  type StaffAccount,
  type StaffContext,
} from './stored-account.ts'

export type OwnAccount = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly language: Language
  readonly theme: Theme
  readonly timeZone: string | null
  readonly demo: boolean
  readonly hasPassword: boolean
  readonly totp: boolean
  readonly recoveryCodes: number
  readonly passkeys: readonly {
    readonly id: string
    readonly label: string
    readonly createdAt: string
    readonly usedAt: string | null
  }[]
  readonly version: number
}

export async function readAccount(query: Kysely<StaffTables>, id: string): Promise<OwnAccount | undefined> {
  const account = await query.selectFrom('staff_accounts').selectAll().where('id', '=', id).executeTakeFirst()
  if (account === undefined) return undefined
  const passkeys = await query
    .selectFrom('staff_passkeys')
    .select(['id', 'label', 'created_at', 'used_at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const totp = await query.selectFrom('staff_totp').select('secret').where('account_id', '=', id).executeTakeFirst()
  const codes = await query
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { email, name, role, language, theme, time_zone, demo, password_hash, version } = account
  return {
    id,
    email,
    name,
    role,
    language,
    theme,
    version,
    timeZone: time_zone,
    demo: demo === 1,
    hasPassword: password_hash !== null,
    totp: typeof totp?.secret === 'string',
    recoveryCodes: codes.count,
    passkeys: passkeys.map((key) => ({
      id: key.id,
      label: key.label,
      createdAt: key.created_at,
      usedAt: key.used_at,
    })),
  }
}

export type AccountFields = {
  readonly name: string
  readonly language: Language
  readonly theme: Theme
  readonly timeZone?: string | null
}

const MAX_NAME_LENGTH = 100

/** The name without blanks around it, or undefined where it is empty, too long or has control characters. */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').trim()
  return name.length > 0 && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name) ? name : undefined
}

export const changeAccount = (
  { database }: StaffContext,
  { id, version, ...fields }: AccountKey & AccountFields,
): Promise<
  Result<{ readonly before: AccountFields; readonly after: AccountFields; readonly version: number }, StaffFailure>
> =>
  database.transaction(async (transaction) => {
    const found = await accountToChange(database, transaction, { id, version })
    if (!found.ok) return found
    const account = found.value
    const name = readName(fields.name)
    if (name === undefined) return staffFailure('INVALID_VALUE', { field: 'name' })
    const { language, theme, timeZone = account.time_zone } = fields
    if (timeZone !== null && !isTimeZone(timeZone)) return staffFailure('INVALID_VALUE', { field: 'timeZone' })
    const fieldsAfter = { name, language, theme, time_zone: timeZone }
    const next = await writeAccount(transaction, account, changedOnly(account, fieldsAfter))
    return ok({
      before: { name: account.name, language: account.language, theme: account.theme, timeZone: account.time_zone },
      after: { name, language, theme, timeZone },
      version: next,
    })
  })

/** Fields of the same value were not changed: they do not collide with the changes of others. */
function changedOnly<Fields extends Partial<StaffAccount>>(account: StaffAccount, fields: Fields): Partial<Fields> {
  const changed: Partial<Fields> = { ...fields }
  for (const key of ['name', 'language', 'theme', 'time_zone'] as const) {
    if (fields[key] === account[key]) delete changed[key]
  }
  return changed
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** All earlier codes stop working. They replace codes of the authenticator app: without one there are none. */
export const regenerateRecoveryCodes = (
  { database }: StaffContext,
  { id }: { readonly id: string },
): Promise<Result<readonly string[], StaffFailure>> =>
  database.transaction(async (transaction) => {
    const account = await lockAccount(database, transaction, id)
    const own = account && (await readAccount(transaction, id))
    if (own?.totp !== true || own.demo) return staffFailure('WRONG_STATE')
    return ok(await replaceRecoveryCodes(transaction, id))
  })

/** Rejected for the only factor of the account. */
export const removePasskey = (
  { database }: StaffContext,
  { account, id }: { readonly account: string; readonly id: string },
): Promise<Result<{ readonly label: string }, StaffFailure>> =>
  database.transaction(async (transaction) => {
    await lockAccount(database, transaction, account)
    const own = await readAccount(transaction, account)
    const passkey = own?.passkeys.find((one) => one.id === id)
    if (own === undefined || passkey === undefined) return staffFailure('NOT_FOUND')
    if (own.passkeys.length === 1 && !(own.hasPassword && own.totp)) return staffFailure('LAST_FACTOR')
    await transaction.deleteFrom('staff_passkeys').where('id', '=', id).where('account_id', '=', account).execute()
    return ok({ label: passkey.label })
  })
