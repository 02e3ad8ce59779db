/** Errors in the browser: where they are reported, how often, and what is never reported. */
import type { Page } from '@playwright/test'
import { idleWorkStarted } from './data-layer.ts'
import { metricsOf } from '../support/start-shop.ts'
import { expect, SLOW, test } from './shop.ts'

const ENVELOPES = 'https://errors.example/api/1/envelope/?sentry_key=k'

const allow = (page: Page, statistics: boolean) =>
  page.addInitScript((isAllowed) => {
    const time = new Date().toISOString()
    const allowed = { extras: false, statistics: isAllowed, marketing: false }
    localStorage.setItem('sockeye.consent', JSON.stringify({ version: 1, time, allowed }))
  }, statistics)

/** Pages of a shop with other settings: those sent to the browser, and the origins that its policy allows. */
const configure = (page: Page, addOns: Readonly<Record<string, unknown>>, speaksWith = '') =>
  page.route(/\/uk\/(login|privacy)$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const policy = response.headers()['content-security-policy'] ?? ''
    await route.fulfill({
      response,
      body: html.replace(/(id="add-ons">)[^<]*/, `$1${JSON.stringify(addOns)}`),
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${speaksWith}`),
      },
    })
  })

async function open(page: Page, path: string) {
  // Fonts may be held back.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await idleWorkStarted(page)
}

const breakDown = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    for (let index = 0; index < count; index += 1) {
      setTimeout(() => {
        throw new Error(`Broken ${index} for jo@example.com`)
      })
    }
    await new Promise((done) => setTimeout(done))
  }, times)

test.describe('', () => {
  test.use({ allowed: /Broken|500|503/ })

  test(
    '~DIA-05 of twelve errors ten are reported, with their breadcrumbs and without personal data, and a log that fails does not matter',
    SLOW,
    async ({ page }) => {
      const reports: { code: string; message: string; data: Record<string, unknown> }[] = []
      await page.route('**/api/diagnostics/log', (route) => {
        reports.push(route.request().postDataJSON())
        return route.fulfill({ status: 500, body: 'down' })
      })
      await open(page, '/uk/privacy')
      await page.evaluate(() => {
        const button = document.createElement('button')
        button.textContent = `Write to jo@example.com ${'x'.repeat(300)}`
        document.querySelector('main')?.prepend(button)
        button.click()
      })
      await page.route('**/newsletter', (route) => route.fulfill({ status: 503, body: 'down' }))
      await page.evaluate(() => fetch('/newsletter', { method: 'POST' }))
      await expect.poll(() => reports.length).toBe(1)
      await breakDown(page, 12)
      await test.step('DIA-05 ten of twelve', async () => {
        await expect.poll(() => reports.length).toBe(10)
      })
      expect(reports[0]).toMatchObject({
        code: 'fetch_failed',
        level: 'error',
        data: { method: 'POST', url: '/newsletter', status: 503 },
      })
      expect(reports[1]?.message).toContain('Broken 0')
      await test.step('CRT-29 with the recent requests', async () => {
        expect(reports[1]?.data['recentRequests']).toContainEqual({ method: 'POST', url: '/newsletter' })
      })
      await test.step('DIA-07 with clicks of at most 140 characters', async () => {
        expect(reports[1]?.data['clicks']).toEqual([`Write to [stripped] ${'x'.repeat(300)}`.slice(0, 140)])
      })
      expect(JSON.stringify(reports.slice(1).map((report) => report.data))).not.toContain('jo@example.com')
      // The shop continues to work.
      await test.step('DIA-04 a failing log is ignored', async () => {
        await page.getByRole('banner').getByRole('link').first().click()
        await expect(page).toHaveURL('/uk')
      })
    },
  )

  test('DIA-08 DIA-10 an error reporting service receives them where it is configured and allowed, and a failing one is logged', async ({
    page,
  }) => {
    const envelopes: string[] = []
    const codes: string[] = []
    let status = 200
    await page.route('https://errors.example/**', (route) => {
      envelopes.push(route.request().postData() ?? '')
      return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.route('**/api/diagnostics/log', (route) => {
      codes.push(route.request().postDataJSON().code)
      return route.fulfill({ status: 204 })
    })
    await configure(page, { errorReports: ENVELOPES, mostReports: 100, vitalsPercent: 0 }, 'https://errors.example')
    await allow(page, false)
    await open(page, '/uk/privacy')
    await breakDown(page, 1)
    await expect.poll(() => codes).toEqual(['page_uncaught'])
    expect(envelopes).toEqual([])

    await allow(page, true)
    await open(page, '/uk/privacy')
    await breakDown(page, 1)
    await expect.poll(() => envelopes.length).toBe(1)
    const [header = '', item = '', event = ''] = envelopes[0]?.split('\n') ?? []
    expect(JSON.parse(item)).toMatchObject({ type: 'event' })
    expect(JSON.parse(event)).toMatchObject({ event_id: JSON.parse(header).event_id, level: 'error' })
    expect(envelopes[0]).not.toContain('jo@example.com')
    status = 503
    await breakDown(page, 2)
    await expect.poll(() => codes).toContain('error-service_unavailable')
    expect(codes.filter((code) => code === 'error-service_unavailable')).toHaveLength(1)
  })
})

test('~DIA-10 web vitals are reported to the shop with consent, and shown among its metrics', async ({
  page,
  shop,
}) => {
  const turnAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  const reported: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/diagnostics/vitals')) reported.push(request.postData() ?? '')
  })
  const painted = () =>
    page.evaluate(
      () =>
        new Promise((done) =>
          new PerformanceObserver(() => done(true)).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    )
  const counted = async (series: string) => {
    const line = (await metricsOf(shop)).split('\n').find((one) => one.startsWith(`${series} `))
    return Number(line?.slice(series.length) ?? 0)
  }
  const lcp = 'web_vitals_seconds_count{vital="lcp",page="category",device="desktop"}'
  const unmoved = 'web_vitals_layout_shift_bucket{le="0.001",page="category",device="desktop"}'
  // Visits of other tests to the same shop may have been counted.
  const before = { lcp: await counted(lcp), unmoved: await counted(unmoved) }
  await configure(page, { mostReports: 10, vitalsPercent: 100 })
  // Fonts that arrive after the first paint move words a little.
  await page.route('**/*.woff2', () => undefined)
  await open(page, '/uk/privacy')
  await turnAway()
  await allow(page, true)
  await open(page, '/uk/privacy')
  await painted()
  await expect(async () => {
    await turnAway()
    expect(reported).toHaveLength(1)
  }).toPass()
  await turnAway()
  expect(reported).toHaveLength(1)
  expect(JSON.parse(reported[0] ?? '')).toMatchObject({
    page: 'category',
    device: 'desktop',
    vitals: { lcp: expect.any(Number) },
  })
  await expect.poll(() => counted(lcp)).toBe(before.lcp + 1)
  expect(await counted(unmoved)).toBe(before.unmoved + 1)
})
