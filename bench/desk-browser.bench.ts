/**
 * The desk in a browser: how long the start screen takes to load (DSK-06). Then slowed down four times (DSK-03): from the press on a row of the orders list to the painted
 * order, and the latency of interactions to the next frame, as the browser reports it. The shop runs on the same machine, so a
 * page with one button is measured at the same time for comparison.
 */
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { sqliteFile } from '../src/platform/database/sqlite-file.ts'
import { withCheckDigit } from '../src/services/commerce/orders/order-numbers.ts'
import { openOrder } from '../tests/bad-input/open-order.ts'
import { demoTokenIn } from '../tests/support/desk-client.ts'
import { startShop, type Shop } from '../tests/support/start-shop.ts'
import { findOrInstallChromium } from '../tools/chromium.ts'
import { median, type Finding } from './finding.ts'
import { inOrder, interactionFinding, press, SLOW_DOWN, TIMES } from './interaction/interaction-finding.ts'
import { noteInteractions, slowestInteraction } from './interaction/note-interactions.ts'

const ORDERS = 20_000
/** Far from those that the shop gives. */
const FIRST_NUMBER = 5_000_000
const MAX_OPENING_MS = 300
const MAX_INTERACTION_MS = 200

type Gesture = {
  readonly what: string
  readonly path: string
  /** What is measured, again and again. */
  readonly act: (page: Page, time: number) => Promise<void>
  /** Until it can be done again. */
  readonly settle?: (page: Page) => Promise<void>
}

const grid = (page: Page): Locator => page.getByRole('grid')
const cells = (page: Page): Locator => page.locator('main table input')

const GESTURES: readonly Gesture[] = [
  {
    what: 'sorting the orders',
    path: '/orders',
    act: (page, time) =>
      press(
        page,
        grid(page)
          .getByRole('button')
          .nth(time % 2),
      ),
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  {
    what: 'searching the orders, one letter',
    path: '/orders',
    async act(page, time) {
      const field = page.getByRole('searchbox')
      if (time % 10 === 0) await field.clear()
      await field.focus()
      await page.keyboard.press('abcdefghij'.charAt(time % 10))
    },
    settle: (page) => page.waitForLoadState('networkidle'),
  },
  {
    what: 'a page of the orders by keyboard',
    path: '/orders',
    async act(page, time) {
      if (time === 0) await grid(page).getByRole('gridcell').first().focus()
      await page.keyboard.press('PageDown')
    },
  },
  {
    what: 'opening the menu of the account',
    path: '',
    act: (page) => press(page, page.getByRole('banner').getByRole('button').last()),
    async settle(page) {
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'hidden' })
    },
  },
  {
    what: 'opening a dialog',
    path: '/staff',
    act: (page) => press(page, page.getByRole('button', { name: 'Invite' })),
    async settle(page) {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    what: 'typing a stock level',
    path: '/products/{sku}',
    async act(page, time) {
      await cells(page)
        .nth(time % 4)
        .focus()
      await page.keyboard.press(String(time % 10))
    },
  },
]

const BARE: Pick<Gesture, 'act' | 'settle'> = { act: (page) => press(page, page.getByRole('button')) }

export async function run(): Promise<readonly Finding[]> {
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    await openOrder(shop)
    copyOrder(shop)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: shop.url })
    await page.addInitScript(noteInteractions)
    await page.goto(`/desk/sign-in#demo=${await demoToken(shop)}`)
    await page.getByRole('navigation').waitFor()
    const bare = await browser.newPage()
    await bare.addInitScript(noteInteractions)
    await bare.goto(`data:text/html,<button onclick="this.append('.')">Press</button>`)
    const sku = await firstSku(page)
    const findings = [toOpening(await slowed(page, () => openings(page))), toStart(await starts(page))]
    for (const gesture of GESTURES) {
      await page.bringToFront()
      await openScreen(page, gesture.path.replace('{sku}', sku))
      const ours = await slowed(page, () => measure(page, gesture))
      await bare.bringToFront()
      const ofBare = await slowed(bare, () => measure(bare, BARE))
      findings.push(interactionFinding({ what: gesture.what, times: ours, bare: ofBare, limitMs: MAX_INTERACTION_MS }))
    }
    return findings
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** It is printed after the shop has opened. */
async function demoToken({ lines }: Shop): Promise<string> {
  for (;;) {
    const token = demoTokenIn(lines)
    if (token !== undefined) return token
    await new Promise((done) => void setTimeout(done, 50))
  }
}

