import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentClient } from '../../src/contracts/content-client.ts'
import { settableClock } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/content-service.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { saveStories } from '../../src/services/content/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { story } from '../support/story-to-save.ts'
import { reach, transports, type Reached } from '../support/transports.ts'

const about = {
  title: 'About us',
  title__i18n__de_DE: 'Über uns',
  lead: 'We knit 🧦',
  body: [{ _uid: 'b1', component: 'banner', text: 'Hello', text__i18n__de_DE: 'Hallo' }],
}

const stories = [
  story('_default/about', about),
  story('_default/help', { title: 'Help' }),
  story('uk/help', { title: 'Help in the UK' }),
  story('uk/socks', {}, 'category'),
  story('uk/Socks-B', {}, 'category'),
  story('ukulele/page'),
  ...Array.from({ length: 250 }, (_, index) => story(`de/faq/${String(index).padStart(3, '0')}`)),
  { ...story('uk/secret'), published: false },
]

const combinations = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(combinations)('the content service on %s, %s', (engine, transport) => {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  let fresh: FreshDatabase<ContentTables>
  let reached: Reached

  beforeAll(async () => {
    fresh = await freshDatabase(engine, contentMigrations)
    const service = createContentService({ database: fresh.database, log: createLog({ level: 'silent' }) })
    reached = await reach(transport, service)
    await saveStories(fresh.database, stories, clock)
  })
  afterAll(async () => {
    await reached.close()
    await fresh.remove()
  })

  const get = async (query: string) => {
    const answer = await reached.fetch(new Request(`${reached.baseUrl}/stories${query}`))
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const slugsOf = async (query: string) => {
    const { body } = await get(query)
    return body.stories.map((found: { full_slug: string }) => found.full_slug)
  }

  it('~CNT-04 answers in the shape of the public contract', async () => {
    const { status, headers, body } = await get(
      '?by_slugs=_default/about&version=published&language=default&per_page=100&page=1',
    )
    expect(status).toBe(200)
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['1', '100'])
    expect(body).toEqual({
      cv: 2,
      rels: [],
      links: [],
      stories: [
        expect.objectContaining({
          id: expect.any(Number),
          uuid: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
          name: 'Story of _default/about',
          slug: 'about',
          full_slug: '_default/about',
          lang: 'default',
          created_at: '2026-11-15T10:00:00.000Z',
          published_at: '2026-11-15T10:00:00.000Z',
          tag_list: [],
          alternates: [],
          content: {
            _uid: 'uid-_default/about',
            component: 'page',
            title: 'About us',
            lead: 'We knit 🧦',
            body: [{ _uid: 'b1', component: 'banner', text: 'Hello' }],
          },
        }),
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
          body: [{ _uid: 'b1', component: 'banner', text: 'Hallo' }],
        }),
      }),
    ])
    expect(JSON.stringify(body)).not.toContain('__i18n__')
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
    expect(await slugsOf('?content_type=category')).toEqual(['uk/Socks-B', 'uk/socks'])
    expect(await slugsOf('?content_type=category&starts_with=de/')).toEqual([])
  })

  it('what is not published is delivered as a draft only', async () => {
    expect(await slugsOf('?by_slugs=uk/secret')).toEqual([])
    expect(await slugsOf('?by_slugs=uk/secret&version=draft')).toEqual(['uk/secret'])
  })

  it('pages by 25 unless told otherwise, and past the end there is nothing', async () => {
    const first = await get('?starts_with=de/')
    expect([first.body.stories.length, first.headers.get('total'), first.headers.get('per-page')]).toEqual([
      25,
      '250',
      '25',
    ])
    const third = await slugsOf('?starts_with=de/&per_page=100&page=3')
    expect([third.length, third[0], third.at(-1)]).toEqual([50, 'de/faq/200', 'de/faq/249'])
    expect(await slugsOf('?starts_with=de/&per_page=100&page=4')).toEqual([])
  })

  it.each([
    ['?colour=red', 'colour: Not a known field'],
    ['?per_page=101', 'per_page: must be 1 to 100'],
    ['?per_page=0', 'per_page: must be 1 to 100'],
    ['?per_page=ten', 'per_page: must be a whole number'],
    ['?page=0', 'page: must be 1 or more'],
    ['?page=-1', 'page: must be a whole number'],
    ['?version=secret', 'version: must be published or draft'],
    ['?language=Deutsch', 'language: must be default or a language such as de-DE'],
    ['?by_slugs=uk/*', 'by_slugs: must be slugs, separated by commas'],
    ['?by_slugs=', 'by_slugs: must be slugs, separated by commas'],
    ['?by_slugs=a%00b', 'by_slugs: must be slugs, separated by commas'],
    ['?content_type=a%20b', 'content_type: must be the name of a component'],
  ])('422 for %s', async (query, error) => {
    expect(await get(query)).toMatchObject({ status: 422, body: { error } })
  })

  it('422 for a parameter given twice', async () => {
    expect((await get('?page=1&page=2')).status).toBe(422)
  })

  it('CNT-02 the client finds the story of the storefront first, then the shared one', async () => {
    const client = contentClient(reached)
    const find = (slug: string) => client.fetchStory({ contentKey: 'uk', slug, language: 'en-GB' })
    expect((await find('help'))?.content.title).toBe('Help in the UK')
    expect((await find('about'))?.full_slug).toBe('_default/about')
  })

  it('~CNT-03 the client finds nothing where there is nothing, and no draft', async () => {
    const client = contentClient(reached)
    const find = (slug: string) => client.fetchStory({ contentKey: 'uk', slug, language: 'en-GB' })
    expect(await find('no-such-page')).toBeUndefined()
    expect(await find('secret')).toBeUndefined()
  })

  it('CNT-17 the client reads all 250 stories of a folder, each once', async () => {
    const all = await contentClient(reached).fetchStories({ startsWith: 'de/faq/', language: 'de-DE' })
    expect(new Set(all.map((found) => found.uuid)).size).toBe(250)
  })
})
