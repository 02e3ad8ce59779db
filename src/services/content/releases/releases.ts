/** Releases: sets of changed stories that wait to be published together. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { takeTurn } from '../changes.ts'
import { inPieces } from '../in-pieces.ts'
import { draftRowOf, refuseBadSlugs, type StoryToSave } from '../save-stories.ts'
import type { ContentTables } from '../tables.ts'
import { releaseState } from './release-state.ts'

export interface Release extends Readonly<Selectable<ContentTables['releases']>> {
  /** Their full slugs. */
  readonly stories: readonly string[]
}

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
  return { ...release, stories: [] }
}

/** In the order they were made. */
export async function listReleases(query: Kysely<ContentTables>): Promise<readonly Release[]> {
  const releases = await query.selectFrom('releases').selectAll().orderBy('id').execute()
  const held = await query
    .selectFrom('release_stories')
    .innerJoin('stories', 'stories.id', 'release_stories.story_id')
    .select(['release_id', 'full_slug'])
    .orderBy('full_slug')
    .execute()
  const slugs = Map.groupBy(held, (story) => story.release_id)
  return releases.map((release) => ({
    ...release,
    stories: (slugs.get(release.id) ?? []).map((story) => story.full_slug),
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
): Promise<readonly string[]> {
  refuseBadSlugs(stories.map((story) => story.full_slug))
  await takeTurn(transaction)
  await requireOpenRelease(transaction, releaseId)
  const changed: string[] = []
  for (const piece of inPieces(stories)) changed.push(...(await putPiece(transaction, releaseId, piece, now)))
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
    .select(['id', 'full_slug'])
    .where(
      'full_slug',
      'in',
      stories.map((story) => story.full_slug),
    )
    .execute()
  const idOf = new Map(known.map((story) => [story.full_slug, story.id]))
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
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['release_id', 'story_id'])
        .doUpdateSet((update) => ({
          name: update.ref('excluded.name'),
          component: update.ref('excluded.component'),
          content: update.ref('excluded.content'),
        }))
        .where((is) =>
          is.or([
            is('release_stories.name', '<>', is.ref('excluded.name')),
            is('release_stories.content', '<>', is.ref('excluded.content')),
          ]),
        ),
    )
    .returning('story_id')
    .execute()
  return rows.flatMap((row) => slugOf.get(row.story_id) ?? [])
}

/** A published release cannot be changed or published again: otherwise it would no longer record what was published. */
export async function requireOpenRelease(transaction: Transaction<ContentTables>, id: number): Promise<void> {
  const state = await releaseState(transaction, id)
  if (state === 'unknown') throw new Error(`There is no release ${id}`)
  if (state === 'published') throw new Error(`The release ${id} is published already`)
}
