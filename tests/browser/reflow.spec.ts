/** Each kind of page at 320 px, and at 200 % zoom: nothing is cut off, and nothing scrolls sideways. */
import type { Page } from '@playwright/test'
import { fillAddress, fillCart } from './filled-cart.ts'
import { expect, open, SLOW, test } from './shop.ts'

const PAGES = [
  '/',
  '/uk',
  '/uk/menu',
  '/uk/adults/socks',
  '/uk/search?term=dog',
  '/uk/product/cr001-river',
  '/uk/happy-news/presents-that-fit',
  '/uk/faq/returns',
  '/uk/corporate-gifts',
  '/uk/terms',
  '/uk/login',
  '/uk/nothing-here',
] as const

const CHECKOUT = ['/uk/checkout/cart', '/uk/checkout/address', '/uk/checkout/payment'] as const

/** Long German words need the most room. */
const german = (path: string): string => path.replace(/^\/uk\b/, '/de')

/** Controls and texts that do not fit: into the page, or into their own box. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : []
    /** A row that scrolls by design: all of it can be reached. */
    const inScroller = (one: Element): boolean => {
      for (let at = one.parentElement; at; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
      }
      return false
    }
    for (const one of document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, h3, label')) {
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest('.hush, [inert]'))
        continue
      const { left, right, width } = one.getBoundingClientRect()
      if (width <= 1 || inScroller(one)) continue
      const name = `<${one.localName}> ${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}`
      if (left < -1 || right > clientWidth + 1) found.push(`outside of the page: ${name} ${left}–${right}`)
      const { overflowX } = getComputedStyle(one)
      if (overflowX !== 'visible' && one.localName !== 'input' && one.scrollWidth > one.clientWidth + 1) {
        found.push(`cut off: ${name} ${one.scrollWidth} of ${one.clientWidth} px`)
      }
    }
    return found
  })

/** 200 % zoom of a window of 1280 × 1024 is the layout of half as many pixels. */
const WINDOWS = [
  ['320 px', { width: 320, height: 640 }],
  ['200 % zoom', { width: 640, height: 512 }],
] as const

for (const [name, viewport] of WINDOWS) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: 2, allowed: /404/ })

    test(`~ENG-03 at ${name} every kind of page has all of its controls and texts`, SLOW, async ({ page }) => {
      const problems: string[] = []
      for (const path of PAGES.map(german)) {
        await open(page, path)
        for (const problem of await lost(page)) problems.push(`${path}: ${problem}`)
      }
      expect(problems).toEqual([])
    })

    test(`~ENG-03 at ${name} checkout has all of its controls and texts`, async ({ page }) => {
      const problems: string[] = []
      await fillCart(page)
      await fillAddress(page)
      for (const path of CHECKOUT) {
        await open(page, path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        for (const problem of await lost(page)) problems.push(`${path}: ${problem}`)
      }
      expect(problems).toEqual([])
    })
  })
}
