/** Client-side navigation in a real browser: what happens between a click and the next page. */
import type { Page, Request } from '@playwright/test'
import { expect, open, pictureLink, test } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const documents = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      urls.push(new URL(request.url()).pathname)
  })
  return urls
}

const dataRequests = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/_data/')) paths.push(path.replace(/^\/_data\/[^/]+/, ''))
  })
  return paths
}

/** A link that the page does not have, in the page, so that the browser treats a click on it as any other. */
async function addLink(page: Page, href: string, attributes: Readonly<Record<string, string>> = {}) {
  await page.evaluate(
    ([target, more]) => {
      const link = document.createElement('a')
      link.href = target
      link.textContent = 'planted link'
      for (const [name, value] of Object.entries(more)) link.setAttribute(name, value)
      document.querySelector('main')?.prepend(link)
    },
    [href, attributes] as const,
  )
  return page.getByRole('link', { name: 'planted link' })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('NAV-01 a link shows the next page without loading a document, from its top, announced and focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/uk')
  const loaded = documents(page)
  const link = pictureLink(page, 'Underwear')
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL('/uk/underwear')
  await expect(heading(page)).not.toHaveText('')
  await expect(page).toHaveTitle(/Sockeye$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('#page-change')).toHaveText(/page loaded/)
  expect(loaded).toEqual([])
})

test('back and forward return to the same place on the page, without loading a document', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, '/uk')
  const loaded = documents(page)
  await pictureLink(page, 'Underwear').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await pictureLink(page, 'Underwear').click()
  await expect(page).toHaveURL('/uk/underwear')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(pictureLink(page, 'Underwear')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL('/uk/underwear')
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  expect(loaded).toEqual([])
})

test('NAV-02 a link with a hash leads to its element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 240 })
  await open(page, '/uk')
  const link = await addLink(page, '/uk/faq#sizes')
  await link.click()
  await expect(page).toHaveURL('/uk/faq#sizes')
  await expect(page.locator('#sizes')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('a second click while the first page loads wins, and the first never shows', async ({ page }) => {
  await open(page, '/uk')
  const held: (() => void)[] = []
  await page.route('**/_data/*/uk/underwear', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue().catch(() => undefined)
  })
  const aborted = page.waitForEvent('requestfailed', (request: Request) => request.url().includes('/uk/underwear'))
  // Clicks without a pointer: hovering would prefetch.
  await pictureLink(page, 'Underwear').evaluate((link: HTMLAnchorElement) => link.click())
  await expect.poll(() => held.length).toBe(1)
  const outlet = pictureLink(page, 'Outlet')
  const title = (await outlet.textContent()) ?? ''
  await outlet.evaluate((link: HTMLAnchorElement) => link.click())
  await aborted
  await expect(heading(page)).toHaveText(title)
  for (const release of held) release()
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '')
  await expect(page).toHaveURL('/uk/outlet')
  await expect(heading(page)).toHaveText(title)
})

test('a second click while the code of the first page loads wins, too', async ({ page }) => {
  await open(page, '/uk')
  const held: (() => void)[] = []
  const scripts: string[] = []
  await page.route('**/assets/page-*.js', async (route) => {
    scripts.push(route.request().url())
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  // Another kind of page: its code is not loaded yet. Home's is.
  await addLink(page, '/uk/search?term=late').then((link) => link.evaluate((a: HTMLAnchorElement) => a.click()))
  await expect.poll(() => held.length).toBe(1)
  const title = (await heading(page).textContent()) ?? ''
  await page.goBack()
  await expect(page).toHaveURL('/uk')
  for (const release of held) release()
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '')
  await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, scripts[0] ?? '')
  await expect(heading(page)).toHaveText(title)
})

test('a hash link while a page loads leads on to that page, and the loading ends', async ({ page }) => {
  await open(page, '/uk')
  let held = 0
  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_data/*/uk/underwear', async (route) => {
    held += 1
    if (held === 1) await wait
    await route.continue().catch(() => undefined)
  })
  await pictureLink(page, 'Underwear').evaluate((link: HTMLAnchorElement) => link.click())
  await expect.poll(() => held).toBe(1)
  await page.getByRole('link', { name: 'Skip to content' }).evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  await expect(page).toHaveURL('/uk/underwear#content')
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '')
  release()
})

test('a load that the visitor stops leaves no progress bar', async ({ page }) => {
  await open(page, '/uk')
  await page.route('**/_data/*/uk/underwear', () => new Promise(() => {}))
  await pictureLink(page, 'Underwear').evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.locator('html')).toHaveAttribute('data-loading', '')
  await page.evaluate(() => window.stop())
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '')
})

test('a slow page shows a progress bar, and the old one stays until it is loaded', async ({ page }) => {
  await open(page, '/uk')
  let release = () => {}
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_data/*/uk/underwear', async (route) => {
    await wait
    await route.continue()
  })
  const before = await heading(page).textContent()
  await pictureLink(page, 'Underwear').click()
  await expect(page.locator('html')).toHaveAttribute('data-loading', '')
  await expect(heading(page)).toHaveText(before ?? '')
  release()
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '')
})

