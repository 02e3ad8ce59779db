import { readFile } from 'node:fs/promises'
import { openOrder } from '../bad-input/open-order.ts'
import { ORDER } from '../support/purchase-parts.ts'
import {
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  openFirstRow,
  openScreen,
  signInAsDemo,
} from './desk.ts'
import { expect, expectAccessible, SLOW, test } from './shop.ts'

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
    lines: 2,
    fulfilment: 'unshipped',
    holds: [],
    return: null,
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
  await grid.getByRole('row', { name: /S-0\b/ }).getByRole('gridcell').first().focus()
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
  await signInAsDemo(page, shop, '/products?shade=red&sort=-sku&columns=sku,margin')
  await expect(page.getByText('shade, margin')).toBeVisible()
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

/** By parts of the navigation. Each part is a test of its own: all of them together take minutes on a busy machine. */
const SCREENS = {
  daily: ['', '/orders', '/returns', '/work'],
  products: ['/products', '/media', '/stock', '/prices', '/grid'],
  selling: ['/discounts', '/discounts/+new', '/shipping', '/shipping/standard', '/insight'],
  pages: ['/content', '/releases', '/story-versions/uk/home', '/deleted-pages'],
  words: ['/translations', '/translations/de-DE/story/_default/faq', '/search', '/search/+new'],
  shop: ['/staff', '/audit', '/privacy', '/webhooks'],
  others: ['/api-keys', '/jobs', '/account', '/help', '/nothing'],
} as const

/** Lists and a form are among them. */
const PARTS_IN_GATE: ReadonlySet<string> = new Set(['daily'])

for (const [part, paths] of Object.entries(SCREENS)) {
  test(
    `DSK-18 DSK-19 axe finds nothing in light and dark, and no screen scrolls sideways at 360 px or 200 %: ${part}`,
    PARTS_IN_GATE.has(part) ? {} : SLOW,
    async ({ page, shop }) => {
      await openOrder(shop)
      await signInAsDemo(page, shop)
      for (const path of paths) {
        await openScreen(page, path)
        await expectAccessibleInBothSchemes(page)
        await expectNoSidewaysScroll(page)
      }
    },
  )
}

test(
  'DSK-18 DSK-19 axe finds nothing on an order and a product, and neither scrolls sideways',
  SLOW,
  async ({ page, shop }) => {
    await openOrder(shop)
    await signInAsDemo(page, shop)
    for (const path of ['/orders', '/products']) {
      await openFirstRow(page, path)
      await expectAccessibleInBothSchemes(page)
      await expectNoSidewaysScroll(page)
    }
  },
)

test('DSK-18 DSK-19 axe finds nothing in the menu and the filters of a phone', async ({ page, shop }) => {
  await signInAsDemo(page, shop)
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/jobs')
  await page.getByRole('button', { name: 'More' }).click()
  await expectAccessible(page, { also: 'target-size' })
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL('/desk/products')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByText('on a wider screen')).toBeVisible()
  await expectAccessible(page)
})

test('DSK-18 the accessibility tree of the main screens has landmarks, names and states', async ({ page, shop }) => {
  await openOrder(shop)
  await signInAsDemo(page, shop)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - navigation "Main navigation":
      - link "Sockeye desk"
      - list:
        - listitem:
          - link "Start"
        - listitem:
          - link "Orders"
        - listitem:
          - link "Returns"
        - listitem:
          - link "Stuck work"
      - paragraph: Catalogue
      - list "Catalogue":
        - listitem:
          - link "Products"
    - banner:
      - text: Demo shop
      - button /Demo owner/
    - main:
      - heading [level=1]
  `)
  await openScreen(page, '/orders')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Orders" [level=1]
      - search "Filters":
        - searchbox "Search"
        - combobox "Payment"
        - combobox "Shipping"
        - combobox "Attention"
        - button "More filters"
      - button "Views"
      - button "Columns"
      - button "Export"
      - status: /row/
      - grid "Orders":
        - rowgroup:
          - row /Number Placed/:
            - columnheader "Number":
              - button "Number"
            - columnheader "Placed"
        - rowgroup:
          - row /EUR/:
            - gridcell:
              - link
  `)
  await page.locator('[data-row-link]').first().click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Orders"
      - heading /Order \\w+/ [level=1]
      - paragraph: /Unpaid .*Placed/
      - heading "1 item" [level=2]
      - table:
        - rowgroup:
          - row "Product Price Quantity Total"
        - rowgroup:
          - row
        - rowgroup:
          - row /Total/
      - heading "Payments" [level=2]
      - heading "Ship to" [level=2]
      - heading "Shopper" [level=2]
  `)
  await openScreen(page, '/account')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Your account" [level=1]
      - heading "Profile" [level=2]
      - textbox "Name"
      - combobox "Language"
      - combobox "Colours"
      - combobox "Time zone"
  `)
})

