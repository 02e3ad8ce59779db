/** What the law wants shoppers to see: prices with their taxes and delivery, who answers for a product, what is stored. */
import type { Page } from '@playwright/test'
import { STORED_ITEMS, type StoredItem } from '../../tools/browser-storage/registry.ts'
import { idleWorkStarted } from './data-layer.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import { setMarket } from './set-market.ts'
import { expect, expectAccessible, SLOW, test } from './shop.ts'

const main = (page: Page) => page.getByRole('main')

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-live]')).toBeAttached()
}

test('LAW-03 product page, cart and checkout say what is paid on delivery: United Kingdom, Switzerland, Korea, United States', async ({
  page,
}) => {
  const note = (path: string) => page.request.get(path).then((answer) => answer.text())
  expect(await note('/uk/product/cr021-brick')).toContain('Above £135 of products without VAT')
  expect(await note('/ch/product/cr021-brick')).toContain('Inkl. MwSt., zzgl. Versand')
  expect(await note('/us/product/cr021-brick')).toContain('Plus tax, which depends on where you live')

  await test.step('below the limit VAT is included, above it the recipient pays it', async () => {
    await fillCart(page, { quantity: 2 })
    await open(page, '/uk/checkout/cart')
    await expect(main(page)).toContainText('Includes £')
    await expect(main(page)).not.toContainText('Without VAT')
    const quantity = main(page).getByRole('textbox', { name: /^Quantity of/ })
    await quantity.fill('20')
    await quantity.press('Tab')
    await expect(main(page)).toContainText('Without VAT: the carrier collects import tax and customs duty')
    await expect(main(page)).not.toContainText('Includes £')
    await fillAddress(page)
    await open(page, '/uk/checkout/address')
    await expect(main(page)).toContainText('Without VAT: the carrier collects import tax and customs duty')
  })

  await test.step('in Korea always', async () => {
    await setMarket(page, 'KR')
    expect(await note('/gl/product/cr021-brick')).toContain('Import tax and duty of your country are paid on delivery')
    const cart = await fillCart(page, { storefront: 'gl', countryCode: 'KR' })
    expect(cart.messages.map(({ code }) => code)).toEqual(['IMPORT_CHARGES'])
  })
})

test('LAW-15 SHX-03 the bar announces free delivery exactly when it is free, also with a discount code', async ({
  page,
}) => {
  // £44, and below the threshold of £40 with ten percent off.
  await fillCart(page, { product: 'cr034-oat', quantity: 4 })
  await open(page, '/uk/checkout/cart')
  const delivery = main(page)
    .locator('dt', { hasText: /^Delivery/ })
    .locator('+ dd')
  await expect(main(page)).toContainText('Delivery is free')
  await expect(delivery).toHaveText('Free')
  await main(page).getByText('Got a discount code?').click()
  const code = main(page).getByRole('textbox', { name: 'Discount code' })
  await code.fill('WELCOME10')
  await code.press('Enter')
  await expect(main(page).getByText('Code WELCOME10 is in.')).toBeVisible()
  await expect(delivery).toHaveText('Free')
  await expect(main(page)).not.toContainText('more and delivery is free')
})

test('LAW-14 a bill may go to any member state of the EU', async ({ page }) => {
  await fillCart(page)
  await fillAddress(page)
  await open(page, '/uk/checkout/address')
  await main(page).getByRole('checkbox', { name: 'Use it as the billing address, too' }).uncheck()
  const countries = page.locator('#billing-country')
  for (const code of ['BG', 'CY', 'GR', 'MT', 'RO']) {
    await countries.selectOption(code)
    await expect(countries).toHaveValue(code)
  }
  await expect(page.locator('#shipping-country').getByRole('option', { name: 'Bulgaria' })).toHaveCount(0)
})

test('LAW-16 in the United Kingdom tiles name what delivery costs at least, elsewhere they do not', async ({
  page,
}) => {
  await open(page, '/uk/adults/socks')
  const tiles = main(page).getByRole('article')
  await expect(tiles.first()).toContainText(/\+ delivery from £\d/)
  await expectAccessible(page)
  await open(page, '/uk/search?term=lemon')
  await expect(main(page).getByRole('article').first()).toContainText(/\+ delivery from £\d/)
  expect(await (await page.request.get('/de/adults/socks')).text()).not.toContain('Versand ab')
})