test.describe('when the data is unavailable', () => {
  test.use({ allowed: /Failed to load resource/ })

  for (const [what, answer] of [
    ['a failing server', { status: 500, contentType: 'text/plain', body: '' }],
    ['a build that is gone', { status: 409, contentType: 'text/plain', body: '' }],
    [
      'a response of another build',
      { status: 200, contentType: 'application/json', body: '{"state":{"build":"old"}}' },
    ],
  ] as const) {
    test(`${what} makes the browser load the page`, async ({ page }) => {
      await open(page, '/uk')
      const loaded = documents(page)
      await page.route('**/_data/**', (route) => route.fulfill(answer))
      await pictureLink(page, 'Underwear').click()
      await expect.poll(() => loaded).toEqual(['/uk/underwear'])
      await expect(page.getByText(/^\d+ products$/)).toBeVisible()
    })
  }

  test('a network that fails makes the browser load the page', async ({ page }) => {
    await open(page, '/uk')
    const loaded = documents(page)
    await page.route('**/_data/**', (route) => route.abort())
    await pictureLink(page, 'Underwear').click()
    await expect.poll(() => loaded).toEqual(['/uk/underwear'])
    await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  })

  test('code that is gone with its build makes the browser load the page', async ({ page }) => {
    await open(page, '/uk')
    const loaded = documents(page)
    // The document that is loaded then has code of its own: without, it would be loaded once more.
    await page.route('**/assets/page-*.js', (route) =>
      loaded.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await pictureLink(page, 'Underwear').evaluate((link: HTMLAnchorElement) => link.click())
    await expect.poll(() => loaded).toEqual(['/uk/underwear'])
    await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  })
})

test.describe('redirects', () => {
  test('within the storefront are followed in place', async ({ page }) => {
    await open(page, '/uk')
    const loaded = documents(page)
    await page.route('**/_data/*/uk/underwear', (route) => route.fulfill({ json: { redirect: '/uk/outlet' } }))
    await pictureLink(page, 'Underwear').click()
    await expect(page).toHaveURL('/uk/outlet')
    await expect(page.getByText(/^\d+ products$/)).toBeVisible()
    expect(loaded).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL('/uk')
  })

  test('RTE-18 RTE-22 that the browser can resolve need no server', async ({ page }) => {
    await open(page, '/uk')
    const loaded = documents(page)
    const link = await addLink(page, '/uk/_default/cart?a=1#content')
    await link.click()
    await expect(page).toHaveURL('/uk/checkout/cart?a=1#content')
    expect(loaded).toEqual(['/uk/checkout/cart'])
  })

  test('to another storefront load a document', async ({ page }) => {
    await open(page, '/uk')
    const loaded = documents(page)
    await page.route('**/_data/*/uk/underwear', (route) => route.fulfill({ json: { redirect: '/de' } }))
    await pictureLink(page, 'Underwear').click()
    await expect(page).toHaveURL('/de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    expect(loaded).toEqual(['/de'])
  })

  test('RTE-26 to an outside address leave the shop', async ({ page }) => {
    await page.route('https://outside.example/**', (route) =>
      route.fulfill({ body: 'outside', contentType: 'text/plain' }),
    )
    await open(page, '/uk')
    await page.route('**/_data/*/uk/underwear', (route) =>
      route.fulfill({ json: { redirect: 'https://outside.example/socks' } }),
    )
    await pictureLink(page, 'Underwear').click()
    await expect(page).toHaveURL('https://outside.example/socks')
  })
})

test.describe('what is not a plain navigation is left to the browser', () => {
  test('a modified click opens a tab', async ({ page, context }) => {
    await open(page, '/uk')
    const opened = context.waitForEvent('page')
    // On a busy machine Chromium does not report the address of a tab in the background, but it requests the document.
    const requested = context.waitForEvent('request', (request) => request.isNavigationRequest())
    await pictureLink(page, 'Underwear').click({ modifiers: ['ControlOrMeta'] })
    expect(new URL((await requested).url()).pathname).toBe('/uk/underwear')
    expect(await opened).not.toBe(page)
    await expect(page).toHaveURL('/uk')
  })

  test('a download downloads', async ({ page }) => {
    await open(page, '/uk')
    const link = await addLink(page, '/uk/faq', { download: 'faq.html' })
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toBe('faq.html')
    await expect(page).toHaveURL('/uk')
  })

  test('a link to another storefront loads a document', async ({ page }) => {
    await open(page, '/uk')
    const loaded = documents(page)
    const link = await addLink(page, '/fr')
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    expect(loaded).toEqual(['/fr'])
  })

  test('a reload loads a document', async ({ page }) => {
    await open(page, '/uk/faq')
    const loaded = documents(page)
    await page.reload()
    expect(loaded).toEqual(['/uk/faq'])
  })

  test.describe('', () => {
    test.use({ allowed: /405/ })
    test('a form that writes is sent by the browser', async ({ page }) => {
      await open(page, '/uk')
      await page.evaluate(() => {
        const form = document.createElement('form')
        form.method = 'post'
        form.action = '/uk/faq'
        document.body.append(form)
        form.requestSubmit()
      })
      await expect(page.getByText('Only GET and HEAD here.')).toBeVisible()
    })
  })
})

test('a GET form is a navigation like any other', async ({ page }) => {
  await open(page, '/uk/search')
  const loaded = documents(page)
  await page.getByRole('searchbox').fill('fish & chips')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/uk/search?term=fish+%26+chips')
  await expect(heading(page)).toContainText('fish & chips')
  expect(loaded).toEqual([])
})

test.describe('prefetching', () => {
  test('starts when the pointer meets a link, once, and the click needs no more', async ({ page }) => {
    await open(page, '/uk')
    const requests = dataRequests(page)
    await pictureLink(page, 'Underwear').hover()
    await expect.poll(() => requests).toContain('/uk/underwear')
    await pictureLink(page, 'Underwear').click()
    await expect(page.getByText(/^\d+ products$/)).toBeVisible()
    // What lies under the resting pointer on the new page may be fetched by now, too.
    expect(requests.filter((path) => path === '/uk/underwear')).toHaveLength(1)
  })

  test('starts when the focus meets a link', async ({ page }) => {
    await open(page, '/uk')
    const requests = dataRequests(page)
    await pictureLink(page, 'Outlet').focus()
    await expect.poll(() => requests).toContain('/uk/outlet')
  })

  test('BLD-04 does not happen on a slow-2g connection', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } })
    })
    await open(page, '/uk')
    const requests = dataRequests(page)
    await pictureLink(page, 'Outlet').hover()
    await pictureLink(page, 'Underwear').click()
    await expect(page.getByText(/^\d+ products$/)).toBeVisible()
    expect(requests).toEqual(['/uk/underwear'])
  })
})

