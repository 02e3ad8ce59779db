/** A new product at the desk, from the duplicate of another one to a purchase: by mouse, and by keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { PRICE_CURRENCIES } from '../../src/markets/derived/price-currencies.ts'
import { barcode } from '../support/catalogue-product.ts'
import { plainImage } from '../support/media-shop.ts'
import { expectBought, expectOneAddress, toAddress } from './buy.ts'
import { buyerIn } from './buyers.ts'
import { signInAsDemo } from './desk.ts'
import { countRows } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { fillInAddress, payByCard } from './pay.ts'
import { expect, open, SLOW } from './shop.ts'
import { startTask, type TaskCost } from './task-cost.ts'

const test = testWithOwnShop({ indexed: true })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Of the demo, in two sizes and two American packs. */
const SOURCE = 'CR021-BRICK'
const LIMITS = { clicks: 18, seconds: 240 }
const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl']
const AMOUNTS = ['12.50', '11.00', '14.00', '13.50', '129', '85', '129', '279', '16500']

type NewProduct = { readonly sku: string; readonly name: string; readonly firstBarcode: number }

/** As a spreadsheet copies it: barcode, SKU, size, and the stock of both Dutch warehouses. */
const sizeCells = ({ sku, firstBarcode }: NewProduct): string =>
  SIZES.map((size, index) => [barcode(firstBarcode + index), `${sku}-${size}`, size, 2, 40].join('\t')).join('\r\n')

/** Price and regular price, one row per currency. */
const PRICE_CELLS = AMOUNTS.map((amount) => `${amount}\t${amount}`).join('\r\n')

const pictures = (tone: string) =>
  Promise.all(
    ['10', '50', '90', 'd0'].map(async (shade, index) => ({
      name: `${tone}-${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await plainImage(`#${tone}${shade}`, 400, 500).png().toBuffer(),
    })),
  )

const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })
const sizeField = (page: Page) => page.getByLabel(/^Barcode, row 1/)
const priceField = (page: Page) => page.getByLabel(`Price, ${PRICE_CURRENCIES[0]}`, { exact: true })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
/** Not the field for files behind it, which has the same name. */
const chooseButton = (page: Page) => page.locator('button', { hasText: 'Choose files' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What was copied in the spreadsheet before is pasted into the field that has the focus. */
async function pasteCells(page: Page, field: Locator, cells: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), cells)
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+v')
}

async function chooseFiles(page: Page, task: TaskCost, press: () => Promise<void>, tone: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  // A round trip first: otherwise the key can arrive before Playwright intercepts the file chooser.
  await page.evaluate(() => undefined)
  await press()
  await (await chooser).setFiles(await pictures(tone))
  const shown = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await task.waitFor(() => expect(shown).toHaveCount(4))
}

async function openSource(page: Page, task: TaskCost, choose: (option: Locator) => Promise<void>): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(SOURCE)
  const option = page.getByRole('option', { name: new RegExp(SOURCE) }).first()
  // It is said with the answer to the whole text; that to its first letters may be shown before, and in another order.
  const answered = page.getByRole('dialog').getByRole('status')
  await task.waitFor(() => expect(answered).toContainText('Enter opens: '))
  await expect(option).toBeVisible()
  await choose(option)
  await task.waitFor(() => expect(button(page, 'Duplicate')).toBeVisible())
}

/** Presses Tab until the control has the focus: each press counts. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < 250; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not reach the control')
}

const stored = (sku: string) =>
  `select count(*) as n from variants join prices on prices.variant_id = variants.id where product_sku = '${sku}' and offered = 1`

test(
  'TSK-12 a product like another one by mouse, with six sizes, four pictures and nine prices, is listed and bought',
  SLOW,
  async ({ page, shop }) => {
    const made = { sku: 'CR990-LIME', name: 'Lime And Again Crew Socks', firstBarcode: 990_000 }
    await signInAsDemo(page, shop)
    const task = await startTask(page)
    await openSource(page, task, (option) => option.click())
    await button(page, 'Duplicate').click()
    await expect(page.getByLabel('SKU of the new product')).toBeFocused()
    await page.keyboard.type(made.sku)
    await page.keyboard.press('Enter')
    await task.waitFor(() => expect(page).toHaveURL(`/desk/products/${made.sku}`))
    await nameField(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(made.name)
    await button(page, 'Remove all pictures').click()
    await chooseFiles(page, task, () => chooseButton(page).click(), '80c0')
    await sizeField(page).click()
    await pasteCells(page, sizeField(page), sizeCells(made))
    await expect(page.getByLabel('Barcode, row 6 xxl')).toHaveValue(barcode(made.firstBarcode + 5))
    await priceField(page).click()
    await pasteCells(page, priceField(page), PRICE_CELLS)
    await button(page, 'List').click()
    await task.waitFor(() => expect(button(page, 'List now')).toBeVisible())
    await button(page, 'List now').click()
    await task.waitFor(() => expect(toast(page, `${made.sku} is on sale`)).toBeVisible())
    await task.expectWithin(LIMITS)
    expect(countRows(shop, stored(made.sku))).toBe(SIZES.length * PRICE_CURRENCIES.length)

    const path = `/uk/product/${made.sku.toLowerCase()}`
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.name)
    await page
      .getByRole('group', { name: 'Sizes' })
      .getByRole('radio')
      .and(page.locator(`[value="${barcode(made.firstBarcode + 2)}"]`))
      .check()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Basket, one item', exact: true }).click()
    const buyer = buyerIn('GB')
    await toAddress(page)
    await expectOneAddress(page, () => fillInAddress(page, buyer.person))
    await payByCard(page)
    await expectBought(page, shop, buyer)
    await expect(page.locator('main')).toContainText(made.name)
  },
)

test('TSK-12 the same by keyboard alone', SLOW, async ({ page, shop }) => {
  const made = { sku: 'CR991-PLUM', name: 'Plum Job Crew Socks', firstBarcode: 990_100 }
  await signInAsDemo(page, shop)
  const task = await startTask(page)
  await openSource(page, task, () => page.keyboard.press('Enter'))
  await tabTo(page, button(page, 'Duplicate'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('SKU of the new product')).toBeFocused()
  await page.keyboard.type(made.sku)
  await page.keyboard.press('Enter')
  await task.waitFor(() => expect(page).toHaveURL(`/desk/products/${made.sku}`))
  await tabTo(page, nameField(page))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(made.name)
  await tabTo(page, button(page, 'Remove all pictures'))
  await page.keyboard.press('Enter')
  await tabTo(page, chooseButton(page))
  await chooseFiles(page, task, () => page.keyboard.press('Enter'), 'c080')
  await tabTo(page, sizeField(page))
  await pasteCells(page, sizeField(page), sizeCells(made))
  await tabTo(page, priceField(page))
  await pasteCells(page, priceField(page), PRICE_CELLS)
  await tabTo(page, button(page, 'List'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await task.waitFor(() => expect(button(page, 'List now')).toBeFocused())
  await page.keyboard.press('Enter')
  await task.waitFor(() => expect(toast(page, `${made.sku} is on sale`)).toBeVisible())
  await task.expectWithin({ ...LIMITS, clicks: 0 })
  expect(countRows(shop, stored(made.sku))).toBe(SIZES.length * PRICE_CURRENCIES.length)
})
