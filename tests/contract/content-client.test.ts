/** The client and its service together: the service understands every request of the client. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentClient } from '../../src/contracts/content/content-client.ts'
import { settableClock } from '../support/settable-clock.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/service.ts'
import { writeDatasource } from '../../src/services/content/datasources/datasources.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { saveStories } from '../support/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { story } from '../support/story-to-save.ts'
import { reach, transports, type Reached } from '../support/transports.ts'

const uuidOf = (slug: string) => `uuid-${slug.replaceAll('/', '-')}`
const numbers = Array.from({ length: 120 }, (_, index) => `uk/blog/${String(index).padStart(3, '0')}`)
const linkTo = (slug: string) => ({ fieldtype: 'multilink', linktype: 'story', id: uuidOf(slug), cached_url: slug })

const stories = [
  story('_default/about', { title: 'About us', title__i18n__de_DE: 'Über uns' }),
  story('_default/help', { title: 'Help' }),
  story('uk/help', { title: 'Help in the UK' }),
  { ...story('uk/secret', { title: 'Not yet' }), published: false },
  story('uk/one-link', { link: linkTo('uk/blog/000'), dead: linkTo('uk/secret') }),
  story('uk/all-links', { links: numbers.map(linkTo), posts: numbers.map(uuidOf) }, 'overview'),
  ...numbers.map((slug) => ({ ...story(slug), uuid: uuidOf(slug) })),
  ...Array.from({ length: 250 }, (_, index) => story(`_default/faq/${String(index).padStart(3, '0')}`)),
  { ...story('uk/faq/249', { title: 'Own' }), position: -1 },
  story('_default/shared-content/footer'),
  story('_default/socks', {}, 'category'),
  { ...story('uk/socks', {}, 'category'), name: 'Jolly socks' },
]

const entries = Array.from({ length: 1500 }, (_, index) => ({
  name: `key-${index}`,
  value: `Text ${index}`,
  dimensions: index === 7 ? { 'de-DE': 'Text Nummer 7' } : {},
}))

const combinations = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(combinations)('the content client on %s, %s', (engine, transport) => {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  let fresh: FreshDatabase<ContentTables>
  let reached: Reached

  beforeAll(async () => {
    fresh = await freshDatabase(engine, contentMigrations)
    const { database } = fresh
    const log = createLog({ level: 'silent' })
    reached = await reach(transport, createContentService({ database, log, previewToken: 'hush' }))
    await saveStories(database, stories, clock)
    await database.transaction((transaction) =>
      writeDatasource(transaction, { slug: 'translations', name: 'Translations', entries }),
    )
  })
  afterAll(async () => {
    await reached.close()
    await fresh.remove()
  })

  const client = (more: object = {}) => contentClient({ ...reached, relations: ['overview.posts'], ...more })
  const wanted = (slug: string, language = 'default') => ({ contentKey: 'uk', slug, language })

  it('CNT-02 finds the story of the storefront first, then the shared one, in its language', async () => {
    expect((await client().fetchStory(wanted('help')))?.content['title']).toBe('Help in the UK')
    expect((await client().fetchStory(wanted('about', 'de-DE')))?.content['title']).toBe('Über uns')
    expect(await client().fetchStory(wanted('nowhere'))).toBeUndefined()
  })

  it('~CNT-30 finds a draft with the preview token, and is rejected with another', async () => {
    expect(await client().fetchStory(wanted('secret'))).toBeUndefined()
    const preview = { token: 'hush' }
    expect((await client({ preview }).fetchStory(wanted('secret')))?.content['title']).toBe('Not yet')
    const refused = client({ preview: { token: 'guess' } }).fetchStory(wanted('secret'))
    await expect(refused).rejects.toThrow('Request failed with status code 401')
  })

  it('puts linked stories into their links, and only published ones', async () => {
    const { content } = (await client().fetchStory(wanted('one-link'))) ?? {}
    expect(content).toMatchObject({ link: { story: { full_slug: 'uk/blog/000', url: 'uk/blog/000' } } })
    expect(content?.['dead']).not.toHaveProperty('story')
  })

  it('CNT-19 finds all of 120 links and 120 relations', async () => {
    const { content } = (await client().fetchStory(wanted('all-links'))) ?? {}
    expect(content).toMatchObject({
      links: numbers.map((slug) => ({ story: { full_slug: slug } })),
      posts: numbers.map((slug) => ({ full_slug: slug, content: { component: 'page' } })),
    })
  })

  it('CNT-17 CNT-34 reads all 250 stories of a folder, each once, the own one over the shared', async () => {
    const siblings = await client().fetchSiblings(wanted('faq/000'))
    expect(siblings).toHaveLength(250)
    expect(siblings.slice(0, 2).map((sibling) => sibling.full_slug)).toEqual(['uk/faq/249', '_default/faq/000'])
    expect(siblings.some((sibling) => sibling.full_slug === '_default/faq/249')).toBe(false)
  })

  it('CNT-08 CNT-26 reads categories', async () => {
    expect(await client().fetchCategories({ contentKey: 'uk', language: 'de-DE' })).toEqual([
      {
        full_slug: 'uk/socks',
        id: expect.any(Number),
        uuid: expect.any(String),
        name: 'Jolly socks',
        lang: 'de-DE',
      },
    ])
    const nowhere = client().fetchCategories({ contentKey: '_default', language: 'default' })
    expect((await nowhere).map((category) => category.full_slug)).toEqual(['_default/socks'])
  })

  it('reads what all pages share', async () => {
    const shared = await client().fetchSharedContent({ contentKey: 'uk', language: 'default' })
    expect(shared.map((found) => found.full_slug)).toEqual(['_default/shared-content/footer'])
  })

  it('CNT-06 CNT-18 reads all translations, and of a locale those that it has', async () => {
    const texts = await client().fetchTranslations({ locale: 'default' })
    expect(Object.keys(texts)).toHaveLength(1500)
    expect([texts['key-7'], texts['key-8']]).toEqual(['Text 7', 'Text 8'])
    expect(await client().fetchTranslations({ locale: 'en-GB' })).toEqual(texts)
    expect(await client().fetchTranslations({ locale: 'de-DE' })).toEqual({ 'key-7': 'Text Nummer 7' })
  })

  it('ERR-26 reports that constants are unavailable where there are none', async () => {
    await expect(client().fetchConstants()).rejects.toThrow('Unable to fetch constants')
  })

  it('gets what was published since a version, and nothing about drafts', async () => {
    const reader = client()
    const before = await reader.fetchVersion()
    expect(await reader.fetchChanges(before)).toEqual({ cv: before, changes: [] })
    await saveStories(fresh.database, [{ ...story('uk/new'), published: false }], clock)
    expect(await reader.fetchVersion()).toBe(before)
    await saveStories(fresh.database, [story('uk/new'), story('_default/help', { title: 'More help' })], clock)
    const { cv, changes } = await reader.fetchChanges(before)
    expect(cv).toBe(await reader.fetchVersion())
    expect(changes).toEqual([
      { kind: 'story', full_slug: '_default/help', component: 'page' },
      { kind: 'story', full_slug: 'uk/new', component: 'page' },
    ])
    expect((await reader.fetchStory(wanted('new')))?.full_slug).toBe('uk/new')
  })
})