test('RTE-27 a navigation to an unknown checkout step is reported', async ({ page }) => {
  await open(page, '/uk')
  const link = await addLink(page, '/uk/checkout/undefined')
  const reported = page.waitForRequest('**/api/diagnostics/log')
  await page.route('**/uk/checkout/undefined', (route) => route.fulfill({ body: 'nowhere', contentType: 'text/plain' }))
  await link.click()
  expect((await reported).postDataJSON()).toMatchObject({
    code: 'navigation_checkout_undefined',
    level: 'error',
    message: 'Navigation to /uk/checkout/undefined',
  })
})

test('the page comes alive also where the browser preloads no modules', async ({ page }) => {
  await page.route('**/uk', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/ data-modules="[^"]*"/, '') })
  })
  await open(page, '/uk')
  const loaded = documents(page)
  await pictureLink(page, 'Underwear').click()
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  expect(loaded).toEqual([])
})

test('without the Navigation API every link loads its page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
  })
  await open(page, '/uk')
  const loaded = documents(page)
  await pictureLink(page, 'Underwear').click()
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  expect(loaded).toEqual(['/uk/underwear'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('browsing, questions and searching work', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /Österreich/ }).click()
    await expect(page).toHaveURL('/at')
    await pictureLink(page, 'Geschenkboxen').click()
    await expect(page).toHaveURL('/at/gifts/gift-boxes')
    await page.goto('/at/search')
    await page.getByRole('searchbox').fill('Lachs')
    await page.getByRole('main').getByRole('button').click()
    await expect(page).toHaveURL('/at/search?term=Lachs')
    await expect(heading(page)).toContainText('Lachs')
  })
})
