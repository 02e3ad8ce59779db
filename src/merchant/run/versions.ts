/**
 * Versions of subjects that are edited through operations (OPS-05). Reading a subject returns its version; an edit that names one
 * succeeds only if it is still the current one.
 */
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { bulkRows } from '../../platform/database/bulk-rows.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { ok, type Result } from '../../platform/result.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import type { MerchantTables } from '../tables.ts'

type Query = Kysely<MerchantTables> | Transaction<MerchantTables>

/** Of one statement: an import may change a hundred thousand variants, and the shop goes on between two statements. */
const SUBJECTS_AT_ONCE = 2000

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

/**
 * Returns the new versions, by subject. The WHERE clause of the update decides between writers with the same base: one of them
 * updates no row. Three statements for each few thousand subjects.
 */
export async function raiseVersions(
  transaction: Transaction<MerchantTables>,
  engine: Pick<Database<MerchantTables>, 'jsonRows'>,
  edits: readonly Edit[],
  now: Date,
): Promise<Result<ReadonlyMap<string, number>, OperationFailure>> {
  const raised = new Map<string, number>()
  for (let first = 0; first < edits.length; first += SUBJECTS_AT_ONCE) {
    const some = await raiseSome(transaction, engine, edits.slice(first, first + SUBJECTS_AT_ONCE), now)
    if (!some.ok) return some
    for (const [subject, version] of some.value) raised.set(subject, version)
  }
  return ok(raised)
}

async function raiseSome(
  transaction: Transaction<MerchantTables>,
  engine: Pick<Database<MerchantTables>, 'jsonRows'>,
  edits: readonly Edit[],
  now: Date,
): Promise<Result<ReadonlyMap<string, number>, OperationFailure>> {
  const given = bulkRows(
    engine,
    { edited: 'text', base: 'bigint' },
    edits.map(({ subject, version }) => [subject, version ?? null]),
  )
  // In one order, so that two bulk operations do not deadlock.
  await sql`insert into merchant_versions (subject, version) select edited, 0 from ${given} as given where true
    order by edited on conflict (subject) do nothing`.execute(transaction)
  const { rows } = await sql<{ subject: string; version: number }>`update merchant_versions set version = version + 1
    from ${given} as given where subject = edited and (base is null or version = base)
    returning subject, version`.execute(transaction)
  const raised = new Map(rows.map(({ subject, version }) => [subject, version]))
  const stale = edits.find(({ subject }) => !raised.has(subject))
  if (stale !== undefined) {
    const { subject, version = 0 } = stale
    return rejected('STALE_VERSION', {}, { details: await changedSince(transaction, subject, version) })
  }
  const changes = bulkRows(
    engine,
    { subject: 'text', version: 'bigint', fields: 'text' },
    edits.map(({ subject, fields }) => [subject, raised.get(subject) ?? 0, JSON.stringify(fields)]),
  )
  await sql`insert into merchant_version_changes (subject, version, fields, changed_at)
    select given.*, cast(${now.toISOString()} as text) from ${changes} as given where true`.execute(transaction)
  return ok(raised)
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
