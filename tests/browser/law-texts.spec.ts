/** What the law requires of pages: links, notices, seller and the languages of countries. */
import type { Page } from '@playwright/test'
import { fillAddress, fillCart } from './filled-cart.ts'
import { setMarket } from './set-market.ts'
import { expect, expectAccessible, test } from './shop.ts'

const TELEPHONE = '+31 20 000 0000'
const bar = (page: Page) => page.locator('.legal-bar')

test('LAW-06 LAW-11 the legal links and the seller stand on pages without a footer, without a script', async ({
  page,
}) => {
  for (const path of ['/', '/uk/checkout/cart']) {
    await page.goto(path)
    for (const name of ['Legal notice', 'Privacy', 'Terms and conditions', 'Right of withdrawal', 'Cookie settings'])
      await expect(bar(page).getByRole('link', { name })).toBeVisible()
    await expect(bar(page)).toContainText(TELEPHONE)
    await expectAccessible(page, { within: '.legal-bar' })
  }
  await page.goto('/uk/login')
  for (const name of ['Privacy', 'Right of withdrawal', 'Accessibility', 'Cookie settings'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  await page.goto('/order-pages/withdrawal?country=DE&language=de')
  for (const name of ['Impressum', 'Datenschutz', 'AGB', 'Widerrufsrecht', 'Cookie-Einstellungen'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  await page.goto('/de/imprint')
  await expect(page.getByRole('main')).toContainText(TELEPHONE)
})

test('LAW-04 LAW-30 LAW-29 withdrawal instructions, accessibility statement and local notices are pages', async ({
  page,
}) => {
  await page.goto('/fr/withdrawal-instructions')
  await expect(page.getByRole('main')).toContainText('Modèle de formulaire de rétractation')
  await expect(page.getByRole('main')).toContainText('Votre droit légal n’en est limité d’aucune façon')
  await page.goto('/de/accessibility')
  await expect(page.getByRole('main')).toContainText('WCAG) 2.2')
  await expect(page.getByRole('main')).toContainText('MLBF')
  await setMarket(page, 'KR')
  await page.goto('/gl/withdrawal-instructions')
  await expect(page.getByRole('main')).toContainText('within 7 days')
  await page.goto('/gl/imprint')
  await expect(page.getByRole('main')).toContainText('Notice for South Korea')
  await setMarket(page, 'IL')
  await page.goto('/gl')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a transaction' })).toBeVisible()
})

test('LAW-07 LAW-08 LAW-01 cart and last step in Germany: payment methods, fibres, guarantee', async ({ page }) => {
  const market = { storefront: 'de', countryCode: 'DE', languageCode: 'de' }
  await fillCart(page, market)
  await fillAddress(page, 'DE')
  await page.goto('/de/checkout/cart')
  await expect(page.getByRole('main')).toContainText('Zahlungsarten: Kredit- und Debitkarte')
  await expect(page.getByRole('main')).toContainText('Lieferländer: Deutschland.')
  await page.goto('/de/checkout/payment')
  const review = page.locator('section[aria-labelledby=review-order]')
  await expect(review).toContainText('% Baumwolle')
  await expect(review.locator('a[href*="/de/product/"][target=_blank]').first()).toBeVisible()
  await expect(review).toContainText('Gesetzliches Gewährleistungsrecht')
  await expect(review.getByRole('link', { name: 'Widerrufsrecht' })).toBeVisible()
})

test('LAW-12 LAW-01 products and the order button in Poland, Sweden and Portugal in the language of the country', async ({
  page,
}) => {
  await page.goto('/eu')
  for (const [country, fibre, guarantee] of [
    ['PL', 'bawełna', 'Ustawowa gwarancja'],
    ['SE', 'bomull', 'Lagstadgad garanti'],
    ['PT', 'algodão', 'Garantia legal de conformidade'],
  ] as const) {
    await setMarket(page, country)
    await page.goto('/eu/product/cr021-brick')
    await expect(page.getByRole('main')).toContainText(fibre)
    await expect(page.getByRole('main')).toContainText(guarantee)
  }
  await setMarket(page, 'PL')
  await fillCart(page, { storefront: 'eu', countryCode: 'PL' })
  await fillAddress(page, 'PL')
  await page.goto('/eu/checkout/payment')
  await expect(page.locator('button[form=payment] [lang=pl]')).toHaveText('Zamówienie z obowiązkiem zapłaty')
  await expect(page.locator('section[aria-labelledby=review-order] [lang=pl]').first()).toContainText('bawełna')
})
