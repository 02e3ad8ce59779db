/** The chooser and the twelve storefronts in the browser. */
import type { Page } from '@playwright/test'
import { STOREFRONT_CODES } from '../../src/markets/storefronts/codes.ts'
import { storefrontsOf } from '../../src/markets/storefronts/table.ts'
import { ROUTES } from '../../src/contracts/storefront/routes.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import { expect, expectAccessible, REPEATED, SLOW, test } from './shop.ts'

const WIDTHS = [390, 1440] as const

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test.describe('the chooser', () => {
  test('RTE-01 MKT-05 MKT-09 leads to all storefronts, ours and the external ones, with nothing around it', async ({
    page,
  }) => {
    await page.goto('/')
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(hrefs)).toEqual(new Set([...STOREFRONT_CODES, 'au', 'nz', 'jp'].map((code) => `/${code}`)))
    expect(hrefs).toHaveLength(33)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })

  test('groups by continent, with native names, language and currency', async ({ page }) => {
    await page.goto('/')
    const europe = page.getByRole('region', { name: 'Europe' })
    await expect(europe.getByRole('link', { name: 'Schweiz Deutsch · CHF' })).toBeVisible()
    await expect(europe.getByRole('link', { name: 'Česko English · CZK' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'North America' }).getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Asia and the Pacific' }).getByRole('link')).toHaveCount(7)
  })

  test('MSW-07 ~MSW-11 stores the country that was chosen before it leaves', async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /Sverige/ }).click()
    await expect(page).toHaveURL('/eu')
    await expect(page.getByRole('contentinfo')).toContainText('Sverige · SEK')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-SE')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'market', value: 'SE', path: '/', sameSite: 'Lax' })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)
  })

  test('~MSW-11 stores it also for a visitor who chooses before hydration', async ({ page, context }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    // With its inline script, which is the last of the document: that one stores the choice.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('link', { name: /Sverige/ }).click()
    await expect(page).toHaveURL('/eu')
    expect(await context.cookies()).toMatchObject([{ name: 'market', value: 'SE' }])
    code.resolve()
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
  })

  test('RTE-25 an external storefront leaves the shop', async ({ page }) => {
    await page.goto('/')
    const left = page.waitForRequest('https://jp.example/')
    await page.getByRole('link', { name: /日本/ }).click()
    expect((await left).isNavigationRequest()).toBe(true)
  })

  for (const width of WIDTHS) {
    test(`is accessible and fits at ${width} px`, width > 390 ? REPEATED : {}, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

const OWN = storefrontsOf('production').filter(({ storefrontCode: code }) =>
  STOREFRONT_CODES.some((own) => own === code),
)
const languageOf = ({ markets: [first] }: (typeof OWN)[number]) => first?.language

for (const storefront of OWN) {
  const { storefrontCode, markets } = storefront
  // The same texts in the same places: the other storefronts of a language repeat it.
  const isFirstOfLanguage = OWN.find((one) => languageOf(one) === languageOf(storefront)) === storefront

  const title = `/${storefrontCode} greets in its language and leads to its categories`
  const isInGate = storefrontCode === 'uk' || storefrontCode === 'de'
  test(title, isInGate ? {} : isFirstOfLanguage ? SLOW : REPEATED, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${storefrontCode}`)
    await expect(page.locator('html')).toHaveAttribute('lang', markets[0]?.locale.html ?? '')
    if (isFirstOfLanguage) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const greeting = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/${storefrontCode}/`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(greeting)
    await expect(page.locator('[data-status]')).toHaveCount(0)
  })
}

const PARAMS: Readonly<Record<string, string>> = {
  ':storefront': 'de',
  ':faq_section': 'sizes',
  ':pageNumber?': '2',
  ':id?': 'o1',
  ':sku...': 'a/b',
  ':slugs...': 'adults/socks',
  ':sku': 'none',
}

/** Pages with tests of their own. */
const LOOKED_THROUGH = /^(index|storefront|storefront-(search|slugs|checkout.*))$/

for (const { name, path } of ROUTES.filter(({ name: route }) => route !== 'storefront-product-sku')) {
  test(`the route ${name} answers, is accessible and logs no error`, SLOW, async ({ page }) => {
    const url = path
      .split('/')
      .map((part) => PARAMS[part] ?? part)
      .join('/')
    const response = await page.goto(url)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (!LOOKED_THROUGH.test(name)) await expectAccessible(page)
  })
}

test('RTE-14 the cookie policy is its own page, not a section that is looked up', async ({ page }) => {
  await page.goto('/uk/faq/cookie-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cookie/i)
})

test('~HDR-09 ~HDR-10 during a step of checkout the logo leads to the cart, elsewhere home', async ({ page }) => {
  await fillCart(page)
  await fillAddress(page)
  const logo = page.getByRole('banner').getByRole('link', { name: /^Sockeye/ })
  for (const [path, href, label] of [
    ['/uk/checkout/cart', '/uk', 'Sockeye, Home'],
    ['/uk/checkout/address', '/uk/checkout/cart', 'Sockeye, Basket'],
    ['/uk/checkout/payment', '/uk/checkout/cart', 'Sockeye, Basket'],
    ['/uk/checkout/success/o1', '/uk', 'Sockeye, Home'],
  ] as const) {
    await page.goto(path)
    await expect(logo).toHaveAttribute('href', href)
    await expect(logo).toHaveAccessibleName(label)
  }
})

test.describe('', () => {
  test.use({ allowed: /Content Security Policy/ })

  test('the policy blocks injected scripts, as an element or as a handler', async ({ page }) => {
    await page.addInitScript(() => {
      const stopped: string[] = []
      Reflect.set(window, 'stopped', stopped)
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => stopped.push(effectiveDirective))
    })
    await page.route('**/uk', async (route) => {
      const response = await route.fetch()
      const smuggled =
        '<script>window.smuggled = true</script><details open ontoggle="window.smuggled = true"></details>'
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `</main>${smuggled}`) })
    })
    await page.goto('/uk')
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'stopped')))
      .toEqual(['script-src-elem', 'script-src-attr'])
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  })
})

test('MKT-40 the browser gets five settings and no more', async ({ page }) => {
  await page.goto('/uk')
  const settings = JSON.parse((await page.locator('#settings').textContent()) ?? '')
  expect(settings).toEqual({
    brinkApiUrl: '',
    environment: 'production',
    searchUrl: '',
    releaseStage: 'tests-chromium',
    chatBotId: '',
  })
})

test('no layout shift while a page loads, fonts included', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/de')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.01)
})
