/** The checkout steps of a shopper, in any language: fields are found by their type, not by their label. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { brokenInvariants, type RunQuery } from '../support/purchase-invariants.ts'
import type { Shop } from '../support/start-shop.ts'
import { expect } from './shop.ts'

type Person = Readonly<
  Partial<
    Record<
      'email' | 'telephone' | 'firstName' | 'lastName' | 'street0' | 'street1' | 'city' | 'postCode' | 'region',
      string
    >
  >
>

type Card = { readonly number?: string; readonly holder?: string; readonly expiry?: string; readonly code?: string }

const ADA: Person = {
  email: 'ada@example.com',
  telephone: '+447700900123',
  firstName: 'Ada',
  lastName: 'Finch',
  street0: '1 Mill Lane',
  city: 'Bath',
  postCode: 'BA1 1AA',
}

/** Fields that the country does not have are left out. Ends on the payment view. */
export async function fillInAddress(page: Page, person: Person = {}): Promise<void> {
  const { email = '', telephone = '', region, ...address } = { ...ADA, ...person }
  await page.locator('#contact-email').fill(email)
  await page.locator('#contact-telephone').fill(telephone)
  for (const [member, value] of Object.entries(address)) {
    const field = page.locator(`#shipping-${member}`)
    if ((await field.count()) > 0) await field.fill(value)
  }
  if (region !== undefined) await page.locator('#shipping-region').selectOption(region)
  await page.locator('#contact-agreements').check()
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/checkout\/payment/)
}

/** The button that orders and pays. */
export const orderButton = (page: Page): Locator => page.locator('button[form=payment]')

/** A payment method, by the provider's name for it. */
export const method = (page: Page, type: string): Locator => page.locator(`input[name=payment-method][value=${type}]`)

export async function fillInCard(page: Page, card: Card = {}): Promise<void> {
  const { number = '4111 1111 1111 1111', expiry = '03/30', code = '737', holder = 'Ada Finch' } = card
  await method(page, 'scheme').check()
  await page.locator('#card-number').fill(number)
  await page.locator('#card-expiry').fill(expiry)
  const codeField = page.locator('#card-code')
  if ((await codeField.count()) > 0) await codeField.fill(code)
  await page.locator('#card-holder').fill(holder)
}

export async function payByCard(page: Page, card: Card = {}): Promise<void> {
  await fillInCard(page, card)
  await orderButton(page).click()
}

/** The password of every test card is "password". */
export async function answerBank(page: Page, password = 'password'): Promise<void> {
  const bank = page.frameLocator('iframe[name=threeDSIframe]')
  await bank.locator('input[name=password]').fill(password)
  await bank.locator('button[value=answer]').click()
}

/** On a page of the bank. */
export async function payAtBank(page: Page, type: string, choice: string): Promise<void> {
  await method(page, type).check()
  await orderButton(page).click()
  await page.getByRole('button', { name: choice, exact: true }).click()
}

/** Waits for the success view; returns the id of the order. */
export async function arrivedOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success\/[^/]+/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const CHARGED_FOR_NOTHING = {
  'every charge has an order': `
    select s.psp_reference, o.state from sandbox_payments s
    join payment_attempts a on a.id = s.reference join orders o on o.id = a.order_id
    left join payments p on p.psp_reference = s.psp_reference and p.state = 'authorised'
    where s.result = 'Authorised' and s.cancelled = 0 and s.refunded = 0 and p.psp_reference is null`,
  'every paid order has a payment': `
    select p.psp_reference from payments p
    left join sandbox_payments s on s.psp_reference = p.psp_reference and s.result = 'Authorised'
    where p.state = 'authorised' and p.method not in ('free', 'credit') and s.psp_reference is null`,
}

/** Checks that shop and provider have the same payments and that no work is left. Returns the orders by state. */
export async function expectInvariants({ dataDir }: Pick<Shop, 'dataDir'>): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
  const request: RunQuery = async (sql) => database.prepare(sql).all()
  try {
    // Mails and notifications are sent a moment later.
    await expect.poll(() => brokenInvariants(request, CHARGED_FOR_NOTHING)).toEqual([])
  } finally {
    database.close()
  }
}
