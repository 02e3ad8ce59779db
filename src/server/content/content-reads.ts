/** What the pages read of the content service, and what each answer is made of: told once, for all who need to know. */
import { folderOf, type Category, type ContentClient } from '../../contracts/content/content-client.ts'
import { CONSTANTS, SHARED_CONTENT_FOLDER, TRANSLATIONS, type Story } from '../../contracts/content/content.ts'
import {
  CONTENT_TAG,
  datasourceTag,
  folderTag,
  inBothKeys,
  shownIn,
  storyTag,
  typeTag,
  type Shown,
} from './content-tags.ts'

export type Read = {
  /** The same for the same question. */
  readonly key: string
  /** What the answer depends on, whatever it will be. */
  readonly asked: readonly string[]
}

/** Stands between the asking and the answering of one kind of question. */
type Around = <Value extends object | undefined>() => (read: Read, ask: () => Promise<Value>) => Promise<Value>

type Texts = Readonly<Record<string, string>>

export function aroundReads(client: ContentClient, around: Around): ContentClient {
  const story = around<Story | undefined>()
  const stories = around<readonly Story[]>()
  const categories = around<readonly Category[]>()
  const texts = around<Texts>()
  return {
    fetchStory(wanted) {
      const { contentKey, slug, language } = wanted
      const asked = inBothKeys(contentKey, (key) => storyTag(`${key}/${slug}`))
      return story({ key: `${language} ${asked[0]}`, asked }, () => client.fetchStory(wanted))
    },
    fetchSiblings(wanted) {
      const { contentKey, slug, language } = wanted
      const asked = inBothKeys(contentKey, (key) => folderTag(`${key}/${folderOf(slug)}`))
      return stories({ key: `${language} ${asked[0]}`, asked }, () => client.fetchSiblings(wanted))
    },
    fetchSharedContent(wanted) {
      const { contentKey, language } = wanted
      const asked = inBothKeys(contentKey, (key) => folderTag(`${key}/${SHARED_CONTENT_FOLDER}/`))
      return stories({ key: `shared ${language} ${contentKey}`, asked }, () => client.fetchSharedContent(wanted))
    },
    fetchCategories(wanted) {
      const { contentKey, language } = wanted
      const read = { key: `${language} ${contentKey}`, asked: [typeTag('category')] }
      return categories(read, () => client.fetchCategories(wanted))
    },
    fetchTranslations(wanted) {
      const read = { key: `${TRANSLATIONS} ${wanted.locale}`, asked: [datasourceTag(TRANSLATIONS)] }
      return texts(read, () => client.fetchTranslations(wanted))
    },
    fetchConstants() {
      return texts({ key: CONSTANTS, asked: [datasourceTag(CONSTANTS)] }, () => client.fetchConstants())
    },
    fetchVersion: () => client.fetchVersion(),
    fetchChanges: (since) => client.fetchChanges(since),
  }
}

/** Kept answers are read again and again, and searched through only once. */
const known = new WeakMap<object, Shown>()

/** Everything that the answer to this question was made of. */
export function madeOf({ asked }: Read, answer: unknown): Shown {
  if (typeof answer !== 'object' || answer === null) return { tags: new Set(asked), links: new Map() }
  const before = known.get(answer)
  if (before) return before
  const { tags, links } = shownIn(answer)
  // Whoever watches a folder need not watch each story in it too.
  const folders = asked.filter((tag) => tag.startsWith(folderTag(''))).map((tag) => tag.slice(folderTag('').length))
  const isCovered = (tag: string) => folders.some((folder) => tag.startsWith(storyTag(folder)))
  const shown = { tags: new Set([...asked, ...[...tags].filter((tag) => !isCovered(tag))]), links }
  known.set(answer, shown)
  return shown
}

/** Given although a change has touched them, because the service could not be asked again. */
const outdated = new WeakSet<object>()

export function markOutdated(answer: object): void {
  outdated.add(answer)
}

export type Recording = {
  readonly client: ContentClient
  /** Of everything that was read so far, also of what could not be had. */
  readonly tags: () => readonly string[]
  /** Whether something of it is known to have changed, and could not be had anew. */
  readonly isOutdated: () => boolean
}

/** For one rendering: what did it read? */
export function recordReads(client: ContentClient): Recording {
  const tags = new Set<string>()
  let isOutdated = false
  const record = async <Value>(read: Read, ask: () => Promise<Value>): Promise<Value> => {
    tags.add(CONTENT_TAG)
    for (const tag of read.asked) tags.add(tag)
    const answer = await ask()
    if (typeof answer === 'object' && answer !== null && outdated.has(answer)) isOutdated = true
    for (const tag of madeOf(read, answer).tags) tags.add(tag)
    return answer
  }
  return { client: aroundReads(client, () => record), tags: () => [...tags], isOutdated: () => isOutdated }
}
