import { describe, expect, it } from 'vitest'
import { answering, remoteContent, type ContentRequest } from '../../../tests/support/remote-content.ts'
import { contentClient } from './content-client.ts'

const wanted = { contentKey: 'uk', slug: 'about', language: 'en-GB' }

describe('datasources', () => {
  const entry = (name: string, value: string, translated: string | null = null) => ({
    id: 1,
    name,
    value,
    dimension_value: translated,
  })
  const entries = (...all: readonly unknown[]) => ({ datasource_entries: all, cv: 12 })

  it.each([
    ['de-DE, without what it has no text for', 'de-DE', { dimension: 'de-DE' }, { cart: 'Korb', empty: '' }],
    ['en-US, likewise', 'en-US', { dimension: 'en-US' }, { cart: 'Korb', empty: '' }],
    ['en-GB, which values are', 'en-GB', { dimension: 'en-GB' }, { cart: 'Korb', empty: '', checkout: 'Checkout' }],
    ['default', 'default', {}, { cart: 'Korb', empty: '', checkout: 'Checkout' }],
  ])('CNT-06 translations of %s', async (_, locale, dimension, texts) => {
    const stored = [entry('cart', 'Cart', 'Korb'), entry('empty', 'Empty', ''), entry('checkout', 'Checkout')]
    const { client, requests } = remoteContent(() => entries(...stored))
    expect(await client.fetchTranslations({ locale })).toEqual(texts)
    const query = { datasource: 'translations', per_page: '1000', page: '1', ...dimension }
    expect(requests()).toEqual([{ path: '/datasource_entries', query }])
  })

  it('CNT-07 constants', async () => {
    const { client, requests } = remoteContent(() => entries(entry('support-mail', 'help@shop.example')))
    expect(await client.fetchConstants()).toEqual({ 'support-mail': 'help@shop.example' })
    expect(requests()).toEqual([
      { path: '/datasource_entries', query: { datasource: 'constants', per_page: '1000', page: '1' } },
    ])
  })

  it('CNT-18 1500 entries need 2 calls', async () => {
    const all = Array.from({ length: 1500 }, (_, index) => entry(`k${index}`, 'v'))
    const { client, queries } = remoteContent(({ query }) => {
      const page = Number(query['page'])
      return entries(...all.slice((page - 1) * 1000, page * 1000))
    })
    expect(Object.keys(await client.fetchConstants())).toHaveLength(1500)
    expect(queries().map((query) => query['page'])).toEqual(['1', '2'])
  })

  it('a name may be any word', async () => {
    const { client } = remoteContent(() => entries(entry('__proto__', 'x'), entry('constructor', 'y')))
    expect(Object.entries(await client.fetchConstants())).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })

  it.each([
    ['a failure', new Response('', { status: 500 }), 'Request failed with status code 500'],
    ['an answer of another kind', { entries: [] }, 'Request failed with status code 200'],
  ])('~ERR-25 ~ERR-26 %s has one wording, with its cause', async (_, answer, message) => {
    const cause = { message }
    const failing = () => remoteContent(() => (answer instanceof Response ? answer.clone() : answer)).client
    await expect(failing().fetchTranslations({ locale: 'de-DE' })).rejects.toMatchObject({
      message: 'Unable to fetch translations',
      cause,
    })
    await expect(failing().fetchConstants()).rejects.toMatchObject({ message: 'Unable to fetch constants', cause })
  })
})

