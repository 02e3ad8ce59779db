/** Consent of a visitor, their variants of split tests, and the country that the shop assumes. */
import type { BrowserContext, Page } from '@playwright/test'
import { NEWSLETTER_POPUP_DELAY_MS } from '../../src/storefront/ui/timings.ts'
import { idleWorkStarted } from './data-layer.ts'
import { fillCart } from './filled-cart.ts'
import { expect, expectAccessible, open, SLOW, test } from './shop.ts'
import { thirdPartyHeaders } from './third-party-policy.ts'
import { LOG_DIAGNOSTICS } from '../../src/contracts/engagement/engagement-routes.ts'
import { WIDGET_PATH } from '../support/discovery-paths.ts'

const entries = (page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])))

const cookiesOf = async (context: BrowserContext): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

const daysLeft = (expires: number): number => Math.round((expires - Date.now() / 1000) / 86_400)

const VARIANT = 'exp_geolocation-modal-redirect'

const answerCookies = (page: Page, answer: string): Promise<void> =>
  page.getByRole('region', { name: 'Biscuits for the fish?' }).getByRole('button', { name: answer }).click()

const LOOK_UP = /\/api\/country-code\?/

/** A visitor who seems to be in a country; returns the requests for it. */
async function seemToBeIn(page: Page, countryCode: string): Promise<readonly string[]> {
  const requests: string[] = []
  await page.route(LOOK_UP, (route) => {
    requests.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { countryCode } })
  })
  return requests
}

