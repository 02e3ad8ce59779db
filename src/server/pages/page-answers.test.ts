import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../../tests/support/fresh-database.ts'
import { story } from '../../../tests/support/story-to-save.ts'
import { contentClient } from '../../contracts/content/content-client.ts'
import { discoveryClient } from '../../contracts/discovery/discovery-client.ts'
import { GEOLOCATION_MODAL_REDIRECT } from '../../markets/experiments/experiments.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { apiPrefixes, publicSettings } from './public-settings.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { createLog } from '../../platform/log/log.ts'
import { beginTrace } from '../../platform/tracing/trace.ts'
import { createContentService } from '../../services/content/service.ts'
import { contentMigrations } from '../../services/content/migrations.ts'
import { saveStories } from '../../../tests/support/save-stories.ts'
import type { ContentTables } from '../../services/content/tables.ts'
import { Packed } from '../http/encodings.ts'
import { cacheContent } from '../content/content-cache.ts'
import type { Preview } from '../preview/previews.ts'
import { cacheShells } from '../shell/shell-cache.ts'
import { builtPages } from './built-pages.ts'
import { createPageAnswers } from './page-answers.ts'
import { readAddress } from './visit.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The built pages on the real content service, which the test can make unavailable. */
async function setUp({ isCached }: { readonly isCached: boolean }) {
  const logged: string[] = []
  const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } })
  const clock = settableClock()
  const fresh = await freshDatabase<ContentTables>('sqlite', contentMigrations)
  closers.push(() => fresh.remove())
  const { database } = fresh
  const write = (slug: string, title: string) => saveStories(database, [story(slug, { title })], clock)
  await write('_default/gifts', 'Gifts')
  const service = createContentService({ database, log })
  const connection = { open: true }
  /** The cache versions that stories were requested with. */
  const versions: (string | null)[] = []
  const reach = {
    baseUrl: 'http://content',
    fetch: (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/stories') versions.push(searchParams.get('cv'))
      return connection.open ? service.fetch(request) : Promise.reject(new Error('closed'))
    },
  }
  const cachedContent = cacheContent(contentClient(reach), clock)
  // The page shows no products, so discovery is not called.
  const discovery = discoveryClient(() => Promise.reject(new Error('closed')))
  const shipping = { methods: () => Promise.resolve([]) }
  const content = isCached ? cachedContent.client : contentClient(reach)
  const pages = createPageAnswers({
    source: await builtPages('dist'),
    environment: 'production',
    externalAddresses: { au: 'https://au.example', nz: 'https://nz.example', jp: 'https://jp.example' },
    clients: {
      content,
      discovery,
      shipping,
      commerce: { offers: async () => ({}), seller: async () => undefined, terms: async () => undefined },
    },
    uncachedContent: (seen) => contentClient({ ...reach, ...seen }),
    shells: cacheShells({ content, environment: 'production', clock, log }),
    cacheMegabytes: 8,
    publicUrl: () => 'https://shop.example',
    settings: publicSettings(readConfig({})),
    prefixes: apiPrefixes(readConfig({})),
    clock,
    log,
  })
  const answer = (url: string, preview?: Preview) => {
    const address = readAddress(url, 'production')
    if (!address) throw new Error('no address')
    return pages.answer('data', address, undefined, preview)
  }
  const visit = async (url = '/uk/gifts', preview?: Preview) => {
    const { answer: page, outcome } = await answer(url, preview)
    return `${page.status} ${outcome}`
  }
  const words = async (url: string, preview?: Preview) => {
    const { body } = (await answer(url, preview)).answer
    return (body instanceof Packed ? body.identity : body).toString()
  }
  /** As polling for content changes does every second. */
  const look = async () => {
    const touched = await cachedContent.checkChanges()
    return pages.drop(touched === 'everything' ? ['content'] : touched)
  }
  return { clock, connection, logged, reach, versions, write, answer, visit, words, look, pages }
}

describe('a page whose service breaks', () => {
  it('is served stale as long as allowed, and is an error only after that', async () => {
    const { clock, connection, visit } = await setUp({ isCached: false })
    expect(await visit()).toBe('200 miss')
    connection.open = false
    clock.advance(61_000)
    // Each of them retries.
    for (let times = 0; times < 20; times += 1) expect(await visit()).toBe('200 stale')
    clock.advance(86_400_000)
    expect(await visit()).toBe('503 bypass')
    connection.open = true
    expect(await visit()).toBe('200 miss')
  })
})

const inTrace = <Value>(work: () => Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    beginTrace('GET', { parent: undefined, finish: () => {}, work: () => void work().then(resolve, reject) })
  })

