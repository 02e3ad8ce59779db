/** A remote content service: a client of it, and what it was asked. */
import {
  contentClient,
  type ContentClient,
  type ContentClientOptions,
} from '../../src/contracts/content/content-client.ts'
import { remoteService } from './remote-service.ts'

type Wire = Readonly<Record<string, unknown>>

/** A story as it travels; any member may be another, or missing. */
export const storyOf = (slug: string, more: Wire = {}): Wire => ({
  id: 7,
  uuid: `uuid of ${slug}`,
  name: `Name of ${slug}`,
  slug: slug.slice(slug.lastIndexOf('/') + 1),
  full_slug: slug,
  default_full_slug: null,
  lang: 'default',
  position: 0,
  content: { _uid: '1', component: 'page' },
  ...more,
})

export const answering = (stories: readonly Wire[], more: Wire = {}): Wire => ({
  stories,
  cv: 12,
  rels: [],
  links: [],
  ...more,
})

export const telling =
  (...slugs: readonly string[]) =>
  (): Wire =>
    answering(slugs.map((slug) => storyOf(slug)))

export type AskedContent = { readonly path: string; readonly query: Readonly<Record<string, string>> }

type Asking = {
  readonly client: ContentClient
  readonly asked: () => readonly AskedContent[]
  readonly queries: () => readonly AskedContent['query'][]
}

/** A client whose service answers by the question; what it was asked, in order. */
export function askingContent(
  answer: (asked: AskedContent) => unknown,
  options: Partial<ContentClientOptions> = {},
): Asking {
  const read = (address: string): AskedContent => {
    const { pathname, searchParams } = new URL(address, 'http://remote')
    return { path: pathname, query: Object.fromEntries(searchParams) }
  }
  const remote = remoteService((address: string) => answer(read(address)))
  return {
    client: contentClient({ fetch: remote.fetch, baseUrl: remote.baseUrl, ...options }),
    asked: () => remote.asked.map(({ path }) => read(path)),
    queries: () => remote.asked.map(({ path }) => read(path).query),
  }
}
