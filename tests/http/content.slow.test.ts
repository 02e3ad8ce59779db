/** Content over real HTTP: the effect of publishing on the pages of a running shop, and a shop on a remote content service. */
import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { StoryToSave } from '../../src/services/content/save-stories.ts'
import { saveStories } from '../support/save-stories.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { portOf } from '../support/port-of.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { story } from '../support/story-to-save.ts'

describe('publishing a story', () => {
  let empty: EmptyDatabase
  let database: Database<ShopSchema>
  let shop: Shop
  const publish = (...stories: readonly StoryToSave[]) => saveStories(database, stories, systemClock)

  beforeAll(async () => {
    empty = await emptyDatabase('postgres')
    shop = await startShop({ DATABASE_URL: empty.options.databaseUrl ?? '' })
    database = await empty.open<ShopSchema>(MIGRATIONS)
    await publish(
      story('_default/warm', { title: 'Warm' }),
      story('_default/soft', { title: 'Soft' }),
      story('_default/marker', { title: 'Marker 0' }),
    )
    await titleIsMarker()
    // The first may be seen together with the stories, the second only after them.
    await publishMarker()
    await publishMarker()
  })
  afterAll(async () => {
    await shop.stop()
    await database.close()
    await empty.remove()
  })

  let markers = 0
  const titleIsMarker = async () => (await (await fetch(`${shop.url}/uk/marker`)).text()).includes(`Marker ${markers}`)
  /**
   * Publishes a story that no other page uses and waits until the shop has seen it. The shop processes changes in one check
   * at a time: it invalidates pages, renews what stands around them, and invalidates the pages again. So whatever it had
   * seen before this marker is processed to the end.
   */
  const publishMarker = async () => {
    markers += 1
    await publish(story('_default/marker', { title: `Marker ${markers}` }))
    await vi.waitUntil(titleIsMarker, { timeout: 60_000, interval: 100 })
  }

  const isCached = async (path: string) => {
    const response = await fetch(shop.url + path)
    await response.text()
    // A slow machine may find a page stale: it is still in the cache.
    return /cache;desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1] !== 'miss'
  }
  const PAGES = ['/uk/warm', '/de/warm', '/uk/soft', '/uk/faq', '/uk']
  const cachedPages = async () => {
    const cached = await Promise.all(PAGES.map(isCached))
    return PAGES.filter((_, index) => cached[index])
  }

  it.each<[string, StoryToSave, string, readonly string[]]>([
    ['a shared story', story('_default/warm', { title: 'Warmer' }), '/uk/warm', ['/uk/warm', '/de/warm']],
    [
      'one that takes the place of a shared one',
      story('uk/warm', { title: 'Warm in Britain' }),
      '/uk/warm',
      ['/uk/warm'],
    ],
    [
      'one of a list',
      story('_default/faq/wool', { title: 'Does wool scratch?' }, 'faq-section'),
      '/uk/faq',
      ['/uk/faq'],
    ],
  ])('invalidates exactly the pages that used it: %s', async (_, changed, waitFor, anew) => {
    await expect.poll(cachedPages).toEqual(PAGES)
    await publish(changed)
    await expect.poll(() => isCached(waitFor)).toBe(false)
    await publishMarker()
    // Rendered again above, and perhaps invalidated again by the same check.
    await isCached(waitFor)
    const expected = PAGES.filter((path) => path === waitFor || !anew.includes(path))
    expect(await cachedPages()).toEqual(expected)
  })

  it('CNT-10 the browser reaches what is published, and nothing else, under /api/content', async () => {
    await publish({ ...story('uk/secret'), published: false })
    const get = async (path: string) => {
      const response = await fetch(`${shop.url}/api/content${path}`)
      return { status: response.status, headers: response.headers, body: await response.json() }
    }
    const { status, headers, body } = await get(
      '/cdn/stories?by_slugs=_default/soft,uk/secret&version=published&token=x',
    )
    expect([status, headers.get('total'), headers.get('cache-control')]).toEqual([200, '1', 'public, max-age=60'])
    expect(body).toMatchObject({ stories: [{ full_slug: '_default/soft' }] })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(await get('/stories/_default/soft')).toMatchObject({ status: 200, body: { story: { slug: 'soft' } } })
    expect(await get('/stories/uk/secret')).toMatchObject({ status: 404 })
    expect(await get('/stories/uk/secret?version=draft&token=x')).toMatchObject({ status: 401 })
    expect(await get('/stories?colour=red')).toMatchObject({ status: 422, body: { error: expect.any(String) } })
    expect(await get('/changes?since=1')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})

/** Of the parameters that are documented, those that the shop uses. */
const DOCUMENTED = new Set(
  [
    'token',
    'version',
    'cv',
    'language',
    'by_slugs',
    'by_uuids',
    'starts_with',
    'content_type',
    'per_page',
    'page',
  ].concat(['resolve_links', 'resolve_relations', 'datasource', 'dimension']),
)

/** As the public service is documented: redirects a request without a cache version, rejects unknown parameters. */
async function publicService() {
  const requests: URL[] = []
  const state = { version: 1700, isDown: false }
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: async (request) => {
      const url = new URL(request.url)
      requests.push(url)
      if (state.isDown) return new Response('', { status: 503 })
      const { pathname, searchParams: query } = url
      if (query.get('token') !== 'public') return Response.json({ error: 'Unauthorized' }, { status: 401 })
      if (pathname === '/v2/cdn/spaces/me') return Response.json({ space: { id: 9, version: state.version } })
      if (!/^\/v2\/cdn\/(?:stories|datasource_entries)$/.test(pathname)) return new Response('', { status: 404 })
      const unknown = [...query.keys()].find((name) => !DOCUMENTED.has(name))
      if (unknown !== undefined) return Response.json({ error: `Unknown parameter ${unknown}` }, { status: 422 })
      if (!query.has('cv')) {
        query.set('cv', String(state.version))
        return new Response(null, { status: 301, headers: { location: url.href } })
      }
      if (pathname.endsWith('entries')) return Response.json({ datasource_entries: [], cv: state.version })
      const slugs = query.get('by_slugs')?.split(',') ?? []
      const stories = slugs
        .filter((slug) => slug === '_default/warm')
        .map((slug) => ({
          id: 1,
          uuid: '0b1c9a52-7d0f-4f43-9df5-2f7f0e3d8a11',
          name: 'Warm',
          slug: 'warm',
          full_slug: slug,
          default_full_slug: null,
          lang: query.get('language'),
          position: 0,
          content: { _uid: '1', component: 'page', title: `Version ${state.version}` },
        }))
      return Response.json({ stories, cv: state.version, rels: [], links: [] })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { requests, state, url: `http://127.0.0.1:${portOf(server)}/v2/cdn`, close: () => server.close() }
}

describe('on the public content service', () => {
  let remote: Awaited<ReturnType<typeof publicService>>
  let shop: Shop
  beforeAll(async () => {
    remote = await publicService()
    shop = await startShop({ CONTENT_URL: remote.url, CONTENT_TOKEN: 'public' })
  })
  afterAll(async () => {
    await shop.stop()
    remote.close()
  })

  const titleOf = async (path: string) => /Version \d+/.exec(await (await fetch(shop.url + path)).text())?.[0]

  it('CNT-35 pages request what is published in their language, with the token of the space', async () => {
    expect(await titleOf('/de/warm')).toBe('Version 1700')
    const query = remote.requests.find(
      (url) => url.searchParams.get('by_slugs') === 'de/warm,_default/warm',
    )?.searchParams
    expect([query?.get('version'), query?.get('language'), query?.get('token')]).toEqual([
      'published',
      'de-DE',
      'public',
    ])
    // The version was known before the first request, so there was no redirect.
    expect(query?.get('cv')).toBe('1700')
  })

  it('a new version is seen within seconds', async () => {
    remote.state.version = 1701
    await expect.poll(() => titleOf('/de/warm')).toBe('Version 1701')
  })

  it('RTE-33 bust is passed on as the cache version', async () => {
    await titleOf('/de/warm?bust=42')
    const busted = remote.requests.filter((url) => url.searchParams.get('cv') === '42')
    expect(busted.map((url) => url.searchParams.get('by_slugs'))).toContain('de/warm,_default/warm')
  })

  it('~CNT-10 the browser gets responses from there, without the token', async () => {
    const response = await fetch(`${shop.url}/api/content/stories?by_slugs=_default/warm`)
    expect([response.status, response.url.includes('token')]).toEqual([200, false])
    expect(await response.json()).toMatchObject({ stories: [{ full_slug: '_default/warm' }] })
  })

  it('~ERR-55 when it is down, pages stay as they were and the browser gets an error', async () => {
    remote.state.isDown = true
    expect(await titleOf('/de/warm')).toBe('Version 1701')
    const response = await fetch(`${shop.url}/api/content/stories`)
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'CONTENT_UNAVAILABLE' }])
  })
})