describe('tokens and versions', () => {
  const space = { space: { id: 1, version: 40 } }
  const anything = ({ path }: ContentRequest) =>
    path === '/spaces/me' ? space : path === '/changes' ? { cv: 41, changes: [] } : answering([])

  it('the public token goes with every call, and the cache version of the last answer with the next', async () => {
    const { client, requests } = remoteContent(anything, { token: 'public' })
    await client.fetchStory(wanted)
    await client.fetchStory(wanted)
    await client.fetchVersion()
    await client.fetchStory(wanted)
    await client.fetchChanges(40)
    await client.fetchStory(wanted)
    expect(requests().map(({ path, query }) => [path, query['token'], query['cv']])).toEqual([
      ['/stories', 'public', undefined],
      ['/stories', 'public', '12'],
      ['/spaces/me', 'public', undefined],
      ['/stories', 'public', '40'],
      ['/changes', 'public', undefined],
      ['/stories', 'public', '41'],
    ])
  })

  it('an older answer does not take the cache version back', async () => {
    const { client, queries } = remoteContent(anything)
    await client.fetchVersion()
    await client.fetchStory(wanted)
    await client.fetchStory(wanted)
    expect(queries().map((query) => query['cv'])).toEqual([undefined, '40', '40'])
  })

  it('~RTE-33 requests the cache version of the caller, whatever the service returns', async () => {
    const { client, queries } = remoteContent(anything, { cv: '1700' })
    await client.fetchStory(wanted)
    await client.fetchStory(wanted)
    await client.fetchConstants().catch(() => undefined)
    await client.fetchVersion()
    expect(queries().map((query) => query['cv'])).toEqual(['1700', '1700', '1700', undefined])
  })

  it('~CNT-30 a preview requests drafts and for the release, with its own token and no cache version', async () => {
    const { client, queries } = remoteContent(anything, { token: 'public', preview: { token: 'hush', release: '31' } })
    await client.fetchStory(wanted)
    await client.fetchStory(wanted)
    const draft = { version: 'draft', from_release: '31', token: 'hush' }
    expect(queries()).toEqual([expect.objectContaining(draft), expect.objectContaining(draft)])
    expect(queries().every((query) => !('cv' in query))).toBe(true)
  })

  it('~DCO-09 a preview requests drafts of texts; a visit requests no edition of them', async () => {
    const texts = () => ({ datasource_entries: [], cv: 12 })
    const preview = remoteContent(texts, { preview: { token: 'hush', release: '31' } })
    await preview.client.fetchTranslations({ locale: 'de-DE' })
    expect(preview.queries()).toEqual([expect.objectContaining({ version: 'draft', from_release: '31' })])
    const visit = remoteContent(texts, {})
    await visit.client.fetchTranslations({ locale: 'de-DE' })
    expect(visit.queries().some((query) => 'version' in query || 'from_release' in query)).toBe(false)
  })

  it('an oauth token goes in the header', async () => {
    const sent: (string | null)[] = []
    const fetch = async (request: Request) => {
      sent.push(request.headers.get('authorization'))
      return Response.json(answering([]))
    }
    await contentClient({ fetch, baseUrl: 'http://remote', oauthToken: 'pass' }).fetchStory(wanted)
    expect(sent).toEqual(['pass'])
  })
})

describe('fetchChanges', () => {
  it('returns the changes of the service', async () => {
    const changes = [{ kind: 'story', full_slug: 'uk/about', component: 'page' }]
    const { client, requests } = remoteContent(() => ({ cv: 13, changes }))
    expect(await client.fetchChanges(12)).toEqual({ cv: 13, changes })
    expect(requests()).toEqual([{ path: '/changes', query: { since: '12' } }])
  })

  it('knows no more than the version of a service that does not know the call, and does not insist', async () => {
    const { client, requests } = remoteContent(({ path }) =>
      path === '/changes' ? new Response('{}', { status: 404 }) : { space: { version: 13 } },
    )
    expect(await client.fetchChanges(12)).toEqual({ cv: 13, changes: null })
    expect(await client.fetchChanges(13)).toEqual({ cv: 13, changes: null })
    expect(requests().map(({ path }) => path)).toEqual(['/changes', '/spaces/me', '/spaces/me'])
  })

  it.each([
    ['a failure', new Response('{}', { status: 500 })],
    ['an answer of another kind', { cv: 13, changes: [{ kind: 'weather' }] }],
  ])('rejects at %s', async (_, answer) => {
    await expect(remoteContent(() => answer).client.fetchChanges(12)).rejects.toThrow('Request failed')
  })
})
