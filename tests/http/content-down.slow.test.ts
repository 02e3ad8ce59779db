/** The content service is unreachable from the start: the shop still sells, in every language. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../src/contracts/storefront/texts/load-texts.ts'
import { portOf } from '../support/port-of.ts'
import { linksIn, wordsIn } from '../support/read-html.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

/** The service is not there, or never answers. Broken and invalid responses are tested with the client. */
const BEHAVIOURS = ['refuses', 'hangs'] as const

describe.each(BEHAVIOURS)('a content service that %s', (behaviour) => {
  const service = createServer()
  let shop: Shop

  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const port = portOf(service)
    if (behaviour === 'refuses') service.close()
    shop = await startShop({ CONTENT_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn' })
    // The first request for products waits until they are indexed, and may time out on a busy machine.
    await vi.waitUntil(async () => (await read('/uk/kids/socks')).status === 200, { timeout: 120_000, interval: 200 })
  })
  afterAll(async () => {
    service.closeAllConnections()
    service.close()
    await shop.stop()
  })

  const read = async (path: string) => {
    const answer = await fetch(shop.url + path)
    return { status: answer.status, html: await answer.text() }
  }

  it.each([
    ['uk', 'en-GB'],
    ['de', 'de-DE'],
    ['be', 'nl-NL'],
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
    ['it', 'it-IT'],
    ['us', 'en-US'],
  ] as const)('CNT-11 CNT-13 leaves /%s with products, menus and texts in %s', async (storefront, locale) => {
    const texts = await loadTexts(locale)
    const { status, html } = await read(`/${storefront}`)
    expect(status).toBe(200)
    const words = wordsIn(html)
    expect(words).toContain(texts.homeTitle)
    expect(words).toContain(texts.cart)
    const links = linksIn(html)
    expect(links).toContain(`/${storefront}/kids/socks`)
    expect(links).toContain(`/${storefront}/faq/returns`)
    expect(links.filter((link) => link.includes('/product/')).length).toBeGreaterThan(5)
  })

  it('sells: a listing by the name of the menu, a product, a search, the checkout', async () => {
    const listing = await read('/de/kids/socks')
    expect(listing.status).toBe(200)
    expect(listing.html).toMatch(/<h1[^>]*>[^<]*Kinder/)
    const product = linksIn(listing.html).find((link) => link.includes('/product/'))
    expect(await read(product ?? '')).toMatchObject({ status: 200 })
    expect(await read('/de/search?term=socken')).toMatchObject({ status: 200 })
    expect(await read('/de/checkout/cart')).toMatchObject({ status: 200 })
    expect(await read('/de/menu')).toMatchObject({ status: 200 })
  })

  it('CNT-14 shows that a content page is temporarily unavailable, and does not answer 404', async () => {
    const { status, html } = await read('/fr/about-us')
    expect(status).toBe(503)
    expect(wordsIn(html)).toContain((await loadTexts('fr-FR')).asleep)
  })

  it('CNT-12 DIA-11 logs warnings, not errors', () => {
    const levels = shop.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).level)
    expect(levels).toContain('warn')
    expect(levels).not.toContain('error')
    const logged = shop.lines.join('\n')
    expect(logged).toContain('Unable to fetch translations')
    expect(logged).toContain('Unable to fetch constants')
  })
})
