/** Prices at the desk: planned in nine currencies, what pages will show, and the bulk grid with 5,000 variants. */
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { demoOwner } from '../support/desk-staff.ts'
import { type Shop } from '../support/start-shop.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { changeRows, countRows } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'
import { startTask, type TaskCost } from './task-cost.ts'

// Its prices are changed.
const test = testWithOwnShop({ indexed: false })

test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

/** Of the demo: in euro it costs 6.00 instead of 8.00, which it cost for thirty days before. */
const PRODUCT = 'KC024-LILAC'
const RATES = { GBP: 0.86, USD: 1.1, SEK: 11.2, DKK: 7.46, CZK: 25, KRW: 1500 }

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })
const priceIn = (page: Page, currency: string) => page.getByLabel(`Price, ${currency}`, { exact: true })
const planned = (shop: Shop) => countRows(shop, 'select count(*) as n from price_schedule')

function saveRates({ dataDir }: Shop): void {
  changeRows(
    dataDir,
    `insert or replace into exchange_rates (base, rates, fetched_at)
      values ('EUR', '${JSON.stringify(RATES)}', '2026-11-17T08:00:00.000Z')`,
  )
}

/** From the start screen to the first price of the product. */
async function openPrices(page: Page, task: TaskCost, choose: (option: Locator) => Promise<void>): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(PRODUCT)
  const option = page.getByRole('option', { name: 'Change prices' })
  // It is said with the answer to the whole text; that to its first letters has other products, and may be shown before.
  const answered = page.getByRole('dialog').getByRole('status')
  await task.waitFor(() => expect(answered).toContainText('Enter opens: '))
  await expect(option).toBeVisible()
  await choose(option)
  await task.waitFor(() => expect(priceIn(page, 'EUR')).toBeFocused())
}

test(
  'TSK-06 DGO-06 DGO-08 new prices in nine currencies from next Friday, by mouse and by keyboard alone, and undone',
  SLOW,
  async ({ page, shop }) => {
    await expect
      .poll(() => countRows(shop, `select count(*) as n from variants where product_sku = '${PRODUCT}'`))
      .toBe(6)
    saveRates(shop)
    await signInAsDemo(page, shop)
    const mouse = await startTask(page)
    await openPrices(page, mouse, (option) => option.click())
    await page.keyboard.type('7.95')
    await page.getByRole('button', { name: 'From EUR' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('row', { name: /GBP/ })).toContainText('6.00')
    // Nothing is overwritten before it is taken.
    await expect(priceIn(page, 'GBP')).toHaveValue('6.00')
    await dialog.getByRole('button', { name: 'Take 8 prices' }).click()
    await expect(priceIn(page, 'GBP')).toHaveValue('6.95')
    await expect(priceIn(page, 'KRW')).toHaveValue('11900')
    await page.getByLabel('Next Friday', { exact: true }).click()
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    await mouse.waitFor(() => expect(toast(page, 'prices are planned.')).toBeVisible())
    await mouse.expectWithin({ clicks: 5, seconds: 30 })
    // Three sizes in nine currencies, and three American packs in dollars.
    expect(planned(shop)).toBe(30)
    await expect(page.getByRole('main').getByText('Planned', { exact: true })).toBeVisible()
    await toast(page, 'prices are planned.').getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'Undone.')).toBeVisible()
    await expect(page.getByText('Nothing is planned for this product.')).toBeVisible()
    expect(planned(shop)).toBe(0)

    await openScreen(page, '')
    const keyboard = await startTask(page)
    await openPrices(page, keyboard, async () => {
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    })
    await page.keyboard.type('7.95')
    // Back to the button above the table, and from there to the start.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key)
    await keyboard.waitFor(() => expect(dialog.getByRole('button', { name: 'Take 8 prices' })).toBeFocused())
    await page.keyboard.press('Enter')
    await keyboard.waitFor(() => expect(page.getByRole('button', { name: 'From EUR' })).toBeFocused())
    for (const key of ['Shift+Tab', 'Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key)
    await expect(page.getByLabel('Next Friday', { exact: true })).toBeChecked()
    await page.keyboard.press('Enter')
    await keyboard.waitFor(() => expect(toast(page, 'prices are planned.')).toBeVisible())
    await keyboard.expectWithin({ clicks: 0, seconds: 30 })
    expect(planned(shop)).toBe(30)

    // What overlaps is refused and named; the list shows what is planned, and cancels it.
    await priceIn(page, 'EUR').fill('7')
    await page.getByLabel('Next Friday', { exact: true }).click()
    await page.getByRole('button', { name: 'Plan', exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'already has a planned price in EUR' }).first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await openScreen(page, '/prices')
    await expect(page.getByRole('listitem').filter({ hasText: 'KRW' }).first()).toContainText('7.95')
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Cancel the price/ }).click()
    await expect(page.getByText('No price is planned')).toBeVisible()
    expect(planned(shop)).toBe(0)
  },
)