/** Many orders like the one that was placed. */
function copyOrder({ dataDir }: Shop): void {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 30_000 })
  const names = database
    .prepare(`select name from pragma_table_info('orders')`)
    .all()
    .map(({ name }) => String(name))
  const own = new Set(['id', 'number', 'cart_id'])
  const copied = names.map((name) => (own.has(name) ? `:${name}` : name === 'idempotency_key' ? 'null' : name))
  const insert = database.prepare(
    `insert into orders (${names.join(', ')}) select ${copied.join(', ')} from orders order by created_at limit 1`,
  )
  database.exec('begin')
  for (let n = 0; n < ORDERS; n += 1) {
    insert.run({ id: `bench-${n}`, cart_id: `bench-${n}`, number: withCheckDigit(FIRST_NUMBER + n) })
  }
  database.exec('commit')
  database.close()
}

async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/desk${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function firstSku(page: Page): Promise<string> {
  await openScreen(page, '/products')
  const link = await page.locator('a[href^="/desk/products/"]').first().getAttribute('href')
  return link?.split('/').at(-1) ?? ''
}

async function slowed(page: Page, work: () => Promise<readonly number[]>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const times = await work()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return times
}

/** Each time another order: none is in the cache. The first one also loads the code of the screen, and is not counted. */
async function openings(page: Page): Promise<readonly number[]> {
  await openScreen(page, '/orders')
  const times: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    const link = page.locator('main a[href^="/desk/orders/"]').nth(time)
    await link.waitFor()
    const href = (await link.getAttribute('href')) ?? ''
    const painted = page.evaluate(untilPainted, href)
    await press(page, link)
    times.push(await painted)
    await page.goBack()
    await page.waitForLoadState('networkidle')
  }
  return times.slice(1)
}

/** The document is loaded anew, its files are in the cache of the browser; until the frame that shows the counts (DSK-06). */
async function starts(page: Page): Promise<readonly number[]> {
  const times: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    await page.goto('/desk')
    times.push(await page.evaluate(untilCounted))
    await page.waitForLoadState('networkidle')
  }
  return times.slice(1)
}

/** In the page: milliseconds from the navigation to the frame that shows how much there is to ship. */
async function untilCounted(): Promise<number> {
  const frame = () => new Promise<number>((done) => void requestAnimationFrame(done))
  const isShown = () => document.querySelector('main a[href$="fulfilment=to_ship"]') !== null
  while (!isShown()) if ((await frame()) > 60_000) throw new Error('The counts do not appear')
  return frame()
}

/** In the page: milliseconds from the next press to the frame that shows the order at this address. */
async function untilPainted(href: string): Promise<number> {
  const pressed = await new Promise<number>((done) => {
    document.addEventListener('pointerdown', ({ timeStamp }) => done(timeStamp), { capture: true, once: true })
  })
  const frame = () => new Promise<number>((done) => void requestAnimationFrame(done))
  const number = href.split('/').at(-1) ?? ''
  const isShown = () =>
    document.querySelector('main h1')?.textContent.includes(number) === true &&
    document.querySelector('main table:not([role]) tbody tr') !== null
  while (!isShown()) if ((await frame()) - pressed > 60_000) throw new Error(`${href} does not appear`)
  // What a frame begins with is painted when the next one begins.
  return (await frame()) - pressed
}

async function measure(
  page: Page,
  { act, settle = async () => {} }: Pick<Gesture, 'act' | 'settle'>,
): Promise<readonly number[]> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    await page.evaluate(slowestInteraction)
    await act(page, time)
    times.push(await page.evaluate(slowestInteraction))
    await settle(page)
  }
  return times
}

function toStart(times: readonly number[]): Finding {
  return {
    what: `loading the start screen of a shop with ${ORDERS} orders: from the navigation to its painted counts, median of ${TIMES}`,
    measured: `${median(times).toFixed(0)} ms`,
    limit: `at most ${MAX_OPENING_MS} ms`,
    within: median(times) <= MAX_OPENING_MS,
    detail: `${inOrder(times.map(Math.round))} ms`,
  }
}

function toOpening(times: readonly number[]): Finding {
  return {
    what: `opening an order from a list of ${ORDERS}, ${SLOW_DOWN} × slowed down: from the press to its painted lines, median of ${TIMES}`,
    measured: `${median(times).toFixed(0)} ms`,
    limit: `at most ${MAX_OPENING_MS} ms`,
    within: median(times) <= MAX_OPENING_MS,
    detail: `${inOrder(times.map(Math.round))} ms`,
  }
}
