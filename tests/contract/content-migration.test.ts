import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/service.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import { publishStories } from '../../src/services/content/publish-stories.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'

const AT = '2026-01-02T03:04:05.678Z'

describe.each(engines)('a database from before drafts on %s', (engine) => {
  let empty: EmptyDatabase
  let database: Database<ContentTables>

  beforeAll(async () => {
    empty = await emptyDatabase(engine)
    const old = await empty.open<object>(contentMigrations.slice(0, 1))
    const content = (title: string) => JSON.stringify({ _uid: 'u', component: 'page', title })
    await sql`insert into stories
      (id, uuid, full_slug, name, component, content, created_at, updated_at, published_at) values
      (1, 'one', 'uk/one', 'One', 'page', ${content('First')}, ${AT}, ${AT}, ${AT}),
      (2, 'two', 'uk/two', 'Two', 'page', ${content('Second')}, ${AT}, ${AT}, null)`.execute(old.query)
    await sql`update content_version set version = 7`.execute(old.query)
    await old.close()
    database = await empty.open<ContentTables>(contentMigrations)
  })
  afterAll(async () => {
    await database.close()
    await empty.remove()
  })

  const get = async (path: string) => {
    const service = createContentService({ database, log: createLog({ level: 'silent' }), previewToken: 'preview' })
    return (await service.fetch(new Request(`http://content.internal${path}`))).json()
  }

  it('what was published is published, what was not is a draft', async () => {
    const { stories, cv } = await get('/stories')
    expect(cv).toBe(7)
    expect(stories).toEqual([
      expect.objectContaining({
        id: 1,
        uuid: 'one',
        name: 'One',
        full_slug: 'uk/one',
        created_at: AT,
        published_at: AT,
        first_published_at: AT,
        position: 0,
        tag_list: [],
        is_startpage: false,
        content: { _uid: 'u', component: 'page', title: 'First' },
      }),
    ])
    const drafts = await get('/stories?version=draft&token=preview')
    expect(drafts.stories.map((story: { name: string }) => story.name)).toEqual(['One', 'Two'])
  })

  it('what changed before is not known, what changes afterwards is', async () => {
    expect(await get('/changes?since=6')).toEqual({ cv: 7, changes: null })
    expect(await get('/changes?since=7')).toEqual({ cv: 7, changes: [] })
    const published = await database.transaction((transaction) => publishStories(transaction, 'all', new Date(AT)))
    expect(published).toEqual(['uk/two'])
    expect(await get('/changes?since=7')).toEqual({
      cv: 8,
      changes: [{ kind: 'story', full_slug: 'uk/two', component: 'page' }],
    })
  })
})