test('EXP-10 ~APP-06 the storefront of the assumed country is offered once, and never forced', async ({
  page,
  context,
}) => {
  const requests = await seemToBeIn(page, 'DE')
  const offer = page.getByRole('dialog', { name: 'Are your feet somewhere else?' })
  await open(page, '/uk/gifts')
  await expect(offer).toContainText('Germany, with prices in EUR')
  await expectAccessible(page)
  expect(requests).toEqual([expect.stringMatching(/^\?country-code=gb&cv=\d{13}$/)])
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(page).toHaveURL('/uk/gifts')
  expect((await cookiesOf(context))['market']).toBeUndefined()
  // Once in a session, and not to a visitor who has chosen.
  await open(page, '/uk')
  await idleWorkStarted(page)
  await page.evaluate(() => sessionStorage.clear())
  await context.addCookies([{ name: 'market', value: 'GB', url: page.url() }])
  await open(page, '/uk')
  await idleWorkStarted(page)
  expect(requests).toHaveLength(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('EXP-10 ~MSW-11 accepting the offer leads to that storefront and is stored; in checkout there is no offer', async ({
  page,
  context,
}) => {
  const requests = await seemToBeIn(page, 'DE')
  await fillCart(page)
  await open(page, '/uk/checkout/cart')
  await idleWorkStarted(page)
  expect(requests).toEqual([])
  await open(page, '/uk/gifts')
  await page.getByRole('dialog').getByRole('button', { name: 'Take me there' }).click()
  await expect(page).toHaveURL('/de/gifts')
  await idleWorkStarted(page)
  expect([(await cookiesOf(context))['market'], requests.length]).toEqual(['DE', 1])
})

test.describe('a first visit', () => {
  test.use({ newcomer: true })

  test('EXP-07 ~EXP-10 ~EXP-11 shows the defaults until the visitor consents, then one variant permanently', async ({
    page,
    context,
  }) => {
    const requests = await seemToBeIn(page, 'GB')
    await page.addInitScript(() => {
      // The first half of the weights.
      Math.random = () => 0.1
    })
    await open(page, '/uk')
    await idleWorkStarted(page)
    // The default is the variant that looks the country up.
    await expect.poll(() => requests).toHaveLength(1)
    expect(Object.keys(await cookiesOf(context))).toEqual(['cart_country'])
    await answerCookies(page, 'Accept all')
    await expect.poll(() => cookiesOf(context)).toMatchObject({ [VARIANT]: 'variant1' })
    await page.goto('/')
    await page.getByRole('link', { name: /United Kingdom/ }).click()
    await idleWorkStarted(page)
    await test.step('EXP-09 STO-09 only the active experiment has a cookie', async () => {
      expect(Object.keys(await cookiesOf(context)).toSorted()).toEqual(['cart_country', VARIANT, 'market'])
    })
    await test.step('EXP-06 STO-09 for 180 days', async () => {
      for (const { expires, path } of await context.cookies()) expect([daysLeft(expires), path]).toEqual([180, '/'])
    })
    await context.clearCookies({ name: 'market' })
    await page.reload()
    await idleWorkStarted(page)
    expect((await cookiesOf(context))[VARIANT]).toBe('variant1')
    // Variant 1 does not look up the country.
    expect(requests).toHaveLength(1)
    expect((await entries(page)).every(({ inSplitTest }) => inSplitTest === true)).toBe(true)

    // An invalid value falls back to the default, and is drawn again.
    await context.addCookies([{ name: VARIANT, value: '%3Cscript%3E', url: page.url() }])
    await page.reload()
    await expect.poll(() => cookiesOf(context)).toMatchObject({ [VARIANT]: 'variant1' })
    // Withdrawn: removed immediately.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
    await expect.poll(() => cookiesOf(context)).not.toHaveProperty(VARIANT)
  })

  test('SEG-04 STO-07 NWS-14 stores the campaign during the visit, over visits only with consent, and shows no newsletter', async ({
    page,
  }) => {
    const storedSegments = () => page.evaluate(() => sessionStorage.getItem('sockeye.segments'))
    const block = page.getByRole('main').getByRole('region', { name: 'News from the river' })
    // Their popup would open over the page meanwhile.
    await page.addInitScript(() => sessionStorage.setItem('sockeye.popup', 'true'))
    await open(page, '/uk')
    await expect(block).toBeVisible()
    await open(page, '/uk?utm_campaign=newsletter-friends')
    await idleWorkStarted(page)
    await expect(block).toHaveCount(0)
    expect(await storedSegments()).toBeNull()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL('/uk/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Sockeye, Home' }).click()
    await expect(page).toHaveURL('/uk')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(block).toHaveCount(0)
    await answerCookies(page, 'Accept all')
    await expect.poll(storedSegments).toContain('newsletter-friends')
    await open(page, '/uk')
    await idleWorkStarted(page)
    await expect(block).toHaveCount(0)
  })
})

test.describe('a visitor who has answered the consent dialog only', () => {
  test.use({ newcomer: true })

  test('NWS-14 a subscriber sees no newsletter form, except at checkout, where it is optional', async ({ page }) => {
    await page.addInitScript(() => {
      const allowed = { extras: false, statistics: false, marketing: false }
      const consent = { version: 1, time: new Date().toISOString(), allowed }
      localStorage.setItem('sockeye.consent', JSON.stringify(consent))
    })
    await fillCart(page)
    await page.clock.install()
    const dialog = page.getByRole('dialog')
    // On a slow machine the timer may start after the first second.
    const inTime = (holds: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
        await holds()
      }).toPass()
    // A subscriber, then the visitors of a segment without newsletter, who see another block instead.
    await open(page, '/uk/faq?utm_medium=email')
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expect(dialog).toHaveCount(0)
    await open(page, '/uk/faq?utm_campaign=newsletter-friends')
    await inTime(() => expect(dialog).toHaveAccessibleName('You read the whole email', { timeout: 500 }))
    await open(page, '/uk/checkout/address?utm_campaign=newsletter-friends')
    await expect(page.getByRole('main').getByRole('checkbox', { name: /news from the river/ })).toBeVisible()
    await page.clock.runFor(NEWSLETTER_POPUP_DELAY_MS + 1000)
    await expect(dialog).toHaveCount(0)
    // Other visitors see it.
    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/uk/faq')
    await inTime(() => expect(dialog).toHaveAccessibleName('News from the river', { timeout: 500 }))
  })
})

test.describe('a browser without storage', () => {
  test.use({ newcomer: true })

  test('can answer, choose and navigate, and logs no error', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      }
      Object.defineProperty(window, 'localStorage', refuse)
      Object.defineProperty(window, 'sessionStorage', refuse)
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
    })
    await seemToBeIn(page, 'GB')
    await open(page, '/uk/gifts?utm_campaign=gift-season')
    await idleWorkStarted(page)
    await answerCookies(page, 'Accept all')
    await expect(page.getByRole('region', { name: 'Biscuits for the fish?' })).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL('/uk/about-us')
    await page.getByRole('button', { name: /Change country/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Deutschland/ })
      .click()
    await expect(page).toHaveURL('/de/about-us')
  })
})

