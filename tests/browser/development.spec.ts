/** The shop as its developers see it: pages from their sources, through Vite. */
import { startShop } from '../support/start-shop.ts'
import { expect, test } from './shop.ts'

test('npm run dev renders pages from their sources, styled from the first paint, and hydrates them', async ({
  page,
}) => {
  const shop = await startShop({ NODE_ENV: 'development', LOG_LEVEL: 'warn' }, 'tools/dev.ts')
  try {
    await page.goto(`${shop.url}/de/gifts`)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschenke')
    const fromSources = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(fromSources).toContain('/src/storefront/ui/base.css?direct')
  } finally {
    // A page that is open while the shop closes reports the lost connection.
    await page.goto('about:blank')
    await shop.stop()
  }
})
