import { afterEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/support/fresh-database.ts'
import { story } from '../../../tests/support/story-to-save.ts'
import { contentClient } from '../../contracts/content/content-client.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { createContentService } from '../../services/content/service.ts'
import { writeDatasource } from '../../services/content/datasources/datasources.ts'
import { contentMigrations } from '../../services/content/migrations.ts'
import type { StoryToSave } from '../../services/content/save-stories.ts'
import { saveStories } from '../../../tests/support/save-stories.ts'
import type { ContentTables } from '../../services/content/tables.ts'
import { recordReads } from './content-reads.ts'
import { cacheContent } from './content-cache.ts'

const language = 'default'
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const uuidOf = (slug: string) => `uuid-${slug.replaceAll('/', '-')}`
const page = (slug: string, fields: Record<string, unknown> = {}, component = 'page'): StoryToSave => ({
  ...story(slug, fields, component),
  uuid: uuidOf(slug),
})
const linkTo = (slug: string) => ({ fieldtype: 'multilink', linktype: 'story', id: uuidOf(slug), cached_url: slug })

/** The real service, with a door that can be counted, closed, and held. */
async function kitchen(...stories: readonly StoryToSave[]) {
  const fresh = await freshDatabase<ContentTables>('sqlite', contentMigrations)
  closers.push(() => fresh.remove())
  const { database } = fresh
  const service = createContentService({ database, log: createLog({ level: 'silent' }) })
  const clock = settableClock('2026-11-15T00:00:00.000Z')
  const door = { open: true, asked: 0, held: Promise.resolve() }
  const kept = cacheContent(
    contentClient({
      baseUrl: 'http://content',
      fetch: async (request) => {
        const isRead = !/^\/(?:spaces|changes)/.test(new URL(request.url).pathname)
        if (isRead) door.asked += 1
        if (!door.open) throw new Error('closed')
        const answer = await service.fetch(request)
        if (isRead) await door.held
        return answer
      },
    }),
  )
  const write = async (...changed: readonly StoryToSave[]) => {
    clock.advance(1)
    await saveStories(database, changed, clock)
  }
  await write(...stories)
  const { client, checkChanges } = kept
  const read = (slug: string, contentKey = 'uk') => client.fetchStory({ contentKey, slug, language })
  const title = async (slug: string) => (await read(slug))?.content['title']
  /** How often the service was asked for it. */
  const asked = async (what: () => Promise<unknown>) => {
    const before = door.asked
    await what()
    return door.asked - before
  }
  return { database, client, checkChanges, door, write, read, title, asked }
}

const home = (title: string) => page('_default/home', { title })

describe('cacheContent', () => {
  it('asks the content service once while nothing changes', async () => {
    const { client, title, asked } = await kitchen(home('one'), page('_default/faq/a'))
    expect([await title('home'), await title('home')]).toEqual(['one', 'one'])
    expect(await asked(() => title('home'))).toBe(0)
    const siblings = () => client.fetchSiblings({ contentKey: '_default', slug: 'faq/', language })
    expect([await asked(siblings), await asked(siblings)]).toEqual([1, 0])
  })

  it('asks once, however many wait for the answer', async () => {
    const { title, asked } = await kitchen(home('one'))
    expect(await asked(() => Promise.all([title('home'), title('home'), title('home')]))).toBe(1)
  })

  it('forgets what changed and nothing else, and says what', async () => {
    const { checkChanges, write, title, asked } = await kitchen(home('one'), page('_default/about', { title: 'Us' }))
    await title('home')
    await title('about')
    expect(await checkChanges()).toEqual([])
    await write(home('two'))
    expect(await title('home')).toBe('one')
    expect(await checkChanges()).toContain('story:_default/home')
    expect(await asked(() => title('about'))).toBe(0)
    expect(await title('home')).toBe('two')
    await write(home('two'))
    expect(await checkChanges()).toEqual([])
  })

  it('~CNT-02 forgets the shared story when the storefront gets one of its own', async () => {
    const { checkChanges, write, title } = await kitchen(home('shared'))
    expect(await title('home')).toBe('shared')
    await write(page('uk/home', { title: 'own' }))
    await checkChanges()
    expect(await title('home')).toBe('own')
  })

  it('~CNT-03 remembers that a story is not there, until it is', async () => {
    const { checkChanges, write, read, title, asked } = await kitchen(home('one'))
    expect([await asked(() => read('new')), await asked(() => read('new'))]).toEqual([1, 0])
    await write(page('_default/new', { title: 'Here' }))
    await checkChanges()
    expect(await title('new')).toBe('Here')
  })

  it('forgets lists when a story comes into their folder, and no other lists', async () => {
    const { client, checkChanges, write, asked } = await kitchen(page('uk/faq/a'), page('uk/news/a'))
    const siblings = (slug: string) => client.fetchSiblings({ contentKey: 'uk', slug, language })
    await Promise.all([siblings('faq/'), siblings('news/')])
    await write(page('uk/faq/b'))
    await checkChanges()
    expect(await siblings('faq/')).toHaveLength(2)
    expect(await asked(() => siblings('news/'))).toBe(0)
  })

  it('forgets categories when one of them changes, and remembers that there are none', async () => {
    const { client, checkChanges, write, asked } = await kitchen(home('one'))
    const names = async () =>
      (await client.fetchCategories({ contentKey: 'uk', language })).map((category) => category.full_slug)
    await expect(names()).rejects.toThrow('No categories')
    expect(await asked(() => expect(names()).rejects.toThrow('No categories'))).toBe(0)
    await write(page('uk/socks', {}, 'category'))
    await checkChanges()
    expect(await names()).toEqual(['uk/socks'])
    await write(home('two'))
    await checkChanges()
    expect(await asked(names)).toBe(0)
  })

  it('forgets texts when their datasource changes, and no others', async () => {
    const { database, client, checkChanges, asked } = await kitchen(home('one'))
    const write = (slug: string, value: string) =>
      database.transaction((transaction) =>
        writeDatasource(transaction, {
          slug,
          name: slug,
          entries: [{ name: 'cart', value, dimensions: { 'de-DE': value } }],
        }),
      )
    await write('translations', 'Cart')
    await write('constants', '1')
    await checkChanges()
    const translations = () => client.fetchTranslations({ locale: 'de-DE' })
    expect(await translations()).toEqual({ cart: 'Cart' })
    expect(await client.fetchConstants()).toEqual({ cart: '1' })
    await write('translations', 'Basket')
    expect(await checkChanges()).toEqual(['datasource:translations'])
    expect(await translations()).toEqual({ cart: 'Basket' })
    expect(await asked(() => client.fetchConstants())).toBe(0)
  })

  describe('of a story that others link to', () => {
    const menu = page('uk/menu', { link: linkTo('uk/about') })
    const about = (name: string, fields: Record<string, unknown> = {}) => ({ ...page('uk/about', fields), name })
    const linked = async (read: (slug: string) => Promise<unknown>) => JSON.stringify(await read('menu'))

    it('the links stay while it keeps its name', async () => {
      const { read, write, checkChanges, asked } = await kitchen(menu, about('About', { title: 'one' }))
      await read('menu')
      await write(about('About', { title: 'two' }))
      expect(await checkChanges()).not.toContain('link:uk/about')
      expect(await asked(() => read('menu'))).toBe(0)
    })

    it('the links are forgotten when it is renamed, taken back and published again', async () => {
      const { read, write, checkChanges } = await kitchen(menu, about('About'))
      expect(await linked(read)).toContain('"name":"About"')
      await write(about('About us'))
      expect(await checkChanges()).toContain('link:uk/about')
      expect(await linked(read)).toContain('"name":"About us"')
      await write({ ...about('About us'), published: false })
      expect(await checkChanges()).toContain('link:uk/about')
      expect(await linked(read)).not.toContain('"story":{')
      await write(about('About us'))
      expect(await checkChanges()).toContain('link:uk/about')
      expect(await linked(read)).toContain('"story":{')
    })
  })

  it('does not keep what was on its way when the change came, and gives it to nobody who asks afterwards', async () => {
    const { checkChanges, door, write, title } = await kitchen(home('one'))
    await title('elsewhere')
    const hold = Promise.withResolvers<void>()
    door.held = hold.promise
    const slow = title('home')
    await expect.poll(() => door.asked).toBe(2)
    door.held = Promise.resolve()
    await write(home('two'))
    await checkChanges()
    expect(await title('home')).toBe('two')
    hold.resolve()
    expect(await slow).toBe('one')
    expect(await title('home')).toBe('two')
  })

  it('keeps what was on its way when the change was another', async () => {
    const { checkChanges, door, write, title, asked } = await kitchen(home('one'))
    await title('elsewhere')
    const hold = Promise.withResolvers<void>()
    door.held = hold.promise
    const slow = title('home')
    await expect.poll(() => door.asked).toBe(2)
    await write(page('uk/about'))
    await checkChanges()
    hold.resolve()
    expect(await slow).toBe('one')
    expect(await asked(() => title('home'))).toBe(0)
  })

  it('goes on with what it knows while the service is down, and never keeps a failure', async () => {
    const { client, checkChanges, door, title } = await kitchen(home('one'))
    await title('home')
    door.open = false
    await expect(checkChanges()).rejects.toThrow('Network error')
    expect(await title('home')).toBe('one')
    const below = { contentKey: '_default', slug: 'home', language }
    await expect(client.fetchSiblings(below)).rejects.toThrow('Network error')
    door.open = true
    expect(await client.fetchSiblings(below)).toHaveLength(1)
  })

  it('~ERR-55 tells what it last knew of what has changed while it cannot ask, says so, and asks each time', async () => {
    const { client, checkChanges, door, write, title, asked } = await kitchen(home('one'), page('_default/faq/a'))
    const siblings = () => client.fetchSiblings({ contentKey: '_default', slug: 'faq/', language })
    const isOutdated = async (slug: string) => {
      const reads = recordReads(client)
      await reads.client.fetchStory({ contentKey: 'uk', slug, language })
      return reads.isOutdated()
    }
    await title('home')
    await title('new')
    await siblings()
    expect(await isOutdated('home')).toBe(false)
    await write(home('two'), page('_default/new', { title: 'New' }))
    await checkChanges()
    door.open = false
    expect([await asked(() => title('home')), await asked(() => title('home'))]).toEqual([1, 1])
    expect([await title('home'), await isOutdated('home')]).toEqual(['one', true])
    expect(await asked(siblings)).toBe(0)
    await expect(title('new')).rejects.toThrow('Network error')
    door.open = true
    expect([await title('home'), await title('new'), await isOutdated('home')]).toEqual(['two', 'New', false])
    expect(await asked(() => title('home'))).toBe(0)
  })

  it('a story that was taken back is gone, and does not come again when the service goes', async () => {
    const { checkChanges, door, write, read, title } = await kitchen(home('one'))
    await title('home')
    await write({ ...home('one'), published: false })
    await checkChanges()
    expect(await read('home')).toBeUndefined()
    door.open = false
    expect(await read('home')).toBeUndefined()
  })

  it('trusts nothing that it read before it knew a version', async () => {
    const { checkChanges, door, write, title } = await kitchen(home('one'))
    door.open = false
    await expect(title('home')).rejects.toThrow('Network error')
    door.open = true
    expect(await title('home')).toBe('one')
    await write(home('two'))
    expect(await checkChanges()).toBe('everything')
    expect(await title('home')).toBe('two')
    expect(await checkChanges()).toEqual([])
  })

  it('forgets everything where the service cannot tell what changed', async () => {
    const space = { version: 1 }
    let asked = 0
    const { client, checkChanges } = cacheContent(
      contentClient({
        baseUrl: 'http://content',
        fetch: async (request) => {
          const { pathname } = new URL(request.url)
          if (pathname === '/changes') return new Response('{}', { status: 404 })
          if (pathname === '/spaces/me') return Response.json({ space })
          asked += 1
          return Response.json({ stories: [], cv: space.version })
        },
      }),
    )
    const read = () => client.fetchStory({ contentKey: 'uk', slug: 'home', language })
    await read()
    expect(await checkChanges()).toEqual([])
    await read()
    expect(asked).toBe(1)
    space.version = 2
    expect(await checkChanges()).toBe('everything')
    await read()
    expect(asked).toBe(2)
    await read()
    expect(asked).toBe(2)
  })

  it('one who leaves does not end the answer that others wait for', async () => {
    const { client, title } = await kitchen(home('one'))
    const leaving = new AbortController()
    const left = client.fetchStory({ contentKey: 'uk', slug: 'home', language, signal: leaving.signal })
    leaving.abort()
    expect(await title('home')).toBe('one')
    expect((await left)?.content['title']).toBe('one')
  })
})
