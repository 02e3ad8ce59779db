/**
 * Crawls every page of every storefront, link by link, as a visitor would: no link is broken, no text is left in another
 * language, no text shows its key or an unfilled placeholder.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoryLanguage } from '../support/demo-texts.ts'
import { findStorefront } from '../../src/markets/storefronts/table.ts'
import { loadTexts } from '../../src/contracts/storefront/texts/load-texts.ts'
import { checkPage } from '../crawl/check-page.ts'
import { SPOKEN, wordChecksOf } from '../crawl/check-words.ts'
import { walkStorefront } from '../crawl/walk-storefront.ts'
import { anchorsIn, idsIn, structuredDataIn, tagsIn, wordsIn } from '../support/read-html.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { inGate } from '../support/whole-run.ts'

/** Products are similar: of those that a storefront links to, this many are visited; other tests cover the rest. */
const PRODUCTS_WALKED = 8
/** Of each listing, one by one and in pairs, once in each language. `npm run crawl` covers all of them. */
const FILTERS_TRIED = 1

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'warn' })
  // The first request for products waits until they are indexed and may time out on a busy machine: no crawl should begin with it.
  const listing = async () => (await fetch(`${shop.url}/uk/adults/socks`)).status
  await vi.waitUntil(async () => (await listing()) === 200, { timeout: 280_000, interval: 500 })
})
afterAll(() => shop.stop())

type Walked = {
  readonly pages: ReadonlyMap<string, string>
  readonly dead: readonly string[]
  readonly problems: readonly string[]
}

const STOREFRONTS_IN_GATE: ReadonlySet<string> = new Set(['uk', 'de'])
const WALKED = inGate(Object.entries(SPOKEN), ([storefront]) => STOREFRONTS_IN_GATE.has(storefront))

const isFirstOfLanguage = ([storefront, language]: readonly [string, StoryLanguage]): boolean =>
  Object.entries(SPOKEN).find(([, spoken]) => spoken === language)?.[0] === storefront

async function walk(storefront: string, language: StoryLanguage): Promise<Walked> {
  const market = findStorefront('production', storefront)?.markets[0]
  if (!market) throw new Error(`No storefront ${storefront}`)
  const pages = new Map<string, string>()
  const problems: string[] = []
  const onPage = (path: string, html: string) => {
    problems.push(...checkPage(path, html, market))
    // A filtered listing has the same texts as the whole one.
    if (!path.includes('?')) pages.set(path, html)
  }
  const limits = {
    mostProducts: PRODUCTS_WALKED,
    mostFilters: isFirstOfLanguage([storefront, language]) ? FILTERS_TRIED : 0,
  }
  const dead = await walkStorefront({ url: shop.url, storefront, ...limits, onPage })
  return { pages, dead, problems }
}

describe.each(WALKED)('/%s in %s', (storefront, language) => {
  let walked: Walked
  beforeAll(async () => {
    walked = await walk(storefront, language)
  })

  it('CNT-02 has all the pages of the demo, and no link is broken', () => {
    expect(walked.dead).toEqual([])
    const paths = [...walked.pages.keys()]
    for (const path of [
      '',
      '/about-us',
      '/faq/returns',
      '/faq/cookie-policy',
      '/happy-news',
      '/adults/socks',
      '/privacy',
    ]) {
      expect(paths).toContain(`/${storefront}${path}`)
    }
    expect(paths.length).toBeGreaterThan(50)
  })

  it('SEO-06 has correct metadata for machines: one address a page, the price on the page, the size of every picture', () => {
    expect(walked.problems).toEqual([])
    const products = [...walked.pages].filter(([path]) => path.includes('/product/'))
    expect(products.length).toBeGreaterThan(0)
    for (const [, html] of products) {
      const thing = structuredDataIn(html).find((one) => one['@type'] === 'Product' || one['@type'] === 'ProductGroup')
      expect(wordsIn(html)).toEqual(
        expect.arrayContaining([`${String(thing?.['name'])} · Sockeye`, thing?.['description']]),
      )
    }
  })

  it('has fragment links only to ids that exist, or that open a dialog there', () => {
    const names = new Map([...walked.pages].map(([path, html]) => [path, idsIn(html)]))
    const links = [...walked.pages].flatMap(([from, html]) =>
      anchorsIn(html)
        .map(({ path, id }) => ({ from, to: path || from, id }))
        .filter(({ to }) => to.startsWith(`/${storefront}`)),
    )
    // Opened by its id after hydration: see the browser tests of prefetching.
    const isDialog = (id: string) => id === 'cookie-settings'
    const dead = links.filter(({ to, id }) => !names.get(to)?.has(id) && !isDialog(id))
    expect(dead.map(({ from, to, id }) => `${from}: ${to}#${id}`)).toEqual([])
    expect(links.map(({ to, id }) => `${to}#${id}`)).toContain(`/${storefront}#content`)
  })

  it('shows no key and no unfilled placeholder', async () => {
    const { keysIn } = await wordChecksOf(language)
    expect([...walked.pages].flatMap(([path, html]) => keysIn(path, html).map((text) => `${path}: ${text}`))).toEqual(
      [],
    )
  })

  if (language === 'default' || language === 'en-US') return

  it('has no text in English', async () => {
    const { englishIn } = await wordChecksOf(language)
    expect([...new Set([...walked.pages].flatMap(([path, html]) => englishIn(path, html)))]).toEqual([])
  })
})

