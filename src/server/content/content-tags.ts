/**
 * Cache tags: what a cached value depends on, and which tags a change invalidates.
 * `story:uk/about` a story, whether it exists or not; `link:uk/about` a link to it;
 * `stories:uk/faq/` everything in a folder; `type:category` the stories of a kind; `datasource:translations`.
 */
import { CONTENT_RELATIONS, isRelation, linkedUuid } from '../../contracts/content/content-references.ts'
import { DEFAULT_CONTENT_KEY, type ContentChange } from '../../contracts/content/content.ts'

/** On every page that shows content: invalidated when it is not known what has changed. */
export const CONTENT_TAG = 'content'

const ANYWHERE = folderTag('')

export const storyTag = (slug: string): string => `story:${slug}`
export const linkTag = (slug: string): string => `link:${slug}`
export const typeTag = (component: string): string => `type:${component}`
export const datasourceTag = (datasource: string): string => `datasource:${datasource}`

export function folderTag(folder: string): string {
  return `stories:${folder}`
}

/** Under the storefront's content key and under the one it falls back to. */
export function inBothKeys(contentKey: string, tagOf: (key: string) => string): readonly string[] {
  return [...new Set([tagOf(contentKey), tagOf(DEFAULT_CONTENT_KEY)])]
}

export function touchedBy(change: ContentChange): readonly string[] {
  if (change.kind === 'datasource') return [datasourceTag(change.datasource)]
  const { full_slug: slug, component } = change
  return [storyTag(slug), linkTag(slug), typeTag(component), ...foldersOf(slug).map(folderTag)]
}

/** `uk/faq/returns` is in `uk/faq/`, in `uk/`, and in the root folder. */
function foldersOf(slug: string): readonly string[] {
  const slashes = [...slug.matchAll(/\//g)].map(({ index }) => index)
  return ['', ...slashes.map((slash) => slug.slice(0, slash + 1))]
}

export type ContentDependencies = {
  readonly tags: ReadonlySet<string>
  /** By their slugs, what links show of the stories that they lead to. */
  readonly links: ReadonlyMap<string, string>
}

/** What a link shows of a story that does not exist. */
export const NO_STORY = ''

/** All that a link shows of a story: while this is the same, the link is unchanged. */
export const linkForm = ({ uuid, name }: { readonly uuid: string; readonly name: string }): string => `${uuid} ${name}`

/** Everything that a response of the content service shows: its stories, their relations and links. */
export function shownIn(answer: unknown, relations = CONTENT_RELATIONS): ContentDependencies {
  const tags = new Set<string>()
  const links = new Map<string, string>()

  const noteLink = (slug: string, form: string): void => {
    tags.add(linkTag(slug))
    links.set(slug, form)
  }

  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    if (isStory(value) && 'content' in value) tags.add(storyTag(slugOf(value)))
    if (linkedUuid(value) !== undefined) walkLink(value)
    for (const [name, member] of Object.entries(value)) {
      if (isRelation(value, name, relations)) walkRelation(member)
      else if (name !== 'story' || !isStory(member)) walk(member)
    }
  }

  /** A page shows a card of each, not what they lead to. One that still is a uuid points to a story that does not exist. */
  const walkRelation = (related: unknown): void => {
    if (Array.isArray(related)) return related.forEach(walkRelation)
    if (isStory(related)) tags.add(storyTag(slugOf(related)))
    else if (typeof related === 'string' && related !== '') tags.add(ANYWHERE)
  }

  const walkLink = (link: object): void => {
    const story: unknown = 'story' in link ? link.story : undefined
    if (isStory(story)) return noteLink(slugOf(story), linkForm(story))
    const cached: unknown = 'cached_url' in link ? link.cached_url : undefined
    const slug = typeof cached === 'string' ? cached.replace(/^\/+|(?<!\/)\/+$/g, '') : ''
    // The path of a story that does not exist yet is unknown, so any new story may be the target.
    if (slug === '') tags.add(ANYWHERE)
    else noteLink(slug, NO_STORY)
  }

  walk(answer)
  return { tags, links }
}

type AnyStory = { readonly full_slug: string; readonly uuid: string; readonly name: string }

function isStory(value: unknown): value is AnyStory {
  return typeof value === 'object' && value !== null && 'full_slug' in value && typeof value.full_slug === 'string'
}

/** Where slugs are translated, the untranslated one identifies the story. */
function slugOf(story: AnyStory): string {
  return 'default_full_slug' in story && typeof story.default_full_slug === 'string'
    ? story.default_full_slug
    : story.full_slug
}
