/** The page of a product: choosing, buying, gallery, comparing, reading; with a mouse, a keyboard, touch. */
import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, open, SLOW, stopClock, test } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const CARTS = '**/orderv1/carts'

const phone = { width: 390, height: 844 }
const sizes = (page: Page) => page.getByRole('group', { name: /Sizes|Größen/ }).getByRole('radio')
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to basket' })
const inCart = (page: Page, label: string) => page.getByRole('banner').getByRole('link', { name: label, exact: true })
const sentProducts = (request: Request): unknown => request.postDataJSON().products

test.describe('buying', () => {
  test.use({ allowed: /409/ })

  test('PRD-17 SPB-09 the chosen size goes into the basket: counted immediately, announced in the bubble, rolled back on rejection', async ({
    page,
  }) => {
    // What bubble and button say would be gone after three seconds, before a slow test looks.
    await stopClock(page)
    await open(page, '/uk/product/cr043-garden')
    await addButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Pick a size first.')
    const chosen = sizes(page).and(page.locator(':enabled')).last()
    await expect(sizes(page).and(page.locator(':enabled')).first()).toBeFocused()
    await chosen.check()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/^(In stock|Last few pairs)$/)).toBeVisible()

    let answer: () => void = () => {}
    const requested = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(CARTS, async (route) => {
      await requested
      await route.fallback()
    })
    const [request] = await Promise.all([page.waitForRequest(CARTS), addButton(page).click()])
    const id = await chosen.getAttribute('value')
    expect(sentProducts(request)).toEqual([{ id, quantity: 1 }])
    await expect(inCart(page, 'Basket, one item')).toBeVisible()
    answer()
    const bubble = page.locator('[data-bubble=cart]')
    await expect(bubble).toContainText('In the basket: ')
    await expect(page.getByRole('button', { name: 'In the basket', exact: true })).toBeFocused()
    await page.clock.resume()
    await expect(bubble.getByRole('button')).toHaveCount(0)
    await expect(inCart(page, 'Basket, one item')).toBeVisible()

    await page.route(CARTS, (route) =>
      route.fulfill({ status: 409, json: { code: 'OUT_OF_STOCK', message: 'Somebody was faster.' } }),
    )
    const [second] = await Promise.all([page.waitForRequest(CARTS), addButton(page).click()])
    expect(sentProducts(second)).toEqual([{ id, quantity: 2 }])
    await expect(page.getByRole('alert')).toHaveText('Somebody was faster.')
    await expect(inCart(page, 'Basket, one item')).toBeVisible()
  })

  test('a size can be chosen and bought by keyboard only', async ({ page }) => {
    await open(page, '/uk/product/cr043-garden')
    await sizes(page).and(page.locator(':enabled')).first().focus()
    await page.keyboard.press('Space')
    for (const _ of ['the guide', 'the button']) await page.keyboard.press('Tab')
    await expect(addButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(inCart(page, 'Basket, one item')).toBeVisible()
  })

  test('on phones the button is sticky, and scrolls to the sizes when none is chosen', async ({ page }) => {
    // The last words of the button would be gone after three seconds.
    await stopClock(page)
    await page.setViewportSize(phone)
    await open(page, '/uk/product/cr043-garden')
    await expect(addButton(page)).toHaveCount(1)
    await page.getByRole('heading', { name: 'Goes well with it' }).scrollIntoViewIfNeeded()
    const follower = addButton(page).last()
    await expect(addButton(page)).toHaveCount(2)
    await expect(follower).toBeInViewport()
    await follower.click()
    const first = sizes(page).and(page.locator(':enabled')).first()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
    await expect(page.getByRole('alert')).toHaveText('Pick a size first.')
    await first.check()
    await page.getByRole('heading', { name: 'Goes well with it' }).scrollIntoViewIfNeeded()
    await follower.click()
    await expect(page.getByRole('button', { name: 'In the basket', exact: true }).last()).toBeInViewport()
  })

  test('a sold-out product can be viewed but not chosen', async ({ page }) => {
    await open(page, '/de/product/kc007-pond')
    await expect(page.getByRole('button', { name: 'Ausverkauft' })).toBeDisabled()
    await expect(page.getByText('Gerade alle weg.')).toBeVisible()
    expect(await sizes(page).count()).toBeGreaterThan(1)
    for (const size of await sizes(page).all()) await expect(size).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Mehr in dieser Art' }).getByRole('article').first()).toBeVisible()
  })
})

