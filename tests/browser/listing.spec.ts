/** Filtering, sorting and paging a listing: with the pointer, with the keyboard, on a phone and without JavaScript. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, REPEATED, test } from './shop.ts'

const tiles = (page: Page) => page.getByRole('article')
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const panel = (page: Page) => page.getByRole('complementary', { name: 'Narrow it down' })
const group = (within: Locator, name: string) => within.getByRole('group', { name, exact: true })
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in force' })
const historyLength = (page: Page) => page.evaluate(() => history.length)

/** The address changes before the page does: the count shows when the page has changed. */
const counted = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10)

test.describe('a listing', () => {
  test('LST-07 is filtered by its address, scrolled to the top, replacing the history entry', async ({ page }) => {
    await open(page, '/uk/adults/socks?page=3')
    const all = await counted(page)
    const steps = await historyLength(page)
    await page.evaluate(() => scrollTo(0, 800))
    const blue = group(panel(page), 'Colour').getByRole('checkbox', { name: /^Blue/ })
    await blue.check()
    await test.step('LST-05 the page number goes', async () => {
      await expect(page).toHaveURL('/uk/adults/socks?colour=blue')
    })
    await expect.poll(() => counted(page)).toBeLessThan(all)
    await test.step('LST-06 from the top', async () => {
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })
    await expect(blue).toBeFocused()
    const blueOnes = await counted(page)

    await group(panel(page), 'Size')
      .getByRole('checkbox', { name: /^36–40/ })
      .check()
    await expect(page).toHaveURL('/uk/adults/socks?sizes=36-40&colour=blue')
    const price = group(panel(page), 'Price')
    await price.getByRole('spinbutton', { name: 'To' }).fill('9')
    await price.getByRole('spinbutton', { name: 'To' }).press('Enter')
    await test.step('LST-03 one parameter per filter', async () => {
      await expect(page).toHaveURL('/uk/adults/socks?sizes=36-40&colour=blue&price=min:0,max:9')
    })
    await expect.poll(() => counted(page)).toBeLessThan(blueOnes)
    await expect(chips(page).getByRole('listitem')).toHaveText([/36–40/, /Blue/, /£0 – £9/, 'Take the filters off'])
    await expect(
      tiles(page)
        .filter({ hasText: /£(9|[1-8])(\.|$|\D)/ })
        .first(),
    ).toBeVisible()
    expect(await historyLength(page)).toBe(steps)

    await chips(page).getByRole('link', { name: 'Take off Blue' }).click()
    await expect(page).toHaveURL('/uk/adults/socks?sizes=36-40&price=min:0,max:9')
    await expect(blue).not.toBeChecked()
    await expect(chips(page).getByRole('link', { name: 'Take off 36–40' })).toBeFocused()
    await chips(page).getByRole('link', { name: 'Take the filters off' }).click()
    await expect(page).toHaveURL('/uk/adults/socks')
    await expect.poll(() => counted(page)).toBe(all)
    await expect(price.getByRole('spinbutton', { name: 'To' })).toHaveValue('')
    expect(await historyLength(page)).toBe(steps)
  })

  test('LST-13 LST-20 has a slider from 0 to 300 that the keyboard moves, and an order', async ({ page }) => {
    await open(page, '/uk/adults/socks?material=cashmere')
    const price = group(panel(page), 'Price')
    const [from, to] = [price.getByRole('slider').first(), price.getByRole('slider').last()]
    for (const handle of [from, to]) {
      await expect(handle).toHaveAttribute('min', '0')
      await expect(handle).toHaveAttribute('max', '300')
    }
    const [lowest, highest] = [Number(await from.inputValue()), Number(await to.inputValue())]
    // Of the whole category: the cheapest pair is not of cashmere.
    const range = await page.request.post('/api/category-price-range/default', {
      data: { token: 'uk-gb', query: '', options: { filter: { category: ['adults/socks'] } } },
    })
    const { min, max }: { min: number; max: number } = await range.json()
    expect([lowest, highest]).toEqual([Math.floor(min / 100), Math.ceil(max / 100)])
    expect(lowest).toBeGreaterThan(0)
    expect(highest).toBeLessThan(300)
    await to.focus()
    await to.press('ArrowLeft')
    await expect(page).toHaveURL(`/uk/adults/socks?material=cashmere&price=min:0,max:${highest - 1}`)
    await expect(to).toBeFocused()
    await expect(price.getByRole('spinbutton', { name: 'To' })).toHaveValue(String(highest - 1))
    // A value without results is shown, but disabled.
    await expect(panel(page).getByRole('checkbox', { disabled: true }).first()).toBeAttached()

    await open(page, '/uk/outlet')
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high')
    await expect(page).toHaveURL('/uk/outlet?sort=price-ascending')
    const areInOrder = async () => {
      const written = await tiles(page).locator('p:has-text("£")').allTextContents()
      const prices = written.slice(0, 12).map((text) => Number(text.replace(/^.*£/s, '')))
      return prices.length === 12 && prices.every((amount, at) => amount >= (prices[at - 1] ?? 0))
    }
    await expect.poll(areInOrder).toBe(true)
  })

  test('LST-02 ~SEO-03 loads its next page in place, and is restored by Back', async ({ page }) => {
    await open(page, '/uk/adults/socks')
    const steps = await historyLength(page)
    const more = page.getByRole('link', { name: 'Show more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(128)
    await expect(page).toHaveURL('/uk/adults/socks/2')
    expect(await historyLength(page)).toBe(steps)
    await expect(tiles(page).nth(64).getByRole('link')).toBeFocused()
    await expect(page.locator('link[rel=next]')).toHaveAttribute('href', '/uk/adults/socks/3')
    await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', '/uk/adults/socks/1')
    await expect(page.getByText(/^128 of \d+ products$/)).toBeAttached()

    const chosen = tiles(page).nth(90).getByRole('link')
    const name = await chosen.getByRole('heading').textContent()
    await chosen.scrollIntoViewIfNeeded()
    await chosen.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/uk/adults/socks/2')
    await expect(tiles(page)).toHaveCount(128)
    await expect(tiles(page).nth(90)).toBeInViewport()

    // After a reload it is the page of its address, with a link to the previous ones.
    await page.reload()
    await expect(tiles(page)).toHaveCount(64)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL('/uk/adults/socks/1')
  })

  test('LST-08 LST-09 LST-10 has the filters of its path', async ({ page }) => {
    for (const [path, groups] of [
      ['adults/socks', ['Size', 'Colour', 'Material', 'Price']],
      ['kids/socks', ['Size', 'Colour', 'Material', 'Price']],
      ['collection/socks-for-men', ['Size', 'Colour', 'Material', 'Price']],
      ['collection/socks-for-women', ['Size', 'Colour', 'Material', 'Price']],
      ['collection/sneaker-socks', ['Size', 'Colour', 'Price']],
      ['collection/low-socks', ['Size', 'Colour', 'Price']],
      ['gifts/gift-boxes', []],
      ['search?term=socks', ['Size', 'Colour', 'Material', 'Price']],
    ] as const) {
      await page.goto(`/uk/${path}`, { waitUntil: 'commit' })
      await expect(tiles(page).first()).toBeVisible()
      await expect(panel(page).locator('legend')).toHaveText([...groups])
    }
  })

  test('shows a second picture on hover', async ({ page }) => {
    await open(page, '/uk/adults/socks')
    const tile = tiles(page).nth(1)
    await expect(tile.locator('img')).toHaveCount(1)
    await tile.hover()
    await expect(tile.locator('img')).toHaveCount(2)
  })

  for (const [width, path] of [
    [390, '/uk/adults/socks?colour=blue'],
    [820, '/de/kids/socks?colour=blue'],
    [1280, '/fr/adults/socks?colour=blue&material=cashmere'],
  ] as const) {
    test(
      `~APP-07 ${path} is accessible and fits at ${width} px, its filters too`,
      width === 820 ? REPEATED : {},
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await expectAccessible(page)
        if (width >= 960) return
        const opener = page.locator('a[href="#filters"]')
        await opener.click()
        const sheet = page.getByRole('dialog')
        await expect(sheet).toBeVisible()
        await expectAccessible(page)
        expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
        // A choice applies immediately, and the button shows how many products match.
        const before = await counted(page)
        await sheet.getByRole('checkbox', { name: /^(Pink|Rosa)/ }).check()
        await expect(page).toHaveURL(/colour=blue,pink$/)
        await expect.poll(() => counted(page)).toBeGreaterThan(before)
        await sheet.getByRole('button', { name: new RegExp(`\\b${await counted(page)}\\b`) }).click()
        await expect(sheet).toHaveCount(0)
        await expect(opener).toBeFocused()
      },
    )
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('~LST-03 ~LST-04 filters, chips, order and pages work', async ({ page }) => {
    await page.goto('/uk/adults/socks')
    await group(panel(page), 'Colour').getByRole('checkbox', { name: /^Blue/ }).check()
    await group(panel(page), 'Colour').getByRole('checkbox', { name: /^Pink/ }).check()
    await group(panel(page), 'Price').getByRole('spinbutton', { name: 'From' }).fill('5')
    await panel(page).getByRole('button', { name: 'Show me' }).click()
    await expect(page).toHaveURL('/uk/adults/socks?colour=blue,pink&price=min:5,max:300')
    await chips(page).getByRole('link', { name: 'Take off £5 – £300' }).click()
    await expect(page).toHaveURL('/uk/adults/socks?colour=blue,pink')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest')
    await page.getByRole('main').getByRole('search').or(page.locator('form:has(select)')).getByRole('button').click()
    await expect(page).toHaveURL(/\?colour=blue(,|%2C)pink&sort=newest$/)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL('/uk/adults/socks/2?colour=blue,pink&sort=newest')
    await expect(tiles(page).first()).toBeVisible()

    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/uk/adults/socks')
    await expect(panel(page)).toBeHidden()
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(panel(page)).toBeVisible()
  })
})
