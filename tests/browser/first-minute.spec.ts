/** The first minute of a shop that was just installed: nothing was rendered before, and pictures are there all the same. */
import { expect, test as base, type Response } from '@playwright/test'
import { FIRST_SCREENS, picturesOnScreen } from '../support/first-screen.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

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

for (const { name, viewport, deviceScaleFactor } of FIRST_SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    for (const path of ['/uk', '/de', '/uk/adults/socks']) {
      test(`HSE-25 the first screen of ${path} needs no rendering`, async ({ page }) => {
        await page.addInitScript(refuseEverything)
        const answers = new Map<string, Response>()
        page.on('response', (response) => answers.set(response.url(), response))
        await page.goto(path)
        await page.locator('html[data-live]').waitFor()
        const addresses = await picturesOnScreen(page)
        expect(addresses.length).toBeGreaterThan(0)
        await expect
          .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => complete).length))
          .toBeGreaterThanOrEqual(addresses.length)
        for (const address of addresses) {
          await expect.poll(() => answers.get(address)?.headers()['content-type'], address).toBe('image/avif')
          expect(answers.get(address)?.headers()['cache-control'], address).toContain('immutable')
        }
      })
    }
  })
}

/** More than may wait in all, from one client that does not wait politely, while a visitor opens a page. */
test('HSE-25 under load no picture is answered with an error of the server', async ({ page, shop }) => {
  const listing = await (await fetch(`${shop.url}/uk/kids/socks`)).text()
  const pictures = [...new Set(listing.match(/\/images\/[\da-f]{16}\/[\w.-]+/g))]
  expect(pictures.length).toBeGreaterThan(40)
  const forms = ['720', '1024', '1920'].flatMap((width) => ['webp', 'jpeg'].map((format) => ({ width, format })))
  const addresses = pictures.flatMap((picture) =>
    forms.map(({ width, format }) => `${shop.url}${picture}?width=${width}&format=${format}`),
  )
  const load = addresses.slice(0, 300).map((address) =>
    fetch(address).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const seen: number[] = []
  page.on('response', (response) => response.url().includes('/images/') && seen.push(response.status()))
  await page.addInitScript(refuseEverything)
  await page.goto('/uk/kids/socks')
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ complete }) => complete).length))
    .toBeGreaterThan(3)
  expect([...new Set([...(await Promise.all(load)), ...seen])].filter((status) => status >= 400)).toEqual([])
})
