/** Passkeys in the database. */
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { CredentialDescriptor } from '../../../contracts/staff/sign-in.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StaffTables } from '../tables.ts'

export type StoredPasskey = Readonly<Selectable<StaffTables['staff_passkeys']>>

const transportNames = z.array(z.string())

export const findPasskey = (query: Kysely<StaffTables>, id: string): Promise<StoredPasskey | undefined> =>
  query.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst()

export async function describePasskeys(
  query: Kysely<StaffTables>,
  accountId: string,
): Promise<readonly CredentialDescriptor[]> {
  const passkeys = query.selectFrom('staff_passkeys').select(['id', 'transports']).where('account_id', '=', accountId)
  const rows = await passkeys.orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id, transports }) => ({
    type: 'public-key',
    id,
    transports: parseStoredJson(transportNames, transports, `transports of passkey ${id}`),
  }))
}

export type NewPasskey = {
  readonly id: string
  readonly publicKey: string
  readonly algorithm: string
  readonly signCount: number
  readonly transports: readonly string[]
}

/** False if the credential exists already: it may belong to another account. */
export async function insertPasskey(
  query: Kysely<StaffTables>,
  { id, publicKey, algorithm, signCount, transports }: NewPasskey,
  { accountId, label, now }: { readonly accountId: string; readonly label: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('staff_passkeys')
    .values({
      id,
      algorithm,
      label,
      account_id: accountId,
      public_key: publicKey,
      sign_count: signCount,
      transports: JSON.stringify(transports),
      created_at: now.toISOString(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/**
 * Notes a use. Authenticators that count must count up; a count that does not is a copy of the passkey. Most passkeys are
 * synchronised between devices and always report 0.
 */
export async function acceptPasskeyUse(
  query: Kysely<StaffTables>,
  { id, sign_count }: StoredPasskey,
  { signCount, now }: { readonly signCount: number; readonly now: Date },
): Promise<boolean> {
  if (signCount === 0 && sign_count > 0) return false
  const used = query
    .updateTable('staff_passkeys')
    .set({ sign_count: signCount, used_at: now.toISOString() })
    .where('id', '=', id)
  const { numUpdatedRows } = await (
    signCount === 0 ? used : used.where('sign_count', '<', signCount)
  ).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
