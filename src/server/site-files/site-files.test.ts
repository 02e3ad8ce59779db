import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { publishedStory } from '../../../tests/support/published-story.ts'
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { contentClient } from '../../contracts/content/content-client.ts'
import { discoveryClient } from '../../contracts/discovery/discovery-client.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { etagOf } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { robotsTxt } from './robots-txt.ts'
import { createSiteFiles, type SiteFile } from './site-files.ts'
import { mapFiles, type SitePages } from './sitemap-xml.ts'

const STORIES = [
  publishedStory('_default/home', { picture: { filename: '/images/h' } }),
  publishedStory('_default/faq/returns', { component: 'faq-section' }),
  publishedStory('_default/shared-content/banner', { component: 'banner' }),
  publishedStory('_default/shared-content/page', { component: 'page' }),
  publishedStory('_default/undefined', {}),
]

const PRODUCTS = [
  {
    sku: 'L1',
    names: { en: 'Socks & more', de: 'Socken' },
    updatedAt: '2026-11-16T10:00:00.000Z',
    pictures: [{ href: '/images/1', backgroundColor: '#ffffff' }],
    countries: ['GB', 'DE'],
  },
]

function site(products: readonly (typeof PRODUCTS)[number][] = PRODUCTS) {
  const clock = settableClock()
  const requests: string[] = []
  const closed = () => Promise.reject(new Error('closed'))
  const content: ContentClient = {
    ...contentClient({ baseUrl: 'http://content', fetch: closed }),
    fetchSiblings: ({ contentKey }) => {
      requests.push(contentKey)
      return Promise.resolve(STORIES)
    },
  }
  const discovery = discoveryClient(({ path }) => {
    requests.push(path)
    return Promise.resolve({ status: 200, value: { products } })
  })
  const files = createSiteFiles({
    clients: { content, discovery },
    environment: 'production',
    publicUrl: () => 'https://shop.example',
    clock,
  })
  const read = async (path: string) => textOf(await files(path))
  return { clock, requests, files, read }
}

const textOf = (answer: SiteFile | undefined): string | undefined => {
  if (answer === undefined) return undefined
  if ('chunks' in answer) throw new Error('It is streamed')
  return (answer.body instanceof Packed ? answer.body.identity : answer.body).toString()
}

describe('the web app manifests', () => {
  it.each([
    ['uk', 'en'],
    ['de', 'de'],
  ])('~SHX-26 of %s opens it, has icons that exist, and receives shared text as a search', async (code, lang) => {
    const { files } = site()
    const answer = await files(`/manifest/${code}.webmanifest`)
    expect(answer?.headers['Content-Type']).toBe('application/manifest+json; charset=utf-8')
    const manifest: unknown = JSON.parse(textOf(answer) ?? '')
    expect(manifest).toMatchObject({
      lang,
      start_url: `/${code}`,
      share_target: { action: `/${code}/search`, method: 'GET', params: { text: 'term' } },
    })
    const icons = [...(textOf(answer) ?? '').matchAll(/"src":"(\/[^"]+)","sizes":"(\d+)x/g)]
    expect(icons).toHaveLength(3)
    for (const [, path, size] of icons) {
      const { width, height } = await sharp(`src/storefront/public${path}`).metadata()
      expect([width, height]).toEqual([Number(size), Number(size)])
    }
  })

  it('~SHX-26 of an unknown storefront does not exist', async () => {
    expect(await site().files('/manifest/xx.webmanifest')).toBeUndefined()
  })
})

describe('the service worker', () => {
  it('~SHX-26 has a page for each storefront in its language, answers navigations only, and caches nothing', async () => {
    const answer = await site().files('/widgets/offline.js')
    expect(answer?.headers).toMatchObject({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Service-Worker-Allowed': '/',
    })
    const script = textOf(answer) ?? ''
    expect(script).toContain('Du sitzt auf dem Trockenen')
    expect(script).toContain('Vous êtes à sec')
    expect(script).toContain("request.mode === 'navigate'")
    expect(script).not.toMatch(/caches|indexedDB/)
  })
})

