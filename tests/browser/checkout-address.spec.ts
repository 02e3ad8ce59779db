/** The address view of checkout: filled in, left incomplete, continued, in several countries. */
import type { Page } from '@playwright/test'
import { fillAddress, fillCart } from './filled-cart.ts'
import { expect, expectAccessible, open, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue to payment' }).click()

test('CHK-15 views that are not available redirect to the last one that is, with their query', async ({ page }) => {
  await open(page, '/uk/checkout/payment?source=mail')
  await expect(page).toHaveURL('/uk/checkout/cart?source=mail')
  await fillCart(page)
  await open(page, '/uk/checkout/payment?source=mail')
  await expect(page).toHaveURL('/uk/checkout/address?source=mail')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Address')
  await fillAddress(page)
  await open(page, '/uk/checkout/payment?source=mail')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Payment')
  await expectAccessible(page)
  // An edit has to be confirmed again.
  await main(page).getByRole('link', { name: 'Change' }).click()
  await field(page, 'Town or city').fill('Wells')
  await page.goBack()
  await expect(page).toHaveURL('/uk/checkout/address?source=mail')
})

test('~ADR-06 ~ADR-08 mistakes are shown and focused, and no input is lost', async ({ page }) => {
  await fillCart(page)
  await open(page, '/uk/checkout/address')
  await test.step('CHK-17 billing is shipping at first', async () => {
    await expect(main(page).getByRole('checkbox', { name: 'Use it as the billing address, too' })).toBeChecked()
  })
  await test.step('CHK-19 the newsletter is offered, unticked', async () => {
    await expect(main(page).getByRole('checkbox', { name: /news from the river/ })).not.toBeChecked()
  })
  await expectAccessible(page)
  await goOn(page)
  const summary = main(page).getByRole('region', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(summary.getByRole('link')).toHaveCount(8)
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Please fill in: Postcode' }).click()
  await expect(field(page, 'Postcode')).toBeFocused()
  await expect(field(page, 'Postcode')).toHaveAttribute('autocomplete', 'shipping postal-code')

  await field(page, 'Email address').fill('ada')
  await field(page, 'Telephone').fill('07700 900123')
  await expect(main(page)).toContainText('That doesn’t look like an email address.')
  await field(page, 'Email address').fill('ada@example.com')
  for (const [name, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Finch'],
    ['Address', '1 Mill Lane'],
    ['Town or city', 'Bath'],
    ['Postcode', '12'],
  ] as const) {
    await field(page, name).fill(value)
  }
  // The message of a field does not move the control that is pressed to leave it.
  const newsletter = main(page).getByRole('checkbox', { name: /news from the river/ })
  await newsletter.click()
  await expect(main(page)).toContainText('That’s an unusual postcode for United Kingdom.')
  await expect(newsletter).toBeChecked()
  await page.reload()
  await test.step('STO-02 the information survives a reload', async () => {
    await expect(field(page, 'Last name')).toHaveValue('Finch')
  })
  expect(await stored(page, 'sockeye.checkout.views')).toEqual(['cart'])
  await main(page)
    .getByRole('checkbox', { name: /^I accept the/ })
    .check()
  await goOn(page)
  await expect(page).toHaveURL('/uk/checkout/payment')
  await expect(main(page)).toContainText('+447700900123')
  await expect(main(page)).toContainText('1 Mill Lane')
  await test.step('STO-01 the completed views are stored', async () => {
    expect(await stored(page, 'sockeye.checkout.views')).toEqual(['cart', 'address'])
  })
  await page.reload()
  await expect(main(page)).toContainText('1 Mill Lane')
  await page.goBack()
  await expect(field(page, 'Last name')).toHaveValue('Finch')
})

test('~ADR-07 a separate billing address is used; on phones the order summary collapses into a bar with the total', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page)
  await fillAddress(page)
  await open(page, '/uk/checkout/address')
  const bar = main(page).locator('summary', { hasText: 'Order summary' })
  await expect(bar).toContainText('£')
  await expect(main(page).getByRole('region', { name: 'Order summary' })).toBeHidden()
  await bar.click()
  await expect(main(page).getByRole('region', { name: 'Order summary' })).toContainText('Total')
  await main(page).getByRole('checkbox', { name: 'Use it as the billing address, too' }).uncheck()
  await expect(page.locator('#billing-lastName')).toHaveValue('Finch')
  await goOn(page)
  await expect(main(page).getByRole('region', { name: 'There is a problem' }).getByRole('link')).toHaveCount(3)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('~ADR-02 ADR-09 ADR-14 MKT-03 each country has its own form, and input is retained', async ({ page }) => {
  await fillCart(page, { storefront: 'eu', countryCode: 'SE' })
  await open(page, '/eu/checkout/address')
  const country = field(page, 'Country')
  for (const code of ['SE', 'FI']) {
    await country.selectOption(code)
    await expect(country).toHaveValue(code)
  }
  await expect(main(page).locator('#shipping-region')).toHaveCount(0)
  await field(page, 'Last name').fill('Virtanen')
  await country.selectOption('IE')
  await expect(main(page).getByLabel(/^Postcode/)).not.toHaveAttribute('required')
  await expect(field(page, 'County').getByRole('option', { name: 'Kerry' })).toHaveCount(1)
  await expect(field(page, 'Last name')).toHaveValue('Virtanen')
  await expect(main(page)).toContainText('€')

  await fillCart(page, { storefront: 'us', countryCode: 'US', region: 'US' })
  await open(page, '/us/checkout/address')
  const states = main(page).getByLabel('State', { exact: true }).getByRole('option')
  await expect(states.filter({ hasText: 'California' })).toHaveCount(1)
  await expect(states.filter({ hasText: /Guam|Armed Forces|Palau/ })).toHaveCount(0)
  await expect(main(page)).toContainText('Plus tax, worked out from your address')
})

for (const visit of [
  { storefront: 'uk' },
  { storefront: 'de', countryCode: 'DE', languageCode: 'de' },
  { storefront: 'us', countryCode: 'US', region: 'US' },
]) {
  const { storefront } = visit
  test(`SHX-06 the error summary follows the form of ${storefront}, and each entry focuses its field`, async ({
    page,
  }) => {
    await fillCart(page, visit)
    await open(page, `/${storefront}/checkout/address`)
    await main(page).locator('form button[type=submit]').click()
    const entries = main(page).locator('form section li a')
    await expect(entries.first()).toBeVisible()
    const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
    const fields = await main(page)
      .locator('form :is(input, select)')
      .evaluateAll((elements) => elements.map(({ id }) => id))
    expect(targets).toEqual(fields.filter((id) => targets.includes(id)))
    expect(targets.length).toBeGreaterThan(6)
    for (const [index, target] of targets.entries()) {
      await entries.nth(index).click()
      await expect(page.locator(`#${target}`)).toBeFocused()
    }
  })
}
