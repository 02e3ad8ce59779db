/** Paying on a page of the bank: approved, refused, cancelled, pending, and with a return in another browser. */
import type { Page } from '@playwright/test'
import { expectEvents } from './data-layer.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import { arrivedOrder, expectInvariants, method, orderButton, payAtBank, payByCard } from './pay.ts'
import { expect, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const trouble = (page: Page) => main(page).getByRole('alert')

async function readyToPay(page: Page): Promise<void> {
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/payment?source=mail')
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

test('PAY-10 the bank approves: no cart is fetched on the way back, and the order is there', async ({ page, shop }) => {
  await readyToPay(page)
  await method(page, 'paypal').check()
  await expect(main(page)).toContainText('You’ll go to PayPal to pay, and come straight back.')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pay with PayPal' })).toBeVisible()
  // Back from the bank page: the form is as it was.
  await page.goBack()
  await expect(orderButton(page)).toBeEnabled()
  await expect(method(page, 'paypal')).toBeChecked()
  await orderButton(page).click()
  const carts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/orderv1/carts')) carts.push(request.method())
  })
  const details = page.waitForRequest(/\/uk\/payments\/adyen\/payments\/details$/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  expect((await details).postDataJSON()).toEqual({ details: { redirectResult: expect.any(String) } })
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  expect(new URL(page.url()).search).toBe('?source=mail')
  expect(carts).toEqual([])
  await page.goBack()
  await expect(page).not.toHaveURL(/redirectResult/)
  await expectInvariants(shop)
})

test('PAY-10 the bank refuses, the shopper cancels, and pays with a card in the end', async ({ page, shop }) => {
  await readyToPay(page)
  await payAtBank(page, 'paypal', 'Refuse')
  await expect(trouble(page)).toContainText('Your bank said no')
  await expect(page).toHaveURL('/uk/checkout/payment?source=mail')
  await expectEvents(page, 'paymentCancel', [{ reason: 'refused', method: 'paypal' }])
  await payAtBank(page, 'paypal', 'Cancel')
  await expect(trouble(page)).toContainText('You called it off')
  await expectEvents(page, 'paymentCancel', [{ reason: 'cancelled', method: 'paypal' }])
  await page.reload()
  await expect(orderButton(page)).toBeEnabled()
  await expect(trouble(page)).toHaveCount(0)
  await payByCard(page)
  await arrivedOrder(page)
  await expectInvariants(shop)
})

test('CHK-11 PAY-10 QLT-03 the payment stays pending; the bank decides later', async ({ page, shop }) => {
  const knobs = (data: object) => page.request.post('/psp-test/knobs', { data })
  await knobs({ pendingSeconds: 3600 })
  await readyToPay(page)
  await payAtBank(page, 'paypal', 'Leave pending')
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('We’re waiting for your bank')
  await expect.poll(() => stored(page, 'sockeye.checkout.views')).toEqual(['cart'])
  await knobs({ pendingOutcome: 'refused', decidePending: true })
  await expect(heading(page)).toHaveText('The payment didn’t come through')
  await knobs({})
  await main(page).getByRole('link', { name: 'Back to payment' }).click()
  await payByCard(page)
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expectInvariants(shop)
})

test('the notification arrives before the shopper, who returns in another browser', async ({ page, browser, shop }) => {
  await readyToPay(page)
  await method(page, 'paypal').check()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pay with PayPal' })).toBeVisible()

  const telephone = await browser.newContext({ baseURL: shop.url })
  const other = await telephone.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(heading(other)).toHaveText('Your payment arrived')
  await expect(main(other)).toContainText('on its way to you by email')
  await other.reload()
  await expect(heading(other)).toHaveText('Your payment arrived')
  await telephone.close()

  await page.goto('/uk/checkout/payment')
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expectInvariants(shop)
})

test('a shopper who never returns from the bank finds the order when they look for it', async ({ page, shop }) => {
  await readyToPay(page)
  await payAtBank(page, 'paypal', 'Approve, but never go back to the shop')
  await expect(page.getByText('You can close this window.')).toBeVisible()
  // The bank notifies the shop a moment later.
  await expectInvariants(shop)
  await page.goto('/uk/checkout/payment')
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await expectInvariants(shop)
})
