import { signInAsDemo } from './desk.ts'
import { expect, expectAccessible, test } from './shop.ts'

// Refused operations, missing sessions and expired links are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })

const ROWS = 100_000

/** As many orders as the list counts. */
const ordersFrom = (offset: number, limit: number) =>
  Array.from({ length: Math.min(limit, ROWS - offset) }, (_, index) => ({
    number: `S-${offset + index}`,
    state: 'paid',
    createdAt: '2026-11-17T08:00:00.000Z',
    paidAt: null,
    country: 'DE',
    storefront: 'de',
    currency: 'EUR',
    total: 1295,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
  }))

test('DSK-09 100,000 rows are at most 100 elements, and the keys of a grid reach all of them', async ({
  page,
  shop,
}) => {
  await page.route('**/desk/api/order.list', async (route) => {
    const { offset, limit } = route.request().postDataJSON().input
    await route.fulfill({ json: { value: { rows: ordersFrom(offset, limit), total: ROWS, more: false } } })
  })
  await signInAsDemo(page, shop, '/orders')
  const grid = page.getByRole('grid', { name: 'Orders' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(ROWS + 1))
  await grid.getByRole('gridcell', { name: 'S-0', exact: true }).focus()
  await page.keyboard.press('Control+End')
  const last = grid.locator('tr[aria-rowindex="100001"]')
  await expect(last).toContainText('S-99999')
  await expect(last.locator('td').last()).toBeFocused()
  expect(await grid.locator('tr').count()).toBeLessThanOrEqual(100)
  await page.keyboard.press('Home')
  await expect(last.locator('td').first()).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(grid.locator('tr[aria-rowindex="2"] td').first()).toBeFocused()
})

test('DSK-10 a view with a field that no longer exists opens without it and says so', async ({ page, shop }) => {
  await signInAsDemo(page, shop, '/products?colour=red&sort=-sku&columns=sku,margin')
  await expect(page.getByText('colour, margin')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-sort', 'descending')
})

test('DSK-12 DSK-17 edits can be undone, and leaving them asks', async ({ page, shop }) => {
  await signInAsDemo(page, shop, '/account')
  const name = page.getByLabel('Name', { exact: true })
  const before = await name.inputValue()
  await name.fill('Somebody else')
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(name).toHaveValue(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(name).toHaveValue('Somebody else')
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(name).toHaveValue('Somebody else')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(name).toHaveValue(before)
})

const SCREENS = ['', '/orders', '/products', '/staff', '/audit', '/jobs', '/account', '/help', '/nothing']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`DSK-18 DSK-19 axe finds nothing in ${colorScheme}, and no screen scrolls sideways at 360 px`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme })
    await signInAsDemo(page, shop)
    for (const path of SCREENS) {
      await page.goto(`/desk${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })
}

test('STF-21 no screen leaves personal data in a storage of the browser', async ({ page, shop }) => {
  await signInAsDemo(page, shop)
  for (const path of SCREENS) {
    await page.goto(`/desk${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  expect(stored).toEqual({ local: ['desk.language'], session: [], databases: 0, caches: 0 })
})
