import { CallError } from '../call-json.ts'
import { contentCalls, type ContentReach, type Parameters } from './content-call.ts'
import { withReferences } from './content-references.ts'
import {
  CONSTANTS,
  DEFAULT_CONTENT_KEY,
  isStorySlug,
  MAX_ENTRIES_PER_PAGE,
  MAX_RESOLVED,
  MAX_STORIES_PER_PAGE,
  SHARED_CONTENT_FOLDER,
  TRANSLATIONS,
  type ChangesAnswer,
  type DatasourceEntry,
  type LinkedStory,
  type Story,
} from './content.ts'

/** CNT-26 */
export type CategoryStory = Pick<Story, 'full_slug' | 'id' | 'uuid' | 'name' | 'lang'>

export interface ContentClient {
  /** The story of the storefront, else the one every storefront shares, else undefined (CNT-02). */
  fetchStory(wanted: {
    contentKey: string
    slug: string
    language: string
    signal?: AbortSignal
  }): Promise<Story | undefined>
  /** The stories in the folder of this one; `faq/` names the folder itself (CNT-34). By position, then slug. */
  fetchSiblings(wanted: { contentKey: string; slug: string; language: string }): Promise<readonly Story[]>
  /** Rejects where there is not a single one (CNT-27). */
  fetchCategories(wanted: { contentKey: string; language: string }): Promise<readonly CategoryStory[]>
  /** What all pages of the storefront show. Rejects where there is nothing of it (CNT-15). */
  fetchSharedContent(wanted: { contentKey: string; language: string }): Promise<readonly Story[]>
  /** Of a locale, without those that it has no text for: the caller has a fallback. */
  fetchTranslations(wanted: { locale: string }): Promise<Readonly<Record<string, string>>>
  fetchConstants(): Promise<Readonly<Record<string, string>>>
  /** Changes whenever anything published does: what was fetched under the same version is still true. */
  fetchVersion(): Promise<number>
  /** What was published since that version, where the service supports it. */
  fetchChanges(since: number): Promise<ChangesAnswer>
}

/** The content service responded, and has no such content. Not a temporary failure, so a retry does not help. */
export class NoContentError extends Error {
  override readonly name = 'NoContentError'
}

/** Whether the service has answered, and the answer was that there is nothing. */
export function saysNothing(error: unknown): boolean {
  if (error instanceof NoContentError) return true
  return error instanceof Error && error.cause instanceof CallError && error.cause.status === 404
}

/** A folder with more pages than this is a mistake, or a service that never gives a short page. */
const MAX_PAGES = 100

const CATEGORY = 'category'

export type ContentClientOptions = ContentReach & {
  /** The fields whose uuids are to be stories: `component.field`. */
  readonly relations?: readonly string[]
}

/**
 * Rejects with a CallError when the service is unavailable: the page decides whether it can do without.
 * Long: one function per call, which share how they look content up.
 */
