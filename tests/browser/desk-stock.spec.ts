/** The stock screen: figures, corrections with a reason in the list and in the dialog, transfers, history, undo; what it costs. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { buyOrder } from '../support/buy-order.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { type Shop } from '../support/start-shop.ts'
import {
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  openScreen,
  signInAsDemo,
  unreachedByTab,
} from './desk.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'
import { startTask } from './task-cost.ts'

const test = testWithOwnShop({ indexed: true })

// Refused counts are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const listed = z.object({
  value: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        ean: z.string(),
        warehouse: z.string(),
        onHand: z.int(),
        forSale: z.int(),
        unshipped: z.int(),
      }),
    ),
  }),
})

type Level = z.infer<typeof listed>['value']['rows'][number]

/** As a colleague sees it. */
async function levels(shop: Shop, filter: object): Promise<readonly Level[]> {
  const colleague = await demoOwner(shop)
  return listed.parse(succeeded(await colleague.call('stock.list', { filter }))).value.rows
}

async function levelOf(shop: Shop, sku: string): Promise<Level> {
  const [level] = await levels(shop, { sku: [sku], warehouse: ['nl'] })
  if (level === undefined) throw new Error(`${sku} is not in stock`)
  return level
}

const bought = z.object({
  value: z.object({ order: z.object({ snapshot: z.object({ lines: z.array(z.object({ sku: z.string() })) }) }) }),
})

/** The SKU of the first line of an order. */
async function soldIn(shop: Shop, number: string): Promise<string> {
  const colleague = await demoOwner(shop)
  const { value } = bought.parse(succeeded(await colleague.call('order.read', { number })))
  return value.order.snapshot.lines[0]?.sku ?? ''
}

const field = (page: Page, sku: string) => page.getByLabel(`Correct ${sku} in Netherlands`, { exact: true })
const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })
const reason = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })

test(
  'TSK-07 DGO-11 a correction with a reason costs two clicks or none, and can be undone for ten seconds',
  SLOW,
  async ({ page, shop }) => {
    const plenty = (await levels(shop, { warehouse: ['nl'] })).find(({ onHand: there }) => there > 20)
    const { sku, ean, onHand } = plenty ?? { sku: '', ean: '', onHand: 0 }
    await signInAsDemo(page, shop, '/stock?warehouse=nl')
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()

    const byMouse = await startTask(page)
    await field(page, sku).click()
    await page.keyboard.type('-3')
    await reason(page, 'Lost').click()
    await byMouse.waitFor(() => expect(toast(page, `Lost: −3 of ${sku} in Netherlands.`)).toBeVisible())
    await byMouse.expectWithin({ clicks: 3, seconds: 10 })
    expect((await levelOf(shop, sku)).onHand).toBe(onHand - 3)

    // Ctrl-Z takes back the newest: the focus is on the cell, not in a field.
    await page.keyboard.press('Control+z')
    await expect(toast(page, 'Undone')).toBeVisible()
    expect((await levelOf(shop, sku)).onHand).toBe(onHand)

    await openScreen(page, '/stock')
    const byKeys = await startTask(page)
    await page.keyboard.press('/')
    // As a barcode scanner types it.
    await page.keyboard.type(ean)
    await page.keyboard.press('Enter')
    await byKeys.waitFor(() => expect(field(page, sku)).toBeFocused())
    await page.keyboard.type('+12')
    await page.keyboard.press('Enter')
    await byKeys.waitFor(() => expect(toast(page, `Received: +12 of ${sku} in Netherlands.`)).toBeVisible())
    await byKeys.expectWithin({ clicks: 0, seconds: 10 })
    expect((await levelOf(shop, sku)).onHand).toBe(onHand + 12)
    // Another reason is a Tab away.
    await page.keyboard.press('Enter')
    await expect(field(page, sku)).toBeFocused()
    await page.keyboard.type('-12')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await expect(reason(page, 'Correction')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, `Correction: −12 of ${sku} in Netherlands.`)).toBeVisible()
    expect((await levelOf(shop, sku)).onHand).toBe(onHand)
  },
)

test('DGO-09 DGO-10 the list shows what belongs to orders; a count below it names them; the history says why', async ({
  page,
  shop,
}) => {
  const number = await buyOrder(shop)
  const sold = (await levels(shop, { sku: [await soldIn(shop, number)] })).find(({ unshipped }) => unshipped > 0)
  if (sold === undefined) throw new Error('Nothing is to be shipped')
  await signInAsDemo(page, shop)
  await openScreen(page, `/stock?search=${sold.sku}&warehouse=${sold.warehouse}`)
  const row = page.getByRole('row').filter({ hasText: sold.sku }).first()
  await expect(row.getByRole('gridcell').nth(5)).toHaveText(String(sold.unshipped))
  await expect(row.getByRole('gridcell').nth(6)).toHaveText(String(sold.onHand))
  const entry = row.getByRole('textbox')
  await entry.fill('ten')
  await expect(row.getByText('A number, +12 or −3')).toBeVisible()
  await entry.fill('0')
  await entry.press('Enter')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('belong to orders')
  await expect(alert.getByRole('link', { name: `Order ${number}` })).toBeVisible()
  await expect(entry).toHaveValue('0')
  await entry.fill(String(sold.onHand + 2))
  await reason(page, 'Count').click()
  await expect(toast(page, `${sold.onHand + 2} counted.`)).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(row.getByRole('gridcell').nth(6)).toHaveText(String(sold.onHand + 2))
  expect(await unreachedByTab(page)).toEqual([])

  await row.locator('[data-row-link]').click()
  const dialog = page.getByRole('dialog')
  const entries = dialog.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(entries.first()).toContainText('+2Count')
  await expect(entries.nth(1)).toContainText(`−${sold.unshipped}SaleOrder ${number}`)
  await dialog.getByLabel(/^Correct in/).fill('-2')
  await dialog.getByLabel('Reason').selectOption('Damaged')
  await dialog.getByLabel('Note').fill('Moths')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(entries.first()).toContainText('−2DamagedMoths')
  await expect(dialog.getByRole('table').getByRole('row').filter({ hasText: 'Netherlands' }).first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page, dialog)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Move to another warehouse' }).click()
  await expect(dialog.getByLabel('How many')).toBeFocused()
  await page.keyboard.type('999999')
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled()
  await dialog.getByLabel('How many').fill('3')
  await dialog.getByLabel('To').selectOption('United States')
  await expectAccessibleInBothSchemes(page)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(toast(page, 'to United States')).toBeVisible()
  const there = async () => (await levels(shop, { sku: [sold.sku], warehouse: ['us'] }))[0]?.onHand
  const moved = await there()
  await toast(page, 'to United States').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(there).toBe((moved ?? 0) - 3)

  // On a phone a tap opens the same dialog.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('[data-row-link]').first().click()
  await dialog.getByLabel(/^Correct in/).fill('+1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Received: +1 of')).toBeVisible()
})
