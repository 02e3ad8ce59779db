/** A return becomes store credit at the desk, and pays an order in the shop (RET-15). */
import type { Page } from '@playwright/test'
import { buyOrder } from '../support/buy-order.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, signInAsDemo } from './desk.ts'
import { readRows } from './desk-people.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import { arrivedOrder, fillInAddress, method, orderButton } from './pay.ts'
import { expect, expectAccessible, test } from './shop.ts'

test.use({ allowed: /Failed to load resource/ })

const PHONE = { width: 390, height: 844 }
const CONSENT = 'Asked for it in an e-mail of 12 November'
const main = (page: Page) => page.getByRole('main')

test('RET-15 staff settle a return as store credit with the consent of the shopper, whose code pays an order', async ({
  page,
  shop,
}) => {
  const number = await buyOrder(shop, undefined, { quantity: 10, email: 'credit@example.com' })
  const owner = await demoOwner(shop)
  const posted = Object(Object(succeeded(await owner.call('shipment.post', { number, carrier: 'letter' }))).value)
  succeeded(await owner.call('shipment.deliver', { number, shipment: posted.shipment.id }))
  const opened = Object(Object(succeeded(await owner.call('return.open', { number, kind: 'return' }))).value)
  succeeded(await owner.call('return.accept', { id: opened.id }))

  await test.step('at the desk', async () => {
    await page.setViewportSize(PHONE)
    await signInAsDemo(page, shop, `/orders/${number}`)
    await page.getByRole('button', { name: 'Receive and settle' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Refund because').selectOption({ label: 'the shopper keeps the items' })
    await dialog.getByLabel('Give back as').selectOption({ label: 'Store credit' })
    const button = dialog.getByRole('button', { name: /^Give .* as store credit$/ })
    await dialog.getByLabel('How the shopper agreed').fill('By mail')
    await expect(button).toBeDisabled()
    await dialog.getByLabel('How the shopper agreed').fill(CONSENT)
    await expectAccessibleInBothSchemes(page, '[role=dialog]')
    await expectNoSidewaysScroll(page, dialog)
    await button.click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByRole('alertdialog').filter({ hasText: 'is store credit now' })).toBeVisible()
    await expect(main(page)).toContainText(/Store credit · …[0-9A-Z]{4}/)
    await expect(main(page)).toContainText('valid until')
  })

  const mailed = () =>
    readRows(shop, `select text from mailbox where recipient = 'credit@example.com' and text like '%store credit%'`)
  await expect.poll(async () => mailed()).toHaveLength(1)
  const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(String(mailed()[0]?.['text'])) ?? []

  await test.step('in the shop', async () => {
    await fillCart(page, { storefront: 'nl', countryCode: 'NL', languageCode: 'nl', quantity: 1 })
    await fillAddress(page, 'NL')
    await page.goto('/nl/checkout/address')
    await fillInAddress(page, { postCode: '1011 AB', city: 'Amsterdam', telephone: '+31612345678' })
    await expect(method(page, 'scheme')).toBeVisible()
    await main(page).getByRole('button', { name: 'Betalen met tegoed' }).click()
    const field = main(page).getByLabel('Tegoedcode')
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await orderButton(page).click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'Vul nog in: Tegoedcode' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoSidewaysScroll(page, main(page))
    await field.fill('AAAA AAAA AAAA AAAA')
    await orderButton(page).click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'Bij deze code hoort geen tegoed' })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Op een andere manier betalen' }).click()
    await expect(method(page, 'scheme')).toBeVisible()
    await main(page).getByRole('button', { name: 'Betalen met tegoed' }).click()
    await main(page).getByLabel('Tegoedcode').fill(code.toLowerCase())
    await orderButton(page).dblclick()
    const order = await arrivedOrder(page)
    const [payment] = readRows(shop, `select method, state, amount, refunded from payments where order_id = '${order}'`)
    expect(payment).toMatchObject({ method: 'credit', state: 'authorised', refunded: 0 })
    const [credit] = readRows(
      shop,
      `select value, balance from store_credits where order_id in (select id from orders where number = '${number}')`,
    )
    expect(Number(credit?.['value']) - Number(credit?.['balance'])).toBe(payment?.['amount'])
  })
})
