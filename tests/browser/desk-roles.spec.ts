/** The desk of a shop with six members of staff, one of each role, and one order. */
import { grantOf } from '../../src/contracts/staff/permissions.ts'
import { ROLES, type Role } from '../../src/contracts/staff/roles.ts'
import { EN } from '../../src/desk/texts/en.ts'
import { translator } from '../../src/desk/texts/translate.ts'
import { openOrder } from '../bad-input/open-order.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { enrolAllRoles, type StaffMember } from '../support/desk-staff.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { buyOrder } from '../support/buy-order.ts'
import { WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import {
  addAuthenticator,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  goTo,
  openFirstRow,
  openScreen,
  signInAs,
  unreachedByTab,
} from './desk.ts'
import { changeRows } from './desk-people.ts'
import { expect, expectIndexed, REPEATED, STARTED_WITHIN, test as base, SLOW } from './shop.ts'
import type { Locator, Page } from '@playwright/test'

type Staff = Readonly<Record<Role, StaffMember>>

const test = base.extend<object, { readonly shop: Shop; readonly staff: Staff }>({
  // The first enrolment ends the demo, so the shop is of this file alone.
  shop: [
    async ({ browserName }, use) => {
      const shop = await startShop({ ...SANDBOX_SETTING, RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' })
      try {
        await expectIndexed(shop)
        await openOrder(shop)
        await use(shop)
      } finally {
        await shop.stop()
      }
    },
    { scope: 'worker', timeout: STARTED_WITHIN },
  ],
  staff: [
    async ({ shop }, use) => {
      const staff = await enrolAllRoles(shop)
      // Five minutes may be over before the last test on a busy machine; what needs a fresh factor has tests of its own.
      changeRows(shop.dataDir, `update staff_sessions set fresh_until = '2099-01-01T00:00:00.000Z'`)
      await use(staff)
    },
    { scope: 'worker', timeout: STARTED_WITHIN },
  ],
})

// Enrolling six members takes long: one worker runs all of these tests.
test.describe.configure({ mode: 'default' })
// Operations that are refused or fail are part of these tests.
test.use({ allowed: /Failed to load resource/, newcomer: true })

const t = translator(EN, 'en')

/** Address, name in the navigation, letter after "G", permission. */
const SCREENS = [
  ['', 'Start', 's', 'signed-in'],
  ['/orders', 'Orders', 'o', 'orders.read'],
  ['/returns', 'Returns', 'r', 'returns.write'],
  ['/work', 'Stuck work', 'u', 'orders.write'],
  ['/products', 'Products', 'p', 'products.read'],
  ['/media', 'Media', 'm', 'media.write'],
  ['/stock', 'Stock', 'i', 'products.read'],
  ['/prices', 'Prices', 'e', 'prices.write'],
  ['/discounts', 'Discounts', 'd', 'discounts.write'],
  ['/shipping', 'Shipping', 'h', 'shipping.write'],
  ['/content', 'Content', 'c', 'content.read'],
  ['/translations', 'Translations', 'n', 'content.write'],
  ['/releases', 'Releases', 'b', 'releases.schedule'],
  ['/search', 'Search', 'q', 'search.write'],
  ['/insight', 'Insight', 'a', 'insights.read'],
  ['/staff', 'Staff', 't', 'staff.manage'],
  ['/audit', 'Audit log', 'l', 'audit.read'],
  ['/webhooks', 'Webhooks', 'w', 'integrations.manage'],
  ['/api-keys', 'API keys', 'k', 'integrations.manage'],
  ['/jobs', 'Jobs', 'j', 'signed-in'],
  // The last: its field has the focus as soon as it is there, and the keys after that are text.
  ['/privacy', 'Privacy', 'v', 'privacy.export'],
] as const

/** Table C of the requirements, once more: the screens of a role. */
const SCREENS_OF: Readonly<Record<Role, readonly string[]>> = {
  owner: [
    'Start',
    'Orders',
    'Returns',
    'Stuck work',
    'Products',
    'Media',
    'Stock',
    'Prices',
    'Discounts',
    'Shipping',
    'Content',
    'Translations',
    'Releases',
    'Search',
    'Insight',
    'Staff',
    'Audit log',
    'Privacy',
    'Webhooks',
    'API keys',
    'Jobs',
  ],
  manager: [
    'Start',
    'Orders',
    'Returns',
    'Stuck work',
    'Products',
    'Media',
    'Stock',
    'Prices',
    'Discounts',
    'Shipping',
    'Content',
    'Translations',
    'Releases',
    'Search',
    'Insight',
    'Audit log',
    'Privacy',
    'Webhooks',
    'API keys',
    'Jobs',
  ],
  orders: ['Start', 'Orders', 'Returns', 'Stuck work', 'Products', 'Stock', 'Content', 'Insight', 'Jobs'],
  products: [
    'Start',
    'Orders',
    'Products',
    'Media',
    'Stock',
    'Prices',
    'Discounts',
    'Content',
    'Search',
    'Insight',
    'Jobs',
  ],
  content: ['Start', 'Products', 'Media', 'Stock', 'Content', 'Translations', 'Releases', 'Search', 'Insight', 'Jobs'],
  reader: ['Start', 'Orders', 'Products', 'Stock', 'Content', 'Insight', 'Jobs'],
}

/** With most, with some, and with none of the permissions to write; what operations answer to each role is proved without a browser. The gate walks the one with some. */
const WALKED: ReadonlySet<Role> = new Set(['owner', 'orders', 'reader'])

for (const role of ROLES) {
  const repeats = role === 'orders' ? {} : WALKED.has(role) ? SLOW : REPEATED
  const title = `DSK-05 menus, shortcuts, buttons and addresses of the role ${role} are those of its permissions`
  test(title, repeats, async ({ page, context, shop, staff }) => {
    await signInAs(context, shop, staff[role])
    await openScreen(page, '')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await expect(navigation.getByRole('listitem')).toHaveText([...SCREENS_OF[role]])
    await page.keyboard.press('?')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const screens = shortcuts
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Go to', exact: true }) })
    await expect(screens.locator('dt')).toHaveText([...SCREENS_OF[role]])
    await page.keyboard.press('Escape')

    await openScreen(page, '/help')
    for (const [path, name, key] of SCREENS) {
      const before = page.url()
      await goTo(page, key)
      await expect(page).toHaveURL(SCREENS_OF[role].includes(name) ? `/desk${path}` : before)
    }
    // The last of them may ask for its rows until it is left.
    await openScreen(page, '/help')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (const [path, , , permission] of SCREENS.filter(([, name]) => !SCREENS_OF[role].includes(name))) {
      asked.length = 0
      await openScreen(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen is not part of your role')
      await expect(page.getByRole('main')).toContainText(t.maybe('permission', permission))
      await expect(page.getByRole('main')).not.toContainText(permission)
      expect(asked.filter((url) => /api\/(?!preference)/.test(url))).toEqual([])
    }

    const may = (permission: Parameters<typeof grantOf>[1]) => grantOf(role, permission) !== undefined
    await openScreen(page, '/products')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: /Save this view/ }).click()
    const forAll = page.getByRole('dialog').getByLabel('For all colleagues')
    await expect(forAll).toHaveCount(role === 'owner' || role === 'manager' ? 1 : 0)
    await page.keyboard.press('Escape')
    if (!may('orders.read')) return
    await openFirstRow(page, '/orders')
    await expect(page.getByText('Your role does not see personal data.')).toHaveCount(may('persons.read') ? 0 : 1)
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
    await openScreen(page, '/orders')
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveCount(may('persons.read') ? 1 : 0)
  })
}

test('DSK-10 a view is saved for oneself or for all, its address reproduces it, and one with a vanished field opens without it', async ({
  page,
  context,
  browser,
  shop,
  staff,
}) => {
  await signInAs(context, shop, staff.manager)
  await openScreen(page, '/products?family=slippers&sort=-sku&columns=sku,name,family')
  const rowsOf = (one: Page) => one.getByRole('grid').locator('tbody tr').allTextContents()
  const rows = await rowsOf(page)
  expect(rows.length).toBeGreaterThan(1)
  const save = async (name: string, isShared: boolean) => {
    await page
      .getByRole('button', { name: 'Views' })
      .or(page.getByRole('button', { name: 'Slippers' }))
      .click()
    await page.getByRole('menuitem', { name: /Save this view/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    if (isShared) await dialog.getByLabel('For all colleagues').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('View saved.').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }
  await save('Slippers for all', true)
  const address = page.url()
  await save('Slippers of mine', false)
  const old = { filter: { shade: ['red'] }, sort: { field: 'sku', descending: false }, columns: ['sku', 'margin'] }
  const { status } = await staff.reader.browser.call('view.save', {
    screen: 'products',
    name: 'Older',
    shared: false,
    state: old,
  })
  expect(status).toBe(200)

  const other = await browser.newContext({ baseURL: shop.url })
  await signInAs(other, shop, staff.reader)
  const colleague = await other.newPage()
  await openScreen(colleague, '/products')
  await colleague.getByRole('button', { name: 'Views' }).click()
  await expect(colleague.getByRole('menuitem')).toHaveText(['Older', 'Slippers for all (for all)', /Save this view/])
  await colleague.getByRole('menuitem', { name: 'Slippers for all' }).click()
  await expect(colleague).toHaveURL(address)
  await expect.poll(() => rowsOf(colleague)).toEqual(rows)
  await colleague.getByRole('button', { name: 'Slippers for all' }).click()
  await expect(colleague.getByRole('menuitem', { name: /Delete/ })).toHaveCount(0)
  await colleague.getByRole('menuitem', { name: 'Older' }).click()
  await expect(colleague.getByText(/no longer exist.*shade, margin/).first()).toBeVisible()
  await expect(colleague.getByRole('columnheader')).toHaveText(['SKU'])
  await other.close()
})

test(
  'DSK-17 every control of every screen is reached with Tab, and single keys can be switched off',
  SLOW,
  async ({ page, context, shop, staff }) => {
    await signInAs(context, shop, staff.owner)
    for (const path of ['', '/orders', '/products', '/staff', '/audit', '/webhooks', '/jobs', '/account', '/help']) {
      await openScreen(page, path)
      expect([path, await unreachedByTab(page)]).toEqual([path, []])
    }
    for (const path of ['/orders', '/products']) {
      await openFirstRow(page, path)
      expect([path, await unreachedByTab(page)]).toEqual([path, []])
    }

    // A list without a pointer: to the search, into the rows, to the second one, back.
    await openScreen(page, '/audit')
    await page.keyboard.press('/')
    await openScreen(page, '/products')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await openScreen(page, '/staff')
    const grid = page.getByRole('grid')
    await grid.locator('tr[aria-rowindex="2"] td').first().focus()
    await page.keyboard.press('ArrowUp')
    await expect(grid.getByRole('columnheader').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=name/)

    const withSingleKeys = page.getByLabel('Single keys are shortcuts')
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await openScreen(page, '/help')
    const stored = page.waitForResponse(/preference\.save/)
    await withSingleKeys.uncheck()
    await stored
    await openScreen(page, '/help')
    await expect(withSingleKeys).not.toBeChecked()
    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await expect(page).toHaveURL('/desk/help')
    await expect(shortcuts).toHaveCount(0)
    const storedAgain = page.waitForResponse(/preference\.save/)
    await withSingleKeys.check()
    // The next test of this account presses a single key.
    await storedAgain
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    await expect(shortcuts).toBeVisible()
  },
)

/** The colour behind everything, before any script has run. */
const firstGround = async (page: Page): Promise<string> => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/desk/help')
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.unroute('**/*.js')
  return ground
}

test('DSK-20 colours follow the system or the account, and are there before the script', async ({
  page,
  context,
  shop,
  staff,
}) => {
  const [paper, ink] = ['rgb(255, 250, 242)', 'rgb(27, 21, 18)']
  await signInAs(context, shop, staff.reader)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await firstGround(page)).toBe(ink)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await firstGround(page)).toBe(paper)
  await openScreen(page, '/account')
  await expect.poll(ground).toBe(paper)
  await page.getByLabel('Colours').selectOption('dark')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your account is saved.').first()).toBeVisible()
  await expect.poll(ground).toBe(ink)
  expect(await firstGround(page)).toBe(ink)
  await openScreen(page, '/account')
  await expect.poll(ground).toBe(ink)
  await page.getByLabel('Colours').selectOption('light')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(ground).toBe(paper)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await firstGround(page)).toBe(paper)
})