test('DGO-06 DGO-07 amounts are typed as people write them, and what pages will show stands beside them', async ({
  page,
  shop,
}) => {
  saveRates(shop)
  await signInAsDemo(page, shop, `/prices/${PRODUCT}`)
  const row = (currency: string) => page.getByRole('row', { name: new RegExp(`^${currency}`) })
  await expect(row('EUR')).toContainText(/6\.00.*8\.00.*−25/)
  await priceIn(page, 'EUR').fill('€ 4,00')
  await expect(row('EUR')).toContainText(/6\.00.*4\.00.*−33/)
  // More than in the last thirty days: the list price is not struck.
  await priceIn(page, 'EUR').fill('7.00')
  await expect(row('EUR')).toContainText('No reduction announced: it cost as little or less in the 30 days before.')
  await page.getByLabel('Regular price, EUR', { exact: true }).fill('7.00')
  await expect(row('EUR')).toContainText('Not reduced')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  for (const [typed, problem] of [
    ['7.01', 'Higher than the regular price.'],
    ['-1', 'This is no amount.'],
    ['', 'A price is missing.'],
  ] as const) {
    await priceIn(page, 'EUR').fill(typed)
    await expect(row('EUR')).toContainText(problem)
    await expect(priceIn(page, 'EUR')).toHaveAttribute('aria-invalid', 'true')
    await expect(save).toBeDisabled()
  }
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  await priceIn(page, 'EUR').fill('6.50')
  await page.getByLabel('It ends, and the earlier price returns').check()
  await save.click()
  await expect(toast(page, 'prices are saved.')).toBeVisible()
  await expect(page.getByText('Applies now')).toBeVisible()
  const owner = await demoOwner(shop)
  const { value } = z
    .object({ value: z.array(z.object({ currency: z.string(), final: z.int(), isRunning: z.boolean() })) })
    .parse((await owner.call('price.list', {})).body)
  expect(value).toEqual(Array.from({ length: 3 }, () => ({ currency: 'EUR', final: 650, isRunning: true })))
})

const VARIANTS = 5000

/** A product with as many variants as the grid takes. */
const addVariants = ({ dataDir }: Shop): void =>
  changeRows(
    dataDir,
    `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${VARIANTS})
      insert into variants (id, sku, product_sku, size, position, offered)
      select 'grid-' || i, 'GRID-' || i, 'GRID', 'S' || i, i, 1 from numbers;
    insert into prices (variant_id, currency, original, final)
      select id, 'EUR', 1200, 1000 from variants where product_sku = 'GRID'`,
  )

test(
  'DGO-05 5,000 variants in the grid: keys, fill down, copy and paste, wrong cells, undo, and one save',
  SLOW,
  async ({ page, context, shop }) => {
    addVariants(shop)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAsDemo(page, shop, '/grid?products=GRID')
    await expect(page.getByText('5,000 variants')).toBeVisible()
    const grid = page.getByRole('grid', { name: 'Bulk edit' })
    const cell = (row: number, column: number) => grid.locator(`tr[aria-rowindex="${row + 1}"] td`).nth(column)
    const changes = (text: string) => expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(text)
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    // Size, regular price, price.
    await cell(1, 2).click()
    await page.keyboard.type('9,95')
    await press('Enter', 'ArrowUp', 'Control+Shift+ArrowDown')
    await expect(page.getByText('5,000 cells selected')).toBeVisible()
    expect(await grid.locator('tr').count()).toBeLessThanOrEqual(100)
    await press('Control+d')
    await changes('5,000 changes')
    await expect(cell(VARIANTS, 2)).toHaveText('9.95')
    await press('Control+z')
    await changes('1 change')
    await press('Control+Shift+z')
    await changes('5,000 changes')

    // A wrong cell is marked, and nothing can be saved.
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await press('Control+Home', 'ArrowRight', 'F2')
    await page.keyboard.type('x')
    await press('Enter')
    await expect(cell(1, 1)).toHaveAttribute('aria-invalid', 'true')
    await expect(save).toBeDisabled()
    await press('ArrowUp', 'Delete', 'Control+z', 'Control+z')
    await expect(cell(1, 1)).toHaveAttribute('aria-invalid', 'false')
    await expect(save).toBeEnabled()

    // From and to a spreadsheet.
    await page.evaluate(() => navigator.clipboard.writeText('15.00\t14.50\r\n16.00\t15.50\r\n'))
    await press('Control+v')
    await expect(cell(2, 2)).toHaveText('15.50')
    await press('Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('15.00\t14.50\n16.00\t15.50')
    await changes('5,002 changes')
    await expectAccessibleInBothSchemes(page)

    const sent = page.waitForRequest(/variant\.save-grid$/)
    await save.click()
    const { rows } = z
      .object({ input: z.object({ rows: z.array(z.object({ sku: z.string(), prices: z.array(z.unknown()) })) }) })
      .parse((await sent).postDataJSON()).input
    expect(rows).toHaveLength(VARIANTS)
    expect(rows.find(({ sku }) => sku === 'GRID-3')?.prices).toEqual([{ currency: 'EUR', final: 995 }])
    await expect(toast(page, 'changes are saved.')).toBeVisible({ timeout: 60_000 })
    const changed = `select count(*) as n from prices where variant_id like 'grid-%' and final = 995 and original = 1200`
    expect(countRows(shop, changed)).toBe(VARIANTS - 2)
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    await expect(cell(1, 1)).toHaveText('15.00')
    await expectNoSidewaysScroll(page)
  },
)

test('DGO-05 products that are ticked in the list open in the grid', async ({ page, shop }) => {
  await signInAsDemo(page, shop, `/products?search=${PRODUCT}`)
  await page
    .getByRole('row', { name: new RegExp(PRODUCT) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Edit in a grid' }).click()
  const grid = page.getByRole('grid', { name: 'Bulk edit' })
  await expect(grid.getByRole('row')).toHaveCount(7)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('Prices in KRW').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Price KRW', exact: true })).toBeVisible()
  await expect(grid.getByRole('row', { name: /KC024-LILAC-23Y / })).toContainText('9500')
})
