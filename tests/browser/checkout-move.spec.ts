/** The country changes on the address view: the cart moves there, and no amount is shown or ordered before it has. */
import type { Page, Route } from '@playwright/test'
import { expectBought, openBasket, toAddress } from './buy.ts'
import { buyerIn } from './buyers.ts'
import { liftCallTimeout } from './filled-cart.ts'
import { fillInAddress, payByCard } from './pay.ts'
import { expect, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')
const amounts = (page: Page) =>
  main(page)
    .locator('dl dd')
    .filter({ hasText: /^[…€]|kr$/ })
const toPayment = (page: Page) => main(page).locator('form button[type=submit]')

/** The move is a PUT; reading the cart is not held. */
async function holdMove(page: Page) {
  const held = Promise.withResolvers<Route>()
  await page.route('**/orderv1/carts', async (route) => {
    if (route.request().method() === 'PUT') held.resolve(route)
    else await route.continue()
  })
  return held.promise
}

/** On the address view, with a cart of Sweden. */
async function openAddress(page: Page): Promise<void> {
  await openBasket(page, buyerIn('SE'))
  await toAddress(page)
  await expect(amounts(page).first()).toHaveText(/\dkr$/)
}

test('MSW-01 ~ADR-02 while the cart moves to another country no old amount has the new currency, and Continue waits', async ({
  page,
  shop,
}) => {
  const buyer = buyerIn('IE')
  await openAddress(page)
  await liftCallTimeout(page)
  const held = holdMove(page)
  await page.locator('#shipping-country').selectOption('IE')
  const route = await held
  await expect(amounts(page).first()).toHaveText('…')
  for (const amount of await amounts(page).all()) await expect(amount).toHaveText('…')
  await expect(main(page)).not.toContainText(/€\s?\d|\d\s?kr/)
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible()

  const arrived = fillInAddress(page, buyer.person)
  await expect(toPayment(page)).toHaveText('Updating…')
  await expect(page).toHaveURL(/\/checkout\/address/)
  await route.continue()
  await arrived
  await expect(amounts(page).first()).toHaveText(/^€\d/)
  await payByCard(page)
  await expectBought(page, shop, buyer)
})

test('MSW-01 a choice that is taken back before its page has come leaves nothing to wait for', async ({ page }) => {
  await openAddress(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/eu/checkout/address*', async (route) => {
    await gate.promise
    // The first of them is aborted by the second.
    await route.continue().catch(() => undefined)
  })
  const country = page.locator('#shipping-country')
  const asked = page.waitForRequest('**/eu/checkout/address*')
  await country.selectOption('IE')
  await asked
  await country.selectOption('SE')
  gate.resolve()
  await fillInAddress(page, buyerIn('SE').person)
  await expect(page).toHaveURL(/\/eu\/checkout\/payment/)
  await expect(amounts(page).first()).toHaveText(/\dkr$/)
})

test.describe('when the move fails', () => {
  // The aborted request.
  test.use({ allowed: /Failed to load resource/ })

  test('MSW-01 the failure is shown, and Continue tries again', async ({ page }) => {
    await openAddress(page)
    await page.route('**/orderv1/carts', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.locator('#shipping-country').selectOption('IE')
    const alert = main(page).getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(alert).toBeVisible()
    await expect(main(page)).not.toContainText(/€\s?\d|\d\s?kr/)
    await page.unrouteAll()
    await fillInAddress(page, buyerIn('IE').person)
    await expect(alert).toHaveCount(0)
    await expect(amounts(page).first()).toHaveText(/^€\d/)
  })
})
