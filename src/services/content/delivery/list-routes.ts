/** The HTTP routes of what the space has as a whole: links to all stories, tags, datasources (STD-05). */
import { Hono, type Context } from 'hono'
import {
  DATASOURCES_PATH,
  LINKS_PATH,
  TAGS_PATH,
  type DatasourceHead,
  type StoryLink,
  type TagCount,
} from '../../../contracts/content/content.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { contentVersion } from '../changes.ts'
import { entryId } from '../datasources/datasources.ts'
import { parseTags } from '../stored-story.ts'
import type { ContentQuery } from '../tables.ts'
import { allowCaching } from './caching.ts'
import { datasourcesQuery, linksQuery, tagsQuery } from './list-query.ts'
import { readParameters } from './parameters.ts'
import { mayPreview } from './preview.ts'
import { notFound, unauthorized, unprocessable } from './refusals.ts'
import { seenStories, type SeenStory } from './seen-stories.ts'
import type { DeliveryDeps } from './story-routes.ts'

type View = { readonly version: 'published' | 'draft'; readonly cv?: string | undefined }

/** Long: one entry per route. */
export function listRoutes({ database, previewToken }: DeliveryDeps) {
  const read = (
    c: Context,
    { version, cv: requestedCv, token }: View & { readonly token?: string | undefined },
    answer: (query: ContentQuery, cv: number) => Promise<Response>,
  ) => {
    const isPreview = version === 'draft'
    if (isPreview && !mayPreview(previewToken, token)) return unauthorized(c)
    return database.snapshot(async (transaction) => {
      const cv = await contentVersion(transaction)
      allowCaching(c, { isPreview, requestedCv, cv })
      return answer(transaction, cv)
    })
  }

  return new Hono<ServiceEnv>()
    .on('GET', [LINKS_PATH, `${LINKS_PATH}/`], (c) => {
      const parameters = readParameters(linksQuery, c.req.url)
      if ('error' in parameters) return unprocessable(c, parameters.error)
      const { wanted } = parameters
      const { paginated, page, per_page: perPage, include_dates: dates } = wanted
      return read(c, wanted, async (query, cv) => {
        const all = await storiesBelow(query, wanted)
        const shown = paginated === '1' ? all.slice((page - 1) * perPage, page * perPage) : all
        if (paginated === '1') {
          c.header('total', String(all.length))
          c.header('per-page', String(perPage))
        }
        return c.json({ links: Object.fromEntries(shown.map((row) => [row.uuid, linkOf(row, dates === '1')])), cv })
      })
    })
    .on('GET', [TAGS_PATH, `${TAGS_PATH}/`], (c) => {
      const parameters = readParameters(tagsQuery, c.req.url)
      if ('error' in parameters) return unprocessable(c, parameters.error)
      const { wanted } = parameters
      return read(c, wanted, async (query, cv) => c.json({ tags: countTags(await storiesBelow(query, wanted)), cv }))
    })
    .on('GET', [DATASOURCES_PATH, `${DATASOURCES_PATH}/`], (c) => {
      const parameters = readParameters(datasourcesQuery, c.req.url)
      if ('error' in parameters) return unprocessable(c, parameters.error)
      const { page, per_page: perPage, cv: requestedCv } = parameters.wanted
      return read(c, { version: 'published', cv: requestedCv }, async (query, cv) => {
        const all = await findDatasources(query)
        c.header('total', String(all.length))
        c.header('per-page', String(perPage))
        return c.json({ datasources: all.slice((page - 1) * perPage, page * perPage), cv })
      })
    })
    .get(`${DATASOURCES_PATH}/:slug`, (c) => {
      const parameters = readParameters(datasourcesQuery, c.req.url)
      if ('error' in parameters) return unprocessable(c, parameters.error)
      return read(c, { version: 'published', cv: parameters.wanted.cv }, async (query, cv) => {
        const found = (await findDatasources(query)).find(({ slug }) => slug === c.req.param('slug'))
        return found === undefined ? notFound(c) : c.json({ datasource: found, cv })
      })
    })
}

type ListedStory = Pick<
  SeenStory,
  'id' | 'uuid' | 'name' | 'full_slug' | 'position' | 'is_startpage' | 'tag_list' | 'created_at' | 'published_at'
>

async function storiesBelow(
  query: ContentQuery,
  { version, starts_with: start = '' }: View & { readonly starts_with?: string | undefined },
): Promise<readonly ListedStory[]> {
  const rows = await seenStories(query, { version, release: undefined })
    .select(['id', 'uuid', 'name', 'full_slug', 'position', 'is_startpage', 'tag_list', 'created_at', 'published_at'])
    .orderBy('full_slug')
    .execute()
  return rows.filter(({ full_slug: slug }) => slug.startsWith(start))
}

const linkOf = (row: ListedStory, withDates: boolean): StoryLink => ({
  id: row.id,
  uuid: row.uuid,
  slug: row.full_slug,
  path: null,
  real_path: `/${row.full_slug}`,
  parent_id: 0,
  name: row.name,
  is_folder: false,
  published: row.published_at !== null,
  is_startpage: row.is_startpage === 1,
  position: row.position,
  ...(withDates && { created_at: row.created_at, published_at: row.published_at }),
})

function countTags(rows: readonly ListedStory[]): readonly TagCount[] {
  const counts = new Map<string, number>()
  for (const tag of rows.flatMap(parseTags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, taggings_count: count }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function findDatasources(query: ContentQuery): Promise<readonly DatasourceHead[]> {
  const rows = await query.selectFrom('datasources').select(['slug', 'name']).orderBy('slug').execute()
  const used = await query
    .selectFrom('datasource_dimensions as translated')
    .innerJoin('datasource_entries as entry', 'entry.id', 'translated.entry_id')
    .select(['entry.datasource', 'translated.dimension'])
    .distinct()
    .orderBy('translated.dimension')
    .execute()
  return rows.map(({ slug, name }) => {
    const id = entryId(slug, '')
    const dimensions = used
      .filter(({ datasource }) => datasource === slug)
      .map(({ dimension }) => ({
        id: entryId(slug, `/${dimension}`),
        name: dimension,
        entry_value: dimension,
        datasource_id: id,
      }))
    return { id, name, slug, dimensions }
  })
}
