/** The content service does not respond: a shopper still gets from the home page to the checkout. */
import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { expect, expectIndexed, test } from './shop.ts'

let wordless: Shop

test.beforeAll(async () => {
  wordless = await startShop({ CONTENT_URL: `http://127.0.0.1:${await freePort()}`, LOG_LEVEL: 'warn' })
  await expectIndexed(wordless)
})
test.afterAll(() => wordless.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('~CNT-11 ~CNT-13 ~NAV-05 without content a shopper gets from home to checkout, in German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${wordless.url}/de`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(heading(page)).toHaveText('Socken, verkauft von einem Fisch')

  const head = page.getByRole('banner')
  await head.getByRole('link', { name: 'Menü' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Kinder', exact: true }).click()
  await menu.getByRole('link', { name: 'Alle Kindersocken' }).click()
  await expect(page).toHaveURL(`${wordless.url}/de/kids/socks`)
  await expect(heading(page)).toHaveText(/Kinder/)

  const tile = page.getByRole('article').first()
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  await tile.getByRole('link').first().click()
  await expect(heading(page)).toHaveText(name)
  await expect(page.getByRole('main')).toContainText('€')
  await expect(page.locator('summary', { hasText: 'Lieferung und Rückgabe' })).toBeVisible()

  await head.getByRole('link', { name: 'Suchen' }).click()
  await page.getByRole('combobox').fill('socken')
  await page.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/de\/search\?term=socken/)
  await expect(page.getByRole('article').first()).toBeVisible()

  const cart = head.getByRole('link', { name: 'Warenkorb' })
  await expect(cart).toHaveAttribute('href', '/de/checkout/cart?term=socken')
  await cart.click()
  await expect(page).toHaveURL(`${wordless.url}/de/checkout/cart?term=socken`)
  await expect(page).toHaveTitle(/Warenkorb/)
  await expect(heading(page)).not.toBeEmpty()
})
