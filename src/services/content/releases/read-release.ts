/** A release with all that it contains. */
import { readDraftDatasources } from '../datasources/datasource-drafts.ts'
import { textIn, type DatasourceText } from '../datasources/datasource-texts.ts'
import { readDatasources } from '../datasources/datasources.ts'
import { parseContent } from '../stored-story.ts'
import type { StoryToSave } from '../save-stories.ts'
import type { ContentQuery } from '../tables.ts'
import { listReleases, type Release } from './releases.ts'
import { readReleaseTexts } from './release-texts.ts'

export type ReleaseStory = {
  readonly slug: string
  readonly name: string
  readonly isNew: boolean
  /** Its draft was saved after it was added. */
  readonly draftChanged: boolean
}

export type ReleaseText = DatasourceText & {
  /** What visitors read until then, or read before. */
  readonly before: string | null
  readonly draftChanged: boolean
}

export type ReleaseDetails = Release & {
  /** JSON: what the checks found at its time. */
  readonly problems: string | null
  readonly held: readonly ReleaseStory[]
  readonly heldTexts: readonly ReleaseText[]
}

export async function readRelease(query: ContentQuery, id: number): Promise<ReleaseDetails | undefined> {
  const release = (await listReleases(query)).find((one) => one.id === id)
  if (release === undefined) return undefined
  const { problems } = await query
    .selectFrom('releases')
    .select('problems')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isOpen = release.published_at === null
  return { ...release, problems, held: await storiesOf(query, id, isOpen), heldTexts: await textsOf(query, id, isOpen) }
}

async function storiesOf(query: ContentQuery, releaseId: number, isOpen: boolean): Promise<readonly ReleaseStory[]> {
  const rows = await query
    .selectFrom('release_stories as held')
    .innerJoin('stories', 'stories.id', 'held.story_id')
    .select(['full_slug', 'held.name', 'stories.updated_at', 'held.draft_updated_at', 'first_published_at'])
    .where('release_id', '=', releaseId)
    .orderBy('full_slug')
    .execute()
  return rows.map((row) => ({
    slug: row.full_slug,
    name: row.name,
    isNew: row.first_published_at === null,
    draftChanged: isOpen && row.draft_updated_at !== null && row.draft_updated_at !== row.updated_at,
  }))
}

async function textsOf(query: ContentQuery, releaseId: number, isOpen: boolean): Promise<readonly ReleaseText[]> {
  const texts = await readReleaseTexts(query, releaseId)
  if (!isOpen) return texts.map((text) => ({ ...text, draftChanged: false }))
  const published = await readDatasources(query)
  const drafts = await readDraftDatasources(query)
  return texts.map((text) => {
    const { datasource, name, dimension, value } = text
    const before = textIn(
      published.find(({ slug }) => slug === datasource),
      name,
      dimension,
    )
    const draft = textIn(
      drafts.find(({ slug }) => slug === datasource),
      name,
      dimension,
    )
    return { ...text, before, draftChanged: draft !== before && draft !== value }
  })
}

/** The stories as the release would publish them. */
export async function readReleaseContent(query: ContentQuery, releaseId: number): Promise<readonly StoryToSave[]> {
  const rows = await query
    .selectFrom('release_stories as held')
    .innerJoin('stories', 'stories.id', 'held.story_id')
    .select(['full_slug', 'uuid', 'held.name', 'held.content'])
    .where('release_id', '=', releaseId)
    .orderBy('full_slug')
    .execute()
  return rows.map((row) => ({
    full_slug: row.full_slug,
    uuid: row.uuid,
    name: row.name,
    content: parseContent(row),
  }))
}
