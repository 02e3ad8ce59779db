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

/** The real service; the test can count its requests, make it unavailable, and delay it. */
async function setUp(...stories: readonly StoryToSave[]) {
  const fresh = await freshDatabase<ContentTables>('sqlite', contentMigrations)
  closers.push(() => fresh.remove())
  const { database } = fresh
  const service = createContentService({ database, log: createLog({ level: 'silent' }) })
  const clock = settableClock('2026-11-15T00:00:00.000Z')
  const connection = { open: true, requests: 0, held: Promise.resolve(), checked: Promise.resolve() }
  const cached = cacheContent(
    contentClient({
      baseUrl: 'http://content',
      fetch: async (request) => {
        const isRead = !/^\/(?:spaces|changes)/.test(new URL(request.url).pathname)
        if (isRead) connection.requests += 1
        if (!connection.open) throw new Error('closed')
        if (!isRead) await connection.checked
        const answer = await service.fetch(request)
        if (isRead) await connection.held
        return answer
      },
    }),
    clock,
  )
  const write = async (...changed: readonly StoryToSave[]) => {
    clock.advance(1)
    await saveStories(database, changed, clock)
  }
  await write(...stories)
  const { client, checkChanges } = cached
  const read = (slug: string, contentKey = 'uk') => client.fetchStory({ contentKey, slug, language })
  const title = async (slug: string) => (await read(slug))?.content['title']
  /** The number of requests to the service that it takes. */
  const requestsOf = async (what: () => Promise<unknown>) => {
    const before = connection.requests
    await what()
    return connection.requests - before
  }
  return { database, client, checkChanges, clock, connection, write, read, title, requestsOf }
}

const home = (title: string) => page('_default/home', { title })

