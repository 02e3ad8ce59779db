/** Metadata for machines and engineers: the head of a page, and its diagnostics. */
import { EARLY_BIRDS } from '../../src/storefront/stores/early-birds.ts'
import { expect, expectAccessible, test } from './shop.ts'

const HEAD = 'link[rel=canonical], link[rel=alternate], meta[property], script[type="application/ld+json"]'

test('~NAV-07 EBR-02 EBR-03 EBR-04 the metadata of the first page is replaced on the next', async ({ page }) => {
  const earlyBirds = () => page.evaluate((name): unknown => Reflect.get(window, name), EARLY_BIRDS)
  await page.goto('/uk')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/uk$/)
  await expect(page.locator('link[hreflang=x-default]')).toHaveCount(1)
  // The hero's picture is the largest contentful paint; hydration preserves its priority.
  await expect.poll(earlyBirds).toHaveLength(1)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/uk/privacy'
    link.textContent = 'planted link'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('planted link').click()
  await expect(page).toHaveURL('/uk/privacy')
  await expect(page.locator('#page-change')).not.toBeEmpty()
  await expect(page.locator(HEAD)).toHaveCount(0)
  expect(await earlyBirds()).toEqual([])
})

test('RTE-15 DIA-12 the diagnostics of products list their properties, and are hidden from search engines', async ({
  page,
}) => {
  await page.goto('/uk/adults/socks')
  const paths = await page
    .locator('article a')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')))
  const skus = paths.map((path) => /-([a-z]+\d+-[a-z]+)$/.exec(path ?? '')?.[1] ?? '')
  await page.goto(`/uk/diagnostics/product/${skus.join('/')}`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const sku of skus) {
    const report = page.getByRole('region', { name: sku.toUpperCase() })
    await expect(report.getByRole('listitem')).toHaveCount(5)
    await expect(report.getByRole('row').first()).toContainText(/nl \d+/)
    await report.getByText('As received').click()
    await expect(report.getByRole('textbox', { name: 'As received' })).toHaveValue(/"relatedColours"/)
    await expect(report.getByText('As shown here')).toBeVisible()
  }
  await expectAccessible(page)
})
