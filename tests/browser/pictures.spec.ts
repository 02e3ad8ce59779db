/** How a browser requests the pictures of products. */
import { expect, open, test, WITH_PICTURES } from './shop.ts'

test.use({ launchOptions: WITH_PICTURES })

test.describe('pictures', () => {
  test.use({ allowed: /net::ERR_FAILED/ })

  test('IMG-02 are requested with width, format, quality and background colour', async ({ page }) => {
    const requested: URL[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(new URL(request.url()))
    })
    await open(page, '/uk/adults/socks')
    await expect
      .poll(() => requested.filter(({ pathname }) => pathname.startsWith('/images/')).length)
      .toBeGreaterThan(3)
    for (const { searchParams } of requested.filter(({ pathname }) => pathname.startsWith('/images/'))) {
      expect(['320', '720', '1024']).toContain(searchParams.get('width'))
      expect(searchParams.get('format')).toBe('auto')
      expect(['60', '70']).toContain(searchParams.get('quality'))
      expect(searchParams.get('background')).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  test('IMG-03 have their dimensions, their tint and five widths before they are loaded', async ({ page }) => {
    await page.route('/images/**', (route) => route.abort())
    await open(page, '/uk/product/cr001-river')
    const picture = page.locator('main img').first()
    await expect(picture).toHaveAttribute('width', '1920')
    await expect(picture).toHaveAttribute('height', '2400')
    const box = await picture.boundingBox()
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
    const tint = await page
      .locator('main svg[color]')
      .first()
      .evaluate((svg) => getComputedStyle(svg).backgroundColor)
    expect(tint).not.toBe('rgba(0, 0, 0, 0)')
    const set = (await picture.getAttribute('srcset')) ?? ''
    expect(set.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['320w', '720w', '1024w', '1920w'])
  })

  test('arrive as real pictures, the first ones before the rest', async ({ page }) => {
    // Its first picture comes with the demo: a drawing would take long on a busy machine.
    const listing = '/uk/adults/socks'
    const html = await (await page.request.get(listing)).text()
    const drawn = /<img[^>]*? src="(\/images\/[^"?]+)/.exec(html.slice(html.indexOf('<main')))?.[1] ?? 'none'
    // One picture is sent; all others are single pixels, as in every other test.
    await page.route('/images/**', (route) =>
      new URL(route.request().url()).pathname === drawn ? route.continue() : route.fallback(),
    )
    await page.goto(listing, { waitUntil: 'domcontentloaded' })
    const first = page.locator('main img').first()
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    await expect(page.locator('main img').last()).toHaveAttribute('loading', 'lazy')
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  })
})
