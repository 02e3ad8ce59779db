/** Publishes all that a release holds, in one version. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { announce, takeTurn } from '../changes.ts'
import { changesOf } from '../publish-stories.ts'
import { parseFields } from '../stored-story.ts'
import type { ContentTables } from '../tables.ts'
import { publishTexts } from '../datasources/datasource-drafts.ts'
import { textIn } from '../datasources/datasource-texts.ts'
import { readDatasource } from '../datasources/datasources.ts'
import { recordStorySources } from '../translations/translated-sources.ts'
import { recordPublished, SYSTEM_AUTHOR } from '../versions/record-versions.ts'
import { readReleaseTexts } from './release-texts.ts'
import { requireOpenRelease } from './require-open-release.ts'

/**
 * Publishes the stories of the release, and replaces the drafts too: an older draft would revert the release when it is
 * published next. Returns the slugs of those whose published content changed.
 */
export async function publishRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  now: Date,
  author: string = SYSTEM_AUTHOR,
): Promise<readonly string[]> {
  await takeTurn(transaction)
  await requireOpenRelease(transaction, releaseId)
  const changed = await transaction
    .selectFrom('release_stories as held')
    .innerJoin('stories', 'stories.id', 'held.story_id')
    .select(['stories.full_slug', 'held.component', 'stories.published_component as before'])
    .where('held.release_id', '=', releaseId)
    .where((is) =>
      is.or([
        is('stories.published_name', 'is distinct from', is.ref('held.name')),
        is('stories.published_content', 'is distinct from', is.ref('held.content')),
      ]),
    )
    .orderBy('stories.full_slug')
    .execute()
  await storeStates(transaction, releaseId)
  await replaceDrafts(transaction, releaseId, now)
  await replacePublished(transaction, releaseId, now)
  const slugs = changed.map((story) => story.full_slug)
  await recordPublished(transaction, slugs, { now, author })
  const datasources = await replaceTexts(transaction, releaseId)
  await transaction
    .updateTable('releases')
    .set({ published_at: now.toISOString(), failed_at: null, problems: null })
    .where('id', '=', releaseId)
    .execute()
  await announce(transaction, [
    ...changed.flatMap(changesOf),
    ...datasources.map((datasource) => ({ kind: 'datasource', datasource }) as const),
  ])
  return slugs
}

/** What the release replaces, so that it can be reverted (DCO-12). */
async function storeStates(transaction: Transaction<ContentTables>, releaseId: number): Promise<void> {
  const rows = await transaction
    .selectFrom('stories')
    .selectAll('stories')
    .innerJoin('release_stories as held', 'held.story_id', 'stories.id')
    .select('held.content as released')
    .where('held.release_id', '=', releaseId)
    .execute()
  for (const { released, ...row } of rows) {
    await transaction
      .updateTable('release_stories')
      .set({ before: JSON.stringify(row) })
      .where('release_id', '=', releaseId)
      .where('story_id', '=', row.id)
      .execute()
    const after = parseFields({ full_slug: row.full_slug, content: released })
    await recordStorySources(transaction, row.id, parseFields(row), after)
  }
}

/** Answers the datasources that changed. */
async function replaceTexts(transaction: Transaction<ContentTables>, releaseId: number): Promise<readonly string[]> {
  const texts = await readReleaseTexts(transaction, releaseId)
  for (const { datasource, name, dimension } of texts) {
    const before = textIn(await readDatasource(transaction, datasource), name, dimension)
    await transaction
      .updateTable('release_texts')
      .set({ before })
      .where('release_id', '=', releaseId)
      .where('datasource', '=', datasource)
      .where('name', '=', name)
      .where('dimension', '=', dimension)
      .execute()
  }
  return publishTexts(transaction, texts)
}

async function replaceDrafts(transaction: Transaction<ContentTables>, releaseId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('stories')
    .from('release_stories as held')
    .set((update) => ({
      name: update.ref('held.name'),
      component: update.ref('held.component'),
      content: update.ref('held.content'),
      updated_at: now.toISOString(),
    }))
    .whereRef('stories.id', '=', 'held.story_id')
    .where('held.release_id', '=', releaseId)
    .where((is) =>
      is.or([is('stories.name', '<>', is.ref('held.name')), is('stories.content', '<>', is.ref('held.content'))]),
    )
    .execute()
}

/** A release contains content only: path and tags of a published story do not change. */
async function replacePublished(transaction: Transaction<ContentTables>, releaseId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('stories')
    .from('release_stories as held')
    .set((update) => {
      const unlessPublished = (published: 'sort_by_date' | 'meta_data') =>
        update
          .case()
          .when('stories.published_content', 'is', null)
          .then(update.ref(`stories.${published}`))
          .else(update.ref(`stories.published_${published}`))
          .end()
      return {
        published_name: update.ref('held.name'),
        published_component: update.ref('held.component'),
        published_content: update.ref('held.content'),
        published_position: update.fn.coalesce('stories.published_position', 'stories.position'),
        published_tag_list: update.fn.coalesce('stories.published_tag_list', 'stories.tag_list'),
        published_is_startpage: update.fn.coalesce('stories.published_is_startpage', 'stories.is_startpage'),
        published_sort_by_date: unlessPublished('sort_by_date'),
        published_meta_data: unlessPublished('meta_data'),
        published_at: now.toISOString(),
        first_published_at: update.fn.coalesce('stories.first_published_at', update.val(now.toISOString())),
      }
    })
    .whereRef('stories.id', '=', 'held.story_id')
    .where('held.release_id', '=', releaseId)
    .where((is) =>
      is.or([
        is('stories.published_name', 'is distinct from', is.ref('held.name')),
        is('stories.published_content', 'is distinct from', is.ref('held.content')),
      ]),
    )
    .execute()
}
