/** Opens a page in a browser, waits until it is hydrated and idle, and returns everything that went wrong meanwhile. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { withPixels } from '../support/without-pictures.ts'
import { checkPictures } from './check-page.ts'
import { checkWords, type WordChecks } from './check-words.ts'

/** Of phones and of desktops, in turn. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const AT_ONCE = 2
const AT_REST_WITHIN = 20_000

export type Look = {
  readonly url: string
  readonly words: WordChecks
}

/** As one visitor, on a first visit. */
export async function inspectPages(browser: Browser, paths: readonly string[], look: Look): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await withPixels(context)
  const problems: string[] = []
  const waiting = [...paths.entries()]
  const lookOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [position, path] = next
      const found = await lookAt(context, path, SIZES[position % SIZES.length] ?? SIZES[0], look)
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOn))
  await context.close()
  return problems
}

type Size = (typeof SIZES)[number]

async function lookAt(context: BrowserContext, path: string, size: Size, { url, words }: Look) {
  const page = await context.newPage()
  const complaints = listen(page)
  try {
    await page.setViewportSize(size)
    await page.goto(url + path)
    await page.locator('html[data-live]').waitFor({ timeout: AT_REST_WITHIN })
    // Some of it is loaded when it becomes visible.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle', { timeout: AT_REST_WITHIN })
    const html = await page.content()
    return [...complaints, ...checkPictures(html), ...checkWords(path, html, words)]
  } catch (error) {
    return [...complaints, `never came to rest: ${String(error).split('\n')[0]}`]
  } finally {
    await page.close()
  }
}

/** Console errors and warnings, including policy violations; uncaught errors, including those of hydration; failed requests. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`)
  })
  return complaints
}
