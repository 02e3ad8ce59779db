import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../src/platform/clock.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { saveStories } from '../../src/services/content/save-stories.ts'
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

  const publishedAt = async (slug: string) => (await saved()).find((row) => row.full_slug === slug)?.published_at
  const saved = () => fresh.database.query.selectFrom('stories').selectAll().orderBy('full_slug').execute()

  it('the same again changes nothing, and a change changes that story only', async () => {
    const [first, second] = [story('a/one', { n: 1 }), story('a/two', { n: 1 })]
    await saveStories(fresh.database, [first, second], clock)
    const before = await saved()
    clock.advance(60_000)
    await saveStories(fresh.database, [first, second], clock)
    expect(await saved()).toEqual(before)

    await saveStories(fresh.database, [first, story('a/two', { n: 2 })], clock)
    const [one, two] = await saved()
    expect(one).toEqual(before[0])
    expect(two).toMatchObject({
      uuid: before[1]?.uuid,
      created_at: '2026-11-15T10:00:00.000Z',
      updated_at: '2026-11-15T10:01:00.000Z',
    })
  })

  it('a story can be taken back and published again', async () => {
    await saveStories(fresh.database, [{ ...story('b/shy'), published: false }], clock)
    expect(await publishedAt('b/shy')).toBeNull()
    await saveStories(fresh.database, [story('b/shy')], clock)
    expect(await publishedAt('b/shy')).toBe(clock.now().toISOString())
  })

  it('saves all or none', async () => {
    const clash = { ...story('c/second'), uuid: 'same' }
    const before = await saved()
    await expect(saveStories(fresh.database, [{ ...story('c/first'), uuid: 'same' }, clash], clock)).rejects.toThrow(
      /unique/i,
    )
    expect(await saved()).toEqual(before)
  })

  it('refuses two stories of one slug, and a slug nobody could ask for', async () => {
    await expect(saveStories(fresh.database, [story('d'), story('d')], clock)).rejects.toThrow(
      'Two stories have the slug d',
    )
    await expect(saveStories(fresh.database, [story('d,e')], clock)).rejects.toThrow('Not a slug: "d,e"')
  })

  it('takes more stories than one statement can', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => story(`many/${index}`))
    await saveStories(fresh.database, many, clock)
    expect((await saved()).filter((row) => row.full_slug.startsWith('many/'))).toHaveLength(1200)
  })
})
