/** Paying while requests fail: no network, lost responses, a service that rejects, changing prices, nothing to show. */
import type { Page } from '@playwright/test'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { runCommand } from '../support/run-command.ts'
import { eventsCalled } from './data-layer.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import { arrivedOrder, expectInvariants, fillInCard, method, orderButton, payByCard } from './pay.ts'
import { expect, expectAccessible, test } from './shop.ts'

const ORDERS = '**/carts/adyen/orders'
const PAYMENTS = '**/psp-test/checkoutshopper/v1/sessions/*/payments?*'
const BEGINNING = '**/payments/adyen/attempts'
const CONFIRMATION = '**/payments/adyen/orders/*/confirmation*'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const trouble = (page: Page) => main(page).getByRole('alert')

/** The browser logs the failed requests that these tests cause. */
test.use({ allowed: /Failed to load resource/ })

async function readyToPay(page: Page): Promise<void> {
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/payment')
}

test('the network fails before the payment request, and after: the shopper is charged once', async ({ page, shop }) => {
  await readyToPay(page)
  await fillInCard(page)
  await page.route(PAYMENTS, (route) => route.abort(), { times: 1 })
  await orderButton(page).click()
  await expect(trouble(page)).toContainText('You can’t pay twice.')
  await expectAccessible(page)
  // Charged, but the response is lost.
  await page.route(
    PAYMENTS,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await orderButton(page).click()
  await expect(trouble(page)).toContainText('You can’t pay twice.')
  await orderButton(page).click()
  await arrivedOrder(page)
  await expectInvariants(shop)
})

test('a payment whose notification is still on its way is not paid again', async ({ page, shop }) => {
  await readyToPay(page)
  await fillInCard(page)
  await page.route(PAYMENTS, (route) => route.abort(), { times: 1 })
  await orderButton(page).click()
  await expect(trouble(page)).toContainText('You can’t pay twice.')
  // Charged, but the response is lost, and the shop does not know of it yet.
  const unpaid = page.waitForResponse(CONFIRMATION)
  await page.route(
    PAYMENTS,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await orderButton(page).click()
  const json: unknown = await (await unpaid).json()
  await expect(trouble(page)).toContainText('You can’t pay twice.')
  await page.route(CONFIRMATION, (route) => route.fulfill({ json }), { times: 2 })
  await page.route(BEGINNING, (route) => route.fulfill({ status: 204 }), { times: 1 })
  await orderButton(page).click()
  await arrivedOrder(page)
  await expectInvariants(shop)
})

test('the network fails during confirmation: the shopper is not prompted to pay again', async ({ page, shop }) => {
  await readyToPay(page)
  await page.route(CONFIRMATION, (route) => route.abort())
  await payByCard(page)
  await expect(trouble(page)).toContainText('Don’t pay again')
  await expect(orderButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(CONFIRMATION)
  // A reload queries the state first, and pays nothing.
  await page.reload()
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expectInvariants(shop)
})

test('PAY-05 the payment is not confirmed: the payment view stays, and the payment is found at the next press', async ({
  page,
  shop,
}) => {
  await readyToPay(page)
  const failed = { order: {}, status: 'failed', failedReason: 'CANCELLED' }
  await page.route(CONFIRMATION, (route) => route.fulfill({ json: failed }), { times: 1 })
  await payByCard(page)
  await expect(trouble(page)).toContainText('You called it off')
  await expect(page).toHaveURL('/uk/checkout/payment')
  await orderButton(page).click()
  await arrivedOrder(page)
  await expectInvariants(shop)
})

test('a second order while the first is being paid at the bank: the payment of the first is not lost', async ({
  page,
  context,
  shop,
}) => {
  await readyToPay(page)
  await method(page, 'paypal').check()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pay with PayPal' })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/uk/checkout/cart')
  const changed = tab.waitForResponse(
    (answer) => answer.url().includes('/orderv1/') && answer.request().method() !== 'GET',
  )
  await tab
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await changed
  await tab.goto('/uk/checkout/payment')
  await expect(orderButton(tab)).toBeEnabled()
  await tab.close()

  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(heading(page)).toHaveText('Your payment arrived')
  expect(await page.evaluate(() => localStorage.getItem('sockeye.payment.GB'))).toBeNull()
  expect(await eventsCalled(page, 'paymentCancel')).toEqual([])
  await page.goto('/uk/checkout/payment')
  await expect(heading(page)).toHaveText('Your basket is barefoot')
  await expectInvariants(shop)
})

test('an order that cannot be paid any more is removed: with a cart the payment view opens again, without one the basket', async ({
  page,
}) => {
  await readyToPay(page)
  await expect(orderButton(page)).toBeEnabled()
  const storedOrder = () => page.evaluate(() => localStorage.getItem('sockeye.payment.GB') ?? '')
  const first = await storedOrder()
  const answer = (failedReason: string) =>
    page.route(CONFIRMATION, (route) => route.fulfill({ json: { order: {}, status: 'failed', failedReason } }), {
      times: 1,
    })
  await answer('EXPIRED')
  const paid = { resultCode: 'Authorised', sessionResult: 'a result', sessionData: 'data' }
  await page.route(PAYMENTS, (route) => route.fulfill({ json: paid }), { times: 1 })
  await payByCard(page)
  await expect(trouble(page)).toContainText('we’ve opened the till anew')
  await expect(orderButton(page)).toBeEnabled()
  expect(await storedOrder()).not.toContain('sessionResult')
  expect(await storedOrder()).not.toBe(first)

  for (const [reason, expected] of [
    ['REPLACED', 'Your basket is barefoot'],
    ['SOLD_OUT', 'Your money is on its way back.'],
  ] as const) {
    // The cart does not exist any more, and a payment had been started.
    await page.evaluate((stored) => {
      localStorage.setItem('sockeye.payment.GB', stored)
      localStorage.setItem('sockeye.cart.token.NL', '')
    }, first)
    await answer(reason)
    await page.goto('/uk/checkout/payment')
    await expect(page).toHaveURL('/uk/checkout/cart')
    await expect(heading(page)).toHaveText('Your basket is barefoot')
    await expect(main(page)).toContainText(expected)
    expect(await storedOrder()).toBe('')
  }
})

/** Holds back every call of this kind until it is released. */
async function hold(page: Page, calls: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('slow responses: each step shows that it is waiting, and the purchase succeeds', async ({ page, shop }) => {
  await fillCart(page)
  await fillAddress(page)
  const openTill = await hold(page, ORDERS)
  const pay = await hold(page, PAYMENTS)
  const confirm = await hold(page, CONFIRMATION)
  await page.goto('/uk/checkout/payment')
  await expect(main(page)).toContainText('Opening the till…')
  await expect(orderButton(page)).toBeDisabled()
  openTill()
  await payByCard(page)
  await expect(orderButton(page)).toHaveText('One moment…')
  const confirmation = page.waitForRequest(CONFIRMATION)
  pay()
  await confirmation
  await expect(orderButton(page)).toHaveText('One moment…')
  confirm()
  await expect(page).toHaveURL(/success/)
  await page.unrouteAll({ behavior: 'wait' })
  await expectInvariants(shop)
})

test('ERR-39 PAY-11 no session can be opened: the message of the service is shown, with a way to continue', async ({
  page,
}) => {
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await readyToPay(page)
  await expect(trouble(page).first()).toContainText('The till won’t open. Nothing has been ordered.')
  await expect(trouble(page).first()).toHaveAttribute('data-error-message', 'Failed to create a payment session')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(orderButton(page)).toBeEnabled()

  for (const [row, status, code, message, expected, way] of [
    ['ERR-04', 409, 'OUT_OF_STOCK', 'Only one pair left.', 'Only one pair left.', 'Back to the basket'],
    ['ERR-08', 422, 'TAX_JAR_ERROR', 'to_zip 1 is not in to_state NY', 'zip 1 is not in state NY', 'Change'],
    ['ERR-06', 401, 'UNAUTHORIZED', 'This basket is locked.', 'This basket is locked.', 'Back to the basket'],
  ] as const) {
    await page.route(ORDERS, (route) => route.fulfill({ status, json: { code, message } }), { times: 1 })
    await page.evaluate(() => localStorage.removeItem('sockeye.payment.GB'))
    await page.reload()
    await test.step(`${row} ${code} is shown, and no session is made`, async () => {
      await expect(trouble(page).first()).toContainText(expected)
      await expect(orderButton(page)).toBeDisabled()
      await expect(trouble(page).first().locator('a, button')).toHaveText(way)
      expect(await page.evaluate(() => localStorage.getItem('sockeye.payment.GB'))).toBeNull()
    })
  }
  await main(page).getByRole('button', { name: 'Back to the basket' }).click()
  await expect(page).toHaveURL('/uk/checkout/cart')
  await expect(heading(page)).toHaveText('Your basket is barefoot')
})

test('ADR-06 ADR-07 ADR-08 what is not complete leads back to the address, and nothing is ordered', async ({
  page,
}) => {
  let orders = 0
  await page.route(ORDERS, (route) => {
    orders += 1
    return route.abort()
  })
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/cart')
  const stored = await page.evaluate(() => localStorage.getItem('sockeye.checkout.info') ?? '')
  for (const [complete, incomplete] of [
    ['"city":"Bath"', '"city":" "'],
    ['"useShippingForBilling":true', '"useShippingForBilling":false'],
    ['"telephone":"+447700900123"', '"telephone":""'],
  ] as const) {
    expect(stored).toContain(complete)
    await page.evaluate(
      (information) => {
        localStorage.setItem('sockeye.checkout.info', information)
        localStorage.setItem('sockeye.checkout.views', '["cart","address"]')
      },
      stored.replace(complete, incomplete),
    )
    await page.goto('/uk/checkout/payment')
    await expect(page).toHaveURL('/uk/checkout/address')
  }
  expect(orders).toBe(0)
})

test('a price changes between the steps: the shopper sees it before paying', async ({ page, shop }) => {
  await page.route(
    '**/orderv1/carts',
    async (route) => {
      const answer = await route.fetch()
      const cart: RawCart = await answer.json()
      const totalPriceWithDiscount = cart.totalPriceWithDiscount - 150
      await route.fulfill({ response: answer, json: { ...cart, totalPriceWithDiscount } })
    },
    { times: 1 },
  )
  await readyToPay(page)
  await expect(main(page)).toContainText('from £20.00 to £21.50')
  await expectAccessible(page)
  await payByCard(page)
  await arrivedOrder(page)
  await expectInvariants(shop)
})

test('a free order is placed with one press', async ({ page, shop }) => {
  const settings = { DATA_DIR: shop.dataDir }
  const create = (...words: readonly string[]) =>
    runCommand('src/cli/shop/command.ts', ['discount', 'create', ...words, '--markets', 'HU', '--limit', '1'], settings)
  const made = await Promise.all([
    create('products-for-nothing', '--percent', '100'),
    create('parcel-for-nothing', '--free-shipping'),
  ])
  expect(made.map(({ code }) => code)).toEqual([0, 0])
  await page.context().addCookies([{ name: 'market', value: 'HU', url: shop.url }])
  await fillCart(page, { storefront: 'eu', countryCode: 'HU' })
  await fillAddress(page, 'HU')
  await page.goto('/eu/checkout/payment')
  await expect(main(page)).toContainText('Nothing to pay.')
  await expectAccessible(page)
  await expect(orderButton(page)).toHaveText(/^Place order/)
  await orderButton(page).click()
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expectInvariants(shop)
})

test('CHK-20 RTE-08 the newsletter fails, and the purchase succeeds', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: '' }))
  const warned = page.waitForRequest((request) => request.postData()?.includes('newsletter_checkout') === true)
  await fillCart(page)
  await fillAddress(page)
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('sockeye.checkout.info') ?? 'null')
    if (stored === null) return
    stored.information.contact.newsletterSubscription = true
    localStorage.setItem('sockeye.checkout.info', JSON.stringify(stored))
  })
  await page.goto('/uk/checkout/payment')
  await payByCard(page)
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  expect((await warned).postDataJSON()).toMatchObject({ level: 'warn' })
  await expect.poll(async () => (await eventsCalled(page, 'newsletterSignup')).length).toBe(1)
  expect(await eventsCalled(page, 'newsletterSignup')).toMatchObject([{ label: 'fail', signupSource: 'checkout' }])
  // RTE-08: an address without an id means the last order, where the browser knows one.
  await page.goto('/uk/checkout/success')
  await expect(heading(page)).toHaveText('Thank you, Ada!')
})

