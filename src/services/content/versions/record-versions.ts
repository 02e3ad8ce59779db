/** Stores a version of each story that was saved or published (DCO-10). */
import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { inPieces } from '../in-pieces.ts'
import { EDITED_COLUMNS, type ContentTables } from '../tables.ts'

/** Of a change that no person made. */
export const SYSTEM_AUTHOR = 'system:shop'

export type Authored = { readonly now: Date; readonly author: string }

const MAX_VERSIONS = 100
const PUBLISHED_DAYS = 400
const DAY_MS = 24 * 60 * 60_000

const columnsOf = (table: string): RawBuilder<unknown> =>
  sql.join(EDITED_COLUMNS.map((column) => sql.ref(`${table}.${column}`)))

const EDITED = sql.join(EDITED_COLUMNS.map((column) => sql.ref(column)))

const DIFFERS = sql.join(
  EDITED_COLUMNS.map((column) => sql`story.${sql.ref(column)} is distinct from latest.${sql.ref(column)}`),
  sql` or `,
)

/** A draft that equals its latest version gets no other one. */
export async function recordVersions(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
  { now, author }: Authored,
): Promise<void> {
  for (const piece of inPieces(slugs)) {
    await sql`
      insert into story_versions (story_id, number, saved_at, author, ${EDITED})
      select story.id, coalesce(latest.number, 0) + 1, ${now.toISOString()}, ${author}, ${columnsOf('story')}
      from stories as story
      left join story_versions as latest on latest.story_id = story.id and latest.number =
        (select max(number) from story_versions as one where one.story_id = story.id)
      where story.full_slug in (${sql.join(piece)}) and (latest.number is null or ${DIFFERS})`.execute(transaction)
    await purgeVersions(
      transaction,
      now,
      sql`story_versions.story_id in
      (select id from stories where full_slug in (${sql.join(piece)}))`,
    )
  }
}

/** The drafts are what is published: their latest versions are marked. */
export async function recordPublished(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
  authored: Authored,
): Promise<void> {
  await recordVersions(transaction, slugs, authored)
  for (const piece of inPieces(slugs)) {
    await transaction
      .updateTable('story_versions')
      .set({ published_at: authored.now.toISOString(), published_by: authored.author })
      .where('story_id', 'in', (select) => select.selectFrom('stories').select('id').where('full_slug', 'in', piece))
      .where('number', '=', (select) =>
        select
          .selectFrom('story_versions as one')
          .select((latest) => latest.fn.max<number>('one.number').as('latest'))
          .whereRef('one.story_id', '=', 'story_versions.story_id'),
      )
      .execute()
  }
}

/** The last hundred of each story stay, and all that were published in the last 400 days. */
export async function purgeVersions(
  transaction: Transaction<ContentTables>,
  now: Date,
  among: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const before = new Date(now.getTime() - PUBLISHED_DAYS * DAY_MS).toISOString()
  const { numAffectedRows = 0n } = await sql`
    delete from story_versions
    where ${among} and (published_at is null or published_at < ${before}) and number <=
      (select max(number) from story_versions as one where one.story_id = story_versions.story_id) - ${MAX_VERSIONS}`.execute(
    transaction,
  )
  return Number(numAffectedRows)
}
