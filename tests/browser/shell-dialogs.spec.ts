/** Dialogs over or below a page: consent, countries, popups; and the footer. */
import { NEWSLETTER_POPUP_DELAY_MS } from '../../src/storefront/ui/timings.ts'
import { expect, expectAccessible, open, stopClock, test } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('a first visit', () => {
  test.use({ newcomer: true, viewport: { width: 390, height: 844 } })

  test('~APP-07 ~ANA-32 shows the consent dialog once, where rejecting is as easy as accepting, and the choice can be changed later', async ({
    page,
  }) => {
    await open(page, '/de')
    const banner = page.getByRole('region', { name: 'Kekse für den Fisch?' })
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    const answers = await banner.getByRole('button', { name: /^Alle / }).all()
    const sizes = await Promise.all(answers.map((answer) => answer.boundingBox()))
    expect(sizes.map((size) => [size?.width, size?.height])).toEqual([
      [sizes[0]?.width, sizes[0]?.height],
      [sizes[0]?.width, sizes[0]?.height],
    ])

    // No part of the page is covered by it, and the focused element is scrolled into view.
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const [box, bannerBox] = [await last.boundingBox(), await banner.boundingBox()]
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bannerBox?.y ?? 0)

    const more = banner.getByRole('button', { name: 'Cookie-Einstellungen' })
    await more.click()
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await expect(settings.getByRole('checkbox', { name: /^Statistik/ })).not.toBeChecked()
    await expect(settings.getByRole('checkbox', { name: /^Notwendig/ })).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(more).toBeFocused()
    await banner.getByRole('button', { name: 'Alle ablehnen' }).click()
    await expect(banner).toBeHidden()
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('sockeye.consent') ?? 'null'))
    expect(await stored()).toEqual({
      version: 1,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      allowed: { extras: false, statistics: false, marketing: false },
    })

    await open(page, '/de/faq/cookie-policy#cookie-settings')
    await settings.getByRole('checkbox', { name: /^Statistik/ }).check()
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect.poll(stored).toMatchObject({ allowed: { extras: false, statistics: true, marketing: false } })
    await expect(banner).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await expect(settings.getByRole('checkbox', { name: /^Statistik/ })).toBeChecked()
  })

  test('APP-07 every dialog of the shop opens and closes', async ({ page }) => {
    // A popup whose time comes while another dialog is open does not open later: it comes when the test says so.
    await stopClock(page)
    const dialogs = page.getByRole('dialog')
    const expectDialog = async (name: string) => {
      await expect(dialogs.and(page.getByRole('dialog', { name }))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialogs).toHaveCount(0)
    }
    await open(page, '/uk/adults/socks?utm_campaign=newsletter-friends#country-DE')
    await expectDialog('Are your feet somewhere else?')
    await page.clock.runFor(6000)
    await expectDialog('You read the whole email')
    await page.getByRole('link', { name: 'Filters' }).click()
    await expectDialog('Narrow it down')
    await page
      .getByRole('region', { name: 'Biscuits for the fish?' })
      .getByRole('button', { name: 'Reject all' })
      .click()
    await page.getByRole('button', { name: /Change country/ }).click()
    await expectDialog('Where are your feet?')
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await expectDialog('Cookie settings')

    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/uk/product/cr001-river')
    await page.getByRole('button', { name: 'Compare colours' }).click()
    await expectDialog('Compare colours')
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expectDialog('News from the river')
  })

  test('CNT-31 sees the popup of their campaign five seconds after the page, once in a session', async ({ page }) => {
    await page.clock.install()
    await open(page, '/uk?utm_campaign=Newsletter-Friends')
    const popup = page.getByRole('dialog', { name: 'You read the whole email' })
    // Both of one moment: until here a slow machine may have needed more than the five seconds.
    const look = () =>
      page.evaluate(() => ({ age: performance.now(), isOpen: document.querySelector('dialog[open]') !== null }))
    await page.clock.runFor(Math.max(0, 4500 - (await look()).age))
    const { age, isOpen } = await look()
    expect(isOpen && age < 5000, `open after ${age} ms`).toBe(false)
    await page.clock.runFor(5000)
    await expect(popup.getByRole('link', { name: 'See what’s new' })).toHaveAttribute('href', '/uk/new')
    await expectAccessible(page)
    // NWS-14: they read the newsletter already.
    await expect(page.getByText('News from the river')).toHaveCount(0)
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await open(page, '/uk?utm_campaign=Newsletter-Friends')
    await page.clock.runFor(10_000)
    await expect(popup).toBeHidden()
  })
})

