import { describe, expect, it } from 'vitest'
import { remoteService } from '../../../tests/support/remote-service.ts'
import { contentClient, type ContentClient } from '../../contracts/content/content-client.ts'
import { recordReads } from './content-reads.ts'

const story = (slug: string) => ({
  id: 1,
  uuid: slug,
  name: slug,
  lang: 'default',
  full_slug: slug,
  default_full_slug: null,
  position: 0,
  content: { _uid: '1', component: 'page', link: { linktype: 'story', id: 'x', cached_url: 'uk/far' } },
})
const language = 'default'
const uk = { contentKey: 'uk', language }

async function tagsOf(read: (client: ContentClient) => Promise<unknown>, answer: unknown): Promise<readonly string[]> {
  const { client, tags } = recordReads(contentClient(remoteService(answer)))
  await read(client).catch(() => undefined)
  return tags().toSorted()
}

const stories = (...slugs: readonly string[]) => ({ stories: slugs.map(story), cv: 1 })
const entries = { datasource_entries: [], cv: 1 }

describe('recordReads', () => {
  it.each<[string, (client: ContentClient) => Promise<unknown>, unknown, readonly string[]]>([
    [
      'a story, with the one that could take its place',
      (client) => client.fetchStory({ ...uk, slug: 'home' }),
      stories('_default/home'),
      ['content', 'link:uk/far', 'story:_default/home', 'story:uk/home'],
    ],
    [
      'a story that is not there',
      (client) => client.fetchStory({ ...uk, slug: 'new' }),
      stories(),
      ['content', 'story:_default/new', 'story:uk/new'],
    ],
    [
      'a folder, which stands for the stories in it',
      (client) => client.fetchSiblings({ ...uk, slug: 'faq/a' }),
      stories('uk/faq/a', 'uk/faq/b'),
      ['content', 'link:uk/far', 'stories:_default/faq/', 'stories:uk/faq/'],
    ],
    [
      'what all pages share',
      (client) => client.fetchSharedContent(uk),
      stories('uk/shared-content/footer'),
      ['content', 'link:uk/far', 'stories:_default/shared-content/', 'stories:uk/shared-content/'],
    ],
    [
      'categories, which have the tag of their kind',
      (client) => client.fetchCategories(uk),
      stories('uk/a'),
      ['content', 'type:category'],
    ],
    ['categories that are not there', (client) => client.fetchCategories(uk), stories(), ['content', 'type:category']],
    [
      'translations',
      (client) => client.fetchTranslations({ locale: 'de-DE' }),
      entries,
      ['content', 'datasource:translations'],
    ],
    ['constants', (client) => client.fetchConstants(), entries, ['content', 'datasource:constants']],
    [
      'what could not be had',
      (client) => client.fetchConstants(),
      { nonsense: true },
      ['content', 'datasource:constants'],
    ],
    ['nothing', (client) => client.fetchVersion(), { space: { version: 1 } }, []],
  ])('%s', async (_, read, answer, tags) => {
    expect(await tagsOf(read, answer)).toEqual(tags)
  })

  it('adds up everything that one rendering reads', async () => {
    const tags = await tagsOf(
      async (client) => Promise.all([client.fetchStory({ ...uk, slug: 'a' }), client.fetchStory({ ...uk, slug: 'b' })]),
      stories(),
    )
    expect(tags).toEqual(['content', 'story:_default/a', 'story:_default/b', 'story:uk/a', 'story:uk/b'])
  })
})
