/** The reads that pages make of the content service, and the tags that each response depends on. Shared by cache and renderer. */
import { folderOf, type CategoryStory, type ContentClient } from '../../contracts/content/content-client.ts'
import { CONSTANTS, SHARED_CONTENT_FOLDER, TRANSLATIONS, type Story } from '../../contracts/content/content.ts'
import {
  CONTENT_TAG,
  datasourceTag,
  folderTag,
  inBothKeys,
  shownIn,
  storyTag,
  typeTag,
  type ContentDependencies,
} from './content-tags.ts'

export type Read = {
  /** The same for the same read. */
  readonly key: string
  /** Tags that the response depends on, whatever it contains. */
  readonly dependsOn: readonly string[]
}

/** Wraps all reads of one kind. */
type WrapRead = <Value extends object | undefined>() => (read: Read, fetch: () => Promise<Value>) => Promise<Value>

type Texts = Readonly<Record<string, string>>

export function wrapReads(client: ContentClient, wrap: WrapRead): ContentClient {
  const story = wrap<Story | undefined>()
  const stories = wrap<readonly Story[]>()
  const categories = wrap<readonly CategoryStory[]>()
  const texts = wrap<Texts>()
  return {
    fetchStory(wanted) {
      const { contentKey, slug, language } = wanted
      const dependsOn = inBothKeys(contentKey, (key) => storyTag(`${key}/${slug}`))
      return story({ key: `${language} ${dependsOn[0]}`, dependsOn }, () => client.fetchStory(wanted))
    },
    fetchSiblings(wanted) {
      const { contentKey, slug, language } = wanted
      const dependsOn = inBothKeys(contentKey, (key) => folderTag(`${key}/${folderOf(slug)}`))
      return stories({ key: `${language} ${dependsOn[0]}`, dependsOn }, () => client.fetchSiblings(wanted))
    },
    fetchSharedContent(wanted) {
      const { contentKey, language } = wanted
      const dependsOn = inBothKeys(contentKey, (key) => folderTag(`${key}/${SHARED_CONTENT_FOLDER}/`))
      return stories({ key: `shared ${language} ${contentKey}`, dependsOn }, () => client.fetchSharedContent(wanted))
    },
    fetchCategories(wanted) {
      const { contentKey, language } = wanted
      const read = { key: `${language} ${contentKey}`, dependsOn: [typeTag('category')] }
      return categories(read, () => client.fetchCategories(wanted))
    },
    fetchTranslations(wanted) {
      const read = { key: `${TRANSLATIONS} ${wanted.locale}`, dependsOn: [datasourceTag(TRANSLATIONS)] }
      return texts(read, () => client.fetchTranslations(wanted))
    },
    fetchConstants() {
      return texts({ key: CONSTANTS, dependsOn: [datasourceTag(CONSTANTS)] }, () => client.fetchConstants())
    },
    fetchVersion: () => client.fetchVersion(),
    fetchChanges: (since) => client.fetchChanges(since),
  }
}

/** Cached responses are read many times, but searched for tags only once. */
const known = new WeakMap<object, ContentDependencies>()

/** Everything that the response to this read depends on. */
export function madeOf({ dependsOn }: Read, answer: unknown): ContentDependencies {
  if (typeof answer !== 'object' || answer === null) return { tags: new Set(dependsOn), links: new Map() }
  const before = known.get(answer)
  if (before) return before
  const { tags, links } = shownIn(answer)
  // The tag of a folder covers each story in it.
  const folders = dependsOn.filter((tag) => tag.startsWith(folderTag(''))).map((tag) => tag.slice(folderTag('').length))
  const isCovered = (tag: string) => folders.some((folder) => tag.startsWith(storyTag(folder)))
  const shown = { tags: new Set([...dependsOn, ...[...tags].filter((tag) => !isCovered(tag))]), links }
  known.set(answer, shown)
  return shown
}

/** Responses that are served although they are outdated, because the service is unavailable. */
const outdated = new WeakSet<object>()

export function markOutdated(answer: object): void {
  outdated.add(answer)
}

export type Recording = {
  readonly client: ContentClient
  /** Of everything that was read so far, including failed reads. */
  readonly tags: () => readonly string[]
  /** Whether one of the responses is outdated because the service is unavailable. */
  readonly isOutdated: () => boolean
}

/** Records what one rendering reads. */
export function recordReads(client: ContentClient): Recording {
  const tags = new Set<string>()
  let isOutdated = false
  const record = async <Value>(read: Read, fetch: () => Promise<Value>): Promise<Value> => {
    tags.add(CONTENT_TAG)
    for (const tag of read.dependsOn) tags.add(tag)
    const answer = await fetch()
    if (typeof answer === 'object' && answer !== null && outdated.has(answer)) isOutdated = true
    for (const tag of madeOf(read, answer).tags) tags.add(tag)
    return answer
  }
  return { client: wrapReads(client, () => record), tags: () => [...tags], isOutdated: () => isOutdated }
}