const HEADER = /^number,createdAt,name,country,lines,total,state,fulfilment,holds,return\n/

test(
  'DSK-11 a view is exported as it is shown: its columns, all its rows, and a factor for personal ones',
  SLOW,
  async ({ page, shop }) => {
    // Orders of other tests are paid or expire meanwhile, so the view shows those of this test alone.
    const email = 'exported@example.com'
    await openOrder(shop, { ...ORDER, email })
    await openOrder(shop, { ...ORDER, email })
    await signInAsDemo(page, shop, `/orders?state=open&search=${email}&sort=-createdAt`)
    const grid = page.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '3')
    const read = async () => {
      const download = await page.waitForEvent('download')
      const file = await download.path()
      return { name: download.suggestedFilename(), text: await readFile(file, 'utf8') }
    }
    const orders = read()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('alertdialog', { name: 'Is it you?' }).getByRole('button', { name: 'Confirm' }).click()
    const { name, text } = await orders
    expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
    expect(text).toMatch(HEADER)
    expect(text.trim().split('\n')).toHaveLength(3)
    await expect(page.getByText(/rows? exported/).first()).toBeVisible()

    await openScreen(page, '/products?columns=sku,family&sort=sku')
    const countRows = async () => Number(await grid.getAttribute('aria-rowcount'))
    await expect.poll(countRows).toBeGreaterThan(600)
    const rows = await countRows()
    const products = read()
    await page.getByRole('button', { name: 'Export' }).click()
    const lines = (await products).text.trim().split('\n')
    expect([lines[0], lines.length]).toEqual(['sku,family', rows])

    await openScreen(page, '/audit?operation=export.run')
    await page.getByRole('button', { name: 'Export a list' }).nth(1).click()
    const details = page.getByRole('dialog', { name: 'Export a list' })
    await expect(details).toContainText('order.list')
    await expect(details).toContainText('{"state":["open"],"search":["***"]}')
    await expect(details).toContainText('rows2')
  },
)

test('STF-21 no screen leaves personal data in a storage of the browser', SLOW, async ({ page, shop }) => {
  await signInAsDemo(page, shop)
  for (const path of Object.values(SCREENS).flat()) {
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

test('HKS-09 an owner creates an API key, sees it once, and revokes it', SLOW, async ({ page, shop, request }) => {
  await signInAsDemo(page, shop, '/api-keys')
  await page.getByRole('button', { name: 'Create a key' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create an API key' })
  await form.getByLabel('Name', { exact: true }).fill('Warehouse')
  await expect(form.getByLabel('Valid for')).toHaveValue('365')
  await expect(form.getByRole('button', { name: 'Create a key' })).toBeDisabled()
  await form.getByLabel('Read stock').check()
  await expectAccessible(page, { within: '[role="dialog"]', also: 'target-size' })
  await form.getByRole('button', { name: 'Create a key' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const shown = page.getByRole('alertdialog', { name: 'The key is ready' })
  const key = await shown.locator('code').innerText()
  expect(key).toMatch(/^sockeye_[\w-]{43}$/)
  await expectAccessible(page, { within: '[role="alertdialog"]', also: 'target-size' })
  await shown.getByRole('button', { name: 'Done' }).click()
  const statusOf = async () =>
    (await request.get(`${shop.url}/merchant/v1/stock`, { headers: { authorization: `Bearer ${key}` } })).status()
  expect(await statusOf()).toBe(200)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Warehouse' }) })
  await expect(row).toContainText(`…${key.slice(-4)}`)
  expect(await page.content()).not.toContain(key)
  await row.getByRole('button', { name: 'Revoke the key “Warehouse”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(row).toContainText('Revoked')
  expect(await statusOf()).toBe(401)
})
