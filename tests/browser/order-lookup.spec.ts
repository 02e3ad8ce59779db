import { SANDBOX_ACCOUNT } from '../support/sandbox-account.ts'
import type { Page } from '@playwright/test'
import { demoProducts } from '../support/demo-shop.ts'
import { card, ORDER } from '../support/purchase-parts.ts'
import { shopper } from '../support/shopper.ts'
import type { Shop } from '../support/start-shop.ts'
import { expectShopFrame, readLook } from './shop-frame.ts'
import { expect, expectAccessible, test } from './shop.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

// A used link responds with its status; init scripts of a test do not run in the frame of a mail.
test.use({ allowed: /404 \(Not Found\)|sandboxed and lacks/ })

/** Buys a product and returns the number of the order. */
async function buy({ url: baseUrl }: Shop): Promise<string> {
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
    email: 'ada@example.com',
    languageCode: 'nl',
    returnUrl: `${baseUrl}/nl/checkout/payment`,
  })
  const { sessionResult } = await buyer.pay(placed.adyen.session, card())
  await buyer.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
  return placed.brink.order.orderNumber
}

/** The newest mail with this subject, as plain text. */
async function readMail(page: Page, subject: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: subject }).first().click()
  return page.locator('pre').innerText()
}

const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? ''

test('RTE-12 SHX-22 an order is found again with a link by mail, and withdrawn from in two steps', async ({
  page,
  shop,
}) => {
  const number = await buy(shop)

  await page.goto('/nl/login')
  const look = await readLook(page)

  // The confirmation, and the order behind its link.
  const confirmation = await readMail(page, new RegExp(`Bedankt voor je bestelling ${number}`))
  expect(confirmation).toContain('Herroepingsrecht')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: number })).toBeVisible()
  await expect(page.frameLocator('iframe').locator('img')).not.toHaveCount(0)
  await expectShopFrame(page, look, 'Legal notice')
  await page.goto(linkIn(confirmation))
  await expect(page.getByText('Betaald. Dank je wel!')).toBeVisible()
  await expectShopFrame(page, look, 'Bedrijfsgegevens')

  // The look-up.
  await page.setViewportSize(PHONE)
  const login = await page.goto('/nl/login')
  expect(login?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1)
  await expect(page.locator('input[type="password"]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByLabel('E-mail').fill('Ada@Example.com')
  await page.getByLabel('Bestelnummer').fill(number)
  await page.getByRole('button', { name: 'Stuur me een link' }).click()
  await expect(page.getByText('is er een link naar je onderweg')).toBeFocused()
  const link = linkIn(await readMail(page, /Je bestellingen bij Sockeye/))

  // The orders.
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bekijk mijn bestellingen' }).click()
  await expect(page.getByRole('heading', { name: `Bestelnummer ${number}` })).toBeVisible()
  await expect(page.getByRole('row').first()).toContainText('2 ×')
  await expectShopFrame(page, look, 'Bedrijfsgegevens')
  await page.reload()
  await expectAccessible(page)
  await page.setViewportSize(DESK)
  await expectAccessible(page)

  // The withdrawal.
  await page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  await expect(page.getByLabel('Bestelnummer')).toHaveValue(number)
  await expectShopFrame(page, look, 'Bedrijfsgegevens')
  // SHX-22: the bearer of the link is not asked again.
  await expect(page.getByLabel('Je naam')).toHaveValue('Ada Lovelace')
  await expect(page.getByLabel('Je e-mailadres')).toHaveValue(/^ada@example\.com$/i)
  await page.getByLabel(/^2 × /).fill('1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText(/herroep: 1 × /)).toBeVisible()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Je herroeping is binnen' })).toBeVisible()
  expect(await readMail(page, /We hebben je herroeping/)).toContain('Je naam: Ada Lovelace')

  // The link works once.
  await page.goto(link)
  await page.getByRole('button', { name: 'Bekijk mijn bestellingen' }).click()
  await expect(page.getByRole('heading', { name: 'Deze link is al gebruikt of verlopen' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('RTE-12 the look-up is sent as a form, and the footer leads to the withdrawal', async ({ page }) => {
    await page.goto('/de/login')
    await page.getByLabel('E-Mail').fill('unknown@example.com')
    await page.getByLabel('Bestellnummer').fill('12345678')
    await page.getByRole('button', { name: 'Link zuschicken' }).click()
    await expect(page).toHaveURL(/\/de\/login#look-up-sent$/)
    await expect(page.getByText('ist ein Link zu dir unterwegs')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('heading', { name: 'Vertrag widerrufen' })).toBeVisible()
  })
})
