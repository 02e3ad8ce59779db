/** The newsletter from the form to the list, and the messages of the bubble. */
import { LOGO_COLLAPSE_MS, NEWSLETTER_POPUP_DELAY_MS } from '../../src/storefront/ui/timings.ts'
import { expectEvents } from './data-layer.ts'
import { expectShopFrame, readLook } from './shop-frame.ts'
import { expect, expectAccessible, open, stopClock, test, SLOW } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const NEWSLETTER = '**/api/newsletter'

test.describe('the block of a page', () => {
  test.use({ allowed: /status of 500/, viewport: { width: 390, height: 844 } })

  test('NWS-04 shows the result, and can be filled in again', async ({ page }) => {
    await page.clock.install()
    await open(page, '/uk')
    const block = page.getByRole('region', { name: 'News from the river' })
    const form = block.locator('form')
    const email = block.getByLabel('Email address')
    const button = block.getByRole('button', { name: 'Sign me up' })
    await expect(form).toHaveAttribute('data-state', 'idle')

    let requestCount = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) requestCount += 1
    })
    await email.fill('a@b')
    await button.click()
    const error = block.getByText('That doesn’t look like an email address.')
    await test.step('ERR-45 a bad address', async () => {
      await expect(error).toBeVisible()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await email.fill('ada@example.com')
    await test.step('NWS-10 its error goes 500 ms after it is valid', async () => {
      await page.clock.runFor(400)
      await expect(error).toBeVisible()
      await page.clock.runFor(200)
      await expect(error).toBeHidden()
    })
    await page.clock.resume()
    expect(requestCount).toBe(0)

    const answers: (() => void)[] = []
    let status = 500
    await page.route(NEWSLETTER, async (route) => {
      await new Promise<void>((done) => answers.push(done))
      await route.fulfill({ status, body: '' })
    })
    const answer = async (with_: number) => {
      await expect.poll(() => answers.length).toBe(1)
      status = with_
      answers.pop()?.()
    }
    await button.click()
    await expect(form).toHaveAttribute('data-state', 'loading')
    await test.step('NWS-11 one request at a time', async () => {
      await expect(button).toBeDisabled()
    })
    await answer(500)
    const failure = page.getByRole('dialog', { name: 'It slipped off the hook' })
    await test.step('NWS-07 a failure has its dialog', async () => {
      await expect(failure).toContainText('That didn’t go through, and it wasn’t your fault.')
    })
    await expect(form).toHaveAttribute('data-state', 'requestFailed')
    await expectAccessible(page)
    await test.step('NWS-08 a retry begins anew', async () => {
      await failure.getByRole('button', { name: 'Try again' }).click()
      await expect(form).toHaveAttribute('data-state', 'idle')
      await expect(email).toHaveValue('')
    })

    await email.fill(' ada@example.com ')
    await button.click()
    await answer(200)
    const welcome = page.getByRole('dialog', { name: 'One more step' })
    await test.step('NWS-05 a success has its dialog', async () => {
      await expect(welcome).toContainText('We’ve sent you an email.')
    })
    await expect(form).toHaveAttribute('data-state', 'success')
    await expectAccessible(page)
    await test.step('NWS-06 which clears the form', async () => {
      await welcome.getByRole('button', { name: 'Got it' }).click()
      await expect(email).toHaveValue('')
      await expect(form).toHaveAttribute('data-state', 'idle')
    })
    const record = await page.evaluate(() => JSON.parse(localStorage.getItem('sockeye.newsletter') ?? 'null'))
    await test.step('NWS-12 STO-06 and is recorded', async () => {
      expect(record).toEqual({ type: 'registered', time: expect.stringMatching(/^\d{4}-.*Z$/) })
    })
    const event = { signupSource: 'block', identifier: 'regular-newsletter' }
    await test.step('ANA-11 NWS-13 both are events', async () => {
      await expectEvents(page, 'newsletterSignup', [
        { ...event, label: 'fail' },
        { ...event, label: 'success' },
      ])
    })
  })
})

test.describe('the popup', () => {
  test.use({ newcomer: true, viewport: { width: 820, height: 900 } })

  test('~NWS-06 ~NWS-14 ~APP-07 opens once, after the consent dialog; its success message stays', async ({ page }) => {
    await page.clock.install()
    await open(page, '/de/faq')
    const popup = page.getByRole('dialog', { name: 'Neues aus dem Fluss' })
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expect(popup).toBeHidden()
    await page.getByRole('button', { name: 'Alle ablehnen' }).click()
    await open(page, '/de/faq')
    // Not over another open dialog.
    await page.getByRole('banner').getByRole('link', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await open(page, '/de/faq')
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expect(popup).toBeVisible()
    await expectAccessible(page)
    await page.route(NEWSLETTER, (route) => route.fulfill({ status: 200, body: 'whatever' }))
    await popup.getByLabel('E-Mail-Adresse').fill('ada@example.com')
    await popup.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('dialog', { name: 'Nur noch ein Schritt' }).getByRole('button', { name: 'Alles klar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/de/faq')
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expect(popup).toBeHidden()
  })
})

test('~SHX-22 a subscription is confirmed only by the link in its mail, on pages that look like the shop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/de')
  const look = await readLook(page)
  const block = page.getByRole('region', { name: 'Neues aus dem Fluss' })
  await block.getByLabel('E-Mail-Adresse').fill('opt-in@example.com')
  await block.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('dialog', { name: 'Nur noch ein Schritt' })).toBeVisible()
  const mail = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: 'opt-in@example.com' })
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(mail.getByRole('link')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await mail.getByRole('link').click()
  const text = page.frameLocator('iframe').getByRole('link', { name: 'Ja, schickt mir den Newsletter' })
  const link = new URL((await text.getAttribute('href')) ?? '')
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('heading', { name: 'Ein Klick, und du bist dabei' })).toBeVisible()
  await expectShopFrame(page, look, 'Impressum')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ja, schickt mir den Newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'Du bist dabei' })).toBeVisible()
  await expectShopFrame(page, look, 'Impressum')
  await page.getByRole('link', { name: 'Zurück zu den Socken' }).click()
  await expect(page).toHaveURL(/\/de$/)
})

test(
  'SPB-04 SPB-06 the bubble greets at the logo until it is dismissed, has ended, or the page changes',
  SLOW,
  async ({ page }) => {
    // It speaks once, for six seconds: with a running clock it could have ended before the test looks.
    await stopClock(page)
    await page.setViewportSize({ width: 1200, height: 900 })
    await open(page, '/uk')
    const place = page.locator('[data-bubble="logo"]')
    const bubble = place.getByRole('button', { name: 'Hello. You bring the feet, I bring the socks.' })
    await expect(bubble).toBeHidden()
    // The bubble opens after the wordmark has collapsed.
    const speaks = async () => {
      await page.clock.runFor(LOGO_COLLAPSE_MS)
      await expect(bubble).toBeVisible()
    }
    await speaks()
    await expect(page.getByRole('status').and(place)).toBeVisible()
    // axe uses timers of the page.
    await page.clock.resume()
    await expectAccessible(page)
    await page.clock.runFor(6000)
    await expect(bubble).toBeHidden()

    await stopClock(page)
    await open(page, '/uk')
    await speaks()
    await bubble.click()
    await expect(bubble).toBeHidden()

    await open(page, '/uk/adults/socks')
    await speaks()
    await page.getByRole('main').locator('a[href*="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(bubble).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL(/about-us/)
    await expect(bubble).toBeHidden()
  },
)
