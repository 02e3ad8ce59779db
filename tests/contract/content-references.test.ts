import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoryToSave } from '../../src/services/content/save-stories.ts'
import { saveStories } from '../support/save-stories.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { story } from '../support/story-to-save.ts'

const TOKEN = 'preview'

const uuidOf = (index: number) => `00000000-0000-8000-a000-${String(index).padStart(12, '0')}`
const uuids = (count: number) => Array.from({ length: count }, (_, index) => uuidOf(index))
const link = (uuid: string) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: 'old' })

const counts = [0, 1, 50, 51, 120]

/** Story 0 leads to 1, and that to 2. The last is not published. */
const people: readonly StoryToSave[] = Array.from({ length: 120 }, (_, index) => ({
  ...story(
    `people/${String(index).padStart(3, '0')}`,
    {
      bio: `Person ${index}`,
      bio__i18n__de_DE: `Mensch ${index}`,
      ...(index < 2 ? { friend: uuidOf(index + 1), link: link(uuidOf(index + 1)) } : {}),
    },
    'person',
  ),
  uuid: uuidOf(index),
  published: index !== 119,
}))

const stories: readonly StoryToSave[] = [
  ...people,
  ...counts.map((count) =>
    story(`pages/${count}`, {
      people: uuids(count),
      body: uuids(count).map((uuid) => ({ _uid: uuid, component: 'teaser', link: link(uuid) })),
    }),
  ),
  story('pages/one', { author: uuidOf(0), link: link(uuidOf(0)) }),
  story('pages/many-friends', { people: uuids(50), friend: uuidOf(50) }),
  story('pages/secret', { author: uuidOf(119), link: link(uuidOf(119)) }),
  story('pages/unknown', { author: 'unknown', link: link('unknown') }),
]

describe.each(contentCombinations)('references of the content service on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  const read = async (path: string) => (await content.get(`/stories/${path}`)).body
  const idsIn = (list: readonly { uuid: string }[]) => list.map(({ uuid }) => uuid)

  beforeAll(async () => {
    content = await contentUnderTest(engine, transport, { previewToken: TOKEN })
    await saveStories(content.database, stories, content.clock)
  })
  afterAll(() => content.close())

  it.each(counts.filter((count) => count <= 50))('~CNT-19 %s references are resolved', async (count) => {
    const body = await read(`pages/${count}?resolve_relations=page.people&resolve_links=url`)
    expect([idsIn(body.rels), idsIn(body.links)]).toEqual([uuids(count), uuids(count)])
    expect(body).not.toHaveProperty('rel_uuids')
    expect(body).not.toHaveProperty('link_uuids')
  })

  it.each(counts.filter((count) => count > 50))('~CNT-19 %s references are returned by uuid', async (count) => {
    const body = await read(`pages/${count}?resolve_relations=page.people&resolve_links=url`)
    expect(body).toMatchObject({ rels: [], links: [], rel_uuids: uuids(count), link_uuids: uuids(count) })
  })

  it('~CNT-19 what was returned by uuid can be requested, in batches', async () => {
    const { rel_uuids: wanted } = await read('pages/120?resolve_relations=page.people')
    const found: string[] = []
    for (const first of [0, 50, 100]) {
      const { body } = await content.get(
        `/stories?per_page=50&by_uuids_ordered=${wanted.slice(first, first + 50).join(',')}`,
      )
      found.push(...idsIn(body.stories))
    }
    expect(found).toEqual(uuids(119))
  })

  it('counts the stories of a whole page together, each once', async () => {
    const { body } = await content.get('/stories?by_slugs=pages/50,pages/1,pages/one&resolve_relations=page.people')
    expect(idsIn(body.rels)).toEqual(uuids(50))
    const { body: more } = await content.get(
      '/stories?by_slugs=pages/50,pages/many-friends&resolve_relations=page.people,page.friend',
    )
    expect([more.rels, more.rel_uuids]).toEqual([[], uuids(51)])
  })

  it('resolves nothing by default, and only the named fields', async () => {
    expect(await read('pages/one')).toMatchObject({ rels: [], links: [] })
    expect(await read('pages/one?resolve_relations=page.people,teaser.author')).toMatchObject({ rels: [], links: [] })
  })

  it('a relation is a whole story in the requested language', async () => {
    const { rels } = await read('pages/one?resolve_relations=page.author&language=de-DE')
    expect(rels).toEqual([
      expect.objectContaining({
        full_slug: 'people/000',
        lang: 'de-DE',
        content: expect.objectContaining({ bio: 'Mensch 0' }),
      }),
    ])
  })

  it.each([
    ['', ['people/000']],
    ['&resolve_level=1', ['people/000']],
    ['&resolve_level=2', ['people/000', 'people/001']],
  ])('relations of relations%s', async (level, expected) => {
    const { rels } = await read(`pages/one?resolve_relations=page.author,person.friend${level}`)
    expect(rels.map((rel: { full_slug: string }) => rel.full_slug)).toEqual(expected)
  })

  it('too many on the second level are returned with those of the first', async () => {
    const { rels, rel_uuids: relUuids } = await read(
      'pages/many-friends?resolve_relations=page.people,page.friend,person.friend&resolve_level=2',
    )
    expect([rels, relUuids]).toEqual([[], uuids(51)])
  })

  it.each(['url', 'link'])('resolve_links=%s returns the target of a link', async (form) => {
    const { links } = await read(`pages/one?resolve_links=${form}`)
    expect(links).toEqual([
      {
        id: expect.any(Number),
        uuid: uuidOf(0),
        name: 'Story of people/000',
        slug: '000',
        full_slug: 'people/000',
        url: 'people/000',
      },
    ])
  })

  it('resolve_links=story returns the whole story', async () => {
    const { links } = await read('pages/one?resolve_links=story')
    expect(links).toEqual([
      expect.objectContaining({ url: 'people/000', content: expect.objectContaining({ bio: 'Person 0' }) }),
    ])
  })

  it('the second level of links is that of linked and related stories', async () => {
    const slugs = async (query: string) => (await read(query)).links.map((one: { full_slug: string }) => one.full_slug)
    expect(await slugs('pages/one?resolve_links=url&resolve_links_level=2')).toEqual(['people/000', 'people/001'])
    const related = 'pages/1?resolve_relations=page.people&resolve_links=url'
    expect(await slugs(related)).toEqual(['people/000'])
    expect(await slugs(`${related}&resolve_links_level=2`)).toEqual(['people/000', 'people/001', 'people/002'])
  })

  it('what is not published is resolved for drafts only', async () => {
    const both = 'resolve_relations=page.author&resolve_links=story'
    expect(await read(`pages/secret?${both}`)).toMatchObject({ rels: [], links: [] })
    const draft = await read(`pages/secret?${both}&version=draft&token=${TOKEN}`)
    expect([idsIn(draft.rels), idsIn(draft.links)]).toEqual([[uuidOf(119)], [uuidOf(119)]])
    const [author] = draft.rels
    expect(author.content).toHaveProperty('_editable', expect.stringContaining(`"id":"${author.id}"`))
  })

  it('what does not exist is left out', async () => {
    expect(await read('pages/unknown?resolve_relations=page.author&resolve_links=url')).toMatchObject({
      rels: [],
      links: [],
    })
  })

  it('a field that was left out is not followed', async () => {
    const { body } = await content.get(
      '/stories?by_slugs=pages/one&resolve_relations=page.author&resolve_links=url&excluding_fields=author',
    )
    expect([body.rels, body.links.length]).toEqual([[], 1])
  })
})
