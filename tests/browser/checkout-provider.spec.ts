/**
 * The provider's own component in the payment view, pointed at the sandbox: the order's response names the provider, and the
 * requests of the component are answered by the sandbox. Its card fields exist only there.
 */
import { fillAddress, fillCart } from './filled-cart.ts'
import { arrivedOrder, expectInvariants, orderButton } from './pay.ts'
import { answerProviderFromSandbox } from './provider-at-sandbox.ts'
import { expect, test } from './shop.ts'

// The shop's content security policy names no provider here; the policy with a provider has its own test.
test.use({ bypassCSP: true, allowed: /securedFields|Failed to load resource|adyen/i })

test('~PAY-16 the component of the provider pays on a page of the bank, with the button of the shop', async ({
  page,
  shop,
}) => {
  await answerProviderFromSandbox(page, shop.url)
  await fillCart(page)
  await fillAddress(page)
  await page.goto('/uk/checkout/payment')
  const main = page.getByRole('main')
  await expect(main.getByText('This shop is a rehearsal')).toHaveCount(0)
  await main.getByRole('radio', { name: /PayPal/ }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sockeye.payment.GB')))
    .toContain('"method":"paypal"')
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(main.getByRole('alert')).toContainText('Your bank said no')
  await main.getByRole('radio', { name: /PayPal/ }).click()
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await arrivedOrder(page)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ada!')
  await expectInvariants(shop)
})
