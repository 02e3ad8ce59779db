/** Discounts, shipping methods and the product doctor at the desk; what a new discount code costs the person who makes it. */
import type { Locator, Page } from '@playwright/test'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { changeRows, countRows } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'
import { startTask } from './task-cost.ts'

// Discounts and shipping methods are changed.
const test = testWithOwnShop({ indexed: false })

// Refused operations are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const LIMITS = { clicks: 8, seconds: 45 }

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })
const sentence = (page: Page) => page.locator('[data-says]')
const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByLabel(name, { exact: true })

/** As a person without a mouse: the next stop, until it is the one. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

async function expectHello(page: Page, code: string): Promise<void> {
  await expect(sentence(page)).toContainText(`With the code ${code}: 10% off all products. From 40.00\u00a0EUR on.`)
  await expect(sentence(page)).toContainText('Only for Germany and Austria.')
  await expect(sentence(page)).toContainText(/From .* until .*\. For any number of orders/)
}

test(
  'TSK-08 a code of 10 % from 40 EUR, two countries, one week, costs few clicks, and undo takes it back',
  SLOW,
  async ({ page, shop }) => {
    await signInAsDemo(page, shop, '/discounts')
    const byMouse = await startTask(page)
    await page.getByRole('link', { name: 'New discount' }).click()
    await expect(field(page, 'Code')).toBeFocused()
    await page.keyboard.type('HELLO10')
    await field(page, 'Countries').click()
    await page.keyboard.type('de')
    await page.keyboard.press('Enter')
    await page.keyboard.type('austria')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'One week' }).click()
    await field(page, 'Percent').click()
    await page.keyboard.type('10')
    await field(page, 'Minimum spend, EUR').click()
    await page.keyboard.type('40')
    await expectHello(page, 'HELLO10')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await byMouse.waitFor(() => expect(toast(page, 'HELLO10 is created.')).toBeVisible())
    await byMouse.expectWithin(LIMITS)
    await expect(page).toHaveURL('/desk/discounts/hello10')
    await toast(page, 'HELLO10 is created.').getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'Undone.')).toBeVisible()
    expect(countRows(shop, `select count(*) from discounts where id = 'hello10'`)).toBe(0)

    await openScreen(page, '/discounts')
    const byKeyboard = await startTask(page)
    await tabTo(page, page.getByRole('link', { name: 'New discount' }))
    await page.keyboard.press('Enter')
    await expect(field(page, 'Code')).toBeFocused()
    await page.keyboard.type('HELLO11')
    await tabTo(page, field(page, 'Countries'))
    await page.keyboard.type('de')
    await page.keyboard.press('Enter')
    await page.keyboard.type('at')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'One week' }))
    await page.keyboard.press('Space')
    await tabTo(page, field(page, 'Percent'))
    await page.keyboard.type('10')
    await tabTo(page, field(page, 'Minimum spend, EUR'))
    await page.keyboard.type('40')
    await expectHello(page, 'HELLO11')
    await page.keyboard.press('Enter')
    await byKeyboard.waitFor(() => expect(toast(page, 'HELLO11 is created.')).toBeVisible())
    await byKeyboard.expectWithin({ clicks: 0, seconds: LIMITS.seconds })
  },
)

test('DSH-01 DSH-02 DSH-03 the sentence follows each input, what is wrong says why, and the test cart has the price', async ({
  page,
  shop,
}) => {
  const colleague = await demoOwner(shop)
  await signInAsDemo(page, shop, '/discounts/+new')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await field(page, 'Code').fill('two words')
  await expect(page.getByRole('main')).toContainText('Letters, digits, dashes and underscores only.')
  await field(page, 'Code').fill('FIVE')
  await field(page, 'Percent').fill('101')
  await expect(page.getByText('Enter a number above 0, at most 100.').first()).toBeVisible()
  await expect(save).toBeDisabled()
  await field(page, 'Percent').fill('20')
  await expect(sentence(page)).toContainText('With the code FIVE: 20% off all products.')
  await expect(save).toBeEnabled()
  const cart = page.getByRole('table', { name: 'Test cart' })
  const counts = page.getByRole('table', { name: 'Counts', exact: true })
  await expect(counts).toContainText('FIVE')
  const before = await cart.getByRole('row', { name: /^Total/ }).innerText()
  await field(page, 'Kind').selectOption('Amount off the order')
  await expect(save).toBeDisabled()
  await field(page, 'Amount, once off the order, GBP').fill('5')
  await expect(sentence(page)).toContainText('5.00\u00a0GBP off the order')
  await expect(counts).toContainText('-5.00\u00a0GBP')
  await expect(cart.getByRole('row', { name: /^Total/ })).not.toHaveText(before)
  await field(page, 'Country').selectOption('Germany')
  await expect(page.getByRole('table', { name: 'Does not count' })).toContainText('No amount in this currency')
  for (const [kind, says] of [
    ['Free delivery', 'free delivery'],
    ['Percentage off certain products', undefined],
    ['Amount off certain products', undefined],
    ['Gift', undefined],
  ] as const) {
    await field(page, 'Kind').selectOption(kind)
    if (says === undefined) await expect(save).toBeDisabled()
    else await expect(sentence(page)).toContainText(says)
  }
  await field(page, 'Gifts (barcodes)').fill('2900003100005')
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toContainText('1 piece of 2900003100005 as a gift')
  await field(page, 'Stands alone: no other discount counts beside it').check()
  await expect(sentence(page)).toContainText('It stands alone')
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)

  // A colleague changes another member of the same discount meanwhile: both changes are stored.
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await openScreen(page, '/discounts/five-off-gift-boxes')
  await field(page, 'Limit').fill('50')
  const read = Object(Object(await colleague.call('discount.read', { id: 'five-off-gift-boxes' })).body).value
  const { limit: _limit, uses: _uses, createdAt: _created, ...definition } = read.discount
  succeeded(await colleague.call('discount.revise', { definition: { ...definition, name: 'Boxes' } }))
  await save.click()
  await expect(toast(page, 'The discount is changed.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boxes')
  await expect(field(page, 'Limit')).toHaveValue('50')
  expect(countRows(shop, `select usage_limit from discounts where id = 'five-off-gift-boxes'`)).toBe(50)
  // Ten were used: fewer are refused at the field, before anything is sent.
  changeRows(shop.dataDir, `update discounts set uses = 10 where id = 'five-off-gift-boxes'`)
  await openScreen(page, '/discounts/five-off-gift-boxes')
  await field(page, 'Limit').fill('9')
  await expect(page.getByText('It was used 10 times already.').first()).toBeVisible()
  await expect(save).toBeDisabled()
})

test('DSH-04 DSH-05 methods are ordered by key and by drag, switched off after a question, and tried', async ({
  page,
  shop,
}) => {
  await signInAsDemo(page, shop, '/shipping?country=DE')
  const order = page.getByRole('list', { name: 'Order: Germany' })
  const names = order.getByRole('listitem')
  const bench = page.getByRole('table', { name: 'Test bench' })
  await expect(names.first()).toContainText('Standard delivery')
  await expect(bench.getByRole('row').first()).toContainText('Standard delivery')
  await order.getByRole('button', { name: /^Move Standard delivery, place 1/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(names.first()).toContainText('Pick-up point')
  await expect(bench.getByRole('row').first()).toContainText('Pick-up point')
  await names.nth(2).dragTo(names.nth(0))
  await expect(names.first()).toContainText('Express delivery')
  await field(page, 'Country').selectOption('Netherlands')
  await expect(page.getByRole('list', { name: 'Order: Netherlands' }).getByRole('listitem').first()).toContainText(
    'Standard delivery',
  )
  await field(page, 'Value of the products').fill('500')
  await expect(bench.getByRole('row').first()).toContainText('0.00\u00a0EUR')
  await expect(bench).toContainText('Does not go to this country')

  await page.getByRole('button', { name: 'Switch off: Standard delivery (standard-us)' }).click()
  await expect(toast(page, 'Standard delivery is off.')).toBeVisible()
  // The message comes before the methods are read again, and what is switched by what was read before is refused.
  await expect(page.getByRole('button', { name: 'Switch on: Standard delivery (standard-us)' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch off: Express delivery (express-us)' }).click()
  const question = page.getByRole('alertdialog', { name: 'No delivery to some countries?' })
  await expect(question).toContainText('United States')
  await expectAccessibleInBothSchemes(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(countRows(shop, `select count(*) from shipping_methods where definition like '%"active":false%'`)).toBe(1)

  await page.getByRole('link', { name: 'Pick-up point' }).click()
  const name = page.getByRole('group', { name: 'Name', exact: true })
  await name.getByLabel('Deutsch').fill('Abholstation')
  await name.getByLabel('English').fill('')
  await expect(page.getByText('English is needed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await name.getByLabel('English').fill('Pick-up')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'The shipping method is saved.')).toBeVisible()
  expect(countRows(shop, `select count(*) from shipping_methods where definition like '%Abholstation%'`)).toBe(1)
})

test('DGO-14 the doctor says per storefront what is missing, and leads to where it is changed', async ({
  page,
  shop,
}) => {
  const colleague = await demoOwner(shop)
  const { rows } = Object(Object(await colleague.call('product.list', { offset: 0, limit: 1 })).body).value
  const { sku } = rows[0]
  await signInAsDemo(page, shop, `/products/${sku}`)
  await page.getByRole('link', { name: 'Can it be bought?' }).click()
  await expect(page.getByText('It can be found and bought in every country, in every size.')).toBeVisible()
  const own = `variant_id in (select id from variants where product_sku = '${sku}')`
  changeRows(shop.dataDir, `delete from prices where currency = 'SEK' and ${own}`)
  changeRows(shop.dataDir, `update stock set quantity = reserved where warehouse like 'us%' and ${own}`)
  await openScreen(page, `/products/${sku}/check`)
  const storefront = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(storefront('United States')).toContainText('No stock in the region')
  await expect(storefront('Germany')).toContainText('Can be bought')
  await expect(page.getByRole('main')).toContainText('No price in SEK')
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Enter the price' }).click()
  await expect(page).toHaveURL(new RegExp(`/desk/prices/${sku}`))
})
