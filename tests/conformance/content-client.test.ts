/** The public client of the delivery API, unchanged, against the content service: what it sends is accepted and understood. */
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeDatasource } from '../../src/services/content/datasources/datasources.ts'
import { contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { engines } from '../support/fresh-database.ts'
import { saveStories } from '../support/save-stories.ts'
import { story } from '../support/story-to-save.ts'

const TOKEN = 'preview-token'
const ANNA = '00000000-0000-8000-a000-000000000001'

const STORIES = [
  { ...story('people/anna', { title: 'Anna', title__i18n__de_DE: 'Änne' }, 'person'), uuid: ANNA },
  {
    ...story('blog/one', { title: 'Wool', title__i18n__fr_FR: 'Laine', price: '9', author: ANNA }, 'post'),
    tag_list: ['warm', 'new'],
  },
  { ...story('blog/two', { title: 'Cotton', price: '10', author: ANNA }, 'post'), tag_list: ['warm'] },
  { ...story('blog/draft', { title: 'Not yet', price: '11' }, 'post'), published: false },
  ...Array.from({ length: 60 }, (_, index) => story(`many/${String(index).padStart(2, '0')}`)),
]

const slugged = z.looseObject({ full_slug: z.string() })
const post = z.looseObject({ content: z.looseObject({ title: z.string(), author: z.unknown() }) })
const slugsOf = (found: unknown): readonly string[] =>
  z
    .object({ stories: z.array(slugged) })
    .parse(found)
    .stories.map(({ full_slug: slug }) => slug)

describe.each(engines)('the client of the delivery API on %s', (engine) => {
  let content: ContentUnderTest
  const clientOf = (accessToken: string) =>
    new StoryblokClient({
      accessToken,
      endpoint: `${content.reached.baseUrl}/v2`,
      cache: { type: 'none' },
      maxRetries: 0,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => content.reached.fetch(new Request(input, init)),
    })

  beforeAll(async () => {
    content = await contentUnderTest(engine, 'over HTTP', { previewToken: TOKEN })
    await saveStories(content.database, STORIES, content.clock)
    const entries = [{ name: 'cart', value: 'Cart', dimensions: { 'de-DE': 'Warenkorb' } }]
    await content.write((transaction) => writeDatasource(transaction, { slug: 'texts', name: 'Texts', entries }))
  })
  afterAll(() => content.close())

  it('~STD-05 reads stories, their number, and all pages of them', async () => {
    const client = clientOf('public')
    const { data, total, perPage } = await client.getStories({
      starts_with: 'many/',
      per_page: 20,
      version: 'published',
    })
    expect([slugsOf(data).length, total, perPage]).toEqual([20, 60, 20])
    expect(await client.getAll('cdn/stories', { starts_with: 'many/', version: 'published' })).toHaveLength(60)
    expect((await client.getStory('blog/one', { version: 'published' })).data.story.full_slug).toBe('blog/one')
  })

  it('~STD-05 puts related stories into the fields that name them', async () => {
    const { data } = await clientOf('public').getStory('blog/one', {
      resolve_relations: 'post.author',
      version: 'published',
    })
    expect(post.parse(data.story).content.author).toMatchObject({
      full_slug: 'people/anna',
      content: { title: 'Anna' },
    })
    const plain = await clientOf('public').getStory('blog/one', { version: 'published' })
    expect(post.parse(plain.data.story).content.author).toBe(ANNA)
  })

  it.each([
    ['a language', { language: 'fr-FR' }, 'Laine'],
    [
      'a language without a translation, and one to fall back to',
      { language: 'de-DE', fallback_lang: 'fr-FR' },
      'Laine',
    ],
    ['neither', { language: 'de-DE' }, 'Wool'],
  ])('~STD-05 reads %s', async (_, languages, title) => {
    const { data } = await clientOf('public').getStory('blog/one', { ...languages, version: 'published' })
    expect(post.parse(data.story).content.title).toBe(title)
  })

  it.each([
    ['the most expensive first', { sort_by: 'content.price:desc:int' }, ['blog/two', 'blog/one']],
    ['those with a word', { search_term: 'cotton' }, ['blog/two']],
    ['those with a tag', { with_tag: 'new' }, ['blog/one']],
    ['those with a value', { filter_query: { title: { in: 'Wool,Silk' } } }, ['blog/one']],
    ['those above a number', { filter_query: { price: { gt_int: '9' } } }, ['blog/two']],
    ['those that meet two filters', { filter_query: { price: { gt_int: '8' }, title: { like: 'w*' } } }, ['blog/one']],
  ])('~STD-05 lists %s', async (_, wanted, slugs) => {
    const { data } = await clientOf('public').get('cdn/stories', {
      starts_with: 'blog/',
      version: 'published',
      ...wanted,
    })
    expect(slugsOf(data)).toEqual(slugs)
  })

  it.each([{ filter_query: { title: { near: 'Wool' } } }, { filter_query: { __or: [{ title: { in: 'Wool' } }] } }])(
    '~STD-05 a filter that is not supported is rejected: %j',
    async (wanted) => {
      const failing = clientOf('public').get('cdn/stories', { version: 'published', ...wanted })
      await expect(failing).rejects.toMatchObject({ status: 422 })
    },
  )

  it('~STD-05 drafts are for those who may read them', async () => {
    // The client writes its token into what it is given.
    const draft = () => ({ version: 'draft' as const })
    await expect(clientOf('public').getStory('blog/draft', draft())).rejects.toMatchObject({ status: 401 })
    await expect(clientOf('public').get('cdn/links', draft())).rejects.toMatchObject({ status: 401 })
    await expect(clientOf('public').get('cdn/tags', draft())).rejects.toMatchObject({ status: 401 })
    expect((await clientOf(TOKEN).getStory('blog/draft', draft())).data.story.full_slug).toBe('blog/draft')
  })

  it('~STD-05 lists links, all of them or by pages', async () => {
    const client = clientOf('public')
    const { data } = await client.get('cdn/links', { version: 'published', starts_with: 'people/' })
    expect(data.links).toEqual({
      [ANNA]: expect.objectContaining({ uuid: ANNA, slug: 'people/anna', published: true, is_folder: false }),
    })
    // Its type lists the parameters of stories only.
    const paged = { version: 'published', paginated: 1 } as const
    expect(await client.getAll('cdn/links', { ...paged })).toHaveLength(63)
    const drafts = await clientOf(TOKEN).get('cdn/links', { version: 'draft', starts_with: 'blog/' })
    const links = z
      .record(z.string(), z.looseObject({ slug: z.string(), published: z.boolean() }))
      .parse(drafts.data.links)
    expect(Object.values(links).map(({ slug, published }) => [slug, published])).toEqual([
      ['blog/draft', false],
      ['blog/one', true],
      ['blog/two', true],
    ])
  })

  it('~STD-05 lists tags with their numbers, and datasources with their dimensions', async () => {
    const client = clientOf('public')
    expect((await client.get('cdn/tags', { version: 'published' })).data.tags).toEqual([
      { name: 'new', taggings_count: 1 },
      { name: 'warm', taggings_count: 2 },
    ])
    expect((await client.get('cdn/spaces/me')).data.space.name).toBe('Sockeye')
    const { data } = await client.get('cdn/datasources')
    expect(data.datasources).toMatchObject([{ slug: 'texts', name: 'Texts', dimensions: [{ entry_value: 'de-DE' }] }])
    expect((await client.get('cdn/datasources/texts')).data.datasource.slug).toBe('texts')
    await expect(client.get('cdn/datasources/none')).rejects.toMatchObject({ status: 404 })
    const entries = await client.get('cdn/datasource_entries', { datasource: 'texts', dimension: 'de-DE' })
    expect(entries.data.datasource_entries).toMatchObject([
      { name: 'cart', value: 'Cart', dimension_value: 'Warenkorb' },
    ])
  })
})
