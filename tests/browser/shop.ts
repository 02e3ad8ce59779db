/**
 * The fixtures of every browser test: a shop per worker, and a page that fails the test on a console error or warning,
 * an uncaught error or a policy violation.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import type { Locator, Page, Response } from '@playwright/test'
import { refuseEverything } from '../support/refuse-everything.ts'
import { findOrInstallChromium } from '../../tools/chromium.ts'
import type { Shop } from '../support/start-shop.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { startShop } from '../support/start-shop.ts'
import { completePictures, hasPictures, launchArguments, withPixels } from '../support/without-pictures.ts'

type WorkerFixtures = { readonly shop: Shop }
type TestFixtures = {
  /** Console messages that a test expects; every other one fails it. */
  readonly allowed: RegExp | undefined
  readonly complaints: string[]
  /** Whether it is a first visit: otherwise cookies and newsletter have been rejected before. */
  readonly newcomer: boolean
}

/** For files of tests in which the browser requests pictures: `test.use({ launchOptions: WITH_PICTURES })`. */
export const WITH_PICTURES = {
  executablePath: findOrInstallChromium(),
  args: launchArguments({ pictures: true }),
}

/**
 * A test that repeats another one at a similar width, on a similar device, in another storefront of the same language or for
 * another role: `npm test` leaves it out, `npm run test:browser` runs it.
 */
export const REPEATED = { tag: '@repeated' }

/** A test that `npm run test:whole` runs, and the gate leaves to others that walk the same ways. */
export const SLOW = { tag: '@slow' }

export const STARTED_WITHIN = 300_000

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({ browserName }, use) => {
      const shop = await startShop({ ...SANDBOX_SETTING, RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' })
      try {
        await expectIndexed(shop)
        await use(shop)
      } finally {
        await shop.stop()
      }
    },
    { scope: 'worker', timeout: STARTED_WITHIN },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  allowed: [undefined, { option: true }],
  newcomer: [false, { option: true }],
  // In every tab of a visitor.
  context: async ({ context, launchOptions }, use) => {
    await (hasPictures(launchOptions) ? withPixels(context) : completePictures(context))
    await use(context)
  },
  page: async ({ page, newcomer }, use) => {
    if (!newcomer) await page.addInitScript(refuseEverything)
    await use(page)
    // A request may still be on its way through a route of the test, which would fail when the page closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  complaints: [
    async ({ page, allowed }, use) => {
      const complaints: string[] = []
      listenForComplaints(page, complaints)
      await use(complaints)
      expect(complaints.filter((text) => !allowed?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** The first request for products waits until they are indexed and may time out on a busy machine: no test should send it. */
export async function expectIndexed({ url }: Shop): Promise<void> {
  const listing = async () => (await fetch(`${url}/uk/adults/socks`)).status
  await expect.poll(listing, { timeout: STARTED_WITHIN }).toBe(200)
}

/**
 * That the browser loads no pictures, or that a page has not used a preloaded file a few seconds after it was loaded, which
 * happens on a busy machine. A test of prefetching checks that preloaded files are used.
 */
const NOT_A_COMPLAINT =
  /not used because image loading is disabled|was preloaded using link preload but not used within/

function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !NOT_A_COMPLAINT.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

/** Goes there, and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await expect(page.locator('html[data-live]')).toBeAttached()
  return answer
}

/** A clock that is stopped until a test advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  // Later than any delay until here: the clock runs meanwhile, and cannot be set back.
  await page.clock.pauseAt(now + 60_000)
}

type AxeScope = {
  readonly except?: string
  /** These rules alone. */
  readonly rules?: readonly string[]
  /** A rule that is off by default. */
  readonly also?: string
  /** Nothing else of the page. */
  readonly within?: string
}

/** Animations that end, of what can be seen. Runs in the page. */
const countArriving = (): number =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getTiming().iterations === 1 &&
        effect.target?.checkVisibility({ contentVisibilityAuto: true }),
    ).length

/** By all the rules of axe. One run over the page and its own frames takes half of what a run in parts takes. */
export async function expectAccessible(page: Page, { except, rules, also, within }: AxeScope = {}): Promise<void> {
  const more = also === undefined ? {} : { rules: { [also]: { enabled: true } } }
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...more })
  if (except !== undefined) axe.exclude(except)
  if (within !== undefined) axe.include(within)
  if (rules !== undefined) axe.withRules([...rules])
  // What fades in is translucent until it has arrived, and axe measures the contrast of that moment.
  await expect.poll(() => page.evaluate(countArriving)).toBe(0)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** One of the large links on a home page. */
export const pictureLink = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true })

export { expect }
