/** Checkout with failures and delays: late responses, no network, no storage, an old link, Back. */
import type { Page, Route } from '@playwright/test'
import { fillAddress, fillCart, liftCallTimeout } from './filled-cart.ts'
import { expect, open, test } from './shop.ts'

const CARTS = '**/orderv1/carts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const quantity = (page: Page) => main(page).getByRole('textbox', { name: /^Quantity of/ })
const more = (page: Page) => main(page).getByRole('button', { name: /^One more/ })
const total = (page: Page) =>
  main(page)
    .locator('dt', { hasText: /^Total$/ })
    .locator('+ dd')
const waiting = (page: Page) => main(page).locator('[aria-busy=true]')

/** Calls of the cart are answered on demand, one at a time. */
async function holdCartAnswers(page: Page) {
  await liftCallTimeout(page)
  const held: Route[] = []
  const sent: unknown[] = []
  await page.route(CARTS, (route) => {
    held.push(route)
    sent.push(route.request().postDataJSON())
  })
  return {
    sent,
    answerOne: async () => {
      await expect.poll(() => held.length).toBe(1)
      await held.pop()?.continue()
    },
  }
}

/** Holds back the next call of the cart; those after it go through. */
async function holdNextCartCall(page: Page) {
  await liftCallTimeout(page)
  const call = Promise.withResolvers<Route>()
  await page.route(CARTS, (route) => call.resolve(route), { times: 1 })
  return {
    hasCalled: call.promise,
    release: async () => (await call.promise).continue(),
  }
}

const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Basket, one item' })

/** Presses the basket link while the first product is still being added to a new cart. */
async function goToBasketWhileAdding(page: Page): Promise<void> {
  const { hasCalled, release } = await holdNextCartCall(page)
  await main(page).getByRole('radio').and(page.locator(':enabled')).first().check()
  await main(page).getByRole('button', { name: 'Add to basket' }).click()
  await hasCalled
  await basketLink(page).click()
  await expect(page.locator('html[data-loading]')).toBeAttached()
  await expect(main(page).getByRole('button', { name: 'Adding…' }).first()).toBeVisible()
  await release()
  await expect(quantity(page)).toHaveValue('1')
  await expect(page).toHaveURL('/uk/checkout/cart')
}

test('the basket link waits for a pending addition, and another link cancels the wait', async ({ page }) => {
  await open(page, '/uk/product/cr021-brick')
  await goToBasketWhileAdding(page)
  await page.goBack()
  await expect(page).toHaveURL('/uk/product/cr021-brick')
  await expect(basketLink(page)).toBeVisible()

  const { hasCalled, release } = await holdNextCartCall(page)
  await main(page).getByRole('radio').and(page.locator(':enabled')).first().check()
  await main(page).getByRole('button', { name: 'Add to basket' }).click()
  await hasCalled
  const link = page.getByRole('banner').getByRole('link', { name: 'Basket, 2 items' })
  await link.click()
  await expect(page.locator('html[data-loading]')).toBeAttached()
  await page.getByRole('contentinfo').locator('a[href="/uk/faq"]').first().click()
  await expect(page).toHaveURL('/uk/faq')
  await expect(heading(page)).toBeVisible()
  await release()
  await expect(link).toBeVisible()
  await expect(page).toHaveURL('/uk/faq')
})

test('~ENG-01 without the Navigation API the basket link waits for a pending addition, too', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
  })
  await open(page, '/uk/product/cr021-brick')
  await goToBasketWhileAdding(page)
})