test('CHK-13 ERR-14 RTE-08 success without a session or an order is the error page, and no purchase', async ({
  page,
}) => {
  const answer = await page.goto('/uk/checkout/success')
  expect(answer?.status()).toBe(404)
  for (const path of ['/uk/checkout/success', '/uk/checkout/success/unknown-order']) {
    await page.goto(path)
    await expect(main(page).locator('[data-status="404"]')).toBeVisible()
    await expect(page.locator('[data-error-message]')).toHaveText('Could not find a session or order')
    await expect(page.locator('[data-error-path]')).toHaveText(path)
  }
  expect(await eventsCalled(page, 'purchase')).toEqual([])
  await expectAccessible(page)
})

test('~NAV-04 checkout has documents of its own, with a policy of their own, and knows the way back', async ({
  page,
}) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf('/uk/checkout/payment')).toContain("; frame-src 'self'; ")
  expect(await policyOf('/uk/adults/socks')).not.toContain('frame-src')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname)
    }
  })
  await page.goto('/uk/adults/socks?colour=red')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Basket/ })
    .click()
  await expect(heading(page)).toHaveText('Your basket is barefoot')
  await main(page).getByRole('link', { name: 'Keep looking' }).click()
  await expect(page).toHaveURL('/uk/adults/socks?colour=red')
  expect(documents).toEqual(['/uk/adults/socks', '/uk/checkout/cart', '/uk/adults/socks'])
})