test(
  'LAW-18 LAW-21 pages of products, imprint and terms name who answers, the producer number and how to sort',
  SLOW,
  async ({ page }) => {
    await open(page, '/fr/product/cr021-brick')
    const maker = page.locator('#maker')
    await expect(maker).toBeVisible()
    await expect(maker).toContainText('Example Quay 1')
    await expect(maker.getByRole('link')).toHaveAttribute('href', 'mailto:safety@sockeye.example')
    const french = [
      'Identifiant unique (responsabilité élargie du producteur)\u00a0: FR000000_00XXXX',
      'Consigne de tri\u00a0: Info-tri',
    ]
    for (const line of french) await expect(maker).toContainText(line)
    await expectAccessible(page)
    for (const path of ['/fr/imprint', '/fr/terms']) {
      await open(page, path)
      for (const line of french) await expect(main(page)).toContainText(line)
    }
    for (const [storefront, line] of [
      ['de', 'Registrierungsnummer (erweiterte Herstellerverantwortung): DE0000000000000'],
      ['es', 'Número de productor (responsabilidad ampliada del productor): ENV/0000/000000000'],
    ] as const) {
      await open(page, `/${storefront}/product/cr021-brick`)
      await expect(maker).toContainText(line)
      await open(page, `/${storefront}/imprint`)
      await expect(main(page)).toContainText(line)
    }
    await open(page, '/nl/product/cr021-brick')
    await expect(maker).toBeVisible()
    await expect(maker).not.toContainText('Producentnummer')
  },
)

test.describe('newcomers', () => {
  test.use({ newcomer: true })

  test('LAW-28 in the United States privacy choices have their link and icon, and the signal of the browser is honoured', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await open(page, '/us')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Your Privacy Choices' })
    const icon = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(icon).toContain('/privacy-options.svg')
    expect((await page.request.get('/privacy-options.svg')).ok()).toBe(true)
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Your Privacy Choices' })
    await expect(dialog).toContainText('Notice at collection')
    await expect(dialog).toContainText('Opt-out request honored')
    await expectAccessible(page)
  })

  test('LAW-23 a choice is recorded in the shop under a random id, and can be withdrawn', async ({ page }) => {
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/consents')) answers.push(response.status())
    })
    await open(page, '/uk')
    const banner = page.getByRole('region', { name: 'Biscuits for the fish?' })
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await expect(dialog).toContainText('No other company is involved.')
    await dialog.getByRole('button', { name: 'Reject all' }).click()
    // Both were valid, or they would have been rejected.
    await expect.poll(() => answers).toEqual([204, 204])
    const id = await page.evaluate(() => JSON.parse(localStorage.getItem('sockeye.consent.id') ?? 'null'))
    expect(id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('~LAW-23 a press on the cookie settings before they are hydrated opens them on the page of the policy', async ({
    page,
  }) => {
    await open(page, '/uk/login')
    // What the browser does with a link whose handler is not there yet.
    await page.evaluate(() => void navigation.navigate('/uk/faq/cookie-policy#cookie-settings'))
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  })

  test('LAW-24 nothing is stored that the registry does not name, or before its consent', SLOW, async ({ page }) => {
    const pages = [
      '/',
      '/uk',
      '/uk/adults/socks?utm_campaign=newsletter-friends',
      '/uk/product/cr021-brick',
      '/uk/search?term=lemon',
      '/uk/faq/cookie-policy',
      '/uk/login',
      '/uk/checkout/cart',
      '/uk/checkout/address',
      '/order-pages/withdrawal?country=GB&language=en',
    ]
    const walk = async (allowed: readonly StoredItem['consent'][]) => {
      for (const path of pages) {
        await page.goto(path)
        if (!path.startsWith('/order-pages')) await idleWorkStarted(page)
        expect(await strangers(page, allowed), path).toEqual([])
      }
    }
    await fillCart(page)
    await walk(['needed'])
    await open(page, '/uk')
    const banner = page.getByRole('region', { name: 'Biscuits for the fish?' })
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await walk(['needed', 'extras', 'statistics', 'marketing'])
  })
})

/** What is stored and not allowed, by place and name. */
async function strangers(page: Page, allowed: readonly StoredItem['consent'][]): Promise<readonly string[]> {
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/^__Host-/, ''))
  const found = [
    ...stored.local.map((name) => ({ where: 'local', name })),
    ...stored.session.map((name) => ({ where: 'session', name })),
    ...cookies.map((name) => ({ where: 'cookie', name })),
  ]
  const known = STORED_ITEMS.filter(({ consent }) => allowed.includes(consent))
  return found
    .filter(({ where, name }) => !known.some((item) => item.where === where && isNamed(item.name, name)))
    .map(({ where, name }) => `${where} ${name}`)
}

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : pattern === name
