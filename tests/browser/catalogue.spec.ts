/** Products in the browser: tiles of a listing, and the page of a product. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, REPEATED, test } from './shop.ts'

const tiles = (page: Page | Locator) => page.getByRole('article')

test.describe('a listing', () => {
  for (const path of [
    '/uk/adults/socks',
    '/de/kids/socks',
    '/us/gifts/gift-boxes',
    '/fr/underwear',
    '/nl/collection/low-socks',
  ]) {
    test(`MKT-41 ${path} shows products with a picture, a name and a price`, async ({ page }) => {
      await open(page, path)
      const first = tiles(page).first()
      await expect(first.getByRole('heading')).not.toBeEmpty()
      await expect(first.getByText(/\d/).last()).toBeVisible()
      await expect(first.getByRole('img').first()).toHaveAttribute('alt', /\S/)
      expect(await tiles(page).count()).toBeGreaterThan(20)
    })
  }

  test('LST-12 LST-22 has 64 on a page, and the rest on the next pages', async ({ page }) => {
    await open(page, '/uk/adults/socks')
    await expect(tiles(page)).toHaveCount(64)
    const first = await tiles(page).first().textContent()
    await open(page, '/uk/adults/socks/2')
    await expect(page.getByText('Page 2 of')).toBeVisible()
    await expect(tiles(page)).toHaveCount(64)
    expect(await tiles(page).first().textContent()).not.toBe(first)
    const second = await tiles(page).first().textContent()
    await open(page, '/uk/adults/socks?page=2')
    expect(await tiles(page).first().textContent()).toBe(second)
  })

  test('LST-11 the outlet has 152', async ({ page }) => {
    await open(page, '/uk/outlet')
    await expect(tiles(page)).toHaveCount(152)
  })

  for (const wanted of ['0', 'abc', '999', '99999999999']) {
    test(`LST-23 page ${wanted} is empty, without hints, with a way to page 1`, async ({ page }) => {
      await open(page, `/uk/adults/socks?page=${wanted}`)
      await expect(tiles(page)).toHaveCount(0)
      await expect(page.locator('link[rel=prev], link[rel=next]')).toHaveCount(0)
      await page.getByRole('link', { name: 'Go to page one' }).click()
      await expect(tiles(page)).toHaveCount(64)
    })
  }

  test('a reduced price is shown with the earlier one', async ({ page }) => {
    await open(page, '/uk/outlet')
    const reduced = tiles(page).filter({ hasText: 'Before' }).first()
    await expect(reduced).toContainText(/Before £[\d.]+ Now £[\d.]+/)
    await expect(reduced.getByText('Sale')).toBeVisible()
  })

  for (const width of [390, 1440]) {
    test(`is accessible and fits at ${width} px`, width > 390 ? REPEATED : {}, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/uk/collection/sneaker-socks')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('a product', () => {
  test('PRD-12 PRD-13 has its own sizes on us and elsewhere, under one address', async ({ page }) => {
    type Variant = { readonly id: string; readonly sku: string }
    const response = await page.request.get('/api/products?skus=cr001-river')
    const { products }: { products: { variants: Variant[] }[] } = await response.json()
    const variants = products.flatMap((product) => product.variants)
    expect(variants.filter(({ sku }) => sku.includes('-UP'))).toHaveLength(2)
    for (const [storefront, currency, skus] of [
      ['uk', '£', ['CR001-RIVER-3640', 'CR001-RIVER-4146']],
      ['us', '$', ['CR001-RIVER-3640-UP', 'CR001-RIVER-4146-UP']],
      ['de', '€', ['CR001-RIVER-3640', 'CR001-RIVER-4146']],
    ] as const) {
      await open(page, `/${storefront}/product/cr001-river`)
      await expect(page.locator('main')).toContainText(currency)
      const sizes = await page
        .locator('input[name=size]')
        .evaluateAll((all) => all.map((size) => size.getAttribute('value')))
      expect(sizes.map((id) => variants.find((variant) => variant.id === id)?.sku)).toEqual(skus)
      await expect(page.getByRole('radio', { name: '36–40' })).toBeVisible()
      await expect(page.getByRole('radio', { name: '41–46' })).toBeVisible()
    }
  })

  test('RTE-10 is found by its name and sku, by the sku alone, in any case', async ({ page }) => {
    for (const slug of [
      'squeeze-the-day-crew-socks-cr001-river',
      'cr001-river',
      'CR001-RIVER',
      'any-name-cr001-river',
    ]) {
      await open(page, `/uk/product/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squeeze the Day Crew Socks')
    }
  })

  test('~PRD-22 that is not sold is a 404 page', async ({ page }) => {
    for (const slug of ['unknown-product', 'café-none', 'cr001-river.html', 'x'.repeat(3000)]) {
      expect((await page.goto(`/uk/product/${slug}`))?.status()).toBe(404)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
  test.use({ allowed: /404/ })

  test('leads to its other colours', async ({ page }) => {
    await open(page, '/uk/product/cr001-river')
    const other = page.getByRole('main').getByRole('link', { name: 'Green' })
    const href = (await other.getAttribute('href')) ?? ''
    await other.click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squeeze the Day Crew Socks')
  })

  test('names what it is made of in the language of the shop', async ({ page }) => {
    await open(page, '/de/product/cr001-river')
    await expect(page.getByText(/% Baumwolle|% Viskose/)).toBeVisible()
    await open(page, '/us/product/cr001-river')
    await expect(page.getByText(/% nylon/)).toBeVisible()
  })

  test('REC-09 leads to complementary products, to its design on other garments, and to similar products', async ({
    page,
  }) => {
    await open(page, '/uk/product/cr001-river')
    for (const title of ['Goes well with it', 'The same design for others', 'More like this']) {
      const rail = page.getByRole('region', { name: title })
      await expect(rail.getByRole('heading', { level: 2 })).toHaveText(title)
      const count = await tiles(rail).count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThanOrEqual(8)
    }
    const links = await page
      .locator('main article a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBe(links.length)
    expect(links.filter((href) => href?.endsWith('-cr001-river'))).toEqual([])
    await tiles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(links[0] ?? '')
  })

  test('~REC-09 the end of a carousel is reachable by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/uk/product/cr001-river')
    const rail = page.getByRole('region', { name: 'Goes well with it' })
    // Links, and the buttons that add (SHX-09).
    const stops = (within: Locator) => within.locator('a, button').count()
    const stopsBefore = (await stops(tiles(rail))) - (await stops(tiles(rail).last()))
    await tiles(rail).first().getByRole('link').focus()
    for (let stop = 0; stop < stopsBefore; stop += 1) await page.keyboard.press('Tab')
    const last = tiles(rail).last().getByRole('link')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 0.5 })
  })

  for (const width of [390, 1440]) {
    test(`is accessible and fits at ${width} px`, width > 390 ? REPEATED : {}, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/fr/product/cr001-river')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})
