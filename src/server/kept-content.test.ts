import { describe, expect, it } from 'vitest'
import { contentClient } from '../contracts/content-client.ts'
import { settableClock } from '../platform/clock.ts'
import { createLog } from '../platform/log/log.ts'
import { createContentService } from '../services/content/content-service.ts'
import { contentMigrations } from '../services/content/migrations.ts'
import { saveStories } from '../services/content/save-stories.ts'
import type { ContentTables } from '../services/content/tables.ts'
import { freshDatabase } from '../../tests/support/fresh-database.ts'
import { keepContent } from './kept-content.ts'

const home = { contentKey: 'uk', slug: 'home', language: 'default' }
const below = { startsWith: '_default/', language: 'default' }

/** The real service, with a door that can be counted and closed. */
async function kitchen() {
  const fresh = await freshDatabase<ContentTables>('sqlite', contentMigrations)
  const { database } = fresh
  const service = createContentService({ database, log: createLog({ level: 'silent' }) })
  const clock = settableClock('2026-11-15T00:00:00.000Z')
  const door = { open: true, asked: 0 }
  const kept = keepContent(
    contentClient({
      baseUrl: 'http://content',
      fetch: (request) => {
        if (new URL(request.url).pathname === '/stories') door.asked += 1
        return door.open ? service.fetch(request) : Promise.reject(new Error('closed'))
      },
    }),
  )
  const content = kept.client
  const write = (title: string) => {
    clock.advance(1)
    const story = { full_slug: '_default/home', name: 'home', content: { _uid: '1', component: 'page', title } }
    return saveStories(database, [story], clock)
  }
  const title = async () => (await content.fetchStory(home))?.content['title']
  await write('one')
  return { kept, door, content, write, title, remove: () => fresh.remove() }
}

describe('keepContent', () => {
  it('asks the content service once while nothing changes', async () => {
    const { door, content, title, remove } = await kitchen()
    expect([await title(), await title()]).toEqual(['one', 'one'])
    await content.fetchStories(below)
    await content.fetchStories(below)
    expect(door.asked).toBe(2)
    await remove()
  })

  it('forgets everything when the version has changed, and says so', async () => {
    const { kept, write, title, remove } = await kitchen()
    await title()
    expect(await kept.checkVersion()).toBe(false)
    await write('two')
    expect(await title()).toBe('one')
    expect(await kept.checkVersion()).toBe(true)
    expect(await title()).toBe('two')
    await write('two')
    expect(await kept.checkVersion()).toBe(false)
    await remove()
  })

  it('~CNT-03 remembers that a story is not there, too', async () => {
    const { door, content, remove } = await kitchen()
    const nowhere = { ...home, slug: 'nowhere' }
    expect(await content.fetchStory(nowhere)).toBeUndefined()
    expect(await content.fetchStory(nowhere)).toBeUndefined()
    expect(door.asked).toBe(1)
    await remove()
  })

  it('goes on with what it knows while the service is down, and never keeps a failure', async () => {
    const { kept, door, content, title, remove } = await kitchen()
    await title()
    door.open = false
    await expect(kept.checkVersion()).rejects.toThrow('Network error')
    expect(await title()).toBe('one')
    await expect(content.fetchStories(below)).rejects.toThrow('Network error')
    door.open = true
    expect(await content.fetchStories(below)).toHaveLength(1)
    await remove()
  })
})
