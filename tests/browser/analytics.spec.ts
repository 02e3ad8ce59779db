/** The events that the shop reports on typical visits, read from the data layer. */
import type { Page } from '@playwright/test'
import { NEWSLETTER_POPUP_DELAY_MS } from '../../src/storefront/ui/timings.ts'
import { entriesOf, eventsCalled, expectEvents, expectFacts, idleWorkStarted } from './data-layer.ts'
import { expect, open, test } from './shop.ts'
import { thirdPartyHeaders } from './third-party-policy.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('~ANA-25 from the first page to the basket', async ({ page }) => {
  await open(page, '/uk?utm_source=a')
  await expectEvents(page, 'SPA-PageView', [{ name: 'storefront', path: '/uk?utm_source=a' }])
  await expectEvents(page, 'promotionView', [{ creative: 'hero', position: 1, name: 'Four seasons a day, two socks' }])
  await page.getByRole('heading', { name: 'Outlook: cold feet, clearing later' }).scrollIntoViewIfNeeded()
  await test.step('ANA-20 promoted blocks are seen', async () => {
    await expectEvents(page, 'promotionView', [{ creative: 'hero' }, { creative: 'picture-and-text' }])
  })
  await page.getByRole('main').getByRole('link', { name: 'Pick a pair' }).click()
  const hero = { id: expect.stringMatching(/./), href: '/uk/adults/socks' }
  await test.step('ANA-19 a promoted block is clicked', async () => {
    await expectEvents(page, 'promotionClick', [{ creative: 'hero', name: 'Four seasons a day, two socks', ...hero }])
  })
  await test.step('ANA-27 a link of a block is clicked', async () => {
    await expectEvents(page, 'pageBlockClick', [{ block: 'hero', text: 'Pick a pair', ...hero }])
  })

  await expectEvents(page, 'SPA-PageView', [{}, { name: 'storefront-slugs', path: '/uk/adults/socks' }])
  const panel = page.getByRole('complementary', { name: 'Narrow it down' })
  await panel.getByRole('checkbox', { name: /^Blue/ }).check()
  await test.step('ANA-28 a filter is changed', async () => {
    await expectEvents(page, 'filterClick', [{ parameter: 'colour', value: 'blue', isOn: true }])
  })
  await expectEvents(page, 'SPA-PageView', [{}, {}, { path: '/uk/adults/socks?colour=blue' }])

  const tile = page.getByRole('article').nth(2)
  const name = (await tile.getByRole('heading').textContent()) ?? ''
  await tile.getByRole('link').click()
  await expect(title(page)).toHaveText(name)
  const clicked = { name, sku: expect.stringMatching(/./), list: 'storefront-slugs', position: 3 }
  await test.step('ANA-21 a card is clicked', async () => {
    await expectEvents(page, 'productClick', [clicked])
  })
  const [{ sku } = {}] = await eventsCalled(page, 'productClick')
  await test.step('ANA-22 a product is shown', async () => {
    await expectEvents(page, 'productDetail', [{ sku, name, price: expect.any(Number), currency: 'GBP' }])
  })

  await page.getByRole('link', { name: 'Size guide' }).click()
  await expectEvents(page, 'general', [{ category: 'size-guide', action: 'open' }])
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  const sizes = page.getByRole('group', { name: 'Sizes' }).getByRole('radio')
  await sizes.and(page.locator(':enabled')).first().check()
  await page.getByRole('button', { name: 'Add to basket' }).first().click()
  const [detail] = await eventsCalled(page, 'productDetail')
  await test.step('ANA-16 a product is added', async () => {
    await expectEvents(page, 'addToCart', [
      { productSku: sku, name, quantity: 1, price: detail?.['price'], currency: 'GBP' },
    ])
  })

  expect(await eventsCalled(page, 'closeProduct')).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'home' }).click()
  await test.step('ANA-14 a product is left', async () => {
    await expectEvents(page, 'closeProduct', [{ sku, name }])
  })
  await test.step('ANA-04 ANA-29 page views name route and path', async () => {
    await expectEvents(page, 'SPA-PageView', [
      { name: 'storefront' },
      { name: 'storefront-slugs', path: '/uk/adults/socks' },
      { name: 'storefront-slugs', path: '/uk/adults/socks?colour=blue' },
      { name: 'storefront-product-sku', path: expect.stringContaining('/uk/product/') },
      { name: 'storefront', path: '/uk' },
    ])
  })
  await test.step('ANA-02 ANA-03 all with country and split test', async () => {
    await expectFacts(page, 'GB')
  })
})

