/**
 * Latency of interactions on a slow phone with a touch screen, and of a filter beside a listing in a window: from the event to the next
 * frame, as reported by the browser. The CPU is slowed down four times; the shop and other processes run on the same machine, so a page
 * with one button is measured at the same time for comparison.
 */
import type { Browser, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../tools/chromium.ts'
import { startShop } from '../tests/support/start-shop.ts'
import type { Finding } from './finding.ts'
import { interactionFinding, press, SLOW_DOWN, tap, TIMES } from './interaction/interaction-finding.ts'
import { noteInteractions, slowestInteraction } from './interaction/note-interactions.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const WINDOW = { viewport: { width: 1280, height: 900 } }
/** One grey pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
/** Feels instantaneous. */
const LIMIT_MS = 100

type Gesture = {
  readonly what: string
  readonly isInWindow?: boolean
  readonly prepare: (page: Page) => Promise<void>
  /** What is measured, again and again. */
  readonly act: (page: Page, time: number) => Promise<void>
  /** Until it can be done again. */
  readonly settle: (page: Page) => Promise<void>
}

const main = (page: Page): Locator => page.getByRole('main')
const addButton = (page: Page): Locator => main(page).locator('form button[type=submit]').first()
const street = (page: Page): Locator => page.locator('#shipping-street0')
const oneMore = (page: Page): Locator => main(page).getByRole('button', { name: /^One more/ })
const isStill = (page: Page): Promise<void> => page.locator('html:not([data-loading])').waitFor()

const WORDS = 'the long and winding road 12'

/** In this order, by one shopper: each step uses the cart of the one before. */
const GESTURES: readonly Gesture[] = [
  {
    what: 'opening the menu',
    prepare: (page) => open(page, '/uk'),
    act: (page) => tap(page, page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true })),
    async settle(page) {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    what: 'changing a filter',
    isInWindow: true,
    prepare: (page) => open(page, '/uk/adults/socks'),
    act: (page, time) =>
      press(
        page,
        main(page)
          .locator('form input[type=checkbox]')
          .nth(time % 3),
      ),
    settle: isStill,
  },
  {
    what: 'adding to the basket',
    async prepare(page) {
      await open(page, '/uk/product/cr021-brick')
      await main(page).locator('input[type=radio]:enabled').first().check()
    },
    act: (page) => tap(page, addButton(page)),
    settle: (page) => addButton(page).and(page.getByText('Add to basket')).waitFor(),
  },
  {
    what: 'stepping a quantity',
    async prepare(page) {
      await open(page, '/uk/checkout/cart')
      await oneMore(page).waitFor()
    },
    act: (page) => tap(page, oneMore(page)),
    settle: isStill,
  },
  {
    what: 'typing an address',
    async prepare(page) {
      await open(page, '/uk/checkout/address')
      await street(page).focus()
    },
    act: (page, time) => page.keyboard.press(WORDS.charAt(time) === ' ' ? 'Space' : WORDS.charAt(time) || 'x'),
    settle: isStill,
  },
]

/** What a minimal page takes on this machine. */
const bareGesture = (isInWindow: boolean): Pick<Gesture, 'act' | 'settle'> => ({
  act: (page) => (isInWindow ? press : tap)(page, page.getByRole('button')),
  settle: async () => {},
})

export async function run(): Promise<readonly Finding[]> {
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const phone = await openPages(browser, { ...PHONE, baseURL: shop.url })
    const window = await openPages(browser, { ...WINDOW, baseURL: shop.url })
    const findings: Finding[] = []
    for (const gesture of GESTURES) {
      const { isInWindow = false } = gesture
      const { page, bare } = isInWindow ? window : phone
      await page.bringToFront()
      await gesture.prepare(page)
      const ours = await measure(page, gesture)
      const ofBare = await measure(bare, bareGesture(isInWindow))
      findings.push(interactionFinding({ what: gesture.what, times: ours, bare: ofBare, limitMs: LIMIT_MS }))
    }
    return findings
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** A page for the shop and one with a button, on the same device. */
async function openPages(
  browser: Browser,
  device: Parameters<Browser['newContext']>[0],
): Promise<{ readonly page: Page; readonly bare: Page }> {
  const context = await browser.newContext(device)
  await context.addInitScript(noteInteractions)
  const page = await context.newPage()
  await page.addInitScript(refuseCookies)
  // Rendering pictures would take the shop longer than everything else, and is not measured here.
  await page.route('**/images/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }))
  const bare = await context.newPage()
  await bare.goto(
    `data:text/html,<meta name=viewport content="width=device-width"><button onclick="this.append('.')">Press</button>`,
  )
  return { page, bare }
}

async function measure(page: Page, { act, settle }: Pick<Gesture, 'act' | 'settle'>): Promise<readonly number[]> {
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate(slowestInteraction)
    await act(page, time)
    times.push(await page.evaluate(slowestInteraction))
    await settle(page)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return times
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-live]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Closes the consent dialog, which would cover the page. */
function refuseCookies(): void {
  const time = '2026-11-15T12:00:00.000Z'
  const allowed = { extras: false, statistics: false, marketing: false }
  localStorage.setItem('sockeye.consent', JSON.stringify({ version: 1, time, allowed }))
  localStorage.setItem('sockeye.newsletter', JSON.stringify({ type: 'dismissed', time }))
}
