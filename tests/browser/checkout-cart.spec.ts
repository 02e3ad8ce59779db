/** The cart view of checkout: its lines, changes, shipping and discounts. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './shop.ts'
import { fillCart, variantIdsOf } from './filled-cart.ts'

const CARTS = '**/orderv1/carts'
const phone = { width: 390, height: 844 }

const main = (page: Page) => page.getByRole('main')
const lines = (page: Page) => main(page).getByRole('region', { name: 'In your basket' }).getByRole('listitem')
const quantity = (page: Page) => main(page).getByRole('textbox', { name: /^Quantity of/ })
const total = (page: Page) =>
  main(page)
    .locator('dt', { hasText: /^Total$/ })
    .locator('+ dd')

async function openCart(page: Page, query = '') {
  await page.goto(`/uk/checkout/cart${query}`)
  await expect(page.locator('html[data-live]')).toBeAttached()
}

test('~CRT-38 a filled basket is shown with all that belongs to it', async ({ page }) => {
  const { totalPriceWithDiscount } = await fillCart(page)
  await openCart(page, '?source=mail')
  await test.step('STO-04 the cart of the stored token', async () => {
    await expect(lines(page)).toHaveCount(1)
    await expect(quantity(page)).toHaveValue('2')
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('sockeye.cart.token.NL') ?? 'null'))
    expect(token).toEqual({ token: expect.any(String), date: expect.stringMatching(/^\d{4}-.*Z$/) })
  })
  await expect(total(page)).toHaveText(`£${(totalPriceWithDiscount / 100).toFixed(2)}`)
  await expect(main(page)).toContainText('Includes £')
  await expect(main(page)).toContainText('30 days to change your mind')
  await test.step('CRT-36 the free-shipping bar', async () => {
    await expect(main(page)).toContainText('more and delivery is free.')
  })
  await test.step('CHK-21 the upsell', async () => {
    await expect(main(page).getByRole('heading', { name: 'And somebody else’s feet?' })).toBeVisible()
  })
  const fits = main(page).getByRole('region', { name: 'Fits in the same parcel' })
  await test.step('CHK-21 REC-09 at most eight recommendations', async () => {
    await expect(fits).toBeVisible()
    expect(await fits.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(8)
  })
  await expect(main(page).getByRole('radio').first()).toBeChecked()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  const next = main(page).getByRole('link', { name: 'Continue to address' })
  await expect(next).toHaveAttribute('href', '/uk/checkout/address?source=mail')
})

test('~SHX-23 the summary of the basket ends before what stands below the lines, also when it is scrolled', async ({
  page,
}) => {
  await fillCart(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCart(page)
  const more = main(page).getByRole('heading', { name: 'And somebody else’s feet?' })
  await expect(lines(page)).toHaveCount(1)
  await more.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
  const summary = main(page).getByRole('region', { name: 'Order summary' })
  const bottom = await summary.evaluate((element) => element.getBoundingClientRect().bottom)
  const top = await more.evaluate((element) => element.closest('section')?.getBoundingClientRect().top)
  expect(bottom).toBeLessThanOrEqual(top ?? 0)
})

test('~SHX-07 the lines of the basket show unit price and line total, and add up to the subtotal', async ({ page }) => {
  const [first = '', second = ''] = await Promise.all(
    ['cr021-brick', 'cr001-river'].map(async (product) => (await variantIdsOf(page, 'uk', product))[0]),
  )
  await openCart(page, `?items=${first}x3,${second}x2`)
  await expect(lines(page)).toHaveCount(2)
  const pence = (text: string) => Math.round(Number(/£([\d.]+)/.exec(text)?.[1]) * 100)
  const items = await lines(page).allTextContents()
  const amounts = items.map((text) => [...text.matchAll(/£[\d.]+/g)].map(([amount]) => pence(amount)))
  const quantities = [3, 2]
  const totals = amounts.map((shown) => shown.at(-1) ?? 0)
  for (const [line, shown] of amounts.entries()) expect(shown).toContain((totals[line] ?? 0) / (quantities[line] ?? 1))
  const subtotal = main(page)
    .locator('dt', { hasText: /^Subtotal$/ })
    .locator('+ dd')
  expect(pence((await subtotal.textContent()) ?? '')).toBe(totals.reduce((sum, amount) => sum + amount, 0))
})

test('~CRT-08 ~CRT-22 three presses are one call, and the amounts wait for its response', async ({ page }) => {
  await fillCart(page)
  await page.clock.install()
  await openCart(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/carts'))
      sent.push(request.postDataJSON().products[0].quantity)
  })
  const before = await total(page).textContent()
  // On a slow machine, too, the presses follow each other quickly.
  await page.clock.pauseAt(Date.now() + 60_000)
  const more = main(page).getByRole('button', { name: /^One more/ })
  for (const press of [3, 4, 5]) {
    await more.click()
    await expect(quantity(page)).toHaveValue(String(press))
  }
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1)
  await expect(total(page)).toHaveText(before ?? '')
  await page.clock.resume()
  await expect(total(page)).not.toHaveText(before ?? '')
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  expect(sent).toEqual([5])
  await quantity(page).fill('1')
  await quantity(page).press('Tab')
  await expect.poll(() => sent).toEqual([5, 1])
  await expect(main(page).getByRole('button', { name: /^One fewer/ })).toBeDisabled()
})

