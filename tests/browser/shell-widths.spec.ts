/** One pass through the shell for each width that it is designed for: by keyboard only, checked in every state. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, REPEATED, SLOW, test } from './shop.ts'

const WORDS = {
  uk: {
    menu: 'Menu',
    gifts: 'Gifts',
    all: 'All gifts',
    search: 'Search',
    term: 'socks',
    country: /Change country/,
    opener: 'What’s in ',
  },
  de: {
    menu: 'Menü',
    gifts: 'Geschenke',
    all: 'Alle Geschenke',
    search: 'Suchen',
    term: 'socken',
    country: /Land wechseln/,
    opener: 'Mehr zu ',
  },
} as const

/** What holds in every state: accessible, and no wider than the screen. */
async function expectFine(page: Page, state: string): Promise<void> {
  await expectAccessible(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide, state).toBeLessThanOrEqual(0)
}

/** Elements of the header that the bubble covers. */
const underBubble = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bubble = document.querySelector('[data-bubble="logo"] button')?.getBoundingClientRect()
    if (!bubble) return ['no bubble']
    const others = [...document.querySelectorAll('header a, header button')]
    return others
      .filter((one) => !one.matches('[data-bubble] *, [data-folded]') && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top
      })
      .map((one) => one.outerHTML)
  })

/** Problems of the focused element: it must have a focus ring, be in the window, and not be covered. */
const focusFault = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const name = focused.outerHTML.slice(0, 120)
    // Of a slider only the handle is visible, and neither its ring nor its position can be measured.
    if (focused.matches('[type=range]')) return undefined
    // The drawing of a checkbox has its focus ring.
    const drawn = focused.closest('label') ?? focused
    const ringed = [focused, drawn, ...drawn.querySelectorAll('*')]
    if (ringed.every((one) => getComputedStyle(one).outlineStyle === 'none')) return `no ring: ${name}`
    const { left, right, top, bottom } = drawn.getBoundingClientRect()
    const y = Math.min(Math.max(top, 0) + 2, bottom)
    const points = [left + 4, (left + right) / 2, right - 4].map((x) => document.elementFromPoint(x, y))
    return points.some((on) => on && drawn.contains(on)) ? undefined : `not to be seen: ${name}`
  })

for (const [width, storefront] of [
  [390, 'de'],
  [820, 'uk'],
  [1200, 'de'],
  [1680, 'uk'],
] as const) {
  const repeats = width === 820 || width === 1200 ? REPEATED : width === 1680 ? SLOW : {}
  const isWide = width >= 960
  const words = WORDS[storefront]

  test(
    `~HDR-15 ~HDR-16 ~SRC-11 ~FTR-08 at ${width} px on ${storefront} everything can be opened by keyboard only, and the focused element is never covered`,
    repeats,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${storefront}/adults/socks`)
      await page.locator('html[data-live]').waitFor()
      const head = page.getByRole('banner')

      await page.keyboard.press('Tab')
      await expect(page.locator('[data-bubble="logo"] button')).toBeVisible()
      expect(await underBubble(page)).toEqual([])
      await expectFine(page, 'greeting')

      const faults: string[] = []
      const walk = async (key: string, times: number) => {
        for (let step = 0; step < times; step += 1) {
          await page.keyboard.press(key)
          const fault = await focusFault(page)
          if (fault !== undefined) faults.push(`${key} ${step}: ${fault}`)
        }
      }
      await walk('Tab', 32)
      await walk('Shift+Tab', 10)
      expect(faults).toEqual([])

      const all = page.getByRole('link', { name: words.all }).and(page.locator('dialog *, header *'))
      const opener = isWide
        ? head.getByRole('button', { name: words.opener + words.gifts })
        : head.getByRole('link', { name: words.menu })
      await opener.focus()
      await page.keyboard.press('Enter')
      if (!isWide) {
        await expect(page.getByRole('dialog', { name: words.menu })).toBeVisible()
        await page.getByRole('dialog').getByRole('button', { name: words.gifts }).press('Enter')
      }
      await expect(all).toBeInViewport()
      // The menu of a narrow screen has its own test.
      if (isWide) await expectFine(page, 'submenu')
      await page.keyboard.press('Escape')
      await expect(all).toHaveCount(0)
      await expect(opener).toBeFocused()

      const search = head.getByRole('link', { name: words.search, exact: true })
      await search.press('Enter')
      await page.getByRole('banner').getByRole('combobox').pressSequentially(words.term)
      await expect(head.getByRole('option')).toHaveCount(isWide ? 13 : 9)
      await expectFine(page, 'suggestions')
      await page.keyboard.press('Escape')
      await expect(search).toBeFocused()

      const country = page.getByRole('contentinfo').getByRole('button', { name: words.country })
      await country.press('Enter')
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(33)
      await expectFine(page, 'countries')
      await page.keyboard.press('Escape')
      await expect(country).toBeFocused()
    },
  )
}
