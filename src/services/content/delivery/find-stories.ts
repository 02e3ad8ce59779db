/** Finds the stories that match a request, page by page. */
import type { Kysely } from 'kysely'
import type { ContentTables } from '../tables.ts'
import { inPieces } from '../in-pieces.ts'
import { chooseStories, needsChoosing, needsContent } from './choose-stories.ts'
import { seenStories, type SeenStory, type StoryVersion } from './seen-stories.ts'
import type { StoriesQuery } from './story-query.ts'

export interface StoriesPage {
  readonly rows: readonly SeenStory[]
  /** Of all pages. */
  readonly total: number
}

/** Sorts after every slug that starts with the prefix before it. */
const LAST_CHARACTER = '\u{10ffff}'

export async function findStories(
  query: Kysely<ContentTables>,
  view: StoryVersion,
  wanted: StoriesQuery,
): Promise<StoriesPage> {
  const { per_page: perPage, page } = wanted
  const first = (page - 1) * perPage
  const matching = narrowed(query, view, wanted)
  if (needsChoosing(wanted)) {
    const candidates = await matching
      .select(['id', 'full_slug', 'uuid', 'name', 'position', 'tag_list', 'created_at', 'updated_at', 'published_at'])
      .select(['first_published_at', 'sort_by_date'])
      .$if(needsContent(wanted), (select) => select.select('content'))
      .execute()
    const chosen = chooseStories(candidates, wanted)
    const rows = await storiesById(query, view, chosen.slice(first, first + perPage))
    return { rows, total: chosen.length }
  }
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching.selectAll().orderBy('full_slug').limit(perPage).offset(first).execute()
  return { rows, total }
}

/** By all that both engines answer alike. */
function narrowed(query: Kysely<ContentTables>, view: StoryVersion, wanted: StoriesQuery) {
  const { starts_with: start, content_type: component, is_startpage: startpage } = wanted
  const { by_ids: ids, excluding_ids: excludedIds } = wanted
  const slugs = wanted.by_slugs?.some((slug) => slug.includes('*')) ? undefined : wanted.by_slugs
  const uuids = wanted.by_uuids_ordered ?? wanted.by_uuids
  return (
    seenStories(query, view)
      .$if(slugs !== undefined, (stories) => stories.where('full_slug', 'in', slugs ?? []))
      .$if(uuids !== undefined, (stories) => stories.where('uuid', 'in', uuids ?? []))
      .$if(ids !== undefined, (stories) => stories.where('id', 'in', ids ?? []))
      .$if(excludedIds !== undefined, (stories) => stories.where('id', 'not in', excludedIds ?? []))
      .$if(component !== undefined, (stories) => stories.where('component', '=', component ?? ''))
      .$if(startpage !== undefined, (stories) => stories.where('is_startpage', '=', startpage ? 1 : 0))
      // A range instead of LIKE: the engines disagree on the case of LIKE, and _ in a slug would be a wildcard.
      .$if(start !== undefined, (stories) =>
        stories.where('full_slug', '>=', start ?? '').where('full_slug', '<', `${start}${LAST_CHARACTER}`),
      )
  )
}

async function storiesById(
  query: Kysely<ContentTables>,
  view: StoryVersion,
  ids: readonly number[],
): Promise<readonly SeenStory[]> {
  if (ids.length === 0) return []
  const rows = await seenStories(query, view).selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** In no order; those that the reader does not see are left out. */
export async function storiesByUuid(
  query: Kysely<ContentTables>,
  view: StoryVersion,
  uuids: readonly string[],
): Promise<readonly SeenStory[]> {
  const found: SeenStory[] = []
  for (const piece of inPieces(uuids)) {
    found.push(...(await seenStories(query, view).selectAll().where('uuid', 'in', piece).execute()))
  }
  return found
}

/** `address` is a full slug or an id; a slash may follow the slug. */
export async function findStory(
  query: Kysely<ContentTables>,
  view: StoryVersion,
  address: string,
  findBy: 'uuid' | undefined,
): Promise<SeenStory | undefined> {
  const stories = seenStories(query, view).selectAll()
  if (findBy === 'uuid') {
    return stories.where('uuid', '=', withoutSlash(address)).executeTakeFirst()
  }
  if (/^\d{1,15}\/?$/.test(address)) {
    const story = await stories.where('id', '=', Number(withoutSlash(address))).executeTakeFirst()
    if (story !== undefined) return story
  }
  const exact = await stories.where('full_slug', '=', address).executeTakeFirst()
  return exact ?? stories.where('full_slug', '=', withoutSlash(address)).executeTakeFirst()
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '')
