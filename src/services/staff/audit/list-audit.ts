/** The audit log as staff read it: newest first, filtered, personal values put back where they were not erased. */
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { AuditRow, AuditValue } from '../../../contracts/staff/audit-entry.ts'
import type { ListAnswer, ListQuery } from '../../../contracts/staff/list-query.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { staffNames } from '../accounts/staff-names.ts'
import { listPage } from '../list-page.ts'
import type { StaffTables } from '../tables.ts'
import type { StoredAudit } from './chain.ts'
import { changesOf, digestsOf, type StoredChange } from './stored-changes.ts'

type Filter = NonNullable<ListQuery['filter']>

const COLUMNS = { operation: 'operation', subject: 'subject', outcome: 'outcome' } as const

/** Filters: actor (an id, or a kind such as `cli`), operation, subject, outcome, from, to. */
export async function listAudit(
  database: Pick<Database<StaffTables>, 'query' | 'amongTexts'>,
  { filter = {}, ...wanted }: ListQuery,
): Promise<ListAnswer<AuditRow>> {
  const { query } = database
  const matching = matchingRows(query, filter)
  const page = matching.selectAll().orderBy('at', 'desc').orderBy('id', 'desc')
  const { rows, total, more } = await listPage(query, matching, page, wanted)
  return { rows: await shown(database, rows), total, more }
}

/** The newest rows about some subjects, without those of one operation: a subject may be read much more often than changed. */
export async function auditOfSubjects(
  database: Pick<Database<StaffTables>, 'query' | 'amongTexts'>,
  {
    subjects,
    without,
    limit,
  }: { readonly subjects: readonly string[]; readonly without: string; readonly limit: number },
): Promise<readonly AuditRow[]> {
  const rows = await matchingRows(database.query, { subject: subjects })
    .selectAll()
    .where('operation', '!=', without)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return shown(database, rows)
}

type Matching = SelectQueryBuilder<StaffTables, 'staff_audit', object>

function matchingRows(query: Kysely<StaffTables>, filter: Filter): Matching {
  let matching: Matching = query.selectFrom('staff_audit')
  for (const [name, column] of Object.entries(COLUMNS)) {
    const values = filter[name]
    if (values !== undefined && values.length > 0) matching = matching.where(sql.ref(column), 'in', [...values])
  }
  const actors = filter['actor'] ?? []
  const kinds = actors.filter((actor) => KINDS.has(actor))
  const ids = actors.filter((actor) => !KINDS.has(actor))
  if (actors.length > 0) {
    matching = matching.where((is) =>
      is.or([
        ...(kinds.length > 0 ? [sql<boolean>`actor_kind in (${sql.join(kinds)})`] : []),
        ...(ids.length > 0 ? [sql<boolean>`actor_id in (${sql.join(ids)})`] : []),
      ]),
    )
  }
  const [from] = filter['from'] ?? []
  const [to] = filter['to'] ?? []
  if (from !== undefined) matching = matching.where('at', '>=', from)
  return to === undefined ? matching : matching.where('at', '<', to)
}

const KINDS: ReadonlySet<string> = new Set(['staff', 'cli', 'api-key', 'system'])

type Reader = Pick<Database<StaffTables>, 'query' | 'amongTexts'>

async function shown(database: Reader, rows: readonly StoredAudit[]): Promise<readonly AuditRow[]> {
  if (rows.length === 0) return []
  const changes = new Map(rows.map((row) => [row.id, changesOf(row)]))
  const [values, names, sealed] = [
    await readValues(database, [...changes.values()].flatMap(digestsOf)),
    await staffNames(
      database,
      rows.filter(isNamed).map(({ actor_id }) => actor_id),
    ),
    await readSealed(database, rows),
  ]
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: actorOf(row, names),
    network: row.network,
    operation: row.operation,
    subject: row.subject,
    outcome: row.outcome,
    changes: (changes.get(row.id) ?? []).map((change) => shownChange(change, values)),
    details: parseStoredJson(details, row.details, `details of audit row ${row.id}`),
    sealed: sealed.has(row.id),
  }))
}

const details = z.record(z.string(), z.unknown())

const isNamed = ({ actor_kind: kind }: Pick<StoredAudit, 'actor_kind'>): boolean =>
  kind === 'staff' || kind === 'api-key'

function actorOf({ actor_kind: kind, actor_id: id }: StoredAudit, names: ReadonlyMap<string, string>) {
  const name = isNamed({ actor_kind: kind }) ? names.get(id) : undefined
  return name === undefined ? { kind, id } : { kind, id, name }
}

function shownChange({ field, before, after, personal }: StoredChange, values: ReadonlyMap<string, unknown>) {
  if (personal === undefined) return { field, before: { value: before }, after: { value: after } }
  return { field, before: personalValue(before, values), after: personalValue(after, values), personal }
}

function personalValue(digest: unknown, values: ReadonlyMap<string, unknown>): AuditValue {
  if (typeof digest !== 'string') return { value: null }
  return values.has(digest) ? { value: values.get(digest) } : { erased: true }
}

async function readValues({ query, amongTexts }: Reader, digests: readonly string[]) {
  if (digests.length === 0) return new Map<string, unknown>()
  const rows = await query
    .selectFrom('staff_audit_values')
    .select(['digest', 'value'])
    .where(sql<boolean>`digest ${amongTexts(digests)}`)
    .execute()
  return new Map(
    rows.flatMap(({ digest, value }) =>
      value === null ? [] : [[digest, parseStoredJson(z.unknown(), value, 'personal value of the audit log')] as const],
    ),
  )
}

async function readSealed({ query, amongTexts }: Reader, rows: readonly StoredAudit[]) {
  const among = sql<boolean>`audit_id ${amongTexts(rows.map(({ id }) => id))}`
  const seals = await query.selectFrom('staff_audit_seals').select('audit_id').where(among).execute()
  return new Set(seals.map(({ audit_id }) => audit_id))
}
