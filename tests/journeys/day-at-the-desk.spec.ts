/**
 * `npm run journeys`: a day of a shop at the desk. Ten orders: shipped, shipped in parts, returned, refunded, cancelled, held,
 * withdrawn, charged back, with a corrected address, and with an invoice. Pictures of each step are in test-results/journeys.
 */
import type { Locator, Page } from '@playwright/test'
import { openScreen, signInAsDemo } from '../browser/desk.ts'
import { changeRows, countRows } from '../browser/desk-people.ts'
import { expect, test, WITH_PICTURES } from '../browser/shop.ts'
import { WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { buyOrder } from '../support/buy-order.ts'

test.use({ allowed: /Failed to load resource/, newcomer: true, launchOptions: WITH_PICTURES })

const TRACKING = '3SABCD1234567'
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })

/** At the width of a desk and of a phone. */
async function draw(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `test-results/journeys/day-${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function confirmOnce(page: Page, done: Locator): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
  await expect(confirm.or(done).first()).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()
  await expect(done).toBeVisible()
}

async function ship(page: Page, number: string): Promise<void> {
  await openScreen(page, `/orders/${number}`)
  await page.getByRole('button', { name: /^Ship \d/ }).click()
  await page.keyboard.type(TRACKING)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'shipped.').first()).toBeVisible()
}

async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(toast(page, 'Marked as delivered.')).toBeVisible()
}

async function settle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Receive and settle' }).click()
  const submit = dialog(page).getByRole('button', { name: /^Receive and refund/ })
  await expect(submit).toBeEnabled()
  await draw(page, name)
  await submit.click()
  await confirmOnce(page, toast(page, 'on its way back').first())
}

/** Long: a day. */
test('DOR-01 a day of ten orders', async ({ page, shop }) => {
  test.setTimeout(600_000)
  const bought: string[] = []
  for (let order = 0; order < 9; order += 1) bought.push(await buyOrder(shop, undefined, { lines: 2 }))
  const disputed = await buyOrder(shop, undefined, { holderName: 'CHARGEBACK' })
  const [shipped = '', parts = '', returned = '', refunded = '', cancelled = '', held = '', withdrawn = ''] = bought
  const [, , , , , , , corrected = '', invoiced = ''] = bought
  changeRows(shop.dataDir, `update orders set state = 'held', fulfilment = 'none' where number = '${held}'`)
  await signInAsDemo(page, shop)
  await expect(page.getByRole('link', { name: /To ship/ })).toContainText('9')
  await draw(page, 'start')
  await openScreen(page, '/orders')
  await draw(page, 'orders')

  await ship(page, shipped)
  await draw(page, 'shipped')
  await deliver(page)

  await openScreen(page, `/orders/${parts}`)
  await page.getByRole('button', { name: /^Ship \d/ }).click()
  await dialog(page).getByRole('checkbox').last().uncheck()
  await dialog(page).getByLabel('Tracking number').fill(TRACKING)
  await draw(page, 'part-dialog')
  await dialog(page).getByRole('button', { name: /^Ship/ }).click()
  await expect(toast(page, 'shipped.').first()).toBeVisible()
  await expect(page.getByText('Partly shipped').first()).toBeVisible()
  await draw(page, 'partly-shipped')

  await ship(page, returned)
  await deliver(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Open a return' }).click()
  await draw(page, 'open-return')
  await dialog(page).getByRole('button', { name: 'Open return' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await settle(page, 'settle-return')
  await draw(page, 'returned')

  await openScreen(page, `/orders/${refunded}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog(page).getByRole('checkbox').first().check()
  await draw(page, 'refund-dialog')
  await dialog(page)
    .getByRole('button', { name: /^Refund \d/ })
    .click()
  await confirmOnce(page, toast(page, 'on its way back').first())

  await openScreen(page, `/orders/${cancelled}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel order' }).click()
  await draw(page, 'cancel-dialog')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await confirmOnce(page, toast(page, 'cancelled.').first())

  await openScreen(page, `/orders/${held}`)
  await draw(page, 'held')
  await page.getByRole('button', { name: 'Release order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release order' }).click()
  await confirmOnce(page, toast(page, 'released.').first())

  await ship(page, withdrawn)
  await deliver(page)
  await page.goto(`${WITHDRAWAL_PAGE_PATH}?country=NL&language=en`)
  await page.getByLabel('Order number').fill(withdrawn)
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: /withdrawal/i })).toBeVisible()
  await openScreen(page, '/returns')
  await draw(page, 'returns')
  await page.getByRole('main').getByRole('link', { name: withdrawn }).click()
  await settle(page, 'settle-withdrawal')

  const hold = () =>
    countRows(shop, `select count(*) as n from orders where number = '${disputed}' and holds like '%chargeback%'`)
  await expect.poll(hold, { timeout: 120_000 }).toBe(1)
  await openScreen(page, `/orders/${disputed}`)
  await expect(page.getByText('The bank reports a dispute')).toBeVisible()
  await draw(page, 'chargeback')

  await openScreen(page, `/orders/${corrected}?action=address`)
  await dialog(page).getByLabel('Street and number').fill('Keizersgracht 7')
  await draw(page, 'address-dialog')
  await dialog(page).getByRole('button', { name: 'Save and send' }).click()
  await expect(toast(page, 'confirmation sent again')).toBeVisible()

  await openScreen(page, `/orders/${invoiced}`)
  const invoice = page.getByRole('link', { name: /INV-/ }).first()
  await expect(invoice).toBeVisible()
  const [document] = await Promise.all([page.waitForEvent('popup'), invoice.click()])
  await expect(document.locator('body')).toContainText(invoiced)
  await document.screenshot({ path: 'test-results/journeys/day-invoice.png', fullPage: true })
  await document.close()
  await openScreen(page, '')
  await draw(page, 'evening')
})
