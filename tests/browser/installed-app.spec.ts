/** The shop as an installed app: what it shows while there is no connection. */
import { expect, expectAccessible, open, test } from './shop.ts'

test.use({ allowed: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

test('SHX-26 an installed shop has a page for the time without a connection, in its language, and caches nothing', async ({
  page,
  context,
}) => {
  await open(page, '/de/faq')
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(await workers()).toBe(0)
  const install = () => page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  // The listener is idle work.
  await expect
    .poll(async () => {
      await install()
      return page.evaluate(() => navigator.serviceWorker.controller?.state)
    })
    .toBe('activated')

  await context.setOffline(true)
  await page.goto('/de/adults/socks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du sitzt auf dem Trockenen')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page)
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await context.setOffline(false)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL('/de/adults/socks')
  await expect(page.getByRole('article').first()).toBeVisible()
})
