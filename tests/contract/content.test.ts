import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentClient } from '../../src/contracts/content/content-client.ts'
import type { StoryToSave } from '../../src/services/content/save-stories.ts'
import { saveStories } from '../support/save-stories.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { story } from '../support/story-to-save.ts'

const about = {
  title: 'About us',
  title__i18n__de_DE: 'Über uns',
  title__i18n__fr_FR: 'Qui sommes-nous',
  lead: 'We knit 🧦',
  lead__i18n__fr_FR: 'Nous tricotons',
  text: 'Default',
  text__i18n__de_DE: { type: 'doc', content: [] },
  body: [{ _uid: 'b1', component: 'banner', text: 'Hello', text__i18n__de_DE: 'Hallo' }],
}

const posts: readonly StoryToSave[] = [
  { ...story('blog/one', { price: '9', title: 'Wool from Wales' }, 'post'), name: 'Émile', position: 2 },
  { ...story('blog/two', { price: '10' }, 'post'), name: 'anna', position: 10, tag_list: ['warm', 'new'] },
  { ...story('blog/three', {}, 'post'), name: 'Zoë', position: -1, tag_list: ['cold'], sort_by_date: '2026-01-01' },
  { ...story('blog/', {}, 'post'), name: 'Blog', is_startpage: true, sort_by_date: '2026-03-01' },
]

const stories: readonly StoryToSave[] = [
  story('_default/about', about),
  story('_default/help', { title: 'Help' }),
  story('uk/help', { title: 'Help in the UK' }),
  story('uk/socks', {}, 'category'),
  story('uk/Socks-B', {}, 'category'),
  story('ukulele/page'),
  story('4711'),
  ...posts,
  ...Array.from({ length: 250 }, (_, index) => story(`de/faq/${String(index).padStart(3, '0')}`)),
  { ...story('uk/secret'), published: false },
]

