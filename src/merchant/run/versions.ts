/**
 * Versions of subjects that are edited through operations (OPS-05). Reading a subject returns its version; an edit that names one
 * succeeds only if it is still the current one.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/open-database.ts'
import { ok, type Result } from '../../platform/result.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import type { MerchantTables } from '../tables.ts'

type Query = Kysely<MerchantTables> | Transaction<MerchantTables>

type Edit = {
  readonly subject: string
  /** The one that the edit is based on; undefined where the caller did not read the subject before. */
  readonly version: number | undefined
  readonly fields: readonly string[]
}

/** A subject that was never edited has version 0. */
export async function versionOf(query: Query, subject: string): Promise<number> {
  const row = await query
    .selectFrom('merchant_versions')
    .select('version')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Without those that were never edited. */
export async function versionsOf(
  query: Kysely<MerchantTables>,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await query
    .selectFrom('merchant_versions')
    .select(['subject', 'version'])
    .where('subject', 'in', subjects)
    .execute()
  return new Map(rows.map(({ subject, version }) => [subject, version]))
}

/** Returns the new version. The WHERE clause of the update decides between writers with the same base: one of them updates no row. */
export async function raiseVersion(
  transaction: Transaction<MerchantTables>,
  { subject, version, fields }: Edit,
  now: Date,
): Promise<Result<number, OperationFailure>> {
  await transaction
    .insertInto('merchant_versions')
    .values({ subject, version: 0 })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
  const raised = await transaction
    .updateTable('merchant_versions')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('subject', '=', subject)
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst()
  if (raised === undefined)
    return rejected('STALE_VERSION', {}, { details: await changedSince(transaction, subject, version ?? 0) })
  await transaction
    .insertInto('merchant_version_changes')
    .values({ subject, version: raised.version, fields: JSON.stringify(fields), changed_at: now.toISOString() })
    .execute()
  return ok(raised.version)
}

/** The current version, and the fields that were changed after `version`. */
export async function changedSince(
  query: Query,
  subject: string,
  version: number,
): Promise<{ readonly current: number; readonly fields: readonly string[] }> {
  const later = await query
    .selectFrom('merchant_version_changes')
    .select('fields')
    .where('subject', '=', subject)
    .where('version', '>', version)
    .execute()
  const fields = later.flatMap((row) => parseStoredJson(z.array(z.string()), row.fields, 'changed fields'))
  return { current: await versionOf(query, subject), fields: [...new Set(fields)].toSorted() }
}
