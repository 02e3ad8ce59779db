/** Pages that have nothing of their own to show: they lead on. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, SLOW, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')

async function expectWaysOn(page: Page, heading: string) {
  await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  expect(await main(page).getByRole('article').count()).toBeGreaterThanOrEqual(4)
  await expect(main(page).locator('svg[viewBox="0 0 168 100"]')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('searchbox').fill('lemon')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?term=lemon/)
  await expect(main(page).getByRole('article').first()).toBeVisible()
}

test.describe('a page that does not exist', () => {
  test.use({ allowed: /404/ })

  test('SHX-21 offers search, bestsellers and the fish', SLOW, async ({ page }) => {
    await open(page, '/uk/no-such-page')
    await expectWaysOn(page, 'Bestsellers')
  })
})

test('SHX-21 an empty basket offers search, bestsellers and the fish', async ({ page }) => {
  await open(page, '/uk/checkout/cart')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your basket is barefoot')
  await expectWaysOn(page, 'Bestsellers')
})

test('SHX-21 a search without results offers search, bestsellers and the fish', async ({ page }) => {
  await open(page, '/uk/search?term=xqzzkv')
  await expectWaysOn(page, 'Other feet like these')
})