/** Screens are checked elsewhere, so axe need not read what is behind. */
const DIALOGS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Checks what has just opened, closes it with Escape, and finds the focus where it was. */
async function expectGoodDialog(page: Page, dialog: Locator, from: Locator): Promise<void> {
  await expectGoodContent(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(from).toBeFocused()
}

async function expectGoodContent(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expectAccessibleInBothSchemes(page, DIALOGS)
  await expectNoSidewaysScroll(page, dialog)
  await expect(dialog).toBeVisible()
}

const press = async (from: Locator): Promise<void> => {
  await from.focus()
  await from.press('Enter')
}

/** Its first entry gets the focus a moment after it is there: until then, keys go to the button, and close the menu again. */
const pressMenu = async (page: Page, from: Locator): Promise<void> => {
  await press(from)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
}

/** No transition may run with reduced motion: React Aria returns the focus only after all of them have ended. */
const failOnTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('transitionrun', () => {
      throw new Error('A transition runs with reduced motion')
    })
  })

test(
  'DSK-17 DSK-18 DSK-19 menus and dialogs of lists pass axe, fit a phone, and give the focus back',
  SLOW,
  async ({ page, context, shop, staff }) => {
    await failOnTransitions(page)
    await signInAs(context, shop, staff.owner)
    await openScreen(page, '/orders')
    const link = page.getByRole('link', { name: 'Orders' })
    await link.focus()
    await page.keyboard.press('?')
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }), link)
    const account = page.getByRole('button', { name: /Grace Hopper/ })
    await press(account)
    await expectGoodDialog(page, page.getByRole('menu'), account)
    const views = page.getByRole('button', { name: 'Views' })
    await press(views)
    await expectGoodDialog(page, page.getByRole('menu'), views)
    await pressMenu(page, views)
    await page.keyboard.press('Enter')
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'Save this view' }), views)
    const columns = page.getByRole('button', { name: 'Columns' })
    await press(columns)
    await expectAccessibleInBothSchemes(page, DIALOGS)
    await page.keyboard.press('Escape')
    await expect(columns).toBeFocused()

    await openScreen(page, '/products')
    const exporting = page.getByRole('button', { name: 'Export' })
    await page.route('**/desk/api/job.read', async (route) => {
      const { input } = route.request().postDataJSON()
      await route.fulfill({
        json: { value: { ...input, operation: 'export.run', state: 'running', done: 1, total: 9 } },
      })
    })
    await press(exporting)
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'Export is running' }), exporting)
    await page.unroute('**/desk/api/job.read')
    await page.route('**/desk/api/export.run', (route) =>
      route.fulfill({ status: 422, json: { code: 'TOO_MANY_ROWS', message: 'At most 100000 rows can be exported' } }),
    )
    await press(exporting)
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'The export failed' }), exporting)

    await openScreen(page, '/audit')
    const cell = page.locator('tr[aria-rowindex="2"] td').first()
    await press(cell)
    const opener = page.locator('tr[aria-rowindex="2"]').getByRole('button')
    await expectGoodDialog(page, page.getByRole('dialog'), cell.or(opener).and(page.locator(':focus')))
  },
)
test(
  'DSK-17 DSK-18 DSK-19 dialogs about staff and the own account pass axe, fit a phone, and give the focus back',
  SLOW,
  async ({ page, context, shop, staff }) => {
    await signInAs(context, shop, staff.owner)
    await openScreen(page, '/staff')
    const invite = page.getByRole('button', { name: 'Invite' })
    await press(invite)
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'Invite a colleague' }), invite)
    const fresh = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
      route.fulfill({ status: 403, json: { code: 'FRESH_FACTOR_REQUIRED' } })
    await page.route('**/desk/api/staff.invite', fresh)
    await press(invite)
    await page.getByLabel('Email address').fill('new@example.com')
    await page.keyboard.press('Enter')
    const send = page.getByLabel('Email address')
    await expectGoodDialog(page, page.getByRole('alertdialog', { name: 'Is it you?' }), send)
    await page.unroute('**/desk/api/staff.invite')
    await page.keyboard.press('Enter')
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'The invitation is on its way' }), invite)

    const menuOf = (email: string) => page.getByRole('row').filter({ hasText: email }).getByRole('button')
    // The new row moves those below it, and a menu that is open would be that of the row above.
    await expect(menuOf('new@')).toBeVisible()
    const choose = async (email: string, entry: string) => {
      await pressMenu(page, menuOf(email))
      await page.getByRole('menuitem', { name: entry }).press('Enter')
    }
    await press(menuOf('reader@'))
    // Scrolling closes a menu of a row, and so does a narrower table.
    await expectAccessibleInBothSchemes(page, DIALOGS)
    await page.keyboard.press('Escape')
    await expect(menuOf('reader@')).toBeFocused()
    for (const [entry, title] of [
      ['Change role', /^Role of/],
      ['Sessions', /^Sessions of/],
      ['Reset sign-in', /^Reset the sign-in/],
      ['Disable', /^Disable the account/],
    ] as const) {
      await choose('reader@', entry)
      const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))
      await expectGoodDialog(page, dialog, menuOf('reader@'))
    }
    await choose('new@', 'Revoke the invitation')
    await expectGoodDialog(page, page.getByRole('alertdialog', { name: /^Revoke/ }), menuOf('new@'))

    await addAuthenticator(context, page)
    await openScreen(page, '/account')
    const add = page.getByRole('button', { name: 'Add a passkey' })
    await press(add)
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'Add a passkey' }), add)
    await press(add)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).press('Enter')
    const remove = page.getByRole('button', { name: /^Remove the passkey/ })
    await press(remove)
    await expectGoodDialog(page, page.getByRole('alertdialog', { name: /^Remove/ }), remove)
    const app = page.getByRole('button', { name: 'Set up another app' })
    await press(app)
    await expect(page.getByRole('figure')).toBeVisible()
    await expectGoodDialog(page, page.getByRole('dialog', { name: 'Set up password and app' }), app)
    const renew = page.getByRole('button', { name: 'Create new codes' })
    await press(renew)
    const codes = page.getByRole('dialog', { name: 'Recovery codes' })
    await expectGoodContent(page, codes)
    await codes.getByLabel('I have stored the codes.').press('Space')
    await codes.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(renew).toBeFocused()

    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Ada')
    const start = page.getByRole('link', { name: 'Jobs' })
    await press(start)
    await expectGoodDialog(page, page.getByRole('alertdialog', { name: 'Leave without saving?' }), start)
    await page.route('**/desk/api/account.change', (route) =>
      route.fulfill({ status: 401, json: { code: 'SESSION_EXPIRED' } }),
    )
    await press(page.getByRole('button', { name: 'Save' }))
    await expectGoodContent(page, page.getByRole('dialog', { name: 'Your session has expired' }))
  },
)

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })

