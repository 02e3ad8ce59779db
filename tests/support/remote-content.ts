/** A client of a stub content service, and the requests it sent. */
import {
  contentClient,
  type ContentClient,
  type ContentClientOptions,
} from '../../src/contracts/content/content-client.ts'
import { remoteService } from './remote-service.ts'

type Wire = Readonly<Record<string, unknown>>

/** A story as it is sent; any member may be another, or missing. */
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

export const storiesResponse =
  (...slugs: readonly string[]) =>
  (): Wire =>
    answering(slugs.map((slug) => storyOf(slug)))

export type ContentRequest = { readonly path: string; readonly query: Readonly<Record<string, string>> }

type RemoteContent = {
  readonly client: ContentClient
  readonly requests: () => readonly ContentRequest[]
  readonly queries: () => readonly ContentRequest['query'][]
}

/** A client whose stub service responds by the request; with the requests it sent, in order. */
export function remoteContent(
  answer: (request: ContentRequest) => unknown,
  options: Partial<ContentClientOptions> = {},
): RemoteContent {
  const read = (address: string): ContentRequest => {
    const { pathname, searchParams } = new URL(address, 'http://remote')
    return { path: pathname, query: Object.fromEntries(searchParams) }
  }
  const remote = remoteService((address: string) => answer(read(address)))
  return {
    client: contentClient({ fetch: remote.fetch, baseUrl: remote.baseUrl, ...options }),
    requests: () => remote.requests.map(({ path }) => read(path)),
    queries: () => remote.requests.map(({ path }) => read(path).query),
  }
}
