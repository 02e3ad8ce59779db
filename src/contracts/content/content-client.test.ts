import { describe, expect, it } from 'vitest'
import { answering, remoteContent, storyOf, storiesResponse } from '../../../tests/support/remote-content.ts'
import { CallError } from '../call-json.ts'
import { contentClient, NoContentError, saysNothing, type ContentClient } from './content-client.ts'
import { storyNotFound } from './content.ts'

const wanted = { contentKey: 'uk', slug: 'about', language: 'en-GB' }
const locale = { contentKey: 'uk', language: 'en-GB' }

describe('saysNothing', () => {
  it.each([
    ['there is no such content', new NoContentError('x'), true],
    ['the service has answered 404', new Error('x', { cause: new CallError('status', { status: 404 }) }), true],
    ['the service has failed', new Error('x', { cause: new CallError('status', { status: 500 }) }), false],
    ['the failure has another cause', new Error('x', { cause: { status: 404 } }), false],
    ['the failure has no cause', new Error('x'), false],
    ['it is no failure at all', { cause: new CallError('status', { status: 404 }) }, false],
  ])('%s', (_, error, expected) => {
    expect(saysNothing(error)).toBe(expected)
  })
})

describe('contentClient', () => {
  it.each([
    ['fetchTranslations', (client: ContentClient) => client.fetchTranslations({ locale: 'de-DE' })],
    ['fetchConstants', (client: ContentClient) => client.fetchConstants()],
    ['fetchStory', (client: ContentClient) => client.fetchStory(wanted)],
    ['fetchSiblings', (client: ContentClient) => client.fetchSiblings(wanted)],
    ['fetchSharedContent', (client: ContentClient) => client.fetchSharedContent(locale)],
  ])('CNT-09 has the operation %s, and it calls the service', async (_, call) => {
    const { client, requests } = remoteContent(storiesResponse())
    await call(client).catch(() => undefined)
    expect(requests()).not.toEqual([])
  })
})

describe('fetchStory', () => {
  it('CNT-02 requests the story of the storefront and the shared one in one call', async () => {
    const { client, queries } = remoteContent(storiesResponse('_default/about', 'uk/about'))
    expect((await client.fetchStory(wanted))?.full_slug).toBe('uk/about')
    expect(queries().map((query) => query['by_slugs'])).toEqual(['uk/about,_default/about'])
  })

  it('CNT-02 falls back to the shared story', async () => {
    const { client } = remoteContent(storiesResponse('_default/about'))
    expect((await client.fetchStory(wanted))?.full_slug).toBe('_default/about')
  })

  it('knows a story by its slug without language, where slugs are translated', async () => {
    const german = storyOf('de/uk/ueber-uns', { default_full_slug: 'uk/about' })
    const { client } = remoteContent(() => answering([german]))
    expect((await client.fetchStory(wanted))?.full_slug).toBe('de/uk/ueber-uns')
  })

  it('~CNT-03 finds nothing when neither exists', async () => {
    expect(await remoteContent(storiesResponse()).client.fetchStory(wanted)).toBeUndefined()
  })

  it('ERR-13 has one wording for a story that is missing', () => {
    expect(storyNotFound('no-such-page')).toBe('Story not found: no-such-page')
  })

  it.each(['default', 'de-DE'])('~CNT-04 ~CNT-35 requests what is published, in the language %s', async (language) => {
    const { client, requests } = remoteContent(storiesResponse())
    await client.fetchStory({ ...wanted, language })
    const query = { by_slugs: 'uk/about,_default/about', language, resolve_links: 'url', version: 'published' }
    expect(requests()).toEqual([{ path: '/stories', query }])
  })

  it.each(['a,_default/secret', '*', 'a b', 'x'.repeat(600)])(
    'does not request %j, typed by a visitor',
    async (slug) => {
      const { client, requests } = remoteContent(storiesResponse('_default/secret'))
      expect(await client.fetchStory({ ...wanted, slug })).toBeUndefined()
      expect(requests()).toEqual([])
    },
  )

  it.each([
    ['Network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['Request failed with status code 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['Request failed with status code 200', () => Promise.resolve(Response.json({ pages: [] }))],
    ['Request failed with status code 200', () => Promise.resolve(Response.json({ stories: [null] }))],
  ])('CNT-14 rejects with %s, and so do siblings', async (message, fetch) => {
    const client = contentClient({ fetch, baseUrl: 'http://remote' })
    await expect(client.fetchStory(wanted)).rejects.toThrow(message)
    await expect(client.fetchSiblings(wanted)).rejects.toThrow(message)
  })
})

describe('fetchSiblings', () => {
  it.each([
    ['faq/delivery', 'uk/faq/', '_default/faq/'],
    ['faq/', 'uk/faq/', '_default/faq/'],
    ['a/b/c', 'uk/a/b/', '_default/a/b/'],
    ['faq', 'uk/', '_default/'],
  ])('CNT-34 CNT-05 %s requests what starts with %s', async (slug, own, shared) => {
    const { client, queries } = remoteContent(storiesResponse())
    await client.fetchSiblings({ ...wanted, slug })
    expect(queries().map((query) => query['starts_with'])).toEqual([shared, own])
  })

  it('~CNT-34 gives the own story over the shared one of the same path, by position and then by slug', async () => {
    const { client } = remoteContent(({ query }) =>
      query['starts_with'] === 'uk/faq/'
        ? answering([storyOf('uk/faq/b', { position: 10 }), storyOf('uk/faq/z', { position: -10 })])
        : answering([storyOf('_default/faq/c'), storyOf('_default/faq/b'), storyOf('_default/faq/a')]),
    )
    const slugs = (await client.fetchSiblings({ ...wanted, slug: 'faq/b' })).map((story) => story.full_slug)
    expect(slugs).toEqual(['uk/faq/z', '_default/faq/a', '_default/faq/c', 'uk/faq/b'])
  })

  it('sends one request where the shared content is all there is', async () => {
    const { client, queries } = remoteContent(storiesResponse('_default/faq/a'))
    expect(await client.fetchSiblings({ ...wanted, contentKey: '_default', slug: 'faq/' })).toHaveLength(1)
    expect(queries()).toHaveLength(1)
  })

  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [250, 3],
  ])('CNT-17 %d stories need %d calls', async (count, calls) => {
    const all = Array.from({ length: count }, (_, index) => storyOf(`_default/faq/${index}`))
    const { client, queries } = remoteContent(({ query }) => {
      const page = Number(query['page'])
      return answering(all.slice((page - 1) * 100, page * 100))
    })
    const found = await client.fetchSiblings({ contentKey: '_default', slug: 'faq/', language: 'default' })
    expect(found).toHaveLength(count)
    expect(queries().map((query) => [query['page'], query['per_page']])).toEqual(
      Array.from({ length: calls }, (_, index) => [String(index + 1), '100']),
    )
  })

  it('a service that never gives a short page is not called for ever', async () => {
    const full = Array.from({ length: 100 }, (_, index) => storyOf(`uk/${index}`))
    const { client, queries } = remoteContent(() => answering(full))
    const all = client.fetchSiblings({ contentKey: '_default', slug: '', language: 'default' })
    await expect(all).rejects.toThrow('More than 100 pages of stories below _default/')
    expect(queries()).toHaveLength(100)
  })
})