describe('the maps of the site', () => {
  it('~SEO-07 list every page of a storefront with its pictures, and nothing that is no page', async () => {
    const xml = await site().read('/sitemap/uk.xml')
    expect([...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://shop.example/uk',
      'https://shop.example/uk/faq/returns',
      'https://shop.example/uk/product/socks-more-l1',
    ])
    expect(xml).toContain('<image:loc>https://shop.example/images/1?width=1024&amp;format=jpeg&amp;quality=60')
    expect(xml).toContain('<lastmod>2026-11-16T10:00:00.000Z</lastmod>')
  })

  it('leave out what a storefront does not sell', async () => {
    const { read } = site()
    expect(await read('/sitemap/fr.xml')).not.toContain('/product/')
    expect(await read('/sitemap/de.xml')).toContain('/de/product/socken-l1')
  })

  it('are found by their index, twelve of them', async () => {
    const xml = (await site().read('/sitemap.xml')) ?? ''
    expect([...xml.matchAll(/<sitemap>/g)]).toHaveLength(12)
    expect(xml).toContain('<loc>https://shop.example/sitemap/gl.xml</loc><lastmod>2026-11-15T10:00:00.000Z</lastmod>')
  })

  it('are cached for ten minutes', async () => {
    const { requests, read, clock } = site()
    await read('/sitemap/uk.xml')
    await read('/sitemap/uk.xml')
    expect(requests).toEqual(['/products/directory', 'uk'])
    clock.advance(11 * 60_000)
    await read('/sitemap/uk.xml')
    expect(requests).toHaveLength(4)
  })

  it.each(['/sitemap/uk-2.xml', '/sitemap/xx.xml'])('has no %s', async (path) => {
    expect(await site().read(path)).toBeUndefined()
  })

  it.each(['/sitemap', '/sitemap/', '/sitemap/uk', '/uk/sitemap.xml', '/sitemap.xml.gz'])(
    '%s is none of them',
    (path) => {
      expect(site().files(path)).toBeUndefined()
    },
  )

  it('are split where one would be too long, and empty where there is nothing', async () => {
    const pages = pagesOf(3, () => [])
    expect(await mapFiles(pages, { entries: 2 })).toEqual([
      { from: 0, to: 2, changedAt: 'day 1' },
      { from: 2, to: 3, changedAt: 'day 2' },
    ])
    expect(await mapFiles(pages, { addresses: 1 })).toHaveLength(3)
    expect(await mapFiles(pagesOf(0, () => []))).toEqual([{ from: 0, to: 0, changedAt: undefined }])
  })
})

describe('the map of a large shop', () => {
  const many = Array.from({ length: 8000 }, (_, number) => ({
    sku: `L${number}`,
    names: { en: `Sock ${number}`, de: `Socke ${number}` },
    updatedAt: '2026-11-16T10:00:00.000Z',
    pictures: [1, 2, 3, 4].map((picture) => ({ href: `/images/${number}-${picture}`, backgroundColor: '#ffffff' })),
    countries: ['GB'],
  }))

  it('~ENG-07 is written in small chunks while it is sent, the same each time, with the tag of all of it', async () => {
    const file = await site(many).files('/sitemap/uk.xml')
    if (file === undefined || !('chunks' in file)) throw new Error('It is one string')
    const chunks = await Array.fromAsync(file.chunks())
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(70_000)
    const xml = chunks.join('')
    expect(xml.match(/<url>/g)).toHaveLength(8002)
    expect(xml.match(/<image:loc>/g)).toHaveLength(4 * 8000 + 1)
    expect(file.etag).toBe(etagOf(Buffer.from(xml)))
    expect((await Array.fromAsync(file.chunks())).join('')).toBe(xml)
  })

  it('~ENG-07 lets visitors be served meanwhile', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await site(many).files('/sitemap/uk.xml')
    isDone = true
    expect(turns).toBeGreaterThan(20)
  })

  it('~ENG-07 is divided into files without making its rows', async () => {
    const pages: SitePages = {
      ...pagesOf(100_000, () => ['1', '2', '3', '4']),
      entryOf() {
        throw new Error('A row is made')
      },
    }
    expect((await mapFiles(pages)).map(({ from, to }) => [from, to])).toEqual([
      [0, 30_000],
      [30_000, 60_000],
      [60_000, 90_000],
      [90_000, 100_000],
    ])
  })
})

const pagesOf = (length: number, picturesOf: (position: number) => readonly string[]): SitePages => ({
  length,
  sizeOf: (position) => ({ addresses: 1 + picturesOf(position).length, changedAt: `day ${position}` }),
  entryOf: (position) => ({ url: `https://shop.example/${position}`, pictures: picturesOf(position) }),
})

describe('robots.txt', () => {
  it('disallows private paths, and names the sitemap', () => {
    expect(robotsTxt('production', 'https://shop.example').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /*/checkout',
      'Disallow: /*/diagnostics/',
      'Disallow: /_data/',
      'Allow: /',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ])
  })

  it('disallows everything outside of production', () => {
    expect(robotsTxt('staging', 'https://shop.example')).toContain('Disallow: /\n')
  })
})
