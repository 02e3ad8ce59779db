/** Makes drafts public, takes them back, and deletes stories. Each answers the slugs of those that changed. */
import type { ExpressionBuilder } from 'kysely'
import type { ContentChange } from '../../contracts/content/content.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { announce, takeTurn } from './changes.ts'
import { inPieces } from './in-pieces.ts'
import { isHeldBack } from './releases/held-back.ts'
import { storeDeleted } from './deleted/store-deleted.ts'
import { EDITED_COLUMNS, type ContentTables } from './tables.ts'
import { recordPublished, SYSTEM_AUTHOR, type Authored } from './versions/record-versions.ts'

/**
 * Publishes the drafts. A slug without a story is rejected, and nothing is published. `all` excludes the drafts that
 * are held back for a release; by its slug each of them can be published earlier.
 */
export async function publishStories(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[] | 'all',
  now: Date,
  author: string = SYSTEM_AUTHOR,
): Promise<readonly string[]> {
  await takeTurn(transaction)
  const wanted = slugs === 'all' ? await slugsOfAll(transaction) : await known(transaction, slugs)
  const changed: ChangedStory[] = []
  for (const piece of inPieces(wanted)) {
    const differing = await transaction
      .selectFrom('stories')
      .select(['full_slug', 'component', 'published_component as before'])
      .where('full_slug', 'in', piece)
      .where(draftDiffers)
      .execute()
    if (differing.length === 0) continue
    await transaction
      .updateTable('stories')
      .set((update) => ({
        published_name: update.ref('name'),
        published_component: update.ref('component'),
        published_content: update.ref('content'),
        published_position: update.ref('position'),
        published_tag_list: update.ref('tag_list'),
        published_sort_by_date: update.ref('sort_by_date'),
        published_is_startpage: update.ref('is_startpage'),
        published_meta_data: update.ref('meta_data'),
        published_at: now.toISOString(),
        first_published_at: update.fn.coalesce('first_published_at', update.val(now.toISOString())),
      }))
      .where(
        'full_slug',
        'in',
        differing.map((story) => story.full_slug),
      )
      .execute()
    changed.push(...differing)
  }
  const published = changed.map((story) => story.full_slug)
  await recordPublished(transaction, published, { now, author })
  await announce(transaction, changed.flatMap(changesOf))
  return published
}

/** The drafts stay. */
export async function unpublishStories(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
): Promise<readonly string[]> {
  await takeTurn(transaction)
  const published = await publishedOf(transaction, await known(transaction, slugs))
  for (const piece of inPieces(published)) {
    await transaction
      .updateTable('stories')
      .set({
        published_name: null,
        published_component: null,
        published_content: null,
        published_position: null,
        published_tag_list: null,
        published_sort_by_date: null,
        published_is_startpage: null,
        published_meta_data: null,
        published_at: null,
      })
      .where(
        'full_slug',
        'in',
        piece.map((story) => story.full_slug),
      )
      .execute()
  }
  await announce(transaction, published.flatMap(changesOf))
  return published.map((story) => story.full_slug)
}

/** Drafts, what is published, and what releases hold of them. With an author they can be restored for thirty days (DCO-13). */
export async function deleteStories(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
  authored?: Authored,
): Promise<readonly string[]> {
  await takeTurn(transaction)
  const wanted = await known(transaction, slugs)
  if (authored) await storeDeleted(transaction, wanted, authored)
  const published = await publishedOf(transaction, wanted)
  for (const piece of inPieces(wanted)) {
    await transaction.deleteFrom('stories').where('full_slug', 'in', piece).execute()
  }
  await announce(transaction, published.flatMap(changesOf))
  return wanted
}

export type ChangedStory = {
  readonly full_slug: string
  /** What is published from now on, if anything. */
  readonly component: string | null
  /** What was published until now, if anything. */
  readonly before: string | null
}

/** A story that changes its component touches the lists of both. */
export function changesOf({ full_slug: slug, component, before }: ChangedStory): ContentChange[] {
  const components = new Set([component, before].filter((one) => one !== null))
  return [...components].map((one) => ({ kind: 'story', full_slug: slug, component: one }))
}

/** Whether publishing would change anything. */
export function draftDiffers(is: ExpressionBuilder<ContentTables, 'stories'>) {
  return is.or([
    is('published_content', 'is', null),
    ...EDITED_COLUMNS.map((column) => is(column, 'is distinct from', is.ref(`published_${column}`))),
  ])
}

async function slugsOfAll(transaction: Transaction<ContentTables>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('stories')
    .select('full_slug')
    .where(draftDiffers)
    .where((is) => is.not(isHeldBack(is)))
    .execute()
  return rows.map((row) => row.full_slug)
}

/** Each once. A misspelt slug must not pass for a story without changes. */
async function known(transaction: Transaction<ContentTables>, slugs: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(slugs)]
  const found = new Set<string>()
  for (const piece of inPieces(wanted)) {
    const rows = await transaction.selectFrom('stories').select('full_slug').where('full_slug', 'in', piece).execute()
    for (const row of rows) found.add(row.full_slug)
  }
  const missing = wanted.find((slug) => !found.has(slug))
  if (missing !== undefined) throw new Error(`There is no story ${missing}`)
  return wanted
}

async function publishedOf(transaction: Transaction<ContentTables>, slugs: readonly string[]): Promise<ChangedStory[]> {
  const published: ChangedStory[] = []
  for (const piece of inPieces(slugs)) {
    const rows = await transaction
      .selectFrom('stories')
      .select(['full_slug', 'published_component as before'])
      .where('full_slug', 'in', piece)
      .where('published_content', 'is not', null)
      .execute()
    published.push(...rows.map((row) => ({ ...row, component: null })))
  }
  return published
}