describe('fetchCategories', () => {
  it('CNT-08 requests the content type, at most 100 per page', async () => {
    const { client, queries } = remoteContent(storiesResponse('uk/socks'))
    await client.fetchCategories(locale)
    expect(queries()[0]).toMatchObject({ content_type: 'category', per_page: '100', page: '1', language: 'en-GB' })
  })

  it('CNT-26 gives exactly five members, the own category over the shared one', async () => {
    const { client } = remoteContent(({ query }) =>
      query['starts_with'] === 'uk/'
        ? answering([storyOf('uk/socks', { name: 'Jolly socks' })])
        : answering([storyOf('_default/socks'), storyOf('_default/tights')]),
    )
    expect(await client.fetchCategories(locale)).toEqual([
      { full_slug: 'uk/socks', id: 7, uuid: 'uuid of uk/socks', name: 'Jolly socks', lang: 'default' },
      {
        full_slug: '_default/tights',
        id: 7,
        uuid: 'uuid of _default/tights',
        name: 'Name of _default/tights',
        lang: 'default',
      },
    ])
  })

  it.each(['full_slug', 'id', 'uuid', 'name', 'lang'])('CNT-26 drops a category without %s', async (member) => {
    const { client } = remoteContent(() => answering([storyOf('uk/a', { [member]: undefined }), storyOf('uk/b')]))
    expect((await client.fetchCategories(locale)).map((category) => category.full_slug)).toEqual(['uk/b'])
  })

  it.each(['full_slug', 'uuid', 'name', 'lang'])('CNT-26 drops a category with an empty %s', async (member) => {
    const { client } = remoteContent(() => answering([storyOf('uk/a', { [member]: '' }), storyOf('uk/b')]))
    expect((await client.fetchCategories(locale)).map((category) => category.full_slug)).toEqual(['uk/b'])
  })

  it.each([
    ['none', []],
    ['none that is whole', [storyOf('uk/a', { uuid: null })]],
  ])('CNT-27 ERR-28 rejects where there is %s', async (_, stories) => {
    await expect(remoteContent(() => answering(stories)).client.fetchCategories(locale)).rejects.toThrow(
      /^No categories$/,
    )
  })
})

describe('fetchSharedContent', () => {
  it('requests the folder in both keys', async () => {
    const { client, queries } = remoteContent(storiesResponse('uk/shared-content/footer'))
    await client.fetchSharedContent(locale)
    expect(queries().map((query) => query['starts_with'])).toEqual(['_default/shared-content/', 'uk/shared-content/'])
  })

  it('~CNT-15 ERR-27 rejects where there is none', async () => {
    await expect(remoteContent(storiesResponse()).client.fetchSharedContent(locale)).rejects.toThrow(
      /^No shared content stories$/,
    )
  })
})
