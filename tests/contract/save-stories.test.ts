import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import type { Transaction } from '../../src/platform/database/open-database.ts'
import { contentVersion } from '../../src/services/content/changes.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { deleteStories, publishStories, unpublishStories } from '../../src/services/content/publish-stories.ts'
import { readStoriesToPull } from '../../src/services/content/read-stories.ts'
import { writeDrafts } from '../../src/services/content/save-stories.ts'
import { saveStories, writeStories } from '../support/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { story } from '../support/story-to-save.ts'

describe.each(engines)('saving stories on %s', (engine) => {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  let fresh: FreshDatabase<ContentTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, contentMigrations)
  })
  afterAll(() => fresh.remove())

  const write = <Value>(work: (transaction: Transaction<ContentTables>, now: Date) => Promise<Value>) =>
    fresh.database.transaction((transaction) => work(transaction, clock.now()))
  const saved = () => fresh.database.query.selectFrom('stories').selectAll().orderBy('full_slug').execute()
  const savedAs = async (slug: string) => (await saved()).find((row) => row.full_slug === slug)
  const publishedAt = async (slug: string) => (await savedAs(slug))?.published_at
  const version = () => contentVersion(fresh.database.query)

  it('the same again changes nothing, and a change changes that story only', async () => {
    const [first, second] = [story('a/one', { n: 1 }), story('a/two', { n: 1 })]
    await saveStories(fresh.database, [first, second], clock)
    const [before, versionBefore] = [await saved(), await version()]
    clock.advance(60_000)
    await saveStories(fresh.database, [first, second], clock)
    expect([await saved(), await version()]).toEqual([before, versionBefore])

    await saveStories(fresh.database, [first, story('a/two', { n: 2 })], clock)
    const [one, two] = await saved()
    expect(one).toEqual(before[0])
    expect(two).toMatchObject({
      uuid: before[1]?.uuid,
      created_at: '2026-11-15T10:00:00.000Z',
      updated_at: '2026-11-15T10:01:00.000Z',
      published_at: '2026-11-15T10:01:00.000Z',
      first_published_at: '2026-11-15T10:00:00.000Z',
    })
    expect(await version()).toBe(versionBefore + 1)
  })

  it.each([
    ['name', { name: 'Another' }],
    ['content', { content: { _uid: 'uid-n/a', component: 'page', n: 1 } }],
    ['component', { content: { _uid: 'uid-n/a', component: 'post' } }],
    ['position', { position: -4 }],
    ['tags', { tag_list: ['a', 'b'] }],
    ['date', { sort_by_date: '2026-05-01' }],
    ['place as a start page', { is_startpage: true }],
    ['meta data', { meta_data: { seo: ['x'] } }],
  ])('a change of its %s is a change, and so is undoing it', async (_, change) => {
    const plain = story('n/a')
    const saves = async (changed: object) =>
      write((transaction, now) => writeStories(transaction, [{ ...plain, ...changed }], now))
    await saves({})
    const before = await version()
    expect([await saves(change), await saves(change)]).toEqual([['n/a'], []])
    expect([await saves({}), await version()]).toEqual([['n/a'], before + 2])
  })

  it('a story can be unpublished and published again', async () => {
    await saveStories(fresh.database, [{ ...story('b/shy'), published: false }], clock)
    expect(await publishedAt('b/shy')).toBeNull()
    await saveStories(fresh.database, [story('b/shy')], clock)
    const first = clock.now().toISOString()
    expect(await publishedAt('b/shy')).toBe(first)
    await saveStories(fresh.database, [{ ...story('b/shy'), published: false }], clock)
    expect(await publishedAt('b/shy')).toBeNull()
    clock.advance(60_000)
    await saveStories(fresh.database, [story('b/shy')], clock)
    expect(await savedAs('b/shy')).toMatchObject({
      published_at: clock.now().toISOString(),
      first_published_at: first,
    })
  })

  it('saves all or none', async () => {
    const clash = { ...story('c/second'), uuid: 'same' }
    const before = await saved()
    await expect(saveStories(fresh.database, [{ ...story('c/first'), uuid: 'same' }, clash], clock)).rejects.toThrow(
      /unique/i,
    )
    expect(await saved()).toEqual(before)
  })

  it('rejects two stories of one slug, and a slug that cannot be requested', async () => {
    await expect(saveStories(fresh.database, [story('d'), story('d')], clock)).rejects.toThrow(
      'Two stories have the slug d',
    )
    await expect(saveStories(fresh.database, [story('d,e')], clock)).rejects.toThrow('Not a slug: "d,e"')
  })

  it('accepts more stories than one statement can', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => story(`many/${index}`))
    await saveStories(fresh.database, many, clock)
    expect((await saved()).filter((row) => row.full_slug.startsWith('many/'))).toHaveLength(1200)
    const slugs = many.map(({ full_slug: slug }) => slug)
    expect(await write((transaction) => unpublishStories(transaction, slugs))).toHaveLength(1200)
    expect(await write((transaction, now) => publishStories(transaction, slugs, now))).toHaveLength(1200)
    expect(await write((transaction) => deleteStories(transaction, slugs))).toHaveLength(1200)
    expect((await saved()).filter((row) => row.full_slug.startsWith('many/'))).toEqual([])
  })

  it('drafts are saved without being published, and published later', async () => {
    await saveStories(fresh.database, [story('e/one'), story('e/two')], clock)
    const before = await version()
    const drafts = [story('e/one', { n: 1 }), story('e/two'), story('e/three')]
    const writeAll = () => write((transaction, now) => writeDrafts(transaction, drafts, now))
    expect((await writeAll()).toSorted()).toEqual(['e/one', 'e/three'])
    expect([await writeAll(), await version()]).toEqual([[], before])

    const publish = (slugs: readonly string[] | 'all') =>
      write((transaction, now) => publishStories(transaction, slugs, now))
    expect(await publish(['e/two', 'e/two'])).toEqual([])
    expect(await publish(['e/one', 'e/two'])).toEqual(['e/one'])
    expect(await publish('all')).toContain('e/three')
    expect(await publish('all')).toEqual([])
    expect(await version()).toBe(before + 2)
  })

  it('unpublishes and deletes, and returns what changed', async () => {
    await saveStories(fresh.database, [story('f/one'), { ...story('f/two'), published: false }], clock)
    const both = ['f/one', 'f/two']
    expect(await write((transaction) => unpublishStories(transaction, both))).toEqual(['f/one'])
    expect(await write((transaction) => unpublishStories(transaction, both))).toEqual([])
    expect(await write((transaction) => deleteStories(transaction, both))).toEqual(both)
    expect(await savedAs('f/one')).toBeUndefined()
  })

  it('an unknown story cannot be published, unpublished or deleted, and nothing else is', async () => {
    await saveStories(fresh.database, [{ ...story('g/one'), published: false }], clock)
    const both = ['g/one', 'g/none']
    const message = 'There is no story g/none'
    await expect(write((transaction, now) => publishStories(transaction, both, now))).rejects.toThrow(message)
    await expect(write((transaction) => unpublishStories(transaction, both))).rejects.toThrow(message)
    await expect(write((transaction) => deleteStories(transaction, both))).rejects.toThrow(message)
    expect(await publishedAt('g/one')).toBeNull()
  })
})

