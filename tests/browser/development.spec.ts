/** The shop as its developers see it: pages and the desk from their sources, through Vite. */
import { startShop, type Shop } from '../support/start-shop.ts'
import { signInAsDemo } from './desk.ts'
import { expect, SLOW, test } from './shop.ts'

test.describe.configure({ mode: 'default' })

let shop: Shop
test.beforeAll(async () => {
  shop = await startShop({ NODE_ENV: 'development', LOG_LEVEL: 'warn' }, 'tools/dev.ts')
})
// A page that is open while the shop closes reports the lost connection.
test.afterEach(({ page }) => page.goto('about:blank'))
test.afterAll(() => shop.stop())

test(
  'npm run dev renders pages from their sources, styled from the first paint, and hydrates them',
  SLOW,
  async ({ page }) => {
    await page.goto(`${shop.url}/de/gifts`)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschenke')
    const fromSources = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(fromSources).toContain('/src/storefront/ui/base.css?direct')
  },
)

test('npm run dev shows the desk from its sources, with its styles', SLOW, async ({ page }) => {
  await signInAsDemo(page, shop)
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCSS('display', 'flex')
})
