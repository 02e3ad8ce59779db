/** Requests of persons about their data at the desk: find, read, export, erase. */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { openOrder } from '../bad-input/open-order.ts'
import { readZip } from '../support/read-zip.ts'
import { ORDER } from '../support/purchase-parts.ts'
import type { Shop } from '../support/start-shop.ts'
import { addAuthenticator, expectAccessibleInBothSchemes, expectNoSidewaysScroll, goTo, openScreen } from './desk.ts'
import { changeRows, endFreshness, signInAs, test } from './desk-people.ts'
import { expect, expectIndexed, SLOW } from './shop.ts'
import { startTask } from './task-cost.ts'

// Factors that are not fresh are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const EMAIL = ORDER.email

/** An order that was paid and shipped before the shop wrote invoices. */
async function addFinishedOrder(shop: Shop): Promise<void> {
  await expectIndexed(shop)
  await openOrder(shop)
  changeRows(
    shop.dataDir,
    `update orders set state = 'paid', fulfilment = 'shipped', paid_at = created_at where state = 'open'`,
  )
}

/** As if every session had just confirmed its factor. */
const refreshFactors = ({ dataDir }: Shop): void =>
  changeRows(dataDir, `update staff_sessions set fresh_until = '2099-01-01T00:00:00.000Z'`)

const erased = (page: Page) => page.getByText('The person was erased.')

/** The account of Ada gets a passkey of this browser. */
async function addPasskey(context: BrowserContext, page: Page, shop: Shop): Promise<void> {
  refreshFactors(shop)
  await addAuthenticator(context, page)
  await openScreen(page, '/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
}

test(
  'TSK-13 a person is found and erased within 4 clicks and 25 seconds, and by keyboard alone',
  SLOW,
  async ({ page, context, shop, people }) => {
    await addFinishedOrder(shop)
    // Confirming a factor renews the session.
    await signInAs(context, shop, people.ada, { isOwn: true })
    await addPasskey(context, page, shop)
    await endFreshness(context, shop)
    const field = page.getByLabel('Email address, telephone number or order number')
    const erase = page.getByRole('button', { name: 'Erase', exact: true })
    const confirm = page.getByRole('button', { name: 'Erase for good' })
    const passkey = page.getByRole('button', { name: 'Confirm with a passkey' })
    await openScreen(page, '')
    const byMouse = await startTask(page)
    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await byMouse.waitFor(() => expect(field).toBeFocused())
    await page.keyboard.type(EMAIL)
    await page.keyboard.press('Enter')
    await byMouse.waitFor(() => expect(erase).toBeEnabled())
    await erase.click()
    await confirm.click()
    await byMouse.waitFor(() => expect(passkey).toBeVisible())
    await passkey.click()
    byMouse.touchPasskey()
    await byMouse.waitFor(() => expect(erased(page)).toBeVisible())
    await byMouse.expectWithin({ clicks: 4, seconds: 25 })
    await expect(page.getByText('Nothing is stored about this person')).toBeVisible()

    await addFinishedOrder(shop)
    await endFreshness(context, shop)
    await openScreen(page, '')
    const byKeyboard = await startTask(page)
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
    }
    await goTo(page, 'v')
    await byKeyboard.waitFor(() => expect(field).toBeFocused())
    await page.keyboard.type(EMAIL)
    await press('Enter')
    await byKeyboard.waitFor(() => expect(erase).toBeEnabled())
    // Search, export, erase.
    await press('Tab', 3)
    await expect(erase).toBeFocused()
    await press('Enter')
    await byKeyboard.waitFor(() => expect(confirm).toBeVisible())
    await press('Shift+Tab')
    await expect(confirm).toBeFocused()
    await press('Enter')
    await byKeyboard.waitFor(() => expect(passkey).toBeVisible())
    await press('Tab', 2)
    await expect(passkey).toBeFocused()
    await press('Enter')
    byKeyboard.touchPasskey()
    await byKeyboard.waitFor(() => expect(erased(page)).toBeVisible())
    await byKeyboard.expectWithin({ clicks: 0, seconds: 25 })
  },
)

test('DPR-02 DPR-03 DPR-04 the screen shows what is stored, exports it, and announces what an erasure does', async ({
  page,
  context,
  shop,
  people,
}) => {
  await expectIndexed(shop)
  await openOrder(shop)
  await signInAs(context, shop, people.ada)
  await openScreen(page, '/privacy')
  const search = async (text: string) => {
    await page.getByLabel('Email address, telephone number or order number').fill(text)
    await page.keyboard.press('Enter')
  }
  await search('unknown@example.com')
  await expect(page.getByText('Nothing is stored about this person')).toBeVisible()
  await search(EMAIL)
  // The order is open: it has to be finished first.
  await expect(page.getByText('First finish these orders and returns:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled()
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  changeRows(shop.dataDir, `update orders set state = 'paid', fulfilment = 'shipped', paid_at = created_at`)
  await search(EMAIL)
  const row = page.getByRole('row', { name: /^Orders/ })
  await expect(row).toContainText('Emptied')
  refreshFactors(shop)
  const downloads = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const files = readZip(await readFile(await (await downloads).path()))
  expect([...files.keys()]).toEqual(['index.html', 'data.json'])
  expect(files.get('index.html')).toContain(EMAIL)
  expect(page.url()).not.toContain('@')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: `Erase ${EMAIL}?` })
  await expect(dialog).toContainText('Amounts and products stay for the figures of the shop')
  await expectAccessibleInBothSchemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
