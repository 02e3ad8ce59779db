/** What tests of the desk share: its demo owner and its staff, an authenticator for passkeys, and checks of every screen. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { StaffMember } from '../support/desk-staff.ts'
import type { Shop } from '../support/start-shop.ts'
import { expect, expectAccessible } from './shop.ts'

const demoLink = (shop: Shop): string | undefined =>
  shop.lines.map((line) => /\S+#demo=\S+/.exec(line)?.[0]).find(Boolean)

/** Opens the link that the shop printed when it started. */
export async function signInAsDemo(page: Page, shop: Shop, path = ''): Promise<void> {
  await expect.poll(() => demoLink(shop)).toBeDefined()
  await page.goto(demoLink(shop) ?? '')
  await expect(page.getByRole('navigation')).toBeVisible()
  if (path !== '') await page.goto(`/desk${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The session that the member has over HTTP already. */
export async function signInAs(context: BrowserContext, { url }: Shop, { browser }: StaffMember): Promise<void> {
  const [name = '', value = ''] = browser.cookie().split('=')
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
}

/** With everything that it loads. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/desk${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A busy browser may rest as long as an idle network before it asks for the rows: until then there are placeholders.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/**
 * "G" and a letter, the second without an answer to the first: the desk takes them together for 1.5 s, and a page that is busy
 * with the screen before answers a key later than that.
 */
export async function goTo(page: Page, letter: string): Promise<void> {
  await Promise.all([page.keyboard.press('g'), page.keyboard.press(letter)])
}

/** The screen of the first row of a list. */
export async function openFirstRow(page: Page, path: string): Promise<void> {
  await openScreen(page, path)
  await page.locator('[data-row-link]').first().click()
  await expect(page).toHaveURL(new RegExp(`${path}/[^/]+$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Answers every question of a page with a passkey of its own. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** In both schemes. The second differs in its colours only. The size of targets is of WCAG 2.2 and off by default. */
export async function expectAccessibleInBothSchemes(page: Page, within = 'html'): Promise<void> {
  await expectAccessible(page, { within, also: 'target-size' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(transitionsEnd)
  await expectAccessible(page, { within, rules: ['color-contrast', 'link-in-text-block'] })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(transitionsEnd)
}

/** Runs in the page. Colours between those of two schemes have no contrast of their own. */
async function transitionsEnd(): Promise<void> {
  // The transitions begin with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(running.map(({ finished }) => finished))
}

const WIDE = { width: 1440, height: 900 }

/** A phone, and a screen of 1280 pixels at 200 %. */
export async function expectNoSidewaysScroll(page: Page, inside?: Locator): Promise<void> {
  for (const width of [360, 640]) {
    await page.setViewportSize({ width, height: 740 })
    const tooWide = () =>
      page
        .locator('html, main')
        .evaluateAll((parts) =>
          parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ tagName }) => tagName),
        )
    const isInside = async () => {
      const box = await inside?.boundingBox()
      return !box || (box.x >= 0 && box.x + box.width <= width)
    }
    // A menu gets its new place some frames after the window has its new width.
    const found = async () => [page.url(), width, await tooWide(), await isInside()]
    await expect.poll(found).toEqual([page.url(), width, [], true])
  }
  await page.setViewportSize(WIDE)
}

/** Controls that no number of Tab presses reaches; the cells of a table are one stop, and arrows move inside. */
export async function unreachedByTab(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')]
    const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const stops = shown.filter((control) => !control.closest('[role="grid"]') || control.tabIndex >= 0)
    for (const control of stops.filter((one) => !one.matches(':disabled'))) control.dataset['stop'] = ''
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return stops.length
  })
  // More often than there are controls: a date has several stops, and the address bar of the browser is one, too.
  for (let step = 0, left = count; left > 0 && step < 3 * count; step += 1) {
    await page.keyboard.press('Tab')
    left = await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) delete document.activeElement.dataset['stop']
      return document.querySelectorAll('[data-stop]').length
    })
  }
  return page.locator('[data-stop]').evaluateAll((left) => left.map(({ outerHTML }) => outerHTML))
}
