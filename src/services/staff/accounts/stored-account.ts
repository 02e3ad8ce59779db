/** Accounts in the database, and how a change of one is written: under its lock, with a version per field. */
import type { Kysely, Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { staffFailure } from '../failures.ts'
import type { StaffTables } from '../tables.ts'

export type StaffAccount = Readonly<Selectable<StaffTables['staff_accounts']>>

/** What functions of staff administration work with. Inside an open transaction: `insideTransaction(database, transaction)`. */
export type StaffContext = { readonly database: Database<StaffTables>; readonly now: Date }

export type AccountKey = {
  readonly id: string
  /** The version the change is based on; without it, as from the command line, whatever is stored is changed. */
  readonly version?: number | undefined
}

const fieldVersions = z.record(z.string(), z.number())

export function lockAccount(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
  id: string,
): Promise<StaffAccount | undefined> {
  const rows = transaction.selectFrom('staff_accounts').selectAll().where('id', '=', id)
  return database.lockRows(rows).executeTakeFirst()
}

/** The account under its lock, if it is a real one and unchanged since `version`. */
export async function accountToChange(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
  { id, version }: AccountKey,
): Promise<Result<StaffAccount, StaffFailure>> {
  const account = await lockAccount(database, transaction, id)
  if (account === undefined) return staffFailure('NOT_FOUND')
  if (version === undefined || version === account.version) return ok(account)
  const changed = Object.entries(versionsOf(account)).filter(([, since]) => since > version)
  return staffFailure('STALE_VERSION', { current: account.version, fields: changed.map(([field]) => field) })
}

/** Writes the fields of an account that is locked; its next version. */
export async function writeAccount(
  query: Kysely<StaffTables>,
  account: StaffAccount,
  fields: Updateable<StaffTables['staff_accounts']>,
): Promise<number> {
  const version = account.version + 1
  const changed = Object.fromEntries(Object.keys(fields).map((field) => [field, version]))
  await query
    .updateTable('staff_accounts')
    .set({ ...fields, version, field_versions: JSON.stringify({ ...versionsOf(account), ...changed }) })
    .where('id', '=', account.id)
    .where('version', '=', account.version)
    .execute()
  return version
}

const versionsOf = ({ id, field_versions }: StaffAccount): Readonly<Record<string, number>> =>
  parseStoredJson(fieldVersions, field_versions, `field versions of account ${id}`)
