/** The header of every page: its variants, how it hides on scroll, and the count of the cart. */
import type { Page } from '@playwright/test'
import { fillAddress, fillCart } from './filled-cart.ts'
import { expect, expectAccessible, open, pictureLink, stopClock, test } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Shell = Readonly<Record<string, unknown>> & { readonly navigation: object }

/** Opens a page with another shell than the demo's content. */
async function openWithShell(page: Page, change: (shell: Shell) => object) {
  await page.route('**/_data/*/uk/underwear', async (route) => {
    const { state } = await (await route.fetch()).json()
    const shell = typeof state.shell === 'string' ? await (await page.request.get(state.shell)).json() : state.shell
    await route.fulfill({ json: { state: { ...state, shell: { ...shell, ...change(shell) } } } })
  })
  await open(page, '/uk')
  await pictureLink(page, 'Underwear').click()
  await expect(page).toHaveURL('/uk/underwear')
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
}

const head = (page: Page) => page.getByRole('banner')
const topBanner = (page: Page) => page.locator('aside[data-banner]')
const logo = (page: Page) => head(page).getByRole('link', { name: /^Sockeye/ })

/** Scrolls there, and waits until the page has handled the event. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, y)

for (const width of [390, 1200]) {
  test(`HDR-01 HDR-02 HDR-03 at ${width} px it hides while scrolling down and shows while scrolling up`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/uk')
    for (const [y, isShown, hasBanner] of [
      [39, true, true],
      [40, true, false],
      [100, true, false],
      [130, false, false],
      [300, false, false],
      [281, false, false],
      [280, true, false],
      [299, true, false],
      [300, false, false],
      [100, true, false],
      [0, true, true],
    ] as const) {
      await scrollTo(page, y)
      if (isShown) await expect(head(page), `header at ${y}`).toBeInViewport({ ratio: 0.9 })
      else await expect(head(page), `header at ${y}`).not.toBeInViewport()
      await test.step('HDR-04 the banner at the top only', async () => {
        if (hasBanner) await expect(topBanner(page)).toBeInViewport({ ratio: 0.9 })
        else await expect(topBanner(page)).not.toBeInViewport()
      })
    }
  })
}

test('a hidden header is reachable by keyboard, and never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await open(page, '/uk/adults/socks')
  await scrollTo(page, 1500)
  await expect(logo(page)).not.toBeInViewport()
  await logo(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(logo(page)).toBeFocused()
  await expect(logo(page)).toBeInViewport()
  await scrollTo(page, 1500)
  await scrollTo(page, 1440)
  await expect(head(page)).toBeInViewport()
  // A tile that the header covers, at least in part.
  const tops = await page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const links = [...document.querySelectorAll<HTMLElement>('main article a')]
    const covered = links.find(
      (link) => link.getBoundingClientRect().bottom > 0 && link.getBoundingClientRect().top < bottom,
    )
    covered?.focus()
    return { bottom, top: covered?.getBoundingClientRect().top ?? -1 }
  })
  expect(tops.top).toBeGreaterThanOrEqual(tops.bottom)
})

test('HDR-08 the wordmark collapses into the fish after four seconds, or at the first interaction', async ({
  page,
}) => {
  await stopClock(page)
  const folded = () => logo(page).getAttribute('data-folded')
  await open(page, '/uk/login')
  await page.clock.runFor(3990)
  expect(await folded()).toBe('false')
  await page.clock.runFor(20)
  await expect(logo(page)).toHaveAttribute('data-folded', 'true')
  for (const act of [
    () => page.mouse.move(300, 300),
    () => page.keyboard.press('Shift'),
    () => page.mouse.wheel(0, 60),
    () => page.evaluate(() => document.body.click()),
    () => page.evaluate(() => window.dispatchEvent(new Event('touchstart'))),
  ]) {
    await open(page, '/uk/login')
    expect(await folded()).toBe('false')
    await act()
    await expect(logo(page)).toHaveAttribute('data-folded', 'true')
  }
})

test('HDR-12 HDR-13 the cart shows its quantity, and the count slides in after half a second', async ({ page }) => {
  const { products } = await (await page.request.get('/api/products?skus=CR001-RIVER&market=uk-gb')).json()
  const { id } = products[0].variants.find(({ stockStatus }: { stockStatus: string }) => stockStatus === 'in-stock')
  await stopClock(page)
  await open(page, `/uk/login?items=${id}x2`)
  const cart = head(page).getByRole('link', { name: 'Basket' })
  await expect(cart).toHaveAccessibleName('Basket, 2 items')
  await expect(cart.getByText('Basket, 2 items')).toHaveClass('visually-hidden')
  const badge = cart.getByText('2', { exact: true })
  await page.clock.runFor(400)
  await expect(badge).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(badge).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
})

test('HDR-05 in checkout it is reduced to the logo and a few links', async ({ page }) => {
  await fillCart(page)
  await fillAddress(page)
  for (const [path, href, label] of [
    ['/uk/checkout/cart', '/uk', 'Sockeye, Home'],
    ['/uk/checkout/address', '/uk/checkout/cart', 'Sockeye, Basket'],
    ['/uk/checkout/payment?source=mail', '/uk/checkout/cart?source=mail', 'Sockeye, Basket'],
    ['/uk/checkout/success/o-1', '/uk', 'Sockeye, Home'],
  ] as const) {
    await page.setViewportSize({ width: 1200, height: 800 })
    await open(page, path)
    await test.step('HDR-09 HDR-10 NAV-05 it leads to the cart or home', async () => {
      await expect(logo(page)).toHaveAttribute('href', href)
      await expect(logo(page)).toHaveAccessibleName(label)
    })
    await expect(topBanner(page)).toHaveCount(0)
    await expect(head(page).getByRole('link', { name: /Socks|Gifts|Search|Menu/ })).toHaveCount(0)
    await expect(head(page).locator('input')).toHaveCount(0)
    const isStep = /address|payment/.test(path)
    const steps = head(page).getByRole('navigation', { name: 'Checkout' })
    if (isStep) {
      const box = await steps.boundingBox()
      await test.step('HDR-07 the steps are centred', () => {
        expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 600)).toBeLessThanOrEqual(1)
      })
      await expect(steps.locator('[aria-current=step]')).toHaveText(path.includes('address') ? 'Address' : 'Payment')
      await page.setViewportSize({ width: 390, height: 844 })
      await test.step('HDR-11 alone on a phone', async () => {
        await expect(head(page).getByRole('link')).toHaveCount(1)
        await expect(head(page).getByRole('button')).toHaveCount(0)
        await expect(logo(page)).toBeVisible()
      })
    }
    await expectAccessible(page)
  }
})

test('NAV-05 QLT-03 links to checkout keep the query before the application has started, too', async ({ page }) => {
  await fillCart(page)
  let isHeld = true
  await page.route('**/*.js', (route) => (isHeld ? undefined : route.continue()))
  // Not when the first part of the document is there: the script that keeps the query is at its end.
  await page.goto('/uk/faq?source=mail', { waitUntil: 'domcontentloaded' })
  await head(page).getByRole('link', { name: 'Basket' }).click({ noWaitAfter: true })
  isHeld = false
  await expect(page).toHaveURL('/uk/checkout/cart?source=mail')
})

