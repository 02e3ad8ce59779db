/** Paying in the page: cards that are accepted, refused or authenticated. Every purchase ends with a check of the database. */
import type { Page } from '@playwright/test'
import { eventsCalled, expectEvents } from './data-layer.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import {
  answerBank,
  arrivedOrder,
  expectInvariants,
  fillInAddress,
  fillInCard,
  method,
  orderButton,
  payByCard,
} from './pay.ts'
import { expect, expectAccessible, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const trouble = (page: Page) => main(page).getByRole('alert')
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

/** Requests of the page to an address from now on. */
function sentTo(page: Page, address: RegExp): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (address.test(request.url()) && request.method() === 'POST') sent.push(request.postDataJSON())
  })
  return sent
}

test('RTE-07 RTE-08 a card is accepted', async ({ page, shop }) => {
  const orders = sentTo(page, /\/carts\/adyen\/orders$/)
  const newsletters = sentTo(page, /\/api\/newsletter$/)
  await fillCart(page)
  await page.goto('/uk/checkout/address?source=mail')
  await main(page)
    .getByRole('checkbox', { name: /news from the river/ })
    .check()
  await fillInAddress(page)
  await expect(main(page).getByText('This shop is a rehearsal')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Show me the test cards' })).toBeVisible()
  await expect(main(page)).toContainText('Includes £3.58 VAT')
  await expect(orderButton(page)).toHaveText('Buy now')
  await method(page, 'paypal').check()
  await expect
    .poll(() => stored(page, 'sockeye.payment.GB'))
    .toMatchObject({ order: { payment: { method: 'paypal' } } })
  await test.step('CHK-07 the chosen method survives a reload', async () => {
    await page.reload()
    await expect(method(page, 'paypal')).toBeChecked()
  })
  expect(orders).toHaveLength(1)
  expect(orders).toMatchObject([{ email: 'ada@example.com', returnUrl: `${shop.url}/uk/checkout/payment?source=mail` }])
  const storedPayment = await stored(page, 'sockeye.payment.GB')
  await test.step('PAY-01 STO-05 the session is stored for its market', async () => {
    expect(storedPayment).toMatchObject({
      order: { orderNumber: expect.any(String) },
      session: { id: expect.any(String) },
    })
    expect(await stored(page, 'sockeye.payment.DE')).toBeNull()
  })
  await expectAccessible(page)

  const confirmed = page.waitForRequest(/\/payments\/adyen\/orders\/[^/]+\/confirmation/)
  await payByCard(page)
  const id = await arrivedOrder(page)
  await test.step('PAY-17 it is confirmed with the token', async () => {
    expect((await confirmed).headers()['authorization']).toMatch(/^Bearer /)
  })
  expect(id).toBe(storedPayment.order.id)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expect(main(page)).toContainText(`Order ${storedPayment.order.orderNumber}`)
  for (const text of ['1 Mill Lane', '£21.50', 'Standard delivery', 'ada@example.com']) {
    await expect(main(page)).toContainText(text)
  }
  await expectAccessible(page)
  await test.step('CHK-12 the purchase is an event', async () => {
    await expectEvents(page, 'purchase', [{ orderId: id, value: 21.5, currency: 'GBP' }])
    await expectEvents(page, 'orderComplete', [{ orderId: id }])
    await expectEvents(page, 'productPurchase', [{ orderId: id, quantity: 2 }])
  })
  await test.step('CHK-09 NWS-02 the newsletter is requested', async () => {
    expect(newsletters).toEqual([{ store: 'uk', email: 'ada@example.com', countryCode: 'GB', checkout: true }])
  })
  await test.step('ORD-05 STO-03 the order session is stored', async () => {
    await expect
      .poll(() => stored(page, 'sockeye.order.session'))
      .toMatchObject({ newsletter: 'success', isFinished: true })
  })
  expect(await stored(page, 'sockeye.newsletter')).toMatchObject({ type: 'registered' })
  await test.step('CHK-05 CHK-11 CRT-32 checkout and cart are cleared', async () => {
    for (const key of ['payment.GB', 'checkout.info', 'checkout.views', 'cart.token.NL']) {
      expect(await stored(page, `sockeye.${key}`)).toBeNull()
    }
  })
  await expect(page.getByRole('link', { name: 'Basket', exact: true })).toBeVisible()

  await test.step('CHK-14 the order is still shown after a reload', async () => {
    await page.reload()
    await expect(heading(page)).toHaveText('Thank you, Ada!')
  })
  await expectEvents(page, 'SPA-PageView', [{}])
  expect(await eventsCalled(page, 'purchase')).toEqual([])
  expect(newsletters).toHaveLength(1)
  await expectInvariants(shop)
})

test('~ANA-10 a card is refused and another one accepted, without losing input; two presses are one payment', async ({
  page,
  shop,
}) => {
  const payments = sentTo(page, /\/sessions\/[^/]+\/payments/)
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/payment')
  await orderButton(page).click()
  await expect(page.locator('#card-number')).toBeFocused()
  await expect(main(page)).toContainText('Please fill in: Card number')
  await expectAccessible(page)
  await fillInCard(page, { number: '4111 1111 1111 1112', expiry: '03/20' })
  await expect(main(page)).toContainText('One digit of the card number seems to be off.')
  await expect(main(page)).toContainText('That date is past')
  expect(payments).toHaveLength(0)
  await payByCard(page, { holder: 'DECLINED' })
  await expect(trouble(page)).toContainText('Your bank said no, and nothing was charged.')
  await expectAccessible(page)
  await expectEvents(page, 'paymentCancel', [{ reason: 'refused', method: 'scheme', value: 21.5, currency: 'GBP' }])
  await expect(page.locator('#card-number')).toHaveValue('4111 1111 1111 1111')
  await page.locator('#card-holder').fill('ERROR')
  await orderButton(page).click()
  await expect(trouble(page)).toContainText('The payment didn’t work')
  await page.locator('#card-holder').fill('Ada Finch')
  await orderButton(page).dblclick()
  await arrivedOrder(page)
  expect(payments).toHaveLength(3)
  await expectInvariants(shop)
})

test('pressed before the ways to pay have arrived, the button shows what is missing once they have', async ({
  page,
}) => {
  const arrive = Promise.withResolvers<void>()
  await page.route(/\/sessions\/[^/]+\/setup/, async (route) => {
    await arrive.promise
    await route.continue()
  })
  const payments = sentTo(page, /\/sessions\/[^/]+\/payments/)
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/payment')
  await expect(main(page)).toContainText('Opening the till…')
  await orderButton(page).click()
  arrive.resolve()
  await expect(page.locator('#card-number')).toBeFocused()
  await expect(main(page)).toContainText('Please fill in: Card number')
  expect(payments).toHaveLength(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('~PAY-16 3-D Secure inside the page: wrong password, cancelled, right password', async ({ page, shop }) => {
    await fillCart(page)
    await fillAddress(page)
    await page.goto('/uk/checkout/payment')
    await payByCard(page, { number: '4917 6100 0000 0000' })
    await expect(main(page).getByRole('heading', { name: 'Your bank wants to know that it’s you' })).toBeFocused()
    // The content of the frame is the bank's.
    await expectAccessible(page, { except: 'iframe' })
    await answerBank(page, 'wrong')
    await expect(trouble(page)).toContainText('Your bank couldn’t tell that it was you')
    await orderButton(page).click()
    await main(page).getByRole('button', { name: 'Cancel the payment' }).click()
    await expect(trouble(page)).toContainText('You called it off')
    await expect(page.locator('#card-number')).toHaveValue('4917 6100 0000 0000')
    await orderButton(page).click()
    await answerBank(page)
    await arrivedOrder(page)
    await expect(heading(page)).toHaveText('Thank you, Ada!')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectInvariants(shop)
  })
})

test('a card without authentication and a bank that decides later: the success view waits for the result', async ({
  page,
  shop,
}) => {
  const knobs = (data: object) => page.request.post('/psp-test/knobs', { data })
  await knobs({ pendingSeconds: 3600 })
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/payment')
  await payByCard(page, { holder: 'PENDING', number: '5201 2815 0512 9736' })
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('We’re waiting for your bank')
  expect(await eventsCalled(page, 'purchase')).toEqual([])
  await knobs({ decidePending: true })
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expectEvents(page, 'purchase', [{}])
  await knobs({})
  await expectInvariants(shop)
})

test('where the law requires it no method is preselected, and methods that create debt come last', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'market', value: 'FI', url: shop.url }])
  await fillCart(page, { storefront: 'eu', countryCode: 'FI' })
  await fillAddress(page, 'FI')
  await page.goto('/eu/checkout/payment')
  const methods = page.locator('input[name=payment-method]')
  await expect(methods.last()).toHaveValue('klarna')
  await expect(methods.and(page.locator(':checked'))).toHaveCount(0)
  await orderButton(page).click()
  await expect(main(page)).toContainText('Choose a way to pay.')
  await expect(methods.first()).toBeFocused()
  await expectAccessible(page)
})