test.describe('failures', () => {
  test.use({ allowed: /Failed to load resource/ })

  test('CRT-22 a rejected change is shown, and the cart stays as it was', async ({ page }) => {
    await fillCart(page)
    await openCart(page)
    await expect(lines(page)).toHaveCount(1)
    const before = await total(page).textContent()
    await page.route(CARTS, (route) =>
      route.fulfill({ status: 409, json: { code: 'OUT_OF_STOCK', message: 'Somebody was faster.' } }),
    )
    await main(page)
      .getByRole('button', { name: /^One more/ })
      .click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'Somebody was faster.' })).toBeVisible()
    await expectAccessible(page)
    await expect(quantity(page)).toHaveValue('2')
    await expect(total(page)).toHaveText(before ?? '')
  })

  test('a basket that cannot be fetched is not shown as empty', async ({ page }) => {
    await fillCart(page)
    await page.route(CARTS, (route) => route.abort())
    await openCart(page)
    await expect(main(page).getByRole('heading', { name: 'Your basket is out of reach' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute(CARTS)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(lines(page)).toHaveCount(1)
  })
})

test('a removed line can be restored, also the last one', async ({ page }) => {
  await fillCart(page)
  await openCart(page)
  await main(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(main(page).getByRole('heading', { name: 'Your basket is barefoot' })).toBeVisible()
  const undo = main(page).getByRole('button', { name: /^Put it back/ })
  await expect(undo).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(quantity(page)).toHaveValue('2')
})

test('DSC-03 DSC-05 ERR-31 a code reduces the price, a wrong code is rejected with a message, and the shipping method can be chosen', async ({
  page,
}) => {
  await fillCart(page)
  await openCart(page)
  await main(page).getByText('Got a discount code?').click()
  const code = main(page).getByRole('textbox', { name: 'Discount code' })
  await code.fill('nonsense')
  await code.press('Enter')
  await expect(main(page).getByText('No such code, or not one for this basket.')).toBeVisible()
  await expectAccessible(page)
  await code.fill('welcome10')
  await code.press('Enter')
  await expect(main(page).getByText('Code WELCOME10 is in.')).toBeVisible()
  await expect(main(page).locator('dt', { hasText: 'Discount' }).locator('+ dd')).toHaveText(/^-£/)
  await main(page).getByRole('button', { name: 'Remove code WELCOME10' }).click()
  await expect(main(page).getByText('Got a discount code?')).toBeVisible()

  const before = await total(page).textContent()
  const other = main(page).getByRole('radio').last()
  await other.check()
  await expect(total(page)).not.toHaveText(before ?? '')
  await expect(other).toBeChecked()
})

test('CRT-34 CRT-35 SHP-11 gifts and messages: no stepper for the one, a list of the others', async ({ page }) => {
  await fillCart(page, { quantity: 12 })
  await openCart(page)
  await expect(lines(page)).toHaveCount(2)
  const gift = lines(page).filter({ hasText: 'A present from the fish' })
  await expect(gift).toContainText('£0.00')
  await expect(gift.getByRole('textbox')).toHaveCount(0)
  await expect(main(page)).toContainText('Delivery is free. The fish insists.')
  await quantity(page).fill('1')
  await quantity(page).press('Tab')
  await expect(gift).toHaveCount(0)

  await expect(main(page)).toContainText(/£\d+.* more and delivery is free\./)

  // A country in which delivery is never free.
  await page.route('**/shell/**', async (route) => {
    const answer = await route.fetch()
    const { freeShipping, ...shell } = await answer.json()
    await route.fulfill({ response: answer, json: { ...shell, freeShipping: { ...freeShipping, threshold: 0 } } })
  })
  await page.route(CARTS, async (route) => {
    const answer = await route.fetch()
    const messages = [
      { code: 'LESS_IN_STOCK', id: 'a', message: 'Only two left.' },
      { code: 'SHIPPING_REPLACED', message: 'It travels another way.' },
    ]
    await route.fulfill({ response: answer, json: { ...(await answer.json()), messages } })
  })
  await page.reload()
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /Only two left|another way/ }),
  ).toHaveCount(2)
  await expect(main(page)).not.toContainText('delivery is free')
})

test.describe('a link with an unknown product in it', () => {
  test.use({ allowed: /422/ })

  test('CRT-24 CRT-26 CRT-28 fills the basket with the rest, and removes its items from the address', async ({
    page,
  }) => {
    const [id] = await variantIdsOf(page)
    await openCart(page, `?items=${id}x2,0000000000000x1&source=mail`)
    await expect(quantity(page)).toHaveValue('2')
    await expect(lines(page)).toHaveCount(1)
    await expect(page).toHaveURL('/uk/checkout/cart?source=mail')
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  })
})

test('SHX-06 a refused quantity stays, with the reason beside it', async ({ page }) => {
  await fillCart(page)
  await openCart(page)
  const reason = lines(page).getByRole('alert')
  for (const refused of ['10001', '99999999', '0', '1.5', 'two', '']) {
    await quantity(page).fill(refused)
    await quantity(page).press('Tab')
    await expect(reason).toHaveText('Please enter a whole number from 1 to 10,000.')
    await expect(quantity(page)).toHaveValue(refused)
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await quantity(page).fill('3')
  await expect(reason).toHaveCount(0)
  await expect(quantity(page)).toHaveAttribute('aria-invalid', 'false')
  await expect(total(page)).not.toHaveText('')
  await expect(quantity(page)).toHaveValue('3')
  await expectAccessible(page)
})