test('FTR-01 ~MSW-10 ~MSW-11 the footer is complete, and leads to another country', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page, '/uk/gifts')
  const footer = page.getByRole('contentinfo')
  await test.step('FTR-02 its links', async () => {
    await expect(footer.getByRole('navigation', { name: 'Ask the fish' }).getByRole('link')).not.toHaveCount(0)
    await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/uk/about-us')
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/uk/privacy')
    await expect(footer.getByText('© 2026 Sockeye')).toBeVisible()
  })
  await test.step('FTR-03 social links', async () => {
    for (const name of ['Instagram', 'Facebook', 'YouTube', 'TikTok']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/www\./)
    }
  })
  const balls = footer.locator('[data-balls] > span')
  await footer.locator('[data-balls]').scrollIntoViewIfNeeded()
  // FTR-04
  await expect(balls).toHaveCount(11)

  const button = footer.getByRole('button', { name: /Change country/ })
  await button.click()
  const countries = page.getByRole('dialog', { name: 'Where are your feet?' })
  await test.step('FTR-08 the switcher opens the list of countries', async () => {
    await expect(countries.getByRole('listitem')).toHaveCount(33)
  })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await countries.getByLabel('Find your country').fill('atlantis')
  await expect(countries.getByText('No river of ours runs through “atlantis” yet.')).toBeVisible()
  await countries.getByLabel('Find your country').fill('germ')
  await expect(countries.getByRole('listitem')).toHaveCount(1)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await countries.getByRole('button', { name: /Deutschland/ }).click()
  expect((await (await loaded).allHeaders())['cookie']).toContain('market=DE')
  await expect(page).toHaveURL(/\/de\/gifts$/)
})

test('~APP-07 ~MSW-11 another storefront is offered, and either answer is stored', async ({ page, context }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  const offer = page.getByRole('dialog', { name: 'Are your feet somewhere else?' })
  const marketCookie = async () => (await context.cookies()).find(({ name }) => name === 'market')?.value
  await open(page, '/uk/gifts#country-DE')
  await expect(offer).toContainText('Germany, with prices in EUR')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  expect(await marketCookie()).toBeUndefined()
  // The current storefront, or a country without one, is not offered.
  for (const country of ['GB', 'ZZ']) {
    await page.evaluate((code) => location.assign(`#country-${code}`), country)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.evaluate(() => location.assign('#country-DE'))
  await offer.getByRole('button', { name: 'Stay here' }).click()
  await expect(offer).toBeHidden()
  // The page does not wait until the browser has stored a cookie.
  await expect.poll(marketCookie).toBe('GB')
  await page.evaluate(() => location.assign('#'))
  await page.evaluate(() => location.assign('#country-DE'))
  await offer.getByRole('button', { name: 'Take me there' }).click()
  await expect(page).toHaveURL(/\/de\/gifts$/)
  expect(await marketCookie()).toBe('DE')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

  test('~APP-10 FTR-04 shows six balls without animation', async ({ page }) => {
    await open(page, '/uk/faq')
    const pit = page.locator('[data-balls]')
    await pit.scrollIntoViewIfNeeded()
    await expect(pit.locator('> span')).toHaveCount(6)
    const places = () => pit.locator('> span').evaluateAll((balls) => balls.map((ball) => ball.getAttribute('style')))
    const before = await places()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await places()).toEqual(before)
    expect(await pit.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })
})

test('FTR-07 QLT-02 the balls are yellow, green, orange, red and pink, in turn', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await open(page, '/uk/faq')
  const balls = page.locator('[data-balls] > span')
  await page.locator('[data-balls]').scrollIntoViewIfNeeded()
  await expect(balls).toHaveCount(11)
  const [yellow, ...others] = ['255, 199, 46', '23, 166, 115', '255, 138, 61', '255, 91, 69', '255, 179, 207']
  const drawn = await balls.evaluateAll((all) => all.map((ball) => getComputedStyle(ball).backgroundColor))
  expect(drawn).toEqual([yellow, ...others, yellow, ...others, yellow].map((colour) => `rgb(${colour})`))
})

test('the balls fall while they are visible, and nothing is animated while they are not', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 700 })
  await open(page, '/uk/faq')
  const pit = page.locator('[data-balls]')
  await pit.scrollIntoViewIfNeeded()
  const first = pit.locator('> span').first()
  const place = () => first.evaluate((ball) => ball.style.transform)
  const start = await place()
  await expect.poll(place).not.toBe(start)
  await page.evaluate(() => scrollTo(0, 0))
  // Observers are called in the order in which they were created: when this one is, the shop's has been.
  await pit.evaluate(
    (element) =>
      new Promise<void>((done) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting === false && done()).observe(element)
      }),
  )
  const gone = await place()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await place()).toBe(gone)
})
