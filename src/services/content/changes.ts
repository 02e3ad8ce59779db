/** The version of the published content, and what each version changed. */
import type { Kysely } from 'kysely'
import type { ChangesAnswer, ContentChange } from '../../contracts/content/content.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { inPieces } from './in-pieces.ts'
import type { ContentTables } from './tables.ts'

/** A cache that is further behind than this many changes is invalidated completely instead. */
const MAX_CHANGES = 10_000

/** Goes up with every published change: what was read under one version is true as long as it stays. */
export async function contentVersion(query: Kysely<ContentTables>): Promise<number> {
  const { version } = await query.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

/**
 * Every writer takes this lock first and holds it to the end of its transaction: writes are serialised, so that the
 * state it compares with cannot change, no version is lost, and there are no deadlocks.
 */
export async function takeTurn(transaction: Transaction<ContentTables>): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((update) => ({ version: update.ref('version') }))
    .execute()
}

/** Raises the version when anything changed. */
export async function announce(
  transaction: Transaction<ContentTables>,
  changes: readonly ContentChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { version } = await transaction
    .updateTable('content_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  for (const piece of inPieces(changes)) {
    await transaction
      .insertInto('content_changes')
      .values(piece.map((change) => ({ version, ...rowOf(change) })))
      .execute()
  }
  await purgeOldest(transaction)
}

/** By whole versions: half of one would pass for all of it. */
async function purgeOldest(transaction: Transaction<ContentTables>): Promise<void> {
  await transaction
    .deleteFrom('content_changes')
    .where('version', '<=', (select) =>
      select.selectFrom('content_changes').select('version').orderBy('version', 'desc').limit(1).offset(MAX_CHANGES),
    )
    .execute()
}

/** Each change once, however often it was made. */
export async function changesSince(query: Kysely<ContentTables>, since: number): Promise<ChangesAnswer> {
  const cv = await contentVersion(query)
  const { oldest } = await query
    .selectFrom('content_changes')
    .select((select) => select.fn.min<number | null>('version').as('oldest'))
    .executeTakeFirstOrThrow()
  // A version ahead of ours is of another database, or of this one before it was restored.
  const isKnown = since <= cv && since >= (oldest === null ? cv : oldest - 1)
  if (!isKnown) return { cv, changes: null }
  const rows = await query
    .selectFrom('content_changes')
    .select(['kind', 'subject', 'component'])
    .distinct()
    .where('version', '>', since)
    .orderBy('kind')
    .orderBy('subject')
    .orderBy('component')
    .execute()
  return { cv, changes: rows.map(toChange) }
}

type ChangeRow = Omit<ContentTables['content_changes'], 'version'>

function rowOf(change: ContentChange): ChangeRow {
  return change.kind === 'story'
    ? { kind: 'story', subject: change.full_slug, component: change.component }
    : { kind: 'datasource', subject: change.datasource, component: '' }
}

function toChange({ kind, subject, component }: ChangeRow): ContentChange {
  return kind === 'story' ? { kind, full_slug: subject, component } : { kind, datasource: subject }
}
