import type { Fetch } from '../../contracts/call-json.ts'
import { SPACE_PATH, STORIES_PATH, type SpaceAnswer, type StoriesAnswer } from '../../contracts/content.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { firstProblem } from '../../platform/http/checked.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { contentVersion, findStories } from './find-stories.ts'
import { parseStoryQuery } from './story-query.ts'
import type { ContentTables } from './tables.ts'
import { toStory } from './to-story.ts'

/** It is only ever read over HTTP, so there is no body to speak of. */
const LARGEST_BODY = 1024

export interface ContentDeps {
  readonly database: Database<ContentTables>
  readonly log: Log
}

/**
 * The headless content service: words and blocks, in the shape of the public delivery API, so that the real one can
 * take its place. It must never know what a block looks like or what the shop does with it.
 */
export function createContentService({ database, log }: ContentDeps): { fetch: Fetch } {
  const app = createServiceApp({ name: 'content', log, maxBodyBytes: LARGEST_BODY })
  // The public API answers the same with and without the last slash, and its clients use both (CNT-05).
  app.on('GET', [STORIES_PATH, `${STORIES_PATH}/`], async (c) => {
    const wanted = parseStoryQuery(c.req.queries())
    if (!wanted.success) return c.json({ error: firstProblem(wanted.error).message }, 422)
    const { language, per_page: perPage } = wanted.data
    const { rows, total, cv } = await findStories(database.query, wanted.data)
    c.header('total', String(total))
    c.header('per-page', String(perPage))
    const stories = rows.map((row) => toStory(row, language))
    return c.json({ stories, cv, rels: [], links: [] } satisfies StoriesAnswer)
  })
  app.get(SPACE_PATH, async (c) => {
    const version = await contentVersion(database.query)
    return c.json({ space: { version } } satisfies SpaceAnswer)
  })
  return { fetch: async (request) => app.fetch(request) }
}