test('EXP-11 events state whether an experiment covers the visitor', async ({ page }) => {
  for (const [path, countryCode, inSplitTest] of [
    ['/uk/login', 'GB', true],
    ['/', '', false],
  ] as const) {
    await open(page, path)
    await expectEvents(page, 'SPA-PageView', [{ countryCode, inSplitTest }])
  }
})

test('ANA-07 ANA-23 impressions of tiles are reported together, 500 ms after the first', async ({ page }) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  // Later than any delay until here: the clock runs meanwhile, and cannot be set back.
  await page.clock.pauseAt(now + 60_000)
  await open(page, '/uk/adults/socks')
  await page.clock.runFor(2000)
  await expectEvents(page, 'SPA-PageView', [{}])
  // Observers are called in the order in which they were created: this one after the shop's.
  await page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
  await page.clock.runFor(400)
  expect(await eventsCalled(page, 'productImpression')).toEqual([])
  await page.clock.runFor(100)
  await expectEvents(page, 'productImpression', [{ countryCode: 'GB' }])
  const [{ products } = {}] = await eventsCalled(page, 'productImpression')
  const seen: readonly unknown[] = Array.isArray(products) ? products : []
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.slice(0, 2)).toMatchObject([
    { list: 'storefront-slugs', position: 1, sku: expect.any(String), name: expect.any(String) },
    { list: 'storefront-slugs', position: 2 },
  ])
})

test('ANA-31 the menus report what was chosen in them, wide and narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await open(page, '/uk/login')
  await idleWorkStarted(page)
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'What’s in Gifts' }).click()
  await menu.getByRole('link', { name: 'All gifts' }).click()
  await expect(title(page)).toHaveText(/gift/i)
  await menu.getByRole('link', { name: 'Socks', exact: true }).first().click()
  await expect(title(page)).toHaveText(/socks/i)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await dialog.getByRole('button', { name: 'Gifts' }).click()
  await dialog.getByRole('link', { name: 'All gifts' }).click()
  await expect(page).toHaveURL('/uk/gifts')
  await expectEvents(page, 'menuClick', [
    { type: 'desktop', menu: 'main', text: 'What’s in Gifts', href: '' },
    { type: 'desktop', menu: 'sub', text: expect.stringContaining('All gifts'), href: '/uk/gifts' },
    { type: 'desktop', menu: 'main', text: 'Socks' },
    { type: 'mobile', menu: 'main', text: 'Gifts', href: '' },
    { type: 'mobile', menu: 'sub', text: expect.stringContaining('All gifts'), href: '/uk/gifts' },
  ])
})

test.describe('a popup', () => {
  test.use({ newcomer: true })

  test('ANA-30 is reported when it opens, when something in it is pressed, and when it closes', async ({ page }) => {
    await page.clock.install()
    await open(page, '/uk/faq')
    await page.getByRole('button', { name: 'Reject all' }).click()
    await open(page, '/uk/faq')
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    const popup = page.getByRole('dialog')
    await expectEvents(page, 'popup', [{ popup: 'newsletter', action: 'shown' }])
    await popup.getByRole('button', { name: 'Sign me up' }).click()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expectEvents(page, 'popup', [{ action: 'shown' }, { action: 'clicked' }, { action: 'closed' }])
  })
})

