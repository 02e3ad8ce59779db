/** What a push accepts and rejects, and that nothing is lost by a pull and a push, on both engines. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listContentReleases,
  createContentRelease,
  publishContentRelease,
} from '../../src/merchant/content/operations/release-content.ts'
import { contentStatus, publishContent } from '../../src/merchant/content/operations/publish-content.ts'
import { fillWithDemo } from '../support/demo-shop.ts'
import { writeDrafts } from '../../src/services/content/save-stories.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { contentFolder, pageFile, type ContentFolderUnderTest } from '../support/content-folder.ts'
import { contentPusher, type ContentPusher } from '../support/content-pusher.ts'
import { engines } from '../support/fresh-database.ts'
import { story } from '../support/story-to-save.ts'
import { pullContent } from '../../src/merchant/content/operations/pull-content.ts'
import { writeStories } from '../support/save-stories.ts'

describe.each(engines)('a folder of content on %s', (engine) => {
  let shop: ContentPusher
  let folder: ContentFolderUnderTest

  beforeAll(async () => {
    shop = await contentPusher(engine)
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    folder = contentFolder()
    return () => folder.remove()
  })

  const everyStory = () => shop.database.query.selectFrom('stories').selectAll().orderBy('full_slug').execute()
  const version = () => shop.database.query.selectFrom('content_version').select('version').execute()
  const NOTHING = { drafts: [], published: [], deleted: [], datasources: [] }
  const slugs = async () => (await everyStory()).map((row) => row.full_slug)

  it('can be pulled and pushed without a change', async () => {
    const now = new Date('2026-01-01T00:00:00.000Z')
    await shop.database.transaction(async (transaction) => {
      const odd = { component: 'page', title: 'Odd', body: [{ text: 'No uid', component: 'quote' }], _uid: '' }
      await writeStories(
        transaction,
        [
          { ...story('es/odd'), content: odd },
          { ...story('es/v1.2/Füße', { title: 'Feet' }), tag_list: ['b', 'a'], position: 3, is_startpage: true },
          { ...story('es/hidden', { title: 'Hidden' }), published: false, sort_by_date: '2026-01-02' },
          { ...story('es/', { title: 'Folder', title__i18n__de_DE: 'Ordner' }), meta_data: { note: 1 } },
        ],
        now,
      )
      await writeDrafts(transaction, [story('es/odd', { title: 'Odd draft' })], now)
    })
    const before = [await everyStory(), await version()]
    await shop.pull(folder.dir)
    const files = folder.read()
    expect(await shop.push(folder.dir)).toMatchObject({ stories: 4, problems: [], answer: NOTHING })
    expect([await everyStory(), await version()]).toEqual(before)
    expect(await shop.pull(folder.dir)).toEqual({ problems: [], changed: 0, gone: [] })
    expect(folder.read()).toEqual(files)
  })

  it('can be pushed into another shop as it was pulled from the first', async () => {
    const other = await contentPusher(engine)
    await shop.pull(folder.dir)
    await other.push(folder.dir, { publish: true })
    const copy = contentFolder()
    await other.pull(copy.dir)
    expect(copy.read()).toEqual(folder.read())
    copy.remove()
    await other.close()
  })

  it('is written as drafts; published only on request, and never a file that is marked as unpublished', async () => {
    folder.write('stories/uk/a.json', pageFile('A'))
    folder.write('stories/uk/b.json', pageFile('B', {}, { published: false }))
    const before = await version()
    expect((await shop.push(folder.dir, { checkOnly: true })).answer.drafts).toEqual(['uk/a', 'uk/b'])
    expect(await slugs()).not.toContain('uk/a')
    expect((await shop.push(folder.dir)).answer).toEqual({ problems: [], ...NOTHING, drafts: ['uk/a', 'uk/b'] })
    expect(await version()).toEqual(before)
    expect((await shop.push(folder.dir, { publish: true })).answer).toMatchObject({ drafts: [], published: ['uk/a'] })
    const { waiting } = await shop.run(contentStatus, {})
    expect(waiting).toContainEqual({ slug: 'uk/b', published: false })
    expect(waiting).not.toContainEqual(expect.objectContaining({ slug: 'uk/a' }))
    await shop.run(publishContent, { slugs: ['uk/b'], folders: [], all: false })
    // A push never unpublishes a page.
    expect((await shop.push(folder.dir, { publish: true })).answer).toMatchObject(NOTHING)
  })

  it('replaces other stories of its content keys, and no others', async () => {
    folder.write('stories/nl/a.json', pageFile('A'))
    folder.write('stories/nl/b.json', pageFile('B', {}, { uuid: 'moves' }))
    await shop.push(folder.dir, { publish: true })
    folder.delete('stories/nl/b.json')
    folder.write('stories/nl/c.json', pageFile('B', {}, { uuid: 'moves' }))
    expect((await shop.push(folder.dir)).problems).toEqual([
      { file: 'stories/nl/c.json', at: 'uuid', message: 'is that of nl/b already' },
    ])
    const { answer } = await shop.push(folder.dir, { deleteMissing: true })
    expect(answer).toEqual({ problems: [], ...NOTHING, drafts: ['nl/c'], deleted: ['nl/b'] })
    expect(await slugs()).toEqual(expect.arrayContaining(['es/odd', 'nl/a', 'nl/c', 'uk/a']))
    folder.write('stories/nl/c.json', pageFile('B', {}, { uuid: 'other' }))
    expect((await shop.push(folder.dir)).problems).toEqual([
      {
        file: 'stories/nl/c.json',
        at: 'uuid',
        message: 'is not the one that the shop knows this story by (moves); leave it out, or delete the story first',
      },
    ])
  })

  it('writes datasources, in any order', async () => {
    const entries = { b: { value: 'B', 'de-DE': 'Be' }, a: { value: 'A' } }
    folder.write('datasources/constants.json', { name: 'Constants', entries })
    expect((await shop.push(folder.dir)).answer.datasources).toEqual(['constants'])
    folder.write('datasources/constants.json', { name: 'Constants', entries: { a: entries.a, b: entries.b } })
    expect((await shop.push(folder.dir)).answer.datasources).toEqual([])
    folder.write('datasources/constants.json', { name: 'Constants', entries: { a: { value: '' } } })
    expect((await shop.push(folder.dir)).answer.datasources).toEqual(['constants'])
  })

  it('imports pictures, and renders others', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff5b45' } })
      .jpeg()
      .toBuffer()
    folder.write('pictures/summer/Beach Day.jpg', photo)
    const drawing = 'drawing:banner.pile.lemons_sun.dots_berry.stripes_river'
    const text = { type: 'doc', content: [{ type: 'image', attrs: { src: drawing, alt: '' } }] }
    folder.write(
      'stories/fr/sea.json',
      pageFile('Sea', {
        picture: { filename: 'pictures/summer/Beach Day.jpg', alt: 'A beach' },
        picture__i18n__fr_FR: { filename: drawing },
        body: [{ component: 'rich-text', text }],
      }),
    )
    expect(await shop.push(folder.dir)).toMatchObject({ problems: [], answer: { drafts: ['fr/sea'] } })
    await shop.pull(folder.dir)
    const { content } = JSON.parse(folder.read()['stories/fr/sea.json'] ?? '')
    expect(content.picture).toEqual({
      filename: expect.stringMatching(/^\/images\/[\da-f]{16}\/beach-day\.jpg$/),
      alt: 'A beach',
      meta_data: { width: 40, height: 30, tint: expect.stringMatching(/^#[\da-f]{6}$/) },
    })
    expect(content.picture__i18n__fr_FR).toEqual({ filename: drawing })
    expect(content.body[0].text.content[0].attrs.src).toBe(drawing)
    const stored = await shop.run(pullContent, {})
    expect(stored.stories.find(({ full_slug: slug }) => slug === 'fr/sea')?.content).toMatchObject({
      picture__i18n__fr_FR: { meta_data: { width: 1920, height: 1080, tint: '#fff0c2' } },
    })
    const [hash = ''] = content.picture.filename.split('/').slice(2)
    expect(readFileSync(`${shop.dataDir}/pictures/${hash.slice(0, 2)}/${hash}.jpg`)).toEqual(photo)
    expect((await shop.push(folder.dir)).answer).toMatchObject(NOTHING)
  })

  it('can be added to a release, as far as it differs from what is published', async () => {
    folder.write('stories/it/a.json', pageFile('A'))
    folder.write('stories/it/b.json', pageFile('B'))
    await shop.push(folder.dir, { publish: true })
    const { id } = await shop.run(createContentRelease, { name: 'Spring' })
    folder.write('stories/it/a.json', pageFile('A in spring'))
    folder.write('stories/it/c.json', pageFile('C'))
    expect(await shop.addToRelease(folder.dir, id)).toMatchObject({ value: { answer: { changed: ['it/a', 'it/c'] } } })
    expect(await shop.run(listContentReleases, {})).toMatchObject([{ id, stories: ['it/a', 'it/c'] }])
    expect(await shop.run(publishContentRelease, { id })).toEqual(['it/a', 'it/c'])
    expect((await shop.push(folder.dir, { publish: true })).answer).toMatchObject(NOTHING)
    const published = { ok: false, failure: `The release ${id} is published already` }
    expect(await shop.addToRelease(folder.dir, id)).toEqual(published)
    expect(await publishContentRelease.run({ id }, shop.shop)).toEqual(published)
    expect(await shop.addToRelease(folder.dir, 99)).toEqual({ ok: false, failure: 'There is no release 99' })
  })

  it('does not remove what is new in a release from it: it is not published, pulled, pruned or deleted before', async () => {
    folder.write('stories/eu/a.json', pageFile('A'))
    await shop.push(folder.dir)
    const { id } = await shop.run(createContentRelease, { name: 'Summer' })
    folder.write('stories/eu/new/b.json', pageFile('B'))
    await shop.addToRelease(folder.dir, id)
    const added = folder.read()['stories/eu/new/b.json']
    // The first is in the release as well, and was never published either.
    expect(await shop.run(publishContent, { slugs: ['eu/a'], folders: ['eu/', 'eu/new/'], all: false })).toEqual([
      'eu/a',
    ])
    expect(await shop.run(publishContent, { slugs: [], folders: [], all: true })).not.toContain('eu/new/b')
    expect((await shop.pull(folder.dir)).gone).toEqual([])
    expect(folder.read()['stories/eu/new/b.json']).toBe(added)
    folder.delete('stories/eu/new/b.json')
    await shop.pull(folder.dir)
    expect(folder.read()).not.toHaveProperty(['stories/eu/new/b.json'])
    expect((await shop.push(folder.dir, { publish: true, deleteMissing: true })).answer).toMatchObject(NOTHING)
    expect(await shop.run(publishContentRelease, { id })).toEqual(['eu/new/b'])
    await shop.pull(folder.dir)
    expect(folder.read()).toHaveProperty(['stories/eu/new/b.json'])
  })

  it('contains no link to a page that visitors cannot open', async () => {
    const to = (url: string) => ({
      body: [{ component: 'hero', title: 'x', link: { linktype: 'url', url, cached_url: url } }],
    })
    folder.write('stories/us/target.json', pageFile('Target', {}, { published: false }))
    folder.write('stories/us/from.json', pageFile('From', to('/target')))
    folder.write('stories/us/other.json', pageFile('Other', to('/target'), { published: false }))
    const message = 'leads to a story that would not be published: target'
    const problems = [{ file: 'stories/us/from.json', at: 'body[0].link', message }]
    expect((await shop.push(folder.dir, { publish: true })).problems).toEqual(problems)
    expect((await shop.push(folder.dir)).problems).toEqual([])
    folder.delete('stories/us/target.json')
    expect((await shop.push(folder.dir, { publish: true, checkOnly: true })).problems).toEqual(problems)
    await shop.run(publishContent, { slugs: ['us/target'], folders: [], all: false })
    expect((await shop.push(folder.dir, { publish: true })).answer).toMatchObject({ published: ['us/from'] })
  })

  it('is published by slug and by folder, all that was named or nothing', async () => {
    folder.write('stories/de/a.json', pageFile('A'))
    folder.write('stories/de/faq/b.json', pageFile('B'))
    await shop.push(folder.dir)
    const publish = (...wanted: string[]) =>
      publishContent.run(
        {
          slugs: wanted.filter((one) => !one.endsWith('/')),
          folders: wanted.filter((one) => one.endsWith('/')),
          all: false,
        },
        shop.shop,
      )
    expect(await publish('de/a', 'de/none')).toEqual({ ok: false, failure: 'There is no story de/none' })
    expect(await publish('de/a', 'zz/')).toEqual({ ok: false, failure: 'There is no story below zz/' })
    expect(await publish('de/faq/')).toEqual({ ok: true, value: ['de/faq/b'] })
    expect(await publish('de/')).toEqual({ ok: true, value: ['de/a'] })
    expect(await publish('de/a', 'de/')).toEqual({ ok: true, value: [] })
  })

  it('with a mistake anywhere changes nothing', async () => {
    const before = [await everyStory(), await version()]
    folder.write('stories/uk/a.json', pageFile('Other'))
    folder.write('stories/uk/z.json', pageFile('Z', { title: '' }))
    folder.write('datasources/constants.json', { name: 'Constants', entries: { a: { value: 'Other' } } })
    const { problems } = await shop.push(folder.dir, { publish: true, deleteMissing: true })
    expect(problems).toEqual([{ file: 'stories/uk/z.json', at: 'title', message: 'must not be empty' }])
    expect([await everyStory(), await version()]).toEqual(before)
  })
})

describe('the content of the demo', () => {
  it('passes every check of a push, and can be pulled and pushed without a change', async () => {
    const shop = await contentPusher('sqlite')
    const folder = contentFolder()
    await fillWithDemo(shop.database, { clock: shop.shop.clock, dataDir: shop.dataDir })
    await shop.pull(folder.dir)
    const { problems, unknownTexts, answer } = await shop.push(folder.dir, { publish: true, deleteMissing: true })
    expect(problems).toEqual([])
    expect(unknownTexts).toEqual([])
    expect(answer).toEqual({ problems: [], drafts: [], published: [], deleted: [], datasources: [] })
    folder.remove()
    await shop.close()
  })
})