describe('content that visitors may request', () => {
  const request = async (path: string) => (await fetch(`${shop.url}/api/content/${path}`)).json()

  it('CNT-01 marketing content comes from the content service', async () => {
    const { stories } = await request('stories?starts_with=_default/shared-content/&per_page=100')
    const kinds = stories.map((story: { content: { component: string } }) => story.content.component)
    expect(kinds).toEqual(
      expect.arrayContaining([
        'navigation',
        'banner',
        'newsletter',
        'segmented-popup',
        'pdp-size-guide',
        'pdp-list-icons',
        'footer',
      ]),
    )
    const [translations, constants] = await Promise.all([
      request('datasource_entries?datasource=translations&dimension=de-DE&per_page=1000'),
      request('datasource_entries?datasource=constants&per_page=1000'),
    ])
    expect(translations.datasource_entries).toContainEqual(
      expect.objectContaining({ name: 'cart', dimension_value: (await loadTexts('de-DE')).cart }),
    )
    expect(constants.datasource_entries).toContainEqual(expect.objectContaining({ name: 'shopName', value: 'Sockeye' }))
  })
})

describe('metadata for machines', () => {
  const LISTING = '/uk/adults/socks'
  const htmlOf = async (path: string) => (await fetch(shop.url + path)).text()
  const hintsOf = async (path: string) => {
    const html = await htmlOf(path)
    const href = (rel: string) => /href="([^"]*)"/.exec(tagsIn(html, 'link', `rel="${rel}"`)[0] ?? '')?.[1]
    return { prev: href('prev'), next: href('next') }
  }

  it('SEO-01 SEO-02 SEO-05 a page of a listing names the ones before and after it by their paths', async () => {
    const around = { prev: `${LISTING}/1`, next: `${LISTING}/3` }
    expect(await hintsOf(`${LISTING}/2`)).toEqual(around)
    expect(await hintsOf(`${LISTING}?page=2`)).toEqual(around)
    const first = { prev: undefined, next: `${LISTING}/2` }
    expect(await hintsOf(LISTING)).toEqual(first)
    expect(await hintsOf(`${LISTING}/1`)).toEqual(first)
  })

  it('no two pages of a listing or a search have the same title', async () => {
    const titles = async (...paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => /<title>([^<]*)/.exec(await htmlOf(path))?.[1]))
    expect(await titles(LISTING, `${LISTING}/2`, '/uk/search/2?term=sock')).toEqual([
      expect.not.stringContaining('Page'),
      expect.stringMatching(/ · Page 2 of \d+ · Sockeye$/),
      expect.stringMatching(/ · Page 2 of \d+ · Sockeye$/),
    ])
  })

  it('SEO-03 the first page has none before it and the last none after it', async () => {
    let [path, pages]: [string | undefined, number] = [LISTING, 0]
    while (path !== undefined && pages < 50) {
      const { prev, next } = await hintsOf(path)
      expect(prev).toBe(pages === 0 ? undefined : `${LISTING}/${pages}`)
      path = next
      pages += 1
    }
    expect(path).toBeUndefined()
    expect(pages).toBeGreaterThan(2)
  })

  it.each(['?page=999', '?page=0'])('SEO-04 a missing page names none, and is hidden: %s', async (query) => {
    expect(await hintsOf(LISTING + query)).toEqual({ prev: undefined, next: undefined })
    expect(tagsIn(await htmlOf(LISTING + query), 'meta', 'name="robots"')).toHaveLength(1)
  })

  it.each(['robots.txt', 'sitemap.xml', 'favicon.ico', 'favicon.png'])(
    'SEO-07 %s is a file at the root, and no page of a storefront',
    async (name) => {
      const [file, page] = await Promise.all([fetch(`${shop.url}/${name}`), fetch(`${shop.url}/uk/${name}`)])
      expect([file.status, page.status]).toEqual([200, 404])
      expect(file.headers.get('content-type')).not.toContain('html')
    },
  )

  it('every address in the sitemap of a storefront is a page', async () => {
    const index = await htmlOf('/sitemap.xml')
    expect(index).toContain(`<loc>${shop.url}/sitemap/be.xml</loc>`)
    const map = await htmlOf('/sitemap/be.xml')
    const urls = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    expect(urls.length).toBeGreaterThan(500)
    const some = urls.filter((url, place) => !url.includes('/product/') || place % 50 === 0)
    const answers = await Promise.all(some.map(async (url) => [url, (await fetch(url, { method: 'HEAD' })).status]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('the HTML of a listing of 64 has at most 18 kB', async () => {
    const headers = { 'accept-encoding': 'br' }
    const answer = await fetch(shop.url + LISTING, { method: 'HEAD', headers })
    expect(Number(answer.headers.get('content-length'))).toBeLessThanOrEqual(18_000)
    expect((await htmlOf(LISTING)).match(/<article/g)).toHaveLength(64)
  })
})
