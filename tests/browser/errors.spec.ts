/** What a visitor sees when something is missing or broken. */
import { expect, pictureLink, test } from './shop.ts'

test.use({ allowed: /status of 404/ })

test('ERR-54 ERR-46 RTE-28 the error page shows what to do, and contains the details of the error', async ({
  page,
}) => {
  const response = await page.goto('/de/undefined')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weg, wie die zweite Socke')
  await expect(page.locator('[data-status]')).toHaveAttribute('data-status', '404')
  await expect(page.locator('[data-error-message]')).toHaveText('Page not found: /de/undefined')
  await expect(page.locator('[data-error-message]')).toBeHidden()
  await expect(page.locator('[data-error-path]')).toHaveText('/de/undefined')
  await page.getByRole('link', { name: 'Zurück zum Start schwimmen' }).click()
  await expect(page).toHaveURL('/de')
})

test('outside a storefront the way back leads to the chooser', async ({ page }) => {
  await page.goto('/xx/adults')
  await expect(page.getByRole('link', { name: 'Swim back to the start' })).toHaveAttribute('href', '/')
})

test('a missing page met by a link shows the error page in place', async ({ page }) => {
  await page.goto('/uk')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/uk/never-knitted'
    link.textContent = 'planted link'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('planted link').click()
  await expect(page.locator('[data-status="404"]')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Gone, like the other sock')
})

test('ERR-55 a page that fails while it is rendered becomes the error page; the header stays', async ({ page }) => {
  await page.goto('/uk')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await page.route('**/_data/*/uk/outlet', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { state: { ...answer.state, data: {} } } })
  })
  await pictureLink(page, 'Outlet').click()
  await expect(page.locator('[data-status="500"]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We dropped a stitch')
  // The next page of the same kind works again.
  await page.goBack()
  await pictureLink(page, 'Underwear').click()
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  await expect(page.locator('[data-status]')).toHaveCount(0)
})
