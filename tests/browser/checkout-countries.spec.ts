/** Purchases with the four address formats; `npm run journeys` makes one in each of the thirty countries. */
import type { Locator, Page } from '@playwright/test'
import { buyIn, expectBought, expectOneAddress, openBasket, toAddress } from './buy.ts'
import { buyerIn } from './buyers.ts'
import { fillInAddress, method, orderButton, payByCard } from './pay.ts'
import { expect, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  const isThere = () => goal.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < 60 && !(await isThere()); press += 1) await page.keyboard.press('Tab')
  await expect(goal).toBeFocused()
}

test('ADR-05 Great Britain, by keyboard only, and every control has an accessible name: from the basket to the success view', async ({
  page,
  shop,
}) => {
  const buyer = buyerIn('GB')
  await openBasket(page, buyer)
  // Removing the items from the address is a navigation; its end may move the focus.
  await expect(page).toHaveURL('/uk/checkout/cart')
  await expect(page.locator('html[data-loading]')).toHaveCount(0)
  await tabTo(page, main(page).getByRole('button', { name: /^One more/ }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  await tabTo(page, main(page).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('radio').nth(1)).toBeChecked()
  await tabTo(page, main(page).getByRole('link', { name: 'Continue to address' }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Address')
  await expect(main(page)).toBeFocused()
  for (const group of ['Contact', 'Delivery address']) {
    await expect(main(page).getByRole('group', { name: group })).toBeVisible()
  }
  const emailField = main(page).getByRole('textbox', { name: 'Email address' })
  await tabTo(page, emailField)
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(emailField).toHaveAccessibleDescription('Please fill in: Email address')
  const { street0, city, postCode, telephone, email } = buyer.person
  for (const [id, value] of [
    ['contact-email', email],
    ['contact-telephone', telephone],
    ['shipping-firstName', 'Ada'],
    ['shipping-lastName', 'Finch'],
    ['shipping-street0', street0],
    ['shipping-city', city],
    ['shipping-postCode', postCode],
  ] as const) {
    await tabTo(page, page.locator(`#${id}`))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.locator('#contact-agreements'))
  await page.keyboard.press('Space')
  await expectOneAddress(page, () => page.keyboard.press('Enter'))
  const card = method(page, 'scheme')
  await tabTo(page, page.locator('input[name=payment-method]').first())
  for (let press = 0; press < 9 && !(await card.isChecked()); press += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(card).toBeChecked()
  for (const [id, value] of [
    ['card-number', '4111111111111111'],
    ['card-expiry', '0330'],
    ['card-code', '737'],
    ['card-holder', 'Ada Finch'],
  ] as const) {
    await tabTo(page, page.locator(`#${id}`))
    await page.keyboard.type(value)
  }
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  await expectBought(page, shop, buyer)
})

test('the United States, on a phone: a state that is not served is not offered, and tax is added', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const buyer = buyerIn('US')
  await openBasket(page, buyer)
  await toAddress(page)
  const states = main(page).getByLabel('State', { exact: true })
  for (const code of ['AS', 'GU', 'FM', 'MH', 'MP', 'PW', 'AA', 'AE', 'AP', 'VI']) {
    await expect(states.locator(`option[value=${code}]`)).toHaveCount(0)
  }
  await expectOneAddress(page, () => fillInAddress(page, buyer.person))
  await expect(main(page).locator('dt', { hasText: /tax/i }).locator('+ dd')).toHaveText(/^\d+\.\d\d\$$/)
  await payByCard(page)
  await expectBought(page, shop, buyer)
})

test('ADR-02 Ireland, by a shopper who began in Sweden: without a postcode, in euros', async ({ page, shop }) => {
  const { market } = buyerIn('SE')
  const buyer = buyerIn('IE')
  await openBasket(page, { market })
  await expect(main(page)).toContainText(/\dkr/)
  await toAddress(page)
  await page.locator('#shipping-city').fill('Galway')
  await page.locator('#shipping-country').selectOption('IE')
  await expect(main(page)).toContainText(/€\d/)
  await expect(page.locator('#shipping-city')).toHaveValue('Galway')
  await expectOneAddress(page, () => fillInAddress(page, buyer.person))
  await payByCard(page)
  await expectBought(page, shop, buyer)
})

test('ADR-02 the Emirates, which have no postcodes, in dollars', async ({ page, shop }) => {
  await buyIn(page, shop, buyerIn('AE'))
})
