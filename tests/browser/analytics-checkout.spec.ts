/** The events of a purchase, from the basket to the success view, read from the data layer. */
import { entriesOf, eventsCalled, expectEvents, expectFacts } from './data-layer.ts'
import { fillCart, variantIdsOf } from './filled-cart.ts'
import { arrivedOrder, fillInAddress, payByCard } from './pay.ts'
import { expect, test } from './shop.ts'

test.use({ allowed: /404|422/ })

test('~ANA-02 ~ANA-03 every step of a purchase is reported once', async ({ page }) => {
  test.slow()
  await fillCart(page)
  const [other] = await variantIdsOf(page, 'uk', 'cr043-garden')
  await page.goto(`/uk/checkout/cart?items=${other}x1`)
  const main = page.getByRole('main')
  await expectEvents(page, 'checkout', [{ stage: 1, view: 'cart' }])
  await test.step('ANA-17 the cart is shown', async () => {
    await expectEvents(page, 'cart', [{ value: expect.any(Number), currency: 'GBP', items: expect.any(Array) }])
  })
  await expectEvents(page, 'addToCart', [{ productSku: 'CR043-GARDEN', quantity: 1 }])

  await main
    .getByRole('button', { name: /^One fewer/ })
    .first()
    .click()
  await expectEvents(page, 'removeFromCart', [{ productSku: 'CR021-BRICK', quantity: 1, price: expect.any(Number) }])
  await main
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await test.step('ANA-15 a line is removed', async () => {
    await expectEvents(page, 'removeFromCart', [{}, { productSku: 'CR043-GARDEN', quantity: 1 }])
  })
  await main.getByRole('button', { name: /^Undo|^Put .* back/ }).click()
  await expectEvents(page, 'addToCart', [{}, { productSku: 'CR043-GARDEN', quantity: 1 }])
  await main.getByText('Got a discount code?').click()
  const code = main.getByLabel('Discount code')
  await code.fill('NONSENSE')
  await main.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(await eventsCalled(page, 'orderDiscountCode')).toEqual([])
  await code.fill('WELCOME10')
  await main.getByRole('button', { name: 'Apply' }).click()
  await test.step('ANA-18 a code is applied', async () => {
    await expectEvents(page, 'orderDiscountCode', [
      { code: 'WELCOME10', discount: expect.any(Number), currency: 'GBP' },
    ])
  })

  await main.getByRole('link', { name: 'Continue to address' }).click()
  await expectEvents(page, 'checkout', [{ stage: 1 }, { stage: 2, view: 'address' }])
  const email = page.locator('#contact-email')
  await email.fill('ada')
  await email.blur()
  await email.fill('ada@example.com')
  await email.blur()
  await fillInAddress(page)
  await test.step('ANA-13 the email is changed', async () => {
    await expectEvents(page, 'checkout-customer-email-update', [{}])
  })
  expect(JSON.stringify(await entriesOf(page))).not.toContain('ada@example.com')
  await expectEvents(page, 'checkout', [{ stage: 1 }, { stage: 2 }, { stage: 3, view: 'payment' }])

  await payByCard(page, { holder: 'DECLINED' })
  await test.step('ANA-10 a refused payment', async () => {
    await expectEvents(page, 'paymentCancel', [{ reason: 'refused', value: expect.any(Number), currency: 'GBP' }])
  })
  const [{ value } = {}] = await eventsCalled(page, 'paymentCancel')
  await payByCard(page)
  const orderId = await arrivedOrder(page)
  await test.step('ANA-08 the purchase', async () => {
    await expectEvents(page, 'purchase', [{ orderId, value, currency: 'GBP', language: 'en' }])
  })
  await test.step('ANA-09 the order is complete', async () => {
    await expectEvents(page, 'orderComplete', [{ orderId, value, currency: 'GBP' }])
  })
  await test.step('ANA-24 each product', async () => {
    await expectEvents(page, 'productPurchase', [
      { orderId, productSku: 'CR021-BRICK', quantity: 1 },
      { orderId, productSku: 'CR043-GARDEN', quantity: 1 },
    ])
  })
  await test.step('ANA-12 each view with its stage', async () => {
    await expectEvents(page, 'checkout', [{ stage: 1 }, { stage: 2 }, { stage: 3 }, { stage: 4, view: 'success' }])
  })
  await expectFacts(page, 'GB')

  await page.reload()
  await expectEvents(page, 'checkout', [{ stage: 4 }])
  await expectEvents(page, 'SPA-PageView', [{ name: 'storefront-checkout-success' }])
  await test.step('CHK-12 not again after a reload', async () => {
    for (const name of ['purchase', 'orderComplete', 'productPurchase'])
      expect(await eventsCalled(page, name)).toEqual([])
  })
})
