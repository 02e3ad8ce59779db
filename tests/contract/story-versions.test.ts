/** Versions of stories (DCO-10). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { purgeContent } from '../../src/services/content/service.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const DAY_MS = 24 * 60 * 60_000
const versions = z.array(
  z.object({
    number: z.int(),
    savedAt: z.string(),
    author: z.string(),
    publishedAt: z.string().nullable(),
    publishedBy: z.string().nullable(),
    label: z.string().nullable(),
  }),
)

describe.each(engines)('versions of a story on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    shop = await operationShop(engine)
    await shop.addStaff('owner')
    await shop.addStaff('content')
  })
  afterEach(() => shop.close())

  const slug = 'uk/page'
  const push = (fields: object, publish = false, actor = staffActor('owner')) =>
    shop.call(
      'content.push',
      {
        stories: [story(slug, { ...fields })],
        datasources: [],
        pictures: [],
        checkOnly: false,
        publish,
        deleteMissing: false,
      },
      { actor },
    )
  const listed = async () => versions.parse((await shop.call('story.versions', { slug })).body['value'])

  it('DCO-10 every save and publish stores one, with author, time and name', async () => {
    await push({ title: 'One' })
    shop.clock.advance(60_000)
    await push({ title: 'Two' }, false, staffActor('content'))
    shop.clock.advance(60_000)
    await shop.call('content.publish', { slugs: [slug], folders: [], all: false })
    // The same again is no other version.
    await push({ title: 'Two' })
    expect((await shop.call('story.name-version', { slug, number: 1, label: 'First words' })).status).toBe(200)
    expect(await listed()).toEqual([
      {
        number: 2,
        savedAt: '2026-11-15T10:01:00.000Z',
        author: 'content',
        publishedAt: '2026-11-15T10:02:00.000Z',
        publishedBy: 'owner',
        label: null,
      },
      {
        number: 1,
        savedAt: '2026-11-15T10:00:00.000Z',
        author: 'owner',
        publishedAt: null,
        publishedBy: null,
        label: 'First words',
      },
    ])
  })

  it('DCO-10 the last 100 stay, and all that were published in the last 400 days', async () => {
    await push({ title: 'Published' }, true)
    for (let number = 2; number <= 103; number += 1) await push({ title: `Draft ${number}` })
    const numbers = async () => (await listed()).map((version) => version.number)
    expect(await numbers()).toEqual([...Array.from({ length: 100 }, (_, index) => 103 - index), 1])
    shop.clock.advance(399 * DAY_MS)
    await purgeContent(shop.database, shop.clock)
    expect(await numbers()).toHaveLength(101)
    shop.clock.advance(2 * DAY_MS)
    await purgeContent(shop.database, shop.clock)
    expect(await numbers()).toHaveLength(100)
    expect((await numbers()).at(-1)).toBe(4)
  })

  it('DCO-10 two can be compared field by field', async () => {
    const hero = (title: string) => ({ _uid: 'hero', component: 'hero', title, tint: 'sun' })
    const text = (words: string) => ({
      _uid: 'text',
      component: 'rich-text',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    })
    await push({ title: 'Page', body: [hero('Socks'), text('Warm')] })
    await push({ title: 'Page', title__i18n__de_DE: 'Seite', body: [text('Warm feet'), hero('More socks')] })
    const compared = await shop.call('story.compare', { slug, before: 1, after: 2 })
    expect(compared.body['value']).toEqual([
      { block: '', field: 'body', before: 'hero\ntext', after: 'text\nhero' },
      { block: 'hero', field: 'title', before: 'Socks', after: 'More socks' },
      { block: 'text', field: 'text', before: 'Warm', after: 'Warm feet' },
      { block: '', field: 'title__i18n__de_DE', before: null, after: 'Seite' },
    ])
    const missing = await shop.call('story.compare', { slug, before: 1, after: 9 })
    expect(missing).toMatchObject({ status: 404, body: { code: 'UNKNOWN_VERSION' } })
  })

  it('DCO-10 restoring one makes a new draft, which can be undone; what is published stays', async () => {
    await push({ title: 'One' }, true)
    await push({ title: 'Two' }, true)
    const restored = await shop.call('story.restore-version', { slug, number: 1 }, { actor: staffActor('content') })
    expect(restored).toMatchObject({ status: 200, body: { value: { changed: true } } })
    const row = () =>
      shop.database.query
        .selectFrom('stories')
        .select(['content', 'published_content'])
        .where('full_slug', '=', slug)
        .executeTakeFirstOrThrow()
    expect(JSON.parse((await row()).content)).toMatchObject({ title: 'One' })
    expect(JSON.parse((await row()).published_content ?? '')).toMatchObject({ title: 'Two' })
    expect((await listed())[0]).toMatchObject({ number: 3, author: 'content', publishedAt: null })
    const undo = z.object({ undo: z.object({ id: z.string() }) }).parse(restored.body).undo.id
    expect((await shop.call('undo.run', { id: undo }, { actor: staffActor('content') })).status).toBe(200)
    expect(JSON.parse((await row()).content)).toMatchObject({ title: 'Two' })
  })

  it('~DCO-10 a dry run restores nothing, and a reader may not', async () => {
    await push({ title: 'One' })
    await push({ title: 'Two' })
    expect((await shop.call('story.restore-version', { slug, number: 1 }, { dryRun: true })).status).toBe(200)
    expect(await listed()).toHaveLength(2)
    const denied = await shop.call('story.restore-version', { slug, number: 1 }, { actor: staffActor('reader') })
    expect(denied.status).toBe(403)
  })
})