test('a slow service gets one request at a time, the last change wins, and no result is shown before its response', async ({
  page,
}) => {
  await fillCart(page)
  await page.clock.install()
  await open(page, '/uk/checkout/cart')
  await expect(quantity(page)).toHaveValue('2')
  const before = (await total(page).textContent()) ?? ''
  const { sent, answerOne } = await holdCartAnswers(page)
  const quantities = () => sent.map((body) => JSON.stringify(body).match(/"quantity":(\d+)/)?.[1])
  await more(page).click()
  await expect.poll(quantities).toEqual(['3'])
  for (const shown of ['4', '5', '6']) {
    await more(page).click()
    await expect(quantity(page)).toHaveValue(shown)
  }
  await expect(waiting(page)).toHaveCount(1)
  await expect(total(page)).toHaveText(before)
  expect(quantities()).toEqual(['3'])
  await answerOne()
  await expect.poll(quantities).toEqual(['3', '6'])
  await expect(quantity(page)).toHaveValue('6')
  await expect(waiting(page)).toHaveCount(1)
  await answerOne()
  await expect(waiting(page)).toHaveCount(0)
  await expect(quantity(page)).toHaveValue('6')

  // A line that is changed and then removed does not return to the basket; a line that is restored twice is there once.
  // On a slow machine, too, it is removed before the change is sent.
  await page.clock.pauseAt(Date.now() + 60_000)
  await more(page).click()
  await main(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(more(page)).toBeDisabled()
  await page.clock.resume()
  await answerOne()
  const undo = main(page).getByRole('button', { name: /^Put it back/ })
  await expect(undo).toBeFocused()
  await undo.dblclick()
  await answerOne()
  await expect(quantity(page)).toHaveValue('6')
  await expect(main(page).getByRole('region', { name: 'In your basket' })).toBeFocused()
  expect(quantities()).toEqual(['3', '6', '0', '6'])
})

test.describe('without a network', () => {
  test.use({ allowed: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test('a change fails with a message and works when the network is back; input is retained', async ({
    page,
    context,
  }) => {
    await fillCart(page)
    await open(page, '/uk/checkout/cart')
    await expect(quantity(page)).toHaveValue('2')
    await context.setOffline(true)
    await more(page).click()
    const alert = main(page).getByRole('alert').filter({ hasText: 'That didn’t work, so nothing has changed.' })
    await expect(alert).toBeVisible()
    await expect(quantity(page)).toHaveValue('2')
    await context.setOffline(false)
    await more(page).click()
    await expect(alert).toHaveCount(0)
    await expect(waiting(page)).toHaveCount(0)
    await expect(quantity(page)).toHaveValue('3')
    await open(page, '/uk/checkout/address')
    await expect(field(page, 'Town or city')).toBeVisible()
    await context.setOffline(true)
    await field(page, 'Town or city').fill('Bath')
    await context.setOffline(false)
    await page.reload()
    await expect(field(page, 'Town or city')).toHaveValue('Bath')
  })
})

test.describe('without storage', () => {
  test.use({ newcomer: true })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('Not allowed', 'SecurityError')
          },
        })
      }
    }),
  )

  test('a pending addition is not lost on the way to checkout and back', async ({ page }) => {
    const reject = page.getByRole('button', { name: 'Reject all' })
    await open(page, '/uk/product/cr021-brick')
    await reject.click()
    await goToBasketWhileAdding(page)
    await reject.click()
    await page.getByRole('banner').locator('a[href="/uk"]').click()
    await expect(basketLink(page)).toBeVisible()
    await expect(page).toHaveURL('/uk')
  })

  test('the state lasts as long as the page, from the product to the payment', async ({ page }) => {
    await open(page, '/uk/product/cr021-brick')
    // Requested in every document: the response is not cached.
    const reject = page.getByRole('button', { name: 'Reject all' })
    await reject.click()
    await main(page).getByRole('radio').and(page.locator(':enabled')).first().check()
    await main(page).getByRole('button', { name: 'Add to basket' }).click()
    await basketLink(page).click()
    await expect(quantity(page)).toHaveValue('1')
    await expect(page).toHaveURL('/uk/checkout/cart')
    await reject.click()
    await main(page).getByRole('link', { name: 'Continue to address' }).click()
    await fillFields(page)
    await main(page).getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/uk/checkout/payment')
    await expect(main(page)).toContainText('1 Mill Lane')
  })
})

const FIELDS = [
  ['Email address', 'ada@example.com'],
  ['Telephone', '07700 900123'],
  ['First name', 'Ada'],
  ['Last name', 'Finch'],
  ['Address', '1 Mill Lane'],
  ['Town or city', 'Bath'],
  ['Postcode', 'BA1 1AA'],
] as const

async function fillFields(page: Page): Promise<void> {
  for (const [name, value] of FIELDS) await field(page, name).fill(value)
  await agreement(page).check()
}

const agreement = (page: Page) => main(page).getByRole('checkbox', { name: /^I accept the/ })

/** The names under which the pages since the last load were reported. */
const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map(Object).flatMap(({ event, name }) => (event === 'SPA-PageView' ? [String(name)] : [])),
  )

test('RTE-05 RTE-06 Back, Forward, reload and an old link open the right view, and lose no input', async ({ page }) => {
  await fillCart(page)
  const answer = await page.goto('/uk/checkout/cart?source=mail')
  expect(answer?.status()).toBe(200)
  await expect(quantity(page)).toHaveValue('2')
  await expect.poll(() => pageViews(page)).toEqual(['storefront-checkout-cart'])
  await main(page).getByRole('link', { name: 'Continue to address' }).click()
  await expect(heading(page)).toHaveText('Address')
  await expect.poll(() => pageViews(page)).toEqual(['storefront-checkout-cart', 'storefront-checkout-address'])
  await fillFields(page)
  expect((await page.reload())?.status()).toBe(200)
  await expect(field(page, 'Town or city')).toHaveValue('Bath')
  await page.goBack()
  await expect(quantity(page)).toHaveValue('2')
  await page.reload()
  await expect(quantity(page)).toHaveValue('2')
  await page.goForward()
  await expect(field(page, 'Town or city')).toHaveValue('Bath')
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL('/uk/checkout/payment?source=mail')
  await expect(heading(page)).toHaveText('Payment')
  await page.reload()
  await expect(heading(page)).toHaveText('Payment')
  await page.goBack()
  await expect(field(page, 'Town or city')).toHaveValue('Bath')
  await page.goBack()
  await expect(quantity(page)).toHaveValue('2')
  await page.goForward()
  await page.goForward()
  await expect(heading(page)).toHaveText('Payment')
  // A shopper who returns after months has no cart, but the address is still filled in.
  await page.evaluate(() => {
    const stored = JSON.stringify({ token: 'old', date: '2026-01-01T00:00:00.000Z' })
    localStorage.setItem('sockeye.cart.token.NL', stored)
  })
  await open(page, '/uk/checkout/payment?source=mail')
  await expect(page).toHaveURL('/uk/checkout/cart?source=mail')
  await expect(heading(page)).toHaveText('Your basket is barefoot')
  expect(await page.evaluate(() => localStorage.getItem('sockeye.checkout.info'))).toContain('1 Mill Lane')
})

test('CHK-15 an edit in one tab has to be confirmed in the other, too', async ({ page, context }) => {
  await fillCart(page)
  await fillAddress(page)
  await open(page, '/uk/checkout/payment')
  await expect(heading(page)).toHaveText('Payment')
  const other = await context.newPage()
  await open(other, '/uk/checkout/address')
  await field(other, 'Town or city').fill('Wells')
  await expect(page).toHaveURL('/uk/checkout/address')
  await expect(field(page, 'Town or city')).toHaveValue('Wells')
})
