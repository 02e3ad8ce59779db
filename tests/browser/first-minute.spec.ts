/** The first minute of a shop that was just installed: nothing was rendered before, and pictures are there all the same. */
import { expect, test as base } from '@playwright/test'
import { FIRST_SCREENS, picturesOnScreen } from '../support/first-screen.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { withPixels } from '../support/without-pictures.ts'
import { REPEATED, WITH_PICTURES } from './shop.ts'

const test = base.extend<object, { readonly shop: Shop }>({
  shop: [
    async ({ browserName }, use) => {
      const shop = await startShop({ RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

test.describe.configure({ mode: 'default' })
test.use({ launchOptions: WITH_PICTURES })

/** Of one address, whose connections are limited. */
const REQUESTS = 150
/** Of one client in the queue, and what is rendered now. */
const MAX_WAITING = 50

for (const { name, viewport, deviceScaleFactor } of FIRST_SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    for (const path of ['/uk', '/de', '/uk/adults/socks']) {
      const repeats = /^(older|laptop)/.test(name) ? REPEATED : {}
      test(`HSE-25 the first screen of ${path} needs no rendering`, repeats, async ({ context, page }) => {
        await withPixels(context)
        await page.addInitScript(refuseEverything)
        await page.goto(path)
        await page.locator('html[data-live]').waitFor()
        const addresses = await picturesOnScreen(page)
        expect(addresses.length).toBeGreaterThan(0)
        for (const address of addresses) {
          const answer = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } })
          const { 'content-type': type, 'cache-control': lifetime } = answer.headers()
          expect([type, lifetime], address).toEqual(['image/avif', expect.stringContaining('immutable')])
        }
      })
    }
  })
}

test('HSE-25 under load no picture is answered with an error of the server', async ({ page, shop }) => {
  const listing = await (await fetch(`${shop.url}/uk/kids/socks`)).text()
  const pictures = [...new Set(listing.match(/\/images\/[\da-f]{16}\/[\w.-]+/g))]
  expect(pictures.length).toBeGreaterThan(40)
  const forms = ['webp', 'jpeg'].flatMap((format) => [`format=${format}&quality=60`, `format=${format}&quality=70`])
  // More than may wait, from one client.
  const addresses = forms.flatMap((form) => pictures.map((picture) => `${shop.url}${picture}?width=90&${form}`))
  const answers: { readonly status: number; readonly type: string }[] = []
  const done = new AbortController()
  const load = addresses.slice(0, REQUESTS).map(async (address) => {
    const answer = await fetch(address, { signal: done.signal })
    await answer.arrayBuffer()
    answers.push({ status: answer.status, type: answer.headers.get('content-type') ?? '' })
  })
  const seen: number[] = []
  page.on('response', (response) => response.url().includes('/images/') && seen.push(response.status()))
  await page.addInitScript(refuseEverything)
  await page.goto('/uk')
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
    )
    .toBe(true)
  // The others wait for a rendering, which a busy machine gives little time to.
  await expect.poll(() => answers.length).toBeGreaterThan(REQUESTS - MAX_WAITING)
  done.abort()
  await Promise.allSettled(load)
  expect([...answers.map(({ status }) => status), ...seen].filter((status) => status !== 200)).toEqual([])
  expect(new Set(answers.map(({ type }) => type))).toContain('image/svg+xml')
})
