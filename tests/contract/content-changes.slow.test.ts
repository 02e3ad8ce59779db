import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeDatasource } from '../../src/services/content/datasources/datasources.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { deleteStories, publishStories, unpublishStories } from '../../src/services/content/publish-stories.ts'
import { writeDrafts, type StoryToSave } from '../../src/services/content/save-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { emptyDatabase, engines } from '../support/fresh-database.ts'
import { story } from '../support/story-to-save.ts'
import { writeStories } from '../support/save-stories.ts'

const saving =
  (content: ContentUnderTest) =>
  (...stories: StoryToSave[]) =>
    content.write((transaction, now) => writeStories(transaction, stories, now))
const changesOf = (content: ContentUnderTest) => async (since: number) =>
  (await content.get(`/changes?since=${since}`)).body
const changed = (slug: string, component = 'page') => ({ kind: 'story', full_slug: slug, component })

describe.each(contentCombinations)('changes of the content service on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  let save: ReturnType<typeof saving>
  let changesSince: ReturnType<typeof changesOf>

  beforeEach(async () => {
    content = await contentUnderTest(engine, transport)
    save = saving(content)
    changesSince = changesOf(content)
  })
  afterEach(() => content.close())

  it('a new space has version 1, and nothing changed since', async () => {
    expect(await changesSince(1)).toEqual({ cv: 1, changes: [] })
  })

  it('lists what was published since a version, each once', async () => {
    await save(story('a'), story('b'))
    await save(story('a', { n: 2 }))
    await save(story('a', { n: 3 }), story('b'))
    expect(await changesSince(1)).toEqual({ cv: 4, changes: [changed('a'), changed('b')] })
    expect(await changesSince(2)).toEqual({ cv: 4, changes: [changed('a')] })
    expect(await changesSince(4)).toEqual({ cv: 4, changes: [] })
  })

  it('a story that becomes something else touches both kinds', async () => {
    await save(story('a', {}, 'page'))
    await save(story('a', {}, 'category'))
    expect(await changesSince(2)).toEqual({ cv: 3, changes: [changed('a', 'category'), changed('a', 'page')] })
  })

  it('drafts are not listed; publishing, unpublishing and deleting are', async () => {
    await save(story('a'), story('b'))
    await content.write((transaction, now) => writeDrafts(transaction, [story('a', { n: 2 }, 'post'), story('c')], now))
    expect(await changesSince(2)).toEqual({ cv: 2, changes: [] })
    await content.write((transaction, now) => publishStories(transaction, ['a'], now))
    expect(await changesSince(2)).toEqual({ cv: 3, changes: [changed('a'), changed('a', 'post')] })
    await content.write((transaction) => unpublishStories(transaction, ['a']))
    expect(await changesSince(3)).toEqual({ cv: 4, changes: [changed('a', 'post')] })
    // Neither is published by now.
    await content.write((transaction) => deleteStories(transaction, ['a', 'c']))
    expect(await changesSince(4)).toEqual({ cv: 4, changes: [] })
    await content.write((transaction) => deleteStories(transaction, ['b']))
    expect(await changesSince(4)).toEqual({ cv: 5, changes: [changed('b')] })
  })

  it('a rolled back change is not listed', async () => {
    await expect(
      content.write(async (transaction, now) => {
        await writeStories(transaction, [story('a')], now)
        throw new Error('Changed my mind')
      }),
    ).rejects.toThrow('Changed my mind')
    expect(await changesSince(1)).toEqual({ cv: 1, changes: [] })
  })

  it('stories and datasources written together are listed together', async () => {
    await content.write(async (transaction, now) => {
      await writeStories(transaction, [story('a')], now)
      await writeDatasource(transaction, { slug: 'texts', name: 'Texts', entries: [] })
    })
    const { changes } = await changesSince(1)
    expect(changes).toEqual([{ kind: 'datasource', datasource: 'texts' }, changed('a')])
  })

  it.each([
    ['', 'since: must be given'],
    ['?since=', 'since: must be a number'],
    ['?since=-1', 'since: must be a number'],
    ['?since=yesterday', 'since: must be a number'],
    ['?since=1&until=2', 'until: Not a known field'],
  ])('422 for %j', async (query, error) => {
    expect(await content.get(`/changes${query}`)).toMatchObject({ status: 422, body: { error } })
  })

  it('concurrent writers lose neither a version nor a change', async () => {
    const writers = Array.from({ length: 8 }, (_, index) => save(story(`writer/${index}`), story('shared', { index })))
    await Promise.all(writers)
    const { cv, changes } = await changesSince(1)
    expect(cv).toBe(9)
    expect(changes).toHaveLength(9)
  })
})

describe.each(engines)('thousands of changes on %s', (engine) => {
  let content: ContentUnderTest
  let save: ReturnType<typeof saving>
  let changesSince: ReturnType<typeof changesOf>

  beforeEach(async () => {
    content = await contentUnderTest(engine, 'in process')
    save = saving(content)
    changesSince = changesOf(content)
  })
  afterEach(() => content.close())

  it('a version that is too old or unknown means everything', async () => {
    const many = (count: number, n: number) =>
      Array.from({ length: count }, (_, index) => story(`many/${index}`, { n }))
    await save(story('a'))
    await save(...many(6000, 1))
    expect((await changesSince(2)).changes).toHaveLength(6000)
    await save(...many(6000, 2))
    expect(await changesSince(2)).toEqual({ cv: 4, changes: null })
    expect((await changesSince(3)).changes).toHaveLength(6000)
    expect(await changesSince(5)).toEqual({ cv: 4, changes: null })
  })

  it('a change that is too large to list means everything, and the next is listed again', async () => {
    await save(...Array.from({ length: 10_001 }, (_, index) => story(`many/${index}`)))
    expect(await changesSince(1)).toEqual({ cv: 2, changes: null })
    expect(await changesSince(2)).toEqual({ cv: 2, changes: [] })
    await save(story('many/1', { n: 2 }))
    expect(await changesSince(1)).toEqual({ cv: 3, changes: null })
    expect(await changesSince(2)).toEqual({ cv: 3, changes: [changed('many/1')] })
  })
})

describe('two nodes on one PostgreSQL', () => {
  it('write one after the other', async () => {
    const empty = await emptyDatabase('postgres')
    const nodes = [
      await empty.open<ContentTables>(contentMigrations),
      await empty.open<ContentTables>(contentMigrations),
    ] as const
    const now = new Date('2026-11-15T10:00:00.000Z')
    try {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          nodes[index % 2 === 0 ? 0 : 1].transaction((transaction) =>
            // In opposite orders: locking rows without the global lock would deadlock.
            writeStories(transaction, index % 2 === 0 ? pair(index) : pair(index).toReversed(), now),
          ),
        ),
      )
      const versions = await nodes[0].query.selectFrom('content_changes').select('version').distinct().execute()
      expect(versions).toHaveLength(20)
      expect(await nodes[1].query.selectFrom('content_version').select('version').execute()).toEqual([{ version: 21 }])
    } finally {
      await Promise.all(nodes.map((node) => node.close()))
      await empty.remove()
    }
  })

  const pair = (n: number) => [story('x', { n }), story('y', { n })]
})