describe.each(contentCombinations)('the content service on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  const slugsOf = (query: string) => content.slugsOf(query)
  const get = (query: string) => content.get(`/stories${query}`)
  const idOf = async (slug: string): Promise<number> => (await get(`/${slug}`)).body.story.id
  const uuidOf = async (slug: string): Promise<string> => (await get(`/${slug}`)).body.story.uuid

  beforeAll(async () => {
    content = await contentUnderTest(engine, transport)
    await saveStories(content.database, stories, content.clock)
  })
  afterAll(() => content.close())

  it('CNT-04 answers in the shape of the public contract', async () => {
    const { status, headers, body } = await get(
      '?by_slugs=_default/about&version=published&language=default&per_page=100&page=1&cv=1&token=any&resolve_links=url&resolve_relations=page.author',
    )
    expect(status).toBe(200)
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['1', '100'])
    const uuid = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(body).toEqual({
      cv: 2,
      rels: [],
      links: [],
      stories: [
        {
          id: expect.any(Number),
          uuid,
          name: 'Story of _default/about',
          slug: 'about',
          full_slug: '_default/about',
          default_full_slug: null,
          lang: 'default',
          created_at: '2026-11-15T10:00:00.000Z',
          updated_at: '2026-11-15T10:00:00.000Z',
          published_at: '2026-11-15T10:00:00.000Z',
          first_published_at: '2026-11-15T10:00:00.000Z',
          sort_by_date: null,
          position: 0,
          tag_list: [],
          is_startpage: false,
          parent_id: 0,
          meta_data: null,
          group_id: uuid,
          release_id: null,
          path: null,
          alternates: [],
          translated_slugs: null,
          content: {
            _uid: 'uid-_default/about',
            component: 'page',
            title: 'About us',
            lead: 'We knit 🧦',
            text: 'Default',
            body: [{ _uid: 'b1', component: 'banner', text: 'Hello' }],
          },
        },
      ],
    })
  })

  it('a language reads its own fields, and the default where it has none', async () => {
    const { body } = await get('?by_slugs=_default/about&language=de-DE')
    expect(body.stories).toEqual([
      expect.objectContaining({
        lang: 'de-DE',
        content: expect.objectContaining({
          title: 'Über uns',
          lead: 'We knit 🧦',
          text: 'Default',
          body: [{ _uid: 'b1', component: 'banner', text: 'Hallo' }],
        }),
      }),
    ])
    expect(JSON.stringify(body)).not.toContain('__i18n__')
  })

  it('between a language and the default comes the requested fallback', async () => {
    const { body } = await get('?by_slugs=_default/about&language=de-DE&fallback_lang=fr-FR')
    expect(body.stories[0].content).toMatchObject({ title: 'Über uns', lead: 'Nous tricotons', text: 'Default' })
  })

  it('CNT-05 starts_with takes a folder and nothing beside it, also with a slash after the path', async () => {
    expect(await slugsOf('?starts_with=uk/')).toEqual(['uk/Socks-B', 'uk/help', 'uk/socks'])
    expect(await slugsOf('/?starts_with=uk/')).toEqual(['uk/Socks-B', 'uk/help', 'uk/socks'])
    expect(await slugsOf('?starts_with=uk/s')).toEqual(['uk/socks'])
    // A dash, an underscore and a percent sign are characters like any other.
    expect(await slugsOf('?starts_with=_')).toEqual(['_default/about', '_default/help'])
    expect(await slugsOf('?starts_with=%25')).toEqual([])
  })

  it('~CNT-08 content_type takes the stories of one component', async () => {
    expect(await slugsOf('?content_type=category&per_page=100')).toEqual(['uk/Socks-B', 'uk/socks'])
    expect(await slugsOf('?content_type=category&starts_with=de/')).toEqual([])
  })

  it.each([
    ['by_slugs, several', '?by_slugs=uk/help,_default/help,uk/none', ['_default/help', 'uk/help']],
    ['by_slugs, a folder', '?by_slugs=uk/*', ['uk/Socks-B', 'uk/help', 'uk/socks']],
    ['by_slugs, an ending', '?by_slugs=*/help', ['_default/help', 'uk/help']],
    ['by_slugs, one and a pattern', '?by_slugs=4711,uk/h*', ['4711', 'uk/help']],
    ['by_slugs is case-sensitive', '?by_slugs=UK/*', []],
    ['by_slugs, everything', '?by_slugs=*&starts_with=uk', ['uk/Socks-B', 'uk/help', 'uk/socks', 'ukulele/page']],
    ['excluding_slugs', '?starts_with=uk&excluding_slugs=uk/*,ukulele/none', ['ukulele/page']],
    ['is_startpage', '?is_startpage=1', ['blog/']],
    ['not is_startpage', '?starts_with=blog/&is_startpage=0', ['blog/one', 'blog/three', 'blog/two']],
    ['level of the root', '?level=1', ['4711', 'blog/']],
    ['level of a folder', '?level=2&starts_with=uk/', ['uk/Socks-B', 'uk/help', 'uk/socks']],
    ['level deeper', '?level=3&starts_with=uk/', []],
    ['with_tag', '?with_tag=warm', ['blog/two']],
    ['with_tag, any of them', '?with_tag=warm,cold', ['blog/three', 'blog/two']],
    ['with_tag, none', '?with_tag=wa', []],
    ['search_term in the content', '?search_term=wool%20FROM', ['blog/one']],
    ['search_term in the name', '?search_term=%C3%A9mile', ['blog/one']],
    ['search_term in the slug', '?search_term=ukulele', ['ukulele/page']],
    ['search_term is not a name of a field', '?search_term=title', []],
    ['sort_by name', '?content_type=post&sort_by=name:asc', ['blog/two', 'blog/', 'blog/one', 'blog/three']],
    [
      'sort_by name, backwards',
      '?content_type=post&sort_by=name:desc',
      ['blog/three', 'blog/one', 'blog/', 'blog/two'],
    ],
    ['sort_by position', '?content_type=post&sort_by=position:desc', ['blog/two', 'blog/one', 'blog/', 'blog/three']],
    [
      'sort_by sort_by_date, without a date last',
      '?content_type=post&sort_by=sort_by_date:desc',
      ['blog/', 'blog/three', 'blog/one', 'blog/two'],
    ],
    [
      'sort_by published_at, the same for all',
      '?content_type=post&sort_by=published_at:desc',
      ['blog/', 'blog/one', 'blog/three', 'blog/two'],
    ],
    [
      'sort_by first_published_at, then by slug',
      '?content_type=post&sort_by=first_published_at:asc,slug:desc',
      ['blog/two', 'blog/three', 'blog/one', 'blog/'],
    ],
    [
      'sort_by a field as text',
      '?content_type=post&sort_by=content.price:asc',
      ['blog/two', 'blog/one', 'blog/', 'blog/three'],
    ],
    [
      'sort_by a field as number',
      '?content_type=post&sort_by=content.price:asc:int',
      ['blog/one', 'blog/two', 'blog/', 'blog/three'],
    ],
    ['a page of what was sorted', '?content_type=post&sort_by=name:asc&per_page=2&page=2', ['blog/one', 'blog/three']],
    ['a page past what was sorted', '?content_type=post&sort_by=name:asc&per_page=2&page=3', []],
  ])('~CNT-04 %s', async (_, query, expected) => {
    expect(await slugsOf(query)).toEqual(expected)
  })

  it('stories by uuid, in the order of their slugs or in the requested order', async () => {
    const uuids = [await uuidOf('uk/socks'), await uuidOf('_default/help'), await uuidOf('uk/help')].join(',')
    expect(await slugsOf(`?by_uuids=${uuids},none`)).toEqual(['_default/help', 'uk/help', 'uk/socks'])
    expect(await slugsOf(`?by_uuids_ordered=${uuids},none`)).toEqual(['uk/socks', '_default/help', 'uk/help'])
  })

  it('stories by id, and all but those', async () => {
    const ids = [await idOf('uk/socks'), await idOf('uk/help')].join(',')
    expect(await slugsOf(`?by_ids=${ids},1`)).toEqual(['uk/help', 'uk/socks'])
    expect(await slugsOf(`?starts_with=uk/&excluding_ids=${ids}`)).toEqual(['uk/Socks-B'])
  })

  it('leaves out fields that are not requested, never the kind of a block', async () => {
    const { body } = await get('?by_slugs=_default/about&excluding_fields=lead,body,text,component')
    expect(body.stories[0].content).toEqual({ _uid: 'uid-_default/about', component: 'page', title: 'About us' })
  })

  it.each(['', '/cdn', '/v2/cdn'])('the same under the base %j of the public contract', async (base) => {
    const paths = ['/stories?by_slugs=uk/help', '/stories/?by_slugs=uk/help', '/stories/uk/help', '/stories/uk/help/']
    for (const path of [...paths, '/spaces/me', '/spaces/me/', '/changes?since=2', '/changes/?since=2']) {
      expect(await content.get(base + path)).toMatchObject({ status: 200 })
      expect((await content.get(base + path)).body).toEqual((await content.get(path)).body)
    }
  })

  it('one story by its slug, its id or its uuid', async () => {
    const { status, body } = await get('/uk/help')
    expect(status).toBe(200)
    expect(body).toEqual({ story: expect.objectContaining({ full_slug: 'uk/help' }), cv: 2, rels: [], links: [] })
    expect((await get(`/${body.story.id}`)).body).toEqual(body)
    expect((await get(`/${body.story.uuid}?find_by=uuid`)).body).toEqual(body)
    expect((await get(`/${body.story.uuid}/?find_by=uuid`)).body).toEqual(body)
    expect((await get('/uk%2Fhelp')).body).toEqual(body)
    expect((await get('/4711')).body.story.full_slug).toBe('4711')
    expect((await get('/blog/')).body.story).toMatchObject({ full_slug: 'blog/', slug: 'blog' })
    expect((await get('/_default/about?language=de-DE')).body.story.content.title).toBe('Über uns')
  })

  it.each(['/uk/none', '/uk/secret', '/12345', '/uk/help?find_by=uuid', '/a%00b', '/a,b', '/%E0%A4%A', '/uk//help'])(
    '~CNT-03 404 with the message of the public contract for %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: ['This record could not be found'] })
    },
  )

  it('what is not published is not delivered', async () => {
    expect(await slugsOf('?by_slugs=uk/secret')).toEqual([])
  })

  it('~CNT-17 pages by 25 by default, and past the end there is nothing', async () => {
    const first = await get('?starts_with=de/')
    expect([first.body.stories.length, first.headers.get('total'), first.headers.get('per-page')]).toEqual([
      25,
      '250',
      '25',
    ])
    const third = await slugsOf('?starts_with=de/&per_page=100&page=3')
    expect([third.length, third[0], third.at(-1)]).toEqual([50, 'de/faq/200', 'de/faq/249'])
    expect(await slugsOf('?starts_with=de/&per_page=100&page=4')).toEqual([])
    expect(await slugsOf('?starts_with=de/&per_page=100&page=999999999')).toEqual([])
  })

  it('may be cached under its version, and must be revalidated otherwise', async () => {
    const caching = async (path: string) => (await content.get(path)).headers.get('cache-control')
    for (const path of ['/stories?by_slugs=uk/help&cv=', '/stories/uk/help?cv=']) {
      expect(await caching(`${path}2`)).toBe('public, max-age=31536000')
      expect(await caching(`${path}1`)).toBe('no-cache')
    }
    expect(await caching('/stories')).toBe('no-cache')
    expect(await caching('/stories/none?cv=2')).toBe('no-cache')
    expect(await caching('/stories?page=0&cv=2')).toBe('no-cache')
    expect(await caching('/spaces/me')).toBe('no-cache')
    expect(await caching('/changes?since=2')).toBe('no-cache')
  })

  it('describes its space', async () => {
    expect((await content.get('/spaces/me?token=any')).body).toEqual({
      space: {
        id: 1,
        name: 'Sockeye',
        domain: '',
        version: 2,
        language_codes: ['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'],
      },
    })
  })

  const list = 'separated by commas'
  it.each([
    ['?colour=red', 'colour: Not a known field'],
    ['?__proto__=red', '__proto__: Not a known field'],
    ['?filter_query[colour][near]=red', expect.stringContaining('must have one of the operations')],
    ['?filter_query[colour]=red', expect.stringContaining('must be filter_query[field][operation]')],
    ['?filter_query[__or][][colour][in]=red', expect.stringContaining('must be filter_query[field][operation]')],
    ['?filter_query=red', expect.stringMatching(/^filter_query: /)],
    ['?find_by=uuid', 'find_by: Not a known field'],
    ['?page=1&page=2', 'page: must be given once'],
    ['?per_page=101', 'per_page: must be 1 to 100'],
    ['?per_page=0', 'per_page: must be 1 to 100'],
    ['?per_page=ten', 'per_page: must be a whole number'],
    ['?page=0', 'page: must be 1 or more'],
    ['?page=-1', 'page: must be a whole number'],
    ['?page=', 'page: must be a whole number'],
    ['?version=secret', 'version: must be published or draft'],
    ['?language=Deutsch', 'language: must be default or a language such as de-DE'],
    ['?fallback_lang=de_DE', 'fallback_lang: must be default or a language such as de-DE'],
    ['?by_slugs=', `by_slugs: must be slugs, ${list}`],
    ['?by_slugs=a,,b', `by_slugs: must be slugs, ${list}`],
    ['?by_slugs=a%00b', `by_slugs: must be slugs, ${list}`],
    [`?by_slugs=${Array.from({ length: 101 }, () => 'a').join(',')}`, `by_slugs: must be slugs, ${list}`],
    ['?excluding_slugs=a%20b', `excluding_slugs: must be slugs, ${list}`],
    ['?starts_with=*', 'starts_with: must be the beginning of a slug'],
    ['?starts_with=', 'starts_with: must be the beginning of a slug'],
    ['?by_uuids=', `by_uuids: must be uuids, ${list}`],
    ['?by_uuids_ordered=a%20b', `by_uuids_ordered: must be uuids, ${list}`],
    ['?by_ids=1,a', `by_ids: must be ids, ${list}`],
    ['?excluding_ids=1.5', `excluding_ids: must be ids, ${list}`],
    ['?by_ids=9999999999999999', `by_ids: must be ids, ${list}`],
    ['?content_type=a%20b', 'content_type: must be the name of a component'],
    ['?is_startpage=yes', 'is_startpage: must be 0 or 1'],
    ['?level=0', 'level: must be 1 or more'],
    ['?level=top', 'level: must be a whole number'],
    ['?with_tag=', `with_tag: must be tags, ${list}`],
    ['?with_tag=a%00', `with_tag: must be tags, ${list}`],
    ['?search_term=', 'search_term: must be a text of 1 to 200 characters'],
    ['?search_term=%00', 'search_term: must be a text of 1 to 200 characters'],
    ['?sort_by=colour:asc', 'sort_by: must be a field and its order such as name:asc'],
    ['?sort_by=name:up', 'sort_by: must be a field and its order such as name:asc'],
    ['?from_release=spring', 'from_release: must be a number'],
    ['?resolve_relations=author', `resolve_relations: must be component.field, ${list}`],
    ['?resolve_level=3', 'resolve_level: must be 1 or 2'],
    ['?resolve_links=1', 'resolve_links: must be story, url or link'],
    ['?resolve_links_level=0', 'resolve_links_level: must be 1 or 2'],
    ['?excluding_fields=a.b', `excluding_fields: must be names of fields, ${list}`],
    ['?token=', 'token: must be a text of 1 to 200 characters'],
    ['?cv=', 'cv: must be a text of 1 to 200 characters'],
    ['/uk/help?find_by=slug', 'find_by: must be uuid'],
    ['/uk/help?page=1', 'page: Not a known field'],
    ['/uk/help?language=Deutsch', 'language: must be default or a language such as de-DE'],
  ])('422 for %s', async (query, error) => {
    expect(await get(query)).toMatchObject({ status: 422, body: { error } })
  })

  it('is read only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await content.reached.fetch(new Request(`${content.reached.baseUrl}/stories/uk/help`, { method }))
      expect(answer.status).toBe(405)
    }
  })

  it('CNT-02 the client finds the story of the storefront first, then the shared one', async () => {
    const client = contentClient(content.reached)
    const find = (slug: string) => client.fetchStory({ contentKey: 'uk', slug, language: 'en-GB' })
    expect((await find('help'))?.content.title).toBe('Help in the UK')
    expect((await find('about'))?.full_slug).toBe('_default/about')
  })

  it('~CNT-03 the client finds nothing where there is nothing, and no draft', async () => {
    const client = contentClient(content.reached)
    const find = (slug: string) => client.fetchStory({ contentKey: 'uk', slug, language: 'en-GB' })
    expect(await find('no-such-page')).toBeUndefined()
    expect(await find('secret')).toBeUndefined()
  })

  it('CNT-17 the client reads all 250 stories of a folder, each once', async () => {
    const all = await contentClient(content.reached).fetchSiblings({
      contentKey: 'de',
      slug: 'faq/',
      language: 'de-DE',
    })
    expect(new Set(all.map((found) => found.uuid)).size).toBe(250)
  })
})