/** Every kind of page, with its resources. */
const PAGES = [
  '/',
  '/us/gifts',
  '/uk?utm_campaign=gift-season',
  '/uk/adults/socks?utm_medium=email',
  '/uk/product/cr021-brick',
  '/uk/search?term=cats',
  '/uk/faq',
  '/uk/faq/cookie-policy',
  '/uk/menu',
  '/uk/login',
  '/uk/checkout/cart',
  '/uk/checkout/address',
  '/uk/about-us',
]

/** What the shop needs to work, and what the visitor requested. */
const NEEDED = /^(cart_country|sockeye\.(cart\.token\.NL|checkout\.return|reloaded|reports))$/

/** Posted without data about the visitor: requests for products, and beacons of pages that are left during a request. */
const QUESTIONS: ReadonlySet<string> = new Set([WIDGET_PATH, LOG_DIAGNOSTICS.path])

const ADD_ONS = {
  chatScript: 'https://third.example/chat.js',
  accessibilityScript: 'https://third.example/accessibility.js',
  errorReports: 'https://third.example/errors',
  tagManagerScript: 'https://third.example/tags.js?id=GTM-ABC123',
  mostReports: 10,
  vitalsPercent: 100,
}

test.describe('before consent', () => {
  test.use({ newcomer: true, allowed: /third\.example|Content Security Policy/ })

  test(
    'ANA-32 no page stores, loads or sends what is not necessary, and with consent it does',
    SLOW,
    async ({ page, context, shop }) => {
      const elsewhere: string[] = []
      const sent: string[] = []
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        if (origin !== shop.url && !request.url().startsWith('data:')) elsewhere.push(request.url())
        if (request.method() === 'POST' && !QUESTIONS.has(pathname)) sent.push(pathname)
      })
      await page.route('https://third.example/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      // A shop with every optional setting.
      await page.route(
        (url) => url.origin === shop.url && !/^\/(_data|assets|images|api|orderv1|_shell)/.test(url.pathname),
        async (route) => {
          if (!route.request().isNavigationRequest()) return route.fallback()
          const response = await route.fetch()
          const html = (await response.text())
            .replace('"chatBotId":""', '"chatBotId":"bot-1"')
            .replace(/(id="add-ons">)[^<]*/, `$1${JSON.stringify(ADD_ONS)}`)
          return route.fulfill({ response, headers: thirdPartyHeaders(response), body: html })
        },
      )
      await fillCart(page)
      const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      for (const path of PAGES) {
        await open(page, path)
        await idleWorkStarted(page)
        const names = [...Object.keys(await cookiesOf(context)), ...(await stored())]
        expect
          .soft(
            names.filter((name) => !NEEDED.test(name)),
            path,
          )
          .toEqual([])
      }
      expect([elsewhere, sent]).toEqual([[], []])

      await answerCookies(page, 'Accept all')
      await expect.poll(() => new Set(elsewhere.map((url) => new URL(url).pathname))).toContain('/tags.js')
      await expect.poll(() => elsewhere.some((url) => url.includes('/chat.js'))).toBe(true)
      const reported = await entries(page)
      const signals = reported.filter((entry) => entry['0'] === 'consent').map((entry) => entry['1'])
      expect(signals).toEqual(['default', 'update'])
      // Before any other event.
      expect(reported[0]?.['1']).toBe('default')
    },
  )
})
