/** The search page in the browser: results, corrections, and what it shows without results. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, REPEATED, test } from './shop.ts'

const tiles = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a search', () => {
  test('RTE-11 shows what was found, also on its second page', async ({ page }) => {
    await open(page, '/uk/search?term=dog')
    await expect(heading(page)).toHaveText('Search results for “dog”')
    await expect(page.getByRole('searchbox')).toHaveValue('dog')
    const count = await tiles(page).count()
    expect(count).toBeGreaterThan(3)
    await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible()
    await open(page, '/uk/search/2?term=socks')
    await expect(heading(page)).toHaveText('Search results for “socks”')
    await expect(page.getByText('Page 2 of')).toBeVisible()
  })

  test('LST-12 ~LST-22 has 64 products on a page, and its next pages have the same term and filters', async ({
    page,
  }) => {
    await open(page, '/uk/search?term=socks&price=min:5,max:9&sort=price-ascending')
    await expect(tiles(page)).toHaveCount(64)
    const first = await tiles(page).first().textContent()
    await page.getByRole('link', { name: 'Show more' }).click()
    const second = '/uk/search/2?term=socks&price=min:5,max:9&sort=price-ascending'
    await expect(page).toHaveURL(second)
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(64)
    await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', second.replace('/2', '/1'))
    expect(await tiles(page).first().textContent()).toBe(first)
    await expect(page.getByRole('searchbox')).toHaveValue('socks')
  })

  for (const wanted of ['page=0', 'page=abc', 'page=999', 'page=99999999999']) {
    const repeats = wanted === 'page=999' ? {} : REPEATED
    test(`~LST-23 ${wanted} is empty, without hints, with a way to page 1`, repeats, async ({ page }) => {
      await open(page, `/uk/search?term=socks&${wanted}`)
      await expect(tiles(page)).toHaveCount(0)
      await expect(page.locator('link[rel=prev], link[rel=next]')).toHaveCount(0)
      await page.getByRole('link', { name: 'Go to page one' }).click()
      await expect(page).toHaveURL('/uk/search?term=socks')
      await expect(tiles(page)).toHaveCount(64)
    })
  }

  test('counts one product as one', async ({ page }) => {
    await open(page, '/uk/search?term=cr001-river')
    await expect(page.getByText('One product')).toBeVisible()
    await expect(tiles(page)).toHaveCount(1)
  })

  test('shows how it corrected a typing error', async ({ page }) => {
    await open(page, '/uk/search?term=avocdo+socks')
    await expect(page.getByText('Showing results for “avocado socks”.')).toBeVisible()
    await expect(tiles(page).first()).toBeVisible()
  })

  test('shows which words it left out, and what it understood', async ({ page }) => {
    await open(page, '/uk/search?term=purple+socks+xyzzyx+size+40')
    await expect(page.getByText('Nothing had “xyzzyx”, so we left that out.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Colour purple' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Size 36-40' })).toBeVisible()
  })

  test('shows markup in a term as text', async ({ page }) => {
    const term = '<img src=x onerror=alert(1)> socks'
    await open(page, `/uk/search?term=${encodeURIComponent(term)}`)
    await expect(heading(page)).toContainText(term)
    await expect(page.getByRole('searchbox')).toHaveValue(term)
  })

  test('filters that leave no results can be removed', async ({ page }) => {
    await open(page, '/uk/search?term=cats&colour=red&material=cashmere&sizes=0-12M')
    await expect(page.getByText('Nothing fits all of these filters at once.')).toBeVisible()
    await page.getByRole('link', { name: 'Take the filters off' }).click()
    await expect(page).toHaveURL('/uk/search?term=cats')
    await expect(heading(page)).toHaveText('Search results for “cats”')
  })
})

test.describe('SRC-03 service terms lead to the page that answers them', () => {
  for (const [storefront, term] of [
    ['uk', 'returns'],
    ['de', 'Rückgabe'],
    ['fr', 'retours'],
  ] as const) {
    test(`${term} on ${storefront}`, async ({ page }) => {
      await open(page, `/${storefront}/search`)
      await page.getByRole('searchbox').fill(term)
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(`/${storefront}/faq/returns`)
      await expect(heading(page)).toBeVisible()
    })
  }

  test('by its address alone', async ({ page }) => {
    await open(page, '/uk/search?term=returns')
    await expect(page).toHaveURL('/uk/faq/returns')
  })
})

test.describe('a search without results', () => {
  test('shows a message with the term, and popular products', async ({ page }) => {
    await open(page, '/uk/search?term=xqzwv')
    await expect(heading(page)).toHaveText('No bites for “xqzwv”')
    await expect(page.getByRole('heading', { name: 'Other feet like these' })).toBeVisible()
    await expect(tiles(page)).toHaveCount(12)
    await tiles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/uk\/product\//)
  })

  test('prompts for a term where there is none, and shows popular products', async ({ page }) => {
    await open(page, '/nl/search')
    await expect(heading(page)).toHaveText('Waar vis je naar?')
    await expect(tiles(page)).toHaveCount(12)
  })
})

for (const width of [390, 1440]) {
  for (const path of [
    '/uk/search?term=purple+scoks+xyzzyx+size+40',
    '/fr/search?term=xqzwv',
    '/de/search',
    `/es/search?term=${'x'.repeat(300)}`,
    '/it/search?term=calzini&page=abc',
  ]) {
    test(
      `${path.slice(0, 60)} is accessible and fits at ${width} px`,
      width > 390 ? REPEATED : {},
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, path)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      },
    )
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, paging and redirects work', async ({ page }) => {
    await page.goto('/uk/search')
    await page.getByRole('searchbox').fill('socks')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/uk/search?term=socks')
    await expect(tiles(page)).toHaveCount(64)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL('/uk/search/2?term=socks')
    await expect(tiles(page)).toHaveCount(64)
    await page.getByRole('searchbox').fill('returns')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/uk/faq/returns')
  })
})
