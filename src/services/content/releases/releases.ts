/** Releases: sets of changed stories that wait to be published together. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { takeTurn } from '../changes.ts'
import { inPieces } from '../in-pieces.ts'
import { draftRowOf, refuseBadSlugs, type StoryToSave } from '../save-stories.ts'
import type { ContentQuery, ContentTables } from '../tables.ts'
import { recordVersions, SYSTEM_AUTHOR } from '../versions/record-versions.ts'
import { requireOpenRelease } from './require-open-release.ts'

export interface Release extends Readonly<Omit<Selectable<ContentTables['releases']>, 'problems'>> {
  /** Their full slugs. */
  readonly stories: readonly string[]
  /** How many texts of datasources. */
  readonly texts: number
}

const LISTED = [
  'id',
  'uuid',
  'name',
  'created_at',
  'published_at',
  'publish_at',
  'time_zone',
  'failed_at',
  'reverted_at',
] as const satisfies readonly (keyof Release)[]

export async function createRelease(
  transaction: Transaction<ContentTables>,
  name: string,
  now: Date,
): Promise<Release> {
  await takeTurn(transaction)
  const { last } = await transaction
    .selectFrom('releases')
    .select((select) => select.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  const release = {
    id: (last ?? 0) + 1,
    uuid: randomUUID(),
    name,
    created_at: now.toISOString(),
    published_at: null,
  }
  await transaction.insertInto('releases').values(release).execute()
  return { ...release, publish_at: null, time_zone: null, failed_at: null, reverted_at: null, stories: [], texts: 0 }
}

/** In the order they were made. */
export async function listReleases(query: ContentQuery): Promise<readonly Release[]> {
  const releases = await query.selectFrom('releases').select(LISTED).orderBy('id').execute()
  const held = await query
    .selectFrom('release_stories')
    .innerJoin('stories', 'stories.id', 'release_stories.story_id')
    .select(['release_id', 'full_slug'])
    .orderBy('full_slug')
    .execute()
  const counted = await query
    .selectFrom('release_texts')
    .select((select) => ['release_id', select.fn.countAll<number>().as('texts')])
    .groupBy('release_id')
    .execute()
  const texts = new Map(counted.map((row) => [row.release_id, row.texts]))
  const slugs = Map.groupBy(held, (story) => story.release_id)
  return releases.map((release) => ({
    ...release,
    stories: (slugs.get(release.id) ?? []).map((story) => story.full_slug),
    texts: texts.get(release.id) ?? 0,
  }))
}

/**
 * A story that is already in the release is replaced there. One that does not exist yet becomes a draft, so that it has
 * an identity; its draft is the same until an editor changes it. Returns the slugs of those that changed in the
 * release.
 */
export async function putIntoRelease(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  stories: readonly Omit<StoryToSave, 'published'>[],
  now: Date,
  author: string = SYSTEM_AUTHOR,
): Promise<readonly string[]> {
  refuseBadSlugs(stories.map((story) => story.full_slug))
  await takeTurn(transaction)
  await requireOpenRelease(transaction, releaseId)
  const changed: string[] = []
  for (const piece of inPieces(stories)) changed.push(...(await putPiece(transaction, releaseId, piece, now)))
  const slugs = stories.map((story) => story.full_slug)
  await recordVersions(transaction, slugs, { now, author })
  return changed
}

async function putPiece(
  transaction: Transaction<ContentTables>,
  releaseId: number,
  stories: readonly StoryToSave[],
  now: Date,
): Promise<string[]> {
  const drafts = stories.map((story) => draftRowOf(story, now.toISOString()))
  await transaction
    .insertInto('stories')
    .values(drafts)
    .onConflict((conflict) => conflict.column('full_slug').doNothing())
    .execute()
  const known = await transaction
    .selectFrom('stories')
    .select(['id', 'full_slug', 'updated_at'])
    .where(
      'full_slug',
      'in',
      stories.map((story) => story.full_slug),
    )
    .execute()
  const idOf = new Map(known.map((story) => [story.full_slug, story.id]))
  const updatedAt = new Map(known.map((story) => [story.full_slug, story.updated_at]))
  const slugOf = new Map(known.map((story) => [story.id, story.full_slug]))
  const rows = await transaction
    .insertInto('release_stories')
    .values(
      drafts.map(({ id, full_slug: slug, name, component, content }) => ({
        release_id: releaseId,
        story_id: idOf.get(slug) ?? id,
        name,
        component,
        content,
        draft_updated_at: updatedAt.get(slug) ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['release_id', 'story_id'])
        .doUpdateSet((update) => ({
          name: update.ref('excluded.name'),
          component: update.ref('excluded.component'),
          content: update.ref('excluded.content'),
          draft_updated_at: update.ref('excluded.draft_updated_at'),
        }))
        .where((is) =>
          is.or([
            is('release_stories.name', '<>', is.ref('excluded.name')),
            is('release_stories.content', '<>', is.ref('excluded.content')),
            is('release_stories.draft_updated_at', 'is distinct from', is.ref('excluded.draft_updated_at')),
          ]),
        ),
    )
    .returning('story_id')
    .execute()
  return rows.flatMap((row) => slugOf.get(row.story_id) ?? [])
}
