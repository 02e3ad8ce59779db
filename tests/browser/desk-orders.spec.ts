/** The list of orders and the screen of one, as staff use them. */
import type { Page } from '@playwright/test'
import { demoProducts } from '../support/demo-shop.ts'
import { card, ORDER } from '../support/purchase-parts.ts'
import { SANDBOX_ACCOUNT } from '../support/sandbox-account.ts'
import { shopper } from '../support/shopper.ts'
import type { Shop } from '../support/start-shop.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { expect, test } from './shop.ts'

// The desk stores nothing for visitors.
test.use({ newcomer: true })

/** Two pairs for a shopper in Amsterdam; answers the number of the order. */
async function buy({ url: baseUrl }: Shop, familyName: string): Promise<string> {
  const reach = { fetch: (request: Request) => fetch(request), baseUrl }
  const variant = demoProducts()
    .flatMap(({ variants }) => variants)
    .find(({ stock, prices }) => (stock.nl ?? 0) > 20 && prices.EUR !== undefined)
  const buyer = shopper(reach, reach, { clientKey: SANDBOX_ACCOUNT.clientKey, origin: baseUrl })
  const cart = await buyer.openCart({
    store: { countryCode: 'NL', languageCode: 'nl' },
    products: [{ id: variant?.id, quantity: 2 }],
  })
  const placed = await buyer.placeOrder(cart, {
    ...ORDER,
    shippingAddress: { ...ORDER.shippingAddress, familyName },
    returnUrl: `${baseUrl}/nl/checkout/payment`,
  })
  const { sessionResult } = await buyer.pay(placed.adyen.session, card())
  await buyer.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
  return placed.brink.order.orderNumber
}

/** The operations that the page calls from now on. */
function recordOperations(page: Page): string[] {
  const called: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/desk\/api\/([\w.-]+)$/.exec(request.url()) ?? []
    if (name !== undefined && !name.startsWith('preference')) called.push(name)
  })
  return called
}

const CODES = /\b(?:unshipped|partly_shipped|authorised|toShip|changed_mind|nl|NL|visa)\b/

test('DOR-01 DOR-02 DOR-04 an order is found by name, read on one screen in one request, and noted on', async ({
  page,
  shop,
}) => {
  const number = await buy(shop, 'Ångström')
  await signInAsDemo(page, shop, '/orders')
  const grid = page.getByRole('grid', { name: 'Orders' })
  await page.getByLabel('Search', { exact: true }).fill('ANGSTR')
  const row = grid.getByRole('row').filter({ hasText: number })
  await expect(grid.getByRole('row')).toHaveCount(2)
  for (const text of ['Ångström', 'Netherlands', 'EUR', 'Paid', 'Not shipped']) await expect(row).toContainText(text)
  const more = page.getByRole('button', { name: 'More filters' })
  const place = await more.boundingBox()
  // What was typed is applied after a pause: nothing moves under a pointer that is about to press.
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  expect(await more.boundingBox()).toEqual(place)
  await more.click()
  for (const label of ['Storefront', 'On hold', 'Return', 'SKU', 'Carrier', 'Attention', 'Total from', 'Lines from']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  }
  await page.getByLabel('Shipping', { exact: true }).selectOption({ label: 'Delivered' })
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByLabel('Shipping', { exact: true }).selectOption({ label: 'To ship' })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Actions for ${number}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Ship…', 'Print packing slip', 'Open'])
  const called = recordOperations(page)
  await page.getByRole('menuitem', { name: 'Open' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const main = page.getByRole('main')
  for (const title of ['2 items', 'Shipments', 'Payments', 'Ship to', 'Notes', 'Documents', 'Timeline']) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  expect(called).toEqual(['order.read'])
  await expect(main.getByText('2 to ship')).toBeVisible()
  await expect(main.locator('table img').first()).toHaveAttribute('src', /\/images\/.+width=90/)
  expect(await main.innerText()).not.toMatch(CODES)

  await page.getByLabel('New note').fill('Wants a card in the parcel')
  await page.getByRole('button', { name: 'Add note' }).click()
  const timeline = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) })
  await expect(timeline.getByText('Wants a card in the parcel')).toBeVisible()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Notes').fill('Wants no card')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(timeline.getByText('Wants no card')).toBeVisible()
  for (const text of ['Order placed', 'Payment received', 'Email: order confirmation']) {
    await expect(timeline.getByText(text, { exact: true })).toBeVisible()
  }
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  await openScreen(page, '/orders')
  await page.getByRole('button', { name: 'More filters' }).click()
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
})