test.describe('', () => {
  // A missing page answers 404.
  test.use({ allowed: /404/ })

  test('HDR-06 has no search on some pages, but has it on pages with a similar name', async ({ page }) => {
    for (const [path, hasSearch] of [
      ['/uk/faq', false],
      ['/uk/faq/cookie-policy', false],
      ['/uk/about-us', false],
      ['/uk/corporate-gifts', false],
      ['/uk/happynews', false],
      ['/uk/happy-news', true],
      ['/uk/shipping', true],
      ['/uk/search', true],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(head(page).getByRole('link', { name: 'Search' }), path).toHaveCount(hasSearch ? 1 : 0)
    }
  })
})

const LONG = 'Free delivery, thirty days to change your mind, and a fish that answers every letter by hand. '
  .repeat(2)
  .trim()
const link = (text: string) => ({ _uid: text, text, url: { href: `/uk/${text}` } })

test('HDR-25 a narrow header shows three links, and a banner that scrolls only if it does not fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await openWithShell(page, ({ navigation }) => ({
    banner: { message: LONG, colour: '', link: { href: 'https://elsewhere.example/', isExternal: true } },
    navigation: { ...navigation, headerLinks: ['one', 'two', 'three', 'four', 'five'].map(link) },
  }))
  await test.step('HDR-14 three links', async () => {
    await expect(head(page).getByRole('navigation', { name: 'Quick links' }).getByRole('link')).toHaveText([
      'one',
      'two',
      'three',
    ])
  })
  await test.step('HDR-23 black by default', async () => {
    await expect(topBanner(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
    await expect(topBanner(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
  const words = topBanner(page).getByRole('paragraph')
  const running = () =>
    words.evaluate((element) => element.getAnimations().map((one) => one.effect?.getTiming().duration))
  const seconds = Array.from(LONG).length / 7
  await test.step('HDR-26 seven characters a second', async () => {
    await expect.poll(running).toEqual([seconds * 1000])
  })
  const away = topBanner(page).getByRole('link')
  await test.step('NAV-10 links elsewhere open a new tab', async () => {
    await expect(away).toHaveAttribute('target', '_blank')
    await expect(away).toHaveAttribute('rel', 'noopener')
  })
  await page.mouse.move(400, 10)
  await expect(words).toHaveCSS('animation-play-state', 'paused')
  await page.setViewportSize({ width: 1680, height: 900 })
  await expect.poll(running).toEqual([])
  await page.setViewportSize({ width: 820, height: 900 })
  await expect.poll(running).toHaveLength(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(running).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('HDR-23 HDR-28 ~HDR-24 the banner of a place leads to the delivery page of that place', async ({ page }) => {
  for (const [path, href] of [
    ['/uk', '/uk/shipping'],
    ['/us', '/us/shipping'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(topBanner(page).getByRole('link')).toHaveAttribute('href', href)
    await expect(topBanner(page)).toHaveCSS('background-color', 'rgb(255, 199, 46)')
    await expect(topBanner(page)).toHaveCSS('color', 'rgb(27, 21, 18)')
  }
  await openWithShell(page, () => ({ banner: { message: 'Only words', colour: 'pink' } }))
  await expect(topBanner(page)).toHaveText('Only words')
  await expect(topBanner(page).getByRole('link')).toHaveCount(0)
  await expect(topBanner(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
})
