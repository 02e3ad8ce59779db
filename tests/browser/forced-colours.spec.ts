/** Forced colours and reduced motion: what a visitor with such a setting must still see, or must not. */
import type { Page } from '@playwright/test'
import { fillAddress, fillCart } from './filled-cart.ts'
import { expect, open, SLOW, test } from './shop.ts'

const PAGES = ['/', '/uk', '/uk/adults/socks', '/uk/product/cr001-river', '/uk/search?term=dog', '/uk/login'] as const
/** Each with a control that comes with the shopper's cart, after the page. */
const CHECKOUT: ReadonlyMap<string, string> = new Map([
  ['/uk/checkout/cart', 'main input[inputmode=numeric]'],
  ['/uk/checkout/address', '#contact-email'],
  ['/uk/checkout/payment', 'input[name=payment-method]'],
])

/** Controls without words of a link: in forced colours a background does not set them off, so they need a border. */
const withoutBorder = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const isNative = (one: Element): boolean => getComputedStyle(one).appearance === 'auto'
    const isSetOff = (one: Element): boolean => {
      const style = getComputedStyle(one)
      return style.borderStyle !== 'none' && Number.parseFloat(style.borderWidth) > 0 && style.borderColor !== canvas
    }
    /** The three controls of a stepper have one border around them. */
    const isFramed = ({ parentElement: frame, clientHeight }: Element): boolean =>
      frame !== null && isSetOff(frame) && frame.clientHeight <= clientHeight + 1
    return (
      [...document.querySelectorAll('main input, main select, main textarea, main button, main summary')]
        .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((one) => one.getBoundingClientRect().width > 4)
        // The browser draws them in the colours of the system; of a slider, the style of its handle cannot be read.
        .filter((one) => !one.matches('[type=range]'))
        .filter((one) => !(one.matches('[type=checkbox], [type=radio]') && isNative(one)))
        .filter((one) => {
          // The drawing of a choice is in its label.
          const drawn = one.closest('label') ?? one
          const isText = (one.textContent ?? '').trim() !== '' && one.matches('button, summary')
          return !isText && !isFramed(one) && ![one, drawn, ...drawn.querySelectorAll('*')].some(isSetOff)
        })
        .map((one) => one.outerHTML.slice(0, 160))
    )
  })

/** Whether the focused control, or what is drawn in its place, has an outline in another colour than the page. */
const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const canvas = getComputedStyle(document.body).backgroundColor
    const drawn = focused.closest('label') ?? focused
    return [focused, drawn, ...drawn.querySelectorAll('*')].some((one) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && outlineColor !== canvas
    })
  })

const FOCUSED_PER_PAGE = 12

test('~ENG-03 in forced colours every control has a border, and the focus a ring', SLOW, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await fillCart(page)
  await fillAddress(page)
  const problems: string[] = []
  for (const path of [...PAGES, ...CHECKOUT.keys()]) {
    await open(page, path)
    await expect(page.locator(CHECKOUT.get(path) ?? 'main').first()).toBeVisible()
    for (const control of await withoutBorder(page)) problems.push(`${path}: ${control}`)
    for (let step = 1; step <= FOCUSED_PER_PAGE; step += 1) {
      await page.keyboard.press('Tab')
      if (!(await hasRing(page))) problems.push(`${path}: no ring at step ${step}`)
    }
  }
  expect(problems).toEqual([])
})

/** Animations that run, other than those that end within a moment. */
const running = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
  )

test('~ENG-03 with reduced motion nothing moves on any page', SLOW, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fillCart(page)
  await fillAddress(page)
  const moving: string[] = []
  for (const path of [...PAGES, ...CHECKOUT.keys()]) {
    await open(page, path)
    for (const name of await running(page)) moving.push(`${path}: ${name}`)
  }
  expect(moving).toEqual([])
})