/** A withdrawal with a number that belongs to no order, with the right check digit. */
async function withdraw(page: Page, number: string): Promise<void> {
  await page.goto(`${WITHDRAWAL_PAGE_PATH}?country=NL&language=en`)
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Your name').fill('Mary Somerville')
  await page.getByLabel('Your email').fill('mary@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: /withdrawal/i })).toBeVisible()
}

test('RET-09 RET-11 a refund above the limit is approved by a colleague; a withdrawal gets its order and a deduction', async ({
  page,
  context,
  browser,
  shop,
  staff,
}) => {
  const number = await buyOrder(shop, undefined, { quantity: 20, lines: 2 })
  await withdraw(page, '99999997')
  const other = await browser.newContext({ baseURL: shop.url })
  await signInAs(other, shop, staff.orders)
  const colleague = await other.newPage()
  await colleague.goto(`/desk/orders/${number}?action=refund`)
  const refund = colleague.getByRole('dialog')
  await refund.getByLabel(/Amount in EUR/).fill('201')
  await refund.getByRole('button', { name: /^Refund/ }).click()
  await refund.getByLabel('Why this refund is right').fill('The parcel was lost twice')
  await expectAccessibleInBothSchemes(colleague, DIALOGS)
  await refund.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(toast(colleague, 'Submitted for approval.')).toBeVisible()
  await openScreen(colleague, '/returns')
  await expect(colleague.getByText('A colleague decides on your own request.')).toBeVisible()

  await signInAs(context, shop, staff.manager)
  await openScreen(page, '/returns')
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  const request = page.getByRole('listitem').filter({ hasText: 'The parcel was lost twice' })
  await request.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, 'on its way back')).toBeVisible()
  await expect(request).toContainText('Approved')
  await other.close()

  const { browser: owner } = staff.owner
  const posted = succeeded(await owner.call('shipment.post', { number, carrier: 'letter' }))
  succeeded(await owner.call('shipment.deliver', { number, shipment: Object(Object(posted).value).shipment.id }))
  const statement = page.getByRole('listitem').filter({ hasText: 'Mary Somerville' })
  await statement.getByRole('button', { name: 'Assign order' }).click()
  await page.getByRole('alertdialog').getByLabel('Order number').fill(number)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Assign order' }).click()
  await expect(toast(page, 'Withdrawal assigned.')).toBeVisible()
  await expect(statement).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('link', { name: `Order ${number}` })
    .last()
    .click()
  await page.getByRole('button', { name: 'Receive and settle' }).click()
  const settle = page.getByRole('dialog')
  const button = settle.getByRole('button', { name: /^Receive and refund/ })
  const before = await button.innerText()
  await settle.getByRole('button', { name: 'Deduct for lost value' }).click()
  await expect(button).toBeDisabled()
  await settle.getByLabel('Deduction in percent').fill('50')
  await settle.getByLabel('Reason for the shopper').fill('Worn and washed several times')
  await expectAccessibleInBothSchemes(page, DIALOGS)
  await expectNoSidewaysScroll(page, settle)
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveText(before)
  await button.click()
  await expect(toast(page, 'on its way back')).toBeVisible()
})
