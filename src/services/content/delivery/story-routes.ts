/** The HTTP routes of stories: requests and responses, no SQL. */
import { type Context, Hono } from 'hono'
import {
  isStorySlug,
  STORIES_PATH,
  type Resolved,
  type StoriesAnswer,
  type Story,
  type StoryAnswer,
} from '../../../contracts/content/content.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { contentVersion } from '../changes.ts'
import { releaseState } from '../releases/release-state.ts'
import type { ContentTables } from '../tables.ts'
import { allowCaching } from './caching.ts'
import { findStories, findStory, storiesByUuid } from './find-stories.ts'
import { readParameters } from './parameters.ts'
import { mayPreview } from './preview.ts'
import { notFound, unauthorized, unprocessable } from './refusals.ts'
import { resolveReferences } from './resolve-references.ts'
import type { SeenStory, StoryVersion } from './seen-stories.ts'
import { storiesQuery, storyQuery, type StoryOptions } from './story-query.ts'
import { toStory } from './to-story.ts'

export interface DeliveryDeps {
  readonly database: Pick<Database<ContentTables>, 'snapshot'>
  readonly previewToken: string | undefined
  /** The unsaved content of a story in a layer, as JSON with its translations (DCO-02). */
  readonly unsavedContent?: ((layer: string, slug: string) => string | undefined) | undefined
  readonly spaceId: number
}

/** What is read for one answer: everything of the same moment. */
interface Reading {
  readonly transaction: Transaction<ContentTables>
  readonly view: StoryVersion
  readonly cv: number
  readonly toResponse: (row: SeenStory, without?: readonly string[]) => Story
  readonly resolve: (stories: readonly Story[]) => Promise<Resolved>
}

/** Long: its routes share how they read. */
export function storyRoutes({ database, previewToken, unsavedContent, spaceId }: DeliveryDeps) {
  const read = async (c: Context, wanted: StoryOptions, answer: (reading: Reading) => Promise<Response>) => {
    const { version, from_release: release, layer, token } = wanted
    const isPreview = version === 'draft' || release !== undefined || layer !== undefined
    if (isPreview && !mayPreview(previewToken, token)) return unauthorized(c)
    /** Over the release, and that over the draft. */
    const unsaved = (row: SeenStory): SeenStory => {
      const content = layer === undefined ? undefined : unsavedContent?.(layer, row.full_slug)
      return content === undefined ? row : { ...row, content }
    }
    return database.snapshot(async (transaction) => {
      const state = release === undefined ? 'published' : await releaseState(transaction, release)
      if (state === 'unknown') return unprocessable(c, 'from_release: must be the id of a release')
      const cv = await contentVersion(transaction)
      // What was published with a release is in the stories by now, and may be newer there.
      const view = { version, release: state === 'open' ? release : undefined }
      const toResponse: Reading['toResponse'] = (row, without) =>
        toStory(unsaved(row), { ...wanted, space: spaceId }, without)
      const load = async (uuids: readonly string[]) =>
        (await storiesByUuid(transaction, view, uuids)).map((row) => toResponse(row))
      allowCaching(c, { isPreview, requestedCv: wanted.cv, cv })
      return answer({
        transaction,
        view,
        cv,
        toResponse,
        resolve: (stories) => resolveReferences(stories, { wanted, load }),
      })
    })
  }

  return (
    new Hono<ServiceEnv>()
      // The public API answers the same with and without the last slash, and its clients use both (CNT-05).
      .on('GET', [STORIES_PATH, `${STORIES_PATH}/`], (c) => {
        const parameters = readParameters(storiesQuery, c.req.url)
        if ('error' in parameters) return unprocessable(c, parameters.error)
        const { wanted } = parameters
        return read(c, wanted, async ({ transaction, view, cv, toResponse, resolve }) => {
          const { rows, total } = await findStories(transaction, view, wanted)
          const stories = rows.map((row) => toResponse(row, wanted.excluding_fields))
          c.header('total', String(total))
          c.header('per-page', String(wanted.per_page))
          return c.json({ stories, cv, ...(await resolve(stories)) } satisfies StoriesAnswer)
        })
      })
      .get(`${STORIES_PATH}/:address{.+}`, (c) => {
        const parameters = readParameters(storyQuery, c.req.url)
        if ('error' in parameters) return unprocessable(c, parameters.error)
        const { wanted } = parameters
        const address = c.req.param('address')
        return read(c, wanted, async ({ transaction, view, cv, toResponse, resolve }) => {
          // An address that is no valid slug cannot exist, so the database is not queried.
          const row = isStorySlug(address) ? await findStory(transaction, view, address, wanted.find_by) : undefined
          if (row === undefined) return notFound(c)
          const story = toResponse(row)
          return c.json({ story, cv, ...(await resolve([story])) } satisfies StoryAnswer)
        })
      })
  )
}