describe.each(engines)('pulling stories on %s', (engine) => {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  let fresh: FreshDatabase<ContentTables>
  beforeAll(async () => {
    fresh = await freshDatabase(engine, contentMigrations)
  })
  afterAll(() => fresh.remove())

  it('returns drafts as they can be saved again, whether they are published, and whether they differ', async () => {
    const full = {
      ...story('b', { title: 'Hi', title__i18n__de_DE: 'Hallo' }),
      id: 12,
      uuid: 'twelve',
      tag_list: ['x'],
      position: 3,
      sort_by_date: '2026-01-01',
      is_startpage: true,
      meta_data: { a: 1 },
    }
    await saveStories(fresh.database, [full, story('a'), { ...story('c'), published: false }], clock)
    await fresh.database.transaction((transaction) => writeDrafts(transaction, [story('a', { n: 2 })], clock.now()))
    const pulled = await readStoriesToPull(fresh.database.query)
    expect(pulled.map((one) => [one.full_slug, one.published, one.draft_differs])).toEqual([
      ['a', true, true],
      ['b', true, false],
      ['c', false, true],
    ])
    expect(pulled[0]?.content).toEqual(story('a', { n: 2 }).content)
    expect(pulled[1]).toEqual({ ...full, published: true, draft_differs: false })
    const again = await fresh.database.transaction((transaction) => writeDrafts(transaction, pulled, clock.now()))
    expect(again).toEqual([])
  })
})
