import type { Kysely, Selectable } from 'kysely'
import type { StoryQuery } from './story-query.ts'
import type { ContentTables } from './tables.ts'

export type StoryRow = Selectable<ContentTables['stories']>

export interface FoundStories {
  readonly rows: readonly StoryRow[]
  /** Of all pages. */
  readonly total: number
  readonly cv: number
}

/** Sorts after every slug that starts with the prefix before it. */
const LAST_CHARACTER = '\u{10ffff}'

export async function findStories(query: Kysely<ContentTables>, wanted: StoryQuery): Promise<FoundStories> {
  const { by_slugs: slugs, starts_with: start, content_type: component, per_page: perPage, page } = wanted
  const matching = query
    .selectFrom('stories')
    .$if(wanted.version === 'published', (stories) => stories.where('published_at', 'is not', null))
    .$if(slugs !== undefined, (stories) => stories.where('full_slug', 'in', slugs ?? []))
    .$if(component !== undefined, (stories) => stories.where('component', '=', component ?? ''))
    // A range instead of LIKE: the engines disagree on the case of LIKE, and _ in a slug would be a wildcard.
    .$if(start !== undefined, (stories) =>
      stories.where('full_slug', '>=', start ?? '').where('full_slug', '<', `${start}${LAST_CHARACTER}`),
    )
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('full_slug')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total, cv: await contentVersion(query) }
}

/** Goes up with every change: what was read under one version is true as long as it stays. */
export async function contentVersion(query: Kysely<ContentTables>): Promise<number> {
  const { version } = await query.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}