test('ANA-05 some pages are not reported, and a panel shows what is', async ({ page }) => {
  for (const path of ['/uk/shared-content', '/uk/diagnostics/product/CR021-BRICK']) {
    await open(page, `${path}?debug=analytics`)
    await expect(page.getByRole('complementary', { name: 'Analytics events' })).toContainText('Events: 0')
    expect(await entriesOf(page)).toEqual([])
  }
  await open(page, '/uk/login?debug=analytics')
  const panel = page.getByRole('complementary', { name: 'Analytics events' })
  await panel.getByText('SPA-PageView').click()
  await expect(panel).toContainText('"path": "/uk/login?debug=analytics"')
})

test('a data layer that cannot be written to changes nothing for the shopper', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]) }))
  await open(page, '/uk/product/cr021-brick')
  const sizes = page.getByRole('group', { name: 'Sizes' }).getByRole('radio')
  await sizes.and(page.locator(':enabled')).first().check()
  await page.getByRole('button', { name: 'Add to basket' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, one item' })).toBeVisible()
  expect(await entriesOf(page)).toEqual([])
})

test.describe('the tag manager', () => {
  test.use({ newcomer: true })

  const SCRIPT = 'https://tags.example/gtm.js?id=GTM-TEST1'

  /** As sent by a shop whose TAG_MANAGER_ID is set: the rest of the page is unchanged. */
  async function configure(page: Page) {
    await page.route(/\/uk(\/.*)?$/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      const addOns = /(?<=id="add-ons">\{)/
      return route.fulfill({
        response,
        headers: thirdPartyHeaders(response),
        body: html.replace(addOns, `"tagManagerScript":"${SCRIPT}",`),
      })
    })
    await page.route('https://tags.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.seenByTags = window.dataLayer.length' }),
    )
  }

  test('ANA-32 ANA-06 loads with consent, receives earlier events, and stays out of checkout', async ({
    page,
    shop,
  }) => {
    const others: string[] = []
    const interest: object[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:')) others.push(request.url())
      if (request.url().endsWith('/api/v2/events')) interest.push(...request.postDataJSON().events)
    })
    await configure(page)
    // No dialog opens over the page meanwhile.
    await page.addInitScript(() => sessionStorage.setItem('sockeye.popup', 'true'))
    await open(page, '/uk/product/cr021-brick')
    await expectEvents(page, 'productDetail', [{ sku: 'CR021-BRICK' }])
    expect(others).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('sockeye.profile'))).toBeNull()

    await page.getByRole('button', { name: 'Accept all' }).click()
    await expectEvents(page, 'gtm.js', [{ 'gtm.start': expect.any(Number), countryCode: 'GB' }])
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenByTags'))).toBeGreaterThan(2)
    expect(others).toEqual([SCRIPT])
    // Impressions from now on are used for recommendations.
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect.poll(() => interest).toContainEqual({ kind: 'click', sku: expect.any(String), position: 0 })
    await expect.poll(() => interest).toContainEqual({ kind: 'view', sku: expect.any(String) })

    await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
    await expect(page).toHaveURL(/\/uk\/checkout\/cart/)
    await expectEvents(page, 'checkout', [{ stage: 1 }])
    await expect(page.locator('script[data-tagmanager]')).toHaveCount(0)
    expect(others).toEqual([SCRIPT])

    await open(page, '/uk/login')
    await expectEvents(page, 'gtm.js', [{}])
    const names = (await entriesOf(page)).flatMap(({ event }) => (typeof event === 'string' ? [event] : []))
    expect(names.indexOf('checkout')).toBeLessThan(names.indexOf('gtm.js'))
    await expectEvents(page, 'checkout', [{ stage: 1 }])

    // Withdrawing consent deletes the profile, and loads a page without the tag manager.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    const [deletion] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'DELETE'),
      page.waitForEvent('load'),
      page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click(),
    ])
    expect(deletion.url()).toMatch(/\/api\/v2\/events\/[\da-f]{32}$/)
    expect(await page.evaluate(() => localStorage.getItem('sockeye.profile'))).toBeNull()
    await expect(page.locator('script[data-tagmanager]')).toHaveCount(0)
  })
})
