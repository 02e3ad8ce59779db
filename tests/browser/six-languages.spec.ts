/** Names, greetings and delivery times have other lengths in each language: what must fit at the narrowest and widest layouts. */
import type { Page } from '@playwright/test'
import type { CountryCode } from '../../src/markets/types.ts'
import { openBasket } from './buy.ts'
import { BUYERS } from './buyers.ts'
import { expect, SLOW, test } from './shop.ts'

/** One for each language. */
const COUNTRIES: ReadonlySet<CountryCode> = new Set(['GB', 'DE', 'NL', 'FR', 'ES', 'IT'])
/** Their words are the longest. */
const LANGUAGES_IN_GATE: ReadonlySet<string> = new Set(['de', 'nl'])

/** Links and buttons of the header that the greeting covers. */
const underGreeting = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const greeting = document.querySelector('[data-bubble="logo"] button')?.getBoundingClientRect()
    if (!greeting) return ['no greeting']
    return [...document.querySelectorAll('header a, header button')]
      .filter((one) => !one.matches('[data-bubble] *, [data-folded]') && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < greeting.right && right > greeting.left && top < greeting.bottom && bottom > greeting.top
      })
      .map((one) => one.outerHTML)
  })

/** Values of filters that are wider than the form, or whose name or number is outside of their box. */
const tooLongFilters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main fieldset label')]
      .filter((label) => {
        const box = label.closest('form')?.getBoundingClientRect()
        const right = Math.min(label.getBoundingClientRect().right, box?.right ?? 0)
        return [...label.querySelectorAll('span')].some((part) => part.getBoundingClientRect().right > right + 0.5)
      })
      .map(({ textContent }) => textContent),
  )

/** Logos of shipping methods that lie on words, and controls of a line that are not in one row. */
const collisions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const methods = [...document.querySelectorAll('label:has(input[name=shipping])')]
    if (methods.length === 0) return ['no shipping methods']
    const covered = methods.filter((method) => {
      const logo = method.querySelector('img')?.getBoundingClientRect()
      return [...method.querySelectorAll('span span')].some((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return [...range.getClientRects()].some(
          ({ right, top, bottom }) => logo && right > logo.left && top < logo.bottom && bottom > logo.top,
        )
      })
    })
    const middles = [
      ...document.querySelectorAll('main li :is(input[inputmode=numeric], [aria-label] ~ button, button)'),
    ]
      .filter((one) => one.closest('li')?.querySelector('input[inputmode=numeric]'))
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2))
    const rows = new Set(middles)
    return [
      ...covered.map((method) => `logo on words: ${method.textContent}`),
      ...(Math.max(...rows) - Math.min(...rows) > 4 ? [`controls in rows: ${[...rows].join(', ')}`] : []),
    ]
  })

/** How many gift boxes are in each row. */
const boxesInRows = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('[data-list=upsell] li:has(h3)')].map(
      (box) => box.getBoundingClientRect().top,
    )
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  })

for (const buyer of BUYERS.filter(({ market }) => COUNTRIES.has(market.countryCode))) {
  const { language, storefrontCode } = buyer.market
  const tags = LANGUAGES_IN_GATE.has(language) ? {} : SLOW

  test(
    `~SHX-23 in ${language} the greeting covers nothing at 360 px, and colours fit beside the products at 1200 px`,
    tags,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 844 })
      await page.goto(`/${storefrontCode}/adults/socks`)
      await page.locator('html[data-live]').waitFor({ state: 'attached' })
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-bubble="logo"] button')).toBeVisible()
      expect(await underGreeting(page)).toEqual([])
      await page.setViewportSize({ width: 1200, height: 844 })
      await expect(page.locator('main fieldset label').first()).toBeVisible()
      expect(await tooLongFilters(page)).toEqual([])
    },
  )

  test(
    `~SHX-23 in ${language} nothing of the cart lies on another part, and no gift box stands alone in its row`,
    tags,
    async ({ page }) => {
      await openBasket(page, buyer)
      await expect(page.locator('[data-list=upsell] li:has(h3)')).toHaveCount(4)
      for (const [width, rows] of [
        [360, [2, 2]],
        [820, [4]],
        [1200, [4]],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => boxesInRows(page), `${width} px`).toEqual(rows)
        await expect.poll(() => collisions(page), `${width} px`).toEqual([])
      }
    },
  )
}
