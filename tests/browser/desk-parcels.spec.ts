/** Parcels and withdrawals at the desk: pasted tracking numbers, slips of what was posted, and the list of what shoppers withdraw from. */
import type { Page } from '@playwright/test'
import { WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { buyOrder } from '../support/buy-order.ts'
import type { DeskClient } from '../support/desk-client.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { startTask } from './task-cost.ts'
import { expect, test } from './shop.ts'

// The desk stores nothing for visitors.
test.use({ newcomer: true })

const LISTED_WITHIN_MS = 5000
const TRACKING = '3SABCD1234567'
/** With the right check digit. */
const NO_ORDER = '99999989'

const dialog = (page: Page) => page.getByRole('dialog')
const postOf = async (owner: DeskClient, number: string, more: object = {}): Promise<string> =>
  Object(Object(succeeded(await owner.call('shipment.post', { number, carrier: 'letter', ...more }))).value).shipment.id
const unitsOf = async (owner: DeskClient, number: string): Promise<readonly Record<'itemId' | 'left', unknown>[]> =>
  Object(Object(succeeded(await owner.call('order.read', { number }))).value).units

test('FUL-12 pasted rows are checked one by one, and only those that are ok are posted', async ({ page, shop }) => {
  const [open, shipped, held, wrong] = [
    await buyOrder(shop),
    await buyOrder(shop),
    await buyOrder(shop),
    await buyOrder(shop),
  ]
  const owner = await demoOwner(shop)
  await postOf(owner, shipped)
  succeeded(await owner.call('order.hold', { number: held, note: 'Look at it' }))
  await signInAsDemo(page, shop, `/orders?search=${open}`)
  await page.getByRole('row', { name: open }).getByRole('gridcell').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const task = await startTask(page)
  await task.paste(
    dialog(page).getByLabel('Paste from a spreadsheet'),
    [
      `${open}\tPostNL\t${TRACKING}`,
      `${shipped}\tPostNL\t${TRACKING}`,
      `${held}\tPostNL\t${TRACKING}`,
      `${wrong}\tPostNL\tnot a number`,
      `${NO_ORDER}\tPostNL\t${TRACKING}`,
    ].join('\n'),
  )
  const states = dialog(page).getByRole('row')
  const row = (number: string) => states.filter({ hasText: number }).getByRole('cell').last()
  await expect(row(open)).toHaveText('Ready')
  await expect(row(shipped)).toHaveText('Shipped already')
  await expect(row(held)).toHaveText('On hold')
  await expect(row(wrong)).toHaveText('Check the number')
  await expect(row(NO_ORDER)).toHaveText('No such order')
  await expectAccessibleInBothSchemes(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Ship 1 order' }).click()
  await expect(page.getByRole('alertdialog').filter({ hasText: '1 order shipped.' })).toBeVisible()
  const left = await Promise.all([open, held, wrong].map((number) => unitsOf(owner, number)))
  expect(left.map((units) => units.reduce((sum, unit) => sum + Number(unit.left), 0))).toEqual([0, 2, 2])
})

test('FUL-10 the screen of an order prints the slip of each posted parcel, with what is in it', async ({
  page,
  shop,
}) => {
  const number = await buyOrder(shop, undefined, { quantity: 3 })
  const owner = await demoOwner(shop)
  const [unit] = await unitsOf(owner, number)
  await postOf(owner, number, { units: [{ itemId: unit?.itemId, quantity: 1 }] })
  const delivered = await postOf(owner, number)
  succeeded(await owner.call('shipment.deliver', { number, shipment: delivered }))
  await signInAsDemo(page, shop, `/orders/${number}`)
  const slips = page.getByRole('main').getByRole('link', { name: 'Packing slip', exact: true })
  await expect(slips).toHaveCount(2)
  const printed: string[] = []
  for (const slip of await slips.all()) {
    const [tab] = await Promise.all([page.waitForEvent('popup'), slip.click()])
    await expect(tab.locator('section')).toHaveCount(1)
    await expect(tab.locator('section')).toContainText(number)
    printed.push(await tab.locator('td.number').innerText())
    await tab.close()
  }
  expect(printed).toEqual(['1', '2'])
})

/** As a shopper, in a tab of their own. */
async function withdraw(page: Page, number: string, name: string): Promise<void> {
  await page.goto(`${WITHDRAWAL_PAGE_PATH}?country=NL&language=en`)
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: /withdrawal/i })).toBeVisible()
}

test('RET-01 statements are in the list of the desk within 5 s, with the end of the period and the day of the refund', async ({
  page,
  context,
  shop,
}) => {
  const [delivered, onItsWay] = [await buyOrder(shop), await buyOrder(shop)]
  const owner = await demoOwner(shop)
  succeeded(await owner.call('shipment.deliver', { number: delivered, shipment: await postOf(owner, delivered) }))
  await postOf(owner, onItsWay)
  await signInAsDemo(page, shop)
  const shopper = await context.newPage()
  for (const [number, name] of [
    [delivered, 'Ada Lovelace'],
    [onItsWay, 'Ada Lovelace'],
    [NO_ORDER, 'Mary Somerville'],
  ] as const) {
    await withdraw(shopper, number, name)
  }
  const since = Date.now()
  await openScreen(page, '/returns')
  const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(entry(delivered)).toBeVisible()
  await expect(entry('Mary Somerville')).toBeVisible()
  expect(Date.now() - since).toBeLessThanOrEqual(LISTED_WITHIN_MS)
  await expect(entry(delivered)).toContainText('Withdrawal')
  await expect(entry(delivered)).toContainText(/Withdrawal period until \d/)
  await expect(entry(delivered)).toContainText(/Refund due by \d/)
  await expect(entry(onItsWay)).toContainText('Withdrawal period runs: delivery not confirmed')
  await expect(page.getByRole('heading', { name: '1 withdrawal without an order' })).toBeVisible()
  await expect(entry('Mary Somerville')).toContainText(/Refund due by \d/)
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
})