export function contentClient({ relations = [], ...reach }: ContentClientOptions): ContentClient {
  const calls = contentCalls(reach)
  const resolving: Parameters = {
    resolve_links: 'url',
    ...(relations.length > 0 && { resolve_relations: relations.join(',') }),
  }

  /** One page of stories, whole: also where there are more references than one answer resolves (CNT-19). */
  async function wholeStories(parameters: Parameters, signal?: AbortSignal): Promise<readonly Story[]> {
    const { language = 'default' } = parameters
    const answer = await calls.stories({ ...parameters, ...resolving }, signal)
    const [rels, linked] = await Promise.all([
      storiesByUuid(answer.rel_uuids ?? [], language, signal),
      storiesByUuid(answer.link_uuids ?? [], language, signal),
    ])
    return withReferences(answer.stories, {
      rels: [...(answer.rels ?? []), ...rels],
      links: [...(answer.links ?? []), ...linked.map(toLink)],
      relations,
    })
  }

  async function storiesByUuid(
    uuids: readonly string[],
    language: string,
    signal?: AbortSignal,
  ): Promise<readonly Story[]> {
    const found: Story[] = []
    for (let first = 0; first < uuids.length; first += MAX_RESOLVED) {
      const batch = uuids.slice(first, first + MAX_RESOLVED).join(',')
      const parameters = { by_uuids: batch, language, per_page: String(MAX_RESOLVED) }
      found.push(...(await calls.stories(parameters, signal)).stories)
    }
    return found
  }

  /** The storefront's own stories in a folder, and the shared ones that it has no version of. */
  async function ownOverShared(
    contentKey: string,
    storiesBelow: (folder: string) => Promise<readonly Story[]>,
  ): Promise<readonly Story[]> {
    const keys = [...new Set([DEFAULT_CONTENT_KEY, contentKey])]
    const [shared = [], own = []] = await Promise.all(keys.map((key) => storiesBelow(`${key}/`)))
    const byPath = new Map([...shared, ...own].map((story) => [pathOf(story), story]))
    return [...byPath.values()].toSorted(byPlace)
  }

  function folder(path: string, language: string): (key: string) => Promise<readonly Story[]> {
    return (key) => {
      const below = `${key}${path}`
      return allPages(`stories below ${below}`, MAX_STORIES_PER_PAGE, (page) =>
        wholeStories({ starts_with: below, language, ...page }),
      )
    }
  }

  async function datasource(name: string, more: Parameters = {}): Promise<Readonly<Record<string, string>>> {
    try {
      const entries = await allPages(name, MAX_ENTRIES_PER_PAGE, async (page) => {
        const answer = await calls.entries({ datasource: name, ...more, ...page })
        return answer.datasource_entries
      })
      return Object.fromEntries(entries.flatMap((entry) => textOf(entry, more['dimension'])))
    } catch (cause) {
      throw new Error(`Unable to fetch ${name}`, { cause })
    }
  }

  return {
    async fetchStory({ contentKey, slug, language, signal }) {
      const wanted = [...new Set([`${contentKey}/${slug}`, `${DEFAULT_CONTENT_KEY}/${slug}`])]
      // The slug may be any path a visitor typed. An invalid one cannot exist, so no request is sent.
      if (!wanted.every(isStorySlug)) return undefined
      const stories = await wholeStories({ by_slugs: wanted.join(','), language }, signal)
      return wanted.map((full) => stories.find((story) => slugOf(story) === full)).find((story) => story !== undefined)
    },

    async fetchSiblings({ contentKey, slug, language }) {
      const path = folderOf(slug)
      if (!isStorySlug(`${contentKey}/${path}`)) return []
      return ownOverShared(contentKey, folder(path, language))
    },

    async fetchCategories({ contentKey, language }) {
      const stories = await ownOverShared(contentKey, async (below) => {
        const all = await allPages(`categories below ${below}`, MAX_STORIES_PER_PAGE, async (page) => {
          const parameters = { content_type: CATEGORY, starts_with: below, language, ...page }
          return (await calls.stories(parameters)).stories
        })
        return all.filter(isCategory)
      })
      if (stories.length === 0) throw new NoContentError('No categories')
      return stories.map(toCategory)
    },

    async fetchSharedContent({ contentKey, language }) {
      const stories = await ownOverShared(contentKey, folder(`${SHARED_CONTENT_FOLDER}/`, language))
      if (stories.length === 0) throw new NoContentError('No shared content stories')
      return stories
    },
    fetchTranslations: ({ locale }) => datasource(TRANSLATIONS, locale === 'default' ? {} : { dimension: locale }),
    fetchConstants: () => datasource(CONSTANTS),
    fetchVersion: calls.version,
    fetchChanges: calls.changes,
  }
}

/** CNT-17, CNT-18: until a page comes back short. */
async function allPages<Item>(
  what: string,
  perPage: number,
  fetchPage: (page: Parameters) => Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  const all: Item[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const items = await fetchPage({ per_page: String(perPage), page: String(page) })
    all.push(...items)
    if (items.length < perPage) return all
  }
  throw new Error(`More than ${MAX_PAGES} pages of ${what}`)
}

/** The folder of a story, with its slash; empty for one in the root. */
export const folderOf = (slug: string): string => slug.slice(0, slug.lastIndexOf('/') + 1)

/** Where slugs are translated, the language-free one is the name a story is known by. */
export function slugOf({ default_full_slug: untranslated, full_slug: full }: Story): string {
  return untranslated ?? full
}

/** The full slug without its content key. */
const pathOf = (story: Story): string => slugOf(story).slice(slugOf(story).indexOf('/') + 1)

function byPlace(one: Story, other: Story): number {
  return one.position - other.position || (pathOf(one) < pathOf(other) ? -1 : 1)
}

const toLink = ({ id, uuid, name, slug, full_slug }: Story): LinkedStory => ({
  id,
  uuid,
  name,
  slug,
  full_slug,
  url: full_slug,
})

/** The language that values are written in, whether or not it has a dimension too. */
const LANGUAGE_OF_VALUES = 'en-GB'

function textOf(
  { name, value, dimension_value: translated }: DatasourceEntry,
  dimension: string | undefined,
): readonly (readonly [name: string, text: string])[] {
  const isValue = dimension === undefined || dimension === LANGUAGE_OF_VALUES
  const text = translated ?? (isValue ? value : undefined)
  return text === undefined ? [] : [[name, text]]
}

/** CNT-26: all five or none. */
function isCategory({ full_slug, id, uuid, name, lang }: Partial<CategoryStory>): boolean {
  return Number.isInteger(id) && [full_slug, uuid, name, lang].every((text) => typeof text === 'string' && text !== '')
}

const toCategory = ({ full_slug, id, uuid, name, lang }: CategoryStory): CategoryStory => ({
  full_slug,
  id,
  uuid,
  name,
  lang,
})
