/** The start screen as a work list, and the palette that finds everything. */
import type { Page } from '@playwright/test'
import { openOrder } from '../bad-input/open-order.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { changeRows, recordCalls } from './desk-people.ts'
import { expect, test } from './shop.ts'

// The desk stores nothing for visitors.
test.use({ newcomer: true })

const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`\\d ${name}`) })
const countIn = async (page: Page, name: string): Promise<number> =>
  Number(/\d+/.exec(await tile(page, name).innerText())?.[0])

test('DSK-06 the start screen counts the work, opens its list, and refreshes while it is visible', async ({
  page,
  shop,
}) => {
  const { orderId } = await openOrder(shop)
  await page.clock.install()
  await signInAsDemo(page, shop)
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  const before = await countIn(page, 'To ship')
  changeRows(shop.dataDir, `update orders set state = 'paid', fulfilment = 'unshipped' where id = '${orderId}'`)
  const afterSeconds = async () => {
    await page.clock.runFor(10_000)
    return countIn(page, 'To ship')
  }
  await expect.poll(afterSeconds).toBeGreaterThan(before)
  const count = await countIn(page, 'To ship')

  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  // From now on: the clock of the page runs on, and may have asked once more before.
  const { keys } = recordCalls(page, 'desk.work')
  await page.clock.runFor(60_000)
  expect(keys).toHaveLength(0)
  await show('visible')
  await expect.poll(() => keys.length).toBeGreaterThan(0)

  await tile(page, 'To ship').click()
  await expect(page).toHaveURL('/desk/orders?fulfilment=to_ship')
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1))
})

test('DSK-07 the palette opens with Ctrl-K, Enter takes the first, and nothing found says so', async ({
  page,
  shop,
}) => {
  await openOrder(shop)
  await signInAsDemo(page, shop, '/orders')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  const field = palette.getByRole('textbox').or(palette.getByRole('combobox')).or(palette.getByRole('searchbox'))
  const number = (await page.locator('[data-row-link]').first().innerText()).trim()

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  // Faster than the answer.
  await page.keyboard.type(`${number.slice(0, 3)} ${number.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/desk/orders/${number}`)
  await expect(palette).toHaveCount(0)

  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('audit log')
  await expect(palette.getByRole('option').first()).toContainText('Audit log')
  await expect(palette.getByRole('status')).toContainText('Enter opens: Audit log')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/desk/audit')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('surely not there')
  await expect(palette.getByText('Nothing found for “surely not there”.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()

  await field.fill(number)
  await expect(palette.getByRole('option').first()).toContainText(`Order ${number}`)
  await expect(palette.getByRole('option', { name: `Copy ${number}` })).toBeVisible()
  await expectAccessibleInBothSchemes(page, '[role="dialog"]')
  await expectNoSidewaysScroll(page, palette)
  const history = palette.getByRole('option', { name: 'Show the history' })
  while (!(await history.evaluate((option) => Object.hasOwn(option.dataset, 'focused')))) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/desk/audit?subject=order%3A${number}`)

  await openScreen(page, '')
  const opener = page.getByRole('button', { name: 'Search' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