test.describe('viewing', () => {
  test('the gallery is controlled by thumbnails, buttons and arrow keys, and enlarges', async ({ page }) => {
    await open(page, '/uk/product/cr001-river')
    const gallery = page.getByRole('region', { name: 'Pictures' })
    const shown = gallery.locator('[aria-current]')
    await gallery.getByRole('link', { name: 'Picture 3 of 4' }).click()
    await expect(shown).toHaveAccessibleName('Picture 3 of 4')
    await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.5 })
    await gallery.getByRole('button', { name: 'Next picture' }).click()
    await expect(shown).toHaveAccessibleName('Picture 4 of 4')
    await expect(page).toHaveURL(/river$/)
    await page.locator('#picture-4').getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect(shown).toHaveAccessibleName('Picture 1 of 4')
    const large = page.locator('#picture-1').getByRole('link')
    await expect(large).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Squeeze the Day Crew Socks' })
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(dialog.getByText('Picture 2 of 4')).toBeVisible()
    // ~IMG-06
    await expect(dialog.locator('img[alt=""]')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Closer' }).click()
    await expect(dialog.getByRole('button', { name: 'Further away' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(large).toBeFocused()
  })

  test('PRD-20 the size guide opens in place, by keyboard and by its address', async ({ page }) => {
    await open(page, '/uk/product/cr001-river')
    const link = page.getByRole('link', { name: 'Size guide' })
    const guide = page.getByRole('dialog', { name: 'Which socks fit' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(guide.getByRole('columnheader', { name: 'EU size' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.goto('about:blank')
    await open(page, '/uk/product/be080-plum#size-guide')
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  })

  test('PRD-26 the colour list has one entry for each linked product, and leads there', async ({ page }) => {
    await open(page, '/uk/product/cr001-river')
    await expect(page.getByRole('heading', { name: 'Colour: Blue' })).toBeVisible()
    const links = await page
      .locator('main ul a:has(> span img[sizes="72px"])')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    await page.getByRole('button', { name: 'Compare colours' }).click()
    const entries = page.getByRole('dialog', { name: 'Compare colours' }).getByRole('link')
    await expect(entries).toHaveText([/Green/, /White/])
    expect(await entries.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(links)
    await entries.first().click()
    await expect(page.getByRole('heading', { name: 'Colour: Green' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(
    'the picture of a tile transitions into its product and back, unless reduced motion is preferred',
    SLOW,
    async ({ page }) => {
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const named = document.querySelectorAll('[style*=view-transition-name]').length
          document.documentElement.dataset['grown'] = `${document.documentElement.dataset['grown'] ?? ''}${named}`
          return start(update)
        }
      })
      const grown = page.locator('html')
      await open(page, '/uk/collection/sneaker-socks')
      const tile = page.getByRole('article').nth(9).getByRole('link')
      await tile.scrollIntoViewIfNeeded()
      const name = (await page.getByRole('article').nth(9).getByRole('heading').textContent()) ?? ''
      await tile.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(grown).toHaveAttribute('data-grown', '1')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(tile).toBeInViewport()
      await expect(grown).toHaveAttribute('data-grown', '10')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await tile.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(grown).toHaveAttribute('data-grown', '10')
    },
  )
})

test.describe('details', () => {
  test('shows shipping costs, care instructions and the manufacturer', async ({ page }) => {
    await open(page, '/uk/product/cr001-river')
    const main = page.getByRole('main')
    for (const words of [
      'Standard delivery £3.50, free from £40',
      '2 to 4 working days, to your door',
      '30 days to change your mind',
      'VAT included, delivery not',
      'Machine wash at 40 °C',
      'Imported',
    ]) {
      await expect(main.getByText(words)).toBeVisible()
    }
    // Without unfolding anything: the law wants it clearly visible (LAW-18).
    const maker = main.getByText('safety@sockeye.example')
    await expect(maker).toBeVisible()
    await main.getByRole('heading', { name: 'Who makes it' }).click()
    await expect(maker).toBeHidden()
  })

  test('a reduction is shown with the lowest price of the previous thirty days', async ({ page }) => {
    await open(page, '/uk/product/cr097-plum')
    await expect(
      page
        .getByRole('main')
        .getByText(/Before £11 Now £8\.50/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Lowest price of the 30 days before: £11')).toBeVisible()
    await open(page, '/us/product/cr001-river')
    await expect(page.getByText('Plus tax')).toBeVisible()
    await expect(page.getByText('Machine wash warm')).toBeVisible()
  })

  for (const [path, width] of [
    ['/uk/product/cr097-plum', 1280],
    ['/nl/product/kc007-pond', 390],
  ] as const) {
    test(`${path} is accessible and fits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('without JavaScript', () => {
  // What the scripts would have used is preloaded, but not used.
  test.use({ javaScriptEnabled: false, allowed: /preload/ })

  test('everything can be read, the pictures be browsed, and the size guide be opened', async ({ page }) => {
    await page.goto('/uk/product/cr001-river')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squeeze the Day Crew Socks')
    await expect(page.getByText('80% cotton')).toBeVisible()
    await expect(page.locator('noscript p')).toBeVisible()
    await page.getByRole('link', { name: 'Size guide' }).click()
    await expect(page.getByText('Stand on a sheet of paper')).toBeVisible()
    await page.getByRole('link', { name: 'Picture 3 of 4' }).click()
    await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Goes well with it' })).toBeAttached()
  })
})
