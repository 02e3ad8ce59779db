/**
 * Latency of interactions on a slow phone: from the event to the next frame, as reported by the browser. The CPU is slowed down
 * four times; the shop and other processes run on the same machine, so a page with one button is measured at the same time for
 * comparison.
 */
import type { Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../tools/chromium.ts'
import { startShop } from '../tests/support/start-shop.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { noteInteractions, slowestInteraction } from './interaction/note-interactions.ts'

const SLOW_DOWN = 4
const SCREEN = { width: 390, height: 844 }
const TIMES = 20
/** One grey pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
/** Feels instantaneous. */
const LIMIT_MS = 100

type Gesture = {
  readonly what: string
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
    act: (page) => press(page, page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true })),
    async settle(page) {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    what: 'changing a filter',
    async prepare(page) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, '/uk/adults/socks')
    },
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
      await page.setViewportSize(SCREEN)
      await open(page, '/uk/product/cr021-brick')
      await main(page).locator('input[type=radio]:enabled').first().check()
    },
    act: (page) => press(page, addButton(page)),
    settle: (page) => addButton(page).and(page.getByText('Add to basket')).waitFor(),
  },
  {
    what: 'stepping a quantity',
    async prepare(page) {
      await open(page, '/uk/checkout/cart')
      await oneMore(page).waitFor()
    },
    act: (page) => press(page, oneMore(page)),
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
const BARE: Pick<Gesture, 'act' | 'settle'> = {
  act: (page) => press(page, page.getByRole('button')),
  settle: async () => {},
}

export async function run(): Promise<readonly Finding[]> {
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: SCREEN, baseURL: shop.url })
    await page.addInitScript(refuseCookies)
    await page.addInitScript(noteInteractions)
    // Rendering pictures would take the shop longer than everything else, and is not measured here.
    await page.route('**/images/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }))
    const bare = await browser.newPage({ viewport: SCREEN })
    await bare.addInitScript(noteInteractions)
    await bare.goto(`data:text/html,<button onclick="this.append('.')">Press</button>`)
    const findings: Finding[] = []
    for (const gesture of GESTURES) {
      await page.bringToFront()
      await gesture.prepare(page)
      const ours = await measure(page, gesture)
      findings.push(toFinding(gesture, ours, await measure(bare, BARE)))
    }
    return findings
  } finally {
    await browser.close()
    await shop.stop()
  }
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

function toFinding({ what }: Gesture, times: readonly number[], bare: readonly number[]): Finding {
  const worst = Math.max(...times)
  return {
    what: `${what}, ${SLOW_DOWN} × slowed down: to the next frame, median and worst of ${TIMES}`,
    measured: `${median(times)} ms and ${worst} ms`,
    limit: `at most ${LIMIT_MS} ms`,
    within: worst <= LIMIT_MS,
    detail: `${inOrder(times)} ms; one button on a bare page: ${inOrder(bare)} ms; in steps of 8, from 16 on`,
  }
}

const inOrder = (times: readonly number[]): string => times.toSorted((a, b) => a - b).join(', ')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-live]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** A raw tap: the checks of the test library would be measured, too. */
async function press(page: Page, goal: Locator): Promise<void> {
  await goal.scrollIntoViewIfNeeded()
  const box = await goal.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Closes the consent dialog, which would cover the page. */
function refuseCookies(): void {
  const time = '2026-11-15T12:00:00.000Z'
  const allowed = { extras: false, statistics: false, marketing: false }
  localStorage.setItem('sockeye.consent', JSON.stringify({ version: 1, time, allowed }))
  localStorage.setItem('sockeye.newsletter', JSON.stringify({ type: 'dismissed', time }))
}