describe('cacheContent', () => {
  it('BLD-06 finds a change between two first checks that run at the same time', async () => {
    const { checkChanges, connection, title, write } = await setUp(home('old'))
    const slow = Promise.withResolvers<void>()
    connection.checked = slow.promise
    // The check of the timer has not been answered yet when a page is read, with a check of its own.
    const first = checkChanges()
    connection.checked = Promise.resolve()
    expect(await title('home')).toBe('old')
    await write(home('new'))
    slow.resolve()
    await first
    await checkChanges()
    expect(await title('home')).toBe('new')
  })

  it('calls the content service once while nothing changes', async () => {
    const { client, title, requestsOf } = await setUp(home('one'), page('_default/faq/a'))
    expect([await title('home'), await title('home')]).toEqual(['one', 'one'])
    expect(await requestsOf(() => title('home'))).toBe(0)
    const siblings = () => client.fetchSiblings({ contentKey: '_default', slug: 'faq/', language })
    expect([await requestsOf(siblings), await requestsOf(siblings)]).toEqual([1, 0])
  })

  it.each([
    ['uses responses that are 86399 seconds old', 86_399, 0],
    ['requests those again that are 86400 seconds old', 86_400, 1],
  ])('BLD-06 QLT-03 %s', async (_, age, requests) => {
    const { clock, title, requestsOf } = await setUp(home('one'))
    await title('home')
    clock.advance(age * 1000)
    expect(await requestsOf(() => title('home'))).toBe(requests)
    // From then on the new response is used.
    clock.advance(1000)
    expect(await requestsOf(() => title('home'))).toBe(requests === 0 ? 1 : 0)
    expect(await requestsOf(() => title('home'))).toBe(0)
  })

  it('~BLD-06 serves a response older than a day, marked as outdated, only while the service is down', async () => {
    const { client, clock, connection, title } = await setUp(home('one'))
    await title('home')
    clock.advance(86_400_000)
    connection.open = false
    const recording = recordReads(client)
    const shown = await recording.client.fetchStory({ contentKey: 'uk', slug: 'home', language })
    expect([shown?.content['title'], recording.isOutdated()]).toEqual(['one', true])
    connection.open = true
    expect(await title('home')).toBe('one')
  })

  it('shares one request between concurrent callers', async () => {
    const { title, requestsOf } = await setUp(home('one'))
    expect(await requestsOf(() => Promise.all([title('home'), title('home'), title('home')]))).toBe(1)
  })

  it('invalidates what changed and nothing else, and returns its tags', async () => {
    const { checkChanges, write, title, requestsOf } = await setUp(home('one'), page('_default/about', { title: 'Us' }))
    await title('home')
    await title('about')
    expect(await checkChanges()).toEqual([])
    await write(home('two'))
    expect(await title('home')).toBe('one')
    expect(await checkChanges()).toContain('story:_default/home')
    expect(await requestsOf(() => title('about'))).toBe(0)
    expect(await title('home')).toBe('two')
    await write(home('two'))
    expect(await checkChanges()).toEqual([])
  })

  it('~CNT-02 invalidates the shared story when the storefront gets one of its own', async () => {
    const { checkChanges, write, title } = await setUp(home('shared'))
    expect(await title('home')).toBe('shared')
    await write(page('uk/home', { title: 'own' }))
    await checkChanges()
    expect(await title('home')).toBe('own')
  })

  it('~CNT-03 caches that a story does not exist, until it does', async () => {
    const { checkChanges, write, read, title, requestsOf } = await setUp(home('one'))
    expect([await requestsOf(() => read('new')), await requestsOf(() => read('new'))]).toEqual([1, 0])
    await write(page('_default/new', { title: 'Here' }))
    await checkChanges()
    expect(await title('new')).toBe('Here')
  })

  it('invalidates lists when a story is added to their folder, and no other lists', async () => {
    const { client, checkChanges, write, requestsOf } = await setUp(page('uk/faq/a'), page('uk/blog/a'))
    const siblings = (slug: string) => client.fetchSiblings({ contentKey: 'uk', slug, language })
    await Promise.all([siblings('faq/'), siblings('blog/')])
    await write(page('uk/faq/b'))
    await checkChanges()
    expect(await siblings('faq/')).toHaveLength(2)
    expect(await requestsOf(() => siblings('blog/'))).toBe(0)
  })

  it('invalidates categories when one of them changes, and caches that there are none', async () => {
    const { client, checkChanges, write, requestsOf } = await setUp(home('one'))
    const names = async () =>
      (await client.fetchCategories({ contentKey: 'uk', language })).map((category) => category.full_slug)
    await expect(names()).rejects.toThrow('No categories')
    expect(await requestsOf(() => expect(names()).rejects.toThrow('No categories'))).toBe(0)
    await write(page('uk/socks', {}, 'category'))
    await checkChanges()
    expect(await names()).toEqual(['uk/socks'])
    await write(home('two'))
    await checkChanges()
    expect(await requestsOf(names)).toBe(0)
  })

  it('invalidates texts when their datasource changes, and no others', async () => {
    const { database, client, checkChanges, requestsOf } = await setUp(home('one'))
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
    expect(await requestsOf(() => client.fetchConstants())).toBe(0)
  })

  describe('of a story that others link to', () => {
    const menu = page('uk/menu', { link: linkTo('uk/about') })
    const about = (name: string, fields: Record<string, unknown> = {}) => ({ ...page('uk/about', fields), name })
    const linked = async (read: (slug: string) => Promise<unknown>) => JSON.stringify(await read('menu'))

    it('the links stay cached while its name is the same', async () => {
      const { read, write, checkChanges, requestsOf } = await setUp(menu, about('About', { title: 'one' }))
      await read('menu')
      await write(about('About', { title: 'two' }))
      expect(await checkChanges()).not.toContain('link:uk/about')
      expect(await requestsOf(() => read('menu'))).toBe(0)
    })

    it('the links are invalidated when it is renamed, unpublished and published again', async () => {
      const { read, write, checkChanges } = await setUp(menu, about('About'))
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

  it('does not cache a response in flight during the change, nor share it with later reads', async () => {
    const { checkChanges, connection, write, title } = await setUp(home('one'))
    await title('elsewhere')
    const hold = Promise.withResolvers<void>()
    connection.held = hold.promise
    const slow = title('home')
    await expect.poll(() => connection.requests).toBe(2)
    connection.held = Promise.resolve()
    await write(home('two'))
    await checkChanges()
    expect(await title('home')).toBe('two')
    hold.resolve()
    expect(await slow).toBe('one')
    expect(await title('home')).toBe('two')
  })

  it('caches a response in flight during another change', async () => {
    const { checkChanges, connection, write, title, requestsOf } = await setUp(home('one'))
    await title('elsewhere')
    const hold = Promise.withResolvers<void>()
    connection.held = hold.promise
    const slow = title('home')
    await expect.poll(() => connection.requests).toBe(2)
    await write(page('uk/about'))
    await checkChanges()
    hold.resolve()
    expect(await slow).toBe('one')
    expect(await requestsOf(() => title('home'))).toBe(0)
  })

  it('serves cached responses while the service is down, and never caches a failure', async () => {
    const { client, checkChanges, connection, title } = await setUp(home('one'))
    await title('home')
    connection.open = false
    await expect(checkChanges()).rejects.toThrow('Network error')
    expect(await title('home')).toBe('one')
    const below = { contentKey: '_default', slug: 'home', language }
    await expect(client.fetchSiblings(below)).rejects.toThrow('Network error')
    connection.open = true
    expect(await client.fetchSiblings(below)).toHaveLength(1)
  })

  it('~ERR-55 serves outdated responses while the service is down, marks them, and retries each time', async () => {
    const { client, checkChanges, connection, write, title, requestsOf } = await setUp(
      home('one'),
      page('_default/faq/a'),
    )
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
    connection.open = false
    expect([await requestsOf(() => title('home')), await requestsOf(() => title('home'))]).toEqual([1, 1])
    expect([await title('home'), await isOutdated('home')]).toEqual(['one', true])
    expect(await requestsOf(siblings)).toBe(0)
    await expect(title('new')).rejects.toThrow('Network error')
    connection.open = true
    expect([await title('home'), await title('new'), await isOutdated('home')]).toEqual(['two', 'New', false])
    expect(await requestsOf(() => title('home'))).toBe(0)
  })

  it('an unpublished story is gone, and is not served again when the service goes down', async () => {
    const { checkChanges, connection, write, read, title } = await setUp(home('one'))
    await title('home')
    await write({ ...home('one'), published: false })
    await checkChanges()
    expect(await read('home')).toBeUndefined()
    connection.open = false
    expect(await read('home')).toBeUndefined()
  })

  it('invalidates what was read before the first version was known', async () => {
    const { checkChanges, connection, write, title } = await setUp(home('one'))
    connection.open = false
    await expect(title('home')).rejects.toThrow('Network error')
    connection.open = true
    expect(await title('home')).toBe('one')
    await write(home('two'))
    expect(await checkChanges()).toBe('everything')
    expect(await title('home')).toBe('two')
    expect(await checkChanges()).toEqual([])
  })

  it('invalidates everything if the service cannot list what changed', async () => {
    const space = { version: 1 }
    let requests = 0
    const { client, checkChanges } = cacheContent(
      contentClient({
        baseUrl: 'http://content',
        fetch: async (request) => {
          const { pathname } = new URL(request.url)
          if (pathname === '/changes') return new Response('{}', { status: 404 })
          if (pathname === '/spaces/me') return Response.json({ space })
          requests += 1
          return Response.json({ stories: [], cv: space.version })
        },
      }),
      settableClock(),
    )
    const read = () => client.fetchStory({ contentKey: 'uk', slug: 'home', language })
    await read()
    expect(await checkChanges()).toEqual([])
    await read()
    expect(requests).toBe(1)
    space.version = 2
    expect(await checkChanges()).toBe('everything')
    await read()
    expect(requests).toBe(2)
    await read()
    expect(requests).toBe(2)
  })

  it('an aborted request does not abort the shared read', async () => {
    const { client, title } = await setUp(home('one'))
    const leaving = new AbortController()
    const left = client.fetchStory({ contentKey: 'uk', slug: 'home', language, signal: leaving.signal })
    leaving.abort()
    expect(await title('home')).toBe('one')
    expect((await left)?.content['title']).toBe('one')
  })
})
