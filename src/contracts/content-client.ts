import { CallError, callJson, type Answer, type Fetch } from './call-json.ts'
import {
  DEFAULT_CONTENT_KEY,
  isStorySlug,
  MOST_STORIES_PER_PAGE,
  SPACE_PATH,
  STORIES_PATH,
  type SpaceAnswer,
  type StoriesAnswer,
  type Story,
} from './content.ts'

export interface ContentClient {
  /** The story of the storefront, else the one every storefront shares, else undefined (CNT-02). */
  fetchStory(wanted: {
    contentKey: string
    slug: string
    language: string
    signal?: AbortSignal
  }): Promise<Story | undefined>
  /** All stories below a folder, or those of one content type. */
  fetchStories(wanted: {
    startsWith: string
    language: string
    contentType?: string
    signal?: AbortSignal
  }): Promise<Story[]>
  /** Changes whenever any story does: what was fetched under the same version is still true. */
  fetchVersion(): Promise<number>
}

/** A folder with more pages than this is a mistake, or a service that never gives a short page. */
const MOST_PAGES = 100

/** Rejects with a CallError when the service cannot be asked: whether that breaks the page is for the page to say. */
export function contentClient({ fetch, baseUrl }: { fetch: Fetch; baseUrl: string }): ContentClient {
  const ask = async (parameters: Record<string, string>, signal: AbortSignal | undefined): Promise<StoriesAnswer> => {
    const query = new URLSearchParams({ ...parameters, version: 'published' })
    const url = `${baseUrl}${STORIES_PATH}?${query.toString()}`
    return storiesOf(await callJson({ fetch, url, ...(signal === undefined ? {} : { signal }) }))
  }

  return {
    async fetchStory({ contentKey, slug, language, signal }) {
      const wanted = [...new Set([`${contentKey}/${slug}`, `${DEFAULT_CONTENT_KEY}/${slug}`])]
      // The slug may be any path a visitor typed. One that cannot be asked for cannot exist either.
      if (!wanted.every(isStorySlug)) return undefined
      const { stories } = await ask({ by_slugs: wanted.join(','), language }, signal)
      return wanted.map((full) => stories.find((story) => slugOf(story) === full)).find((story) => story !== undefined)
    },

    async fetchStories({ startsWith, language, contentType, signal }) {
      const all: Story[] = []
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const parameters = { starts_with: startsWith, per_page: String(MOST_STORIES_PER_PAGE), page: String(page) }
        const ofType = contentType === undefined ? {} : { content_type: contentType }
        const { stories } = await ask({ ...parameters, ...ofType, language }, signal)
        all.push(...stories)
        if (stories.length < MOST_STORIES_PER_PAGE) return all
      }
      throw new Error(`More than ${MOST_PAGES} pages of stories below ${startsWith}`)
    },

    async fetchVersion() {
      const { status, body } = await callJson({ fetch, url: `${baseUrl}${SPACE_PATH}` })
      if (!isSpaceAnswer(body)) throw new CallError('status', { status, answer: body })
      return body.space.version
    },
  }
}

/** Where slugs are translated, the language-free one is the name a story is known by. */
function slugOf({ default_full_slug: untranslated, full_slug: full }: Story): string {
  return untranslated ?? full
}

function storiesOf({ status, body }: Answer): StoriesAnswer {
  if (isStoriesAnswer(body)) return body
  throw new CallError('status', { status, answer: body })
}

function isSpaceAnswer(body: unknown): body is SpaceAnswer {
  const space = typeof body === 'object' && body !== null && 'space' in body ? body.space : undefined
  return typeof space === 'object' && space !== null && 'version' in space && typeof space.version === 'number'
}

function isStoriesAnswer(body: unknown): body is StoriesAnswer {
  return typeof body === 'object' && body !== null && 'stories' in body && Array.isArray(body.stories)
}