describe('a page that fails', () => {
  it.each([
    ['uk', 'Reference'],
    ['de', 'Referenz'],
    ['fr', 'Référence'],
    ['es', 'Referencia'],
    ['it', 'Riferimento'],
    ['nl', 'Referentie'],
  ])('~SCL-18 shows the reference of its log line on %s', async (code, word) => {
    const { connection, logged, pages } = await setUp({ isCached: false })
    connection.open = false
    const address = readAddress(`/${code}/gifts`, 'production')
    if (!address) throw new Error('no address')
    const show = (requestId: string) => pages.answer('document', address, undefined, undefined, undefined, requestId)
    const answers = await inTrace(() => Promise.all([show('request-1'), show('request-2')]))
    const html = answers.map(({ answer: { status, body } }) => {
      expect(status).toBe(503)
      return (body instanceof Packed ? body.identity : body).toString().replaceAll('<!-- -->', '')
    })
    const lines = logged.filter((line) => line.includes('page.content_unavailable'))
    expect(lines).toHaveLength(1)
    const { requestId, traceId } = z
      .object({ requestId: z.string(), traceId: z.string() })
      .parse(JSON.parse(lines[0] ?? ''))
    // Both waited for one rendering.
    for (const page of html) expect(page).toContain(`${word} <span translate="no">${requestId} ${traceId}</span>`)
  })
})

describe('a page of content', () => {
  it('is rendered again only when a story of it changes or is replaced by one of the storefront', async () => {
    const { write, visit, look } = await setUp({ isCached: true })
    await write('_default/about', 'Us')
    const all = async () => [await visit('/uk/gifts'), await visit('/de/gifts'), await visit('/uk/about')]
    await all()
    await write('_default/elsewhere', 'Somewhere')
    expect(await look()).toBe(0)
    expect(await all()).toEqual(['200 hit', '200 hit', '200 hit'])
    await write('_default/gifts', 'More gifts')
    expect(await look()).toBe(2)
    expect(await all()).toEqual(['200 miss', '200 miss', '200 hit'])
    await write('uk/gifts', 'Gifts for Britain')
    expect(await look()).toBe(1)
    expect(await all()).toEqual(['200 miss', '200 hit', '200 hit'])
  })

  it('~ERR-55 is served outdated while changed content is unavailable, and is not cached like that', async () => {
    const { connection, write, visit, words, answer, look } = await setUp({ isCached: true })
    await visit()
    await write('_default/gifts', 'More gifts')
    expect(await look()).toBe(1)
    connection.open = false
    expect([await visit(), await visit()]).toEqual(['200 miss', '200 miss'])
    expect(await words('/uk/gifts')).toContain('"Gifts"')
    expect((await answer('/uk/gifts')).answer.headers['Cache-Control']).toBe('private, no-cache')
    connection.open = true
    expect(await words('/uk/gifts')).toContain('"More gifts"')
    expect(await visit()).toBe('200 hit')
  })

  it('RTE-33 bust skips cached pages and content, and requests content with its value', async () => {
    const { versions, write, visit, words, answer } = await setUp({ isCached: true })
    expect(await words('/uk/gifts')).toContain('"Gifts"')
    await write('_default/gifts', 'Fresh gifts')
    expect(await visit('/uk/gifts')).toBe('200 hit')
    versions.length = 0
    expect(await words('/uk/gifts?bust=1700000001')).toContain('"Fresh gifts"')
    expect(versions.length).toBeGreaterThan(0)
    expect(new Set(versions)).toEqual(new Set(['1700000001']))
    expect((await answer('/uk/gifts?bust=2')).answer.headers['Cache-Control']).toBe('private, no-cache')
    // An invalid value skips the caches, too.
    expect(await words('/uk/gifts?bust=%2F%26')).toContain('"Fresh gifts"')
    expect(await words('/uk/gifts')).toContain('"Gifts"')
  })

  it('of an experiment is cached once per variant, and only in the page cache', async () => {
    const { pages } = await setUp({ isCached: true })
    const address = readAddress('/uk/gifts', 'production')
    if (address?.target.kind !== 'page') throw new Error('no page')
    const experiments = [GEOLOCATION_MODAL_REDIRECT]
    const drawn = { ...address, target: { ...address.target, rule: { ...address.target.rule, experiments } } }
    const request = async (variant: string) => {
      const { answer, outcome } = await pages.answer('data', drawn, `exp_${GEOLOCATION_MODAL_REDIRECT.id}=${variant}`)
      return `${outcome} ${answer.headers['Cache-Control']}`
    }
    const rest = 'private, no-cache'
    expect([
      await request('variant1'),
      await request('variant2'),
      await request('variant1'),
      await request('../x'),
    ]).toEqual([
      `miss ${rest}`,
      `miss ${rest}`,
      `hit ${rest}`,
      // An unknown variant is the default.
      `hit ${rest}`,
    ])
  })

  it('is rendered from drafts in a preview only', async () => {
    const { reach, write, visit, words, answer } = await setUp({ isCached: true })
    await visit('/uk/gifts')
    await write('_default/gifts', 'Draft of gifts')
    const content = contentClient(reach)
    const preview = { content, release: 7, editor: 'https://editor.example', cookie: 'preview=1' }
    expect(await words('/uk/gifts', preview)).toContain('"Draft of gifts"')
    expect(await visit('/uk/gifts', preview)).toBe('200 bypass')
    expect((await answer('/uk/gifts', preview)).answer).toMatchObject({
      etag: undefined,
      isCacheable: false,
      headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Set-Cookie': 'preview=1' },
    })
    expect(await words('/uk/gifts')).toContain('"Gifts"')
  })
})
