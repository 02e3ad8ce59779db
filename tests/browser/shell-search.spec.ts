/** The search box: when it sends requests, what it suggests, and where it leads. */
import type { Page } from '@playwright/test'
import { expectEvents } from './data-layer.ts'
import { expect, expectAccessible, open, stopClock, test } from './shop.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type SuggestRequest = { readonly query: string; readonly options: { readonly limit: number } }

/** Requests for suggestions from now on. */
function listen(page: Page): SuggestRequest[] {
  const requests: SuggestRequest[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/search/suggest')) requests.push(request.postDataJSON())
  })
  return requests
}

/** Events of clicks from now on. */
function listenForClicks(page: Page): object[] {
  const events: object[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/events')) events.push(...request.postDataJSON().events)
  })
  return events
}

const head = (page: Page) => page.getByRole('banner')
const opener = (page: Page) => head(page).getByRole('link', { name: 'Search', exact: true })
const box = (page: Page) => page.getByRole('combobox', { name: 'What are you fishing for?' })
const options = (page: Page) => page.getByRole('option')

test('SRC-05 SRC-07 sends one request per burst, for enough characters, and shows when there is no result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await stopClock(page)
  await open(page, '/uk/login')
  const requests = listen(page)
  await opener(page).click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('ca')
  await page.clock.runFor(2000)
  expect(requests).toEqual([])
  await page.keyboard.type('t')
  await page.clock.runFor(400)
  await page.keyboard.type('s')
  await page.clock.runFor(499)
  expect(requests).toEqual([])
  await page.clock.runFor(1)
  await test.step('SRC-08 eight on a wide screen', async () => {
    await expect(options(page)).toHaveCount(9)
    expect(requests).toMatchObject([{ query: 'cats', options: { limit: 8 } }])
  })
  await expect(page.getByText('8 suggestions')).toBeAttached()

  await test.step('SRC-06 shorter input clears them', async () => {
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(options(page)).toHaveCount(0)
  })

  await page.keyboard.type('xqzwv')
  const nothing = page.getByText('No bites for “caxqzwv”')
  await page.clock.runFor(499)
  await test.step('SRC-10 nothing found is said after the wait', async () => {
    await expect(nothing).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(nothing).toBeVisible()
  })
  await page.clock.resume()
  await expectAccessible(page)

  await test.step('SRC-11 it collapses by key, button and press beside it', async () => {
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(box(page)).toHaveCount(0)
    await opener(page).click()
    await page.mouse.click(600, 850)
    await expect(box(page)).toHaveCount(0)
  })
})

test('SRC-12 SRC-13 ~SRC-15 the arrow keys choose, and the choice is reported and shown', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1680, height: 900 })
  await open(page, '/uk/login')
  const events = listenForClicks(page)
  await opener(page).click()
  await box(page).fill('lemon')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  )
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toHaveText('Show everything for “lemon”')
  // The bubble would be gone after three seconds, before a slow test looks.
  await stopClock(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/uk/search?term=lemon')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “lemon”')
  await expect(box(page)).toHaveCount(0)
  await expect(page.getByText(/^On the hook: \d+\.$/)).toBeVisible()
  await page.clock.resume()
  expect(events).toEqual([])

  const cart = head(page).getByRole('link', { name: 'Basket' })
  await expect(cart).toHaveAttribute('href', '/uk/checkout/cart?term=lemon')

  await page.getByRole('article').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/uk\/product\//)
  await expect
    .poll(() => events)
    .toMatchObject([{ kind: 'searchClick', term: 'lemon', id: expect.any(String), position: 1 }])
  // The address changes before the page does; open dialogs close when the page changes.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Search/)

  await opener(page).click()
  await box(page).fill('avocado')
  const name = (await options(page).first().locator('[data-title]').textContent()) ?? ''
  await options(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(/\/uk\/product\//)
  await expect(box(page)).toHaveCount(0)
  const suggested = { kind: 'suggestionClick', term: 'avocado', position: 0, id: expect.any(String) }
  await expect.poll(() => events[1]).toMatchObject(suggested)
  await test.step('ANA-26 SRC-14 both kinds of clicks are events', async () => {
    await expectEvents(page, 'clickSearch', [
      { type: 'searchClick', term: 'lemon', id: expect.any(String) },
      { type: 'suggestionClick', term: 'avocado', id: expect.any(String) },
    ])
  })
})

test('~SRC-08 SRC-12 ~SRC-13 in the menu of a phone it suggests four, and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/uk/login')
  const requests = listen(page)
  await head(page).getByRole('link', { name: 'Menu' }).click()
  await box(page).fill('cats')
  await expect(options(page)).toHaveCount(5)
  expect(requests).toMatchObject([{ options: { limit: 4 } }])
  await expectAccessible(page)
  await options(page).nth(1).click()
  await expect(page).toHaveURL(/\/uk\/product\//)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  // The address changes before the page does; open dialogs close when the page changes.
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible()

  await opener(page).click()
  await box(page).fill('dog & cat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/uk/search?term=dog+%26+cat')
  await expect(box(page)).toHaveCount(0)
})

test('SHX-20 suggests products with picture and price, categories and recent searches, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await open(page, '/uk/login')
  const stored = () => page.evaluate(() => localStorage.getItem('sockeye.searches'))
  const keep = page.getByRole('button', { name: 'Remember on this device' })
  const heading = page.getByRole('heading', { level: 1 })
  const signIn = (await heading.textContent()) ?? ''
  await opener(page).click()
  await expect(keep).toHaveCount(0)

  await test.step('each product has a picture and a price', async () => {
    await box(page).fill('stripe')
    const products = options(page).filter({ has: page.locator('[data-title]') })
    await expect(products).toHaveCount(8)
    await expect(products.filter({ has: page.locator('img') })).toHaveCount(8)
    await expect(products.filter({ hasText: /£\d+/ })).toHaveCount(8)
  })

  const categories = page.getByRole('group', { name: 'Categories' }).getByRole('option')
  await test.step('categories come after products, and lead to their page', async () => {
    await expect(categories.first()).toHaveText('Patterns › Stripes')
    await expectAccessible(page)
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown')
    await expect(categories.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/uk\/(?!login|search|product)/)
    // The address changes before the page does; open dialogs close when the page changes.
    await expect(heading).not.toHaveText(signIn)
    await expect(box(page)).toHaveCount(0)
  })

  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await test.step('searches of this visit are offered, and not stored', async () => {
    for (const term of ['lemon', 'stripes']) {
      await opener(page).click()
      await box(page).fill(term)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/uk/search?term=${term}`)
      await expect(heading).toHaveText(`Search results for “${term}”`)
    }
    await opener(page).click()
    await expect(recent).toHaveText(['stripes', 'lemon'])
    expect(await stored()).toBeNull()
    await expectAccessible(page)
    await page.keyboard.type('l')
    await expect(recent).toHaveText(['lemon'])
    await page.keyboard.press('ArrowDown')
    await expect(recent).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/uk/search?term=lemon')
  })

  await test.step('stored at request, they survive a reload, until they are deleted', async () => {
    await expect(heading).toHaveText('Search results for “lemon”')
    await opener(page).click()
    await keep.click()
    await expect(keep).toHaveCount(0)
    expect(await stored()).toBe('["lemon","stripes"]')
    await open(page, '/uk/login')
    await opener(page).click()
    await expect(recent).toHaveText(['lemon', 'stripes'])
    await page.getByRole('button', { name: 'Delete recent searches' }).click()
    await expect(recent).toHaveCount(0)
    await expect(box(page)).toBeFocused()
    expect(await stored()).toBeNull()
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
})

test('SRC-15 ~SPB-05 the bubble announces a search for three seconds, also without results', async ({ page }) => {
  await stopClock(page)
  for (const [term, words] of [
    ['cats', /^On the hook: \d+\.$/],
    ['xqzwv', 'Not a nibble. Try another word.'],
  ] as const) {
    await open(page, `/uk/search?term=${term}`)
    await expect(page.getByText(words)).toBeVisible()
    await page.clock.runFor(2990)
    await expect(page.getByText(words)).toBeVisible()
    await page.clock.runFor(20)
    await expect(page.getByText(words)).toHaveCount(0)
  }
})

test.describe('when suggestions are unavailable', () => {
  test.use({ allowed: /Failed to load resource/ })

  test('SRC-17 a failure is logged once, and a response for an older text is never shown', async ({ page }) => {
    const logged: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /diagnostics|log/.test(request.url())) logged.push(request.postData() ?? '')
    })
    await open(page, '/uk/login')
    await page.route('**/search/suggest', (route) => route.fulfill({ status: 500, json: {} }))
    await opener(page).click()
    await box(page).fill('cats')
    await expect.poll(() => logged.length).toBe(1)
    expect(logged[0]).toContain('search_suggest_failed')
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: /search|error/i })).toHaveCount(0)

    // The first response is held back until the second one has been shown.
    await page.unroute('**/search/suggest')
    const late = Promise.withResolvers<void>()
    await page.route('**/search/suggest', async (route) => {
      const { query } = route.request().postDataJSON()
      if (query === 'dogs') await late.promise
      await route
        .fulfill({ json: { items: [{ id: 'x-1', product: { title: `About ${query}`, photo: '' } }] } })
        .catch(() => undefined)
    })
    const first = page.waitForRequest('**/search/suggest')
    await box(page).fill('dogs')
    await first
    await box(page).fill('bees')
    await expect(options(page).first()).toHaveText('About bees')
    late.resolve()
    await expect(options(page).first()).toHaveText('About bees')
    await expect(page.getByText('About dogs')).toHaveCount(0)
  })
})

test('SRC-16 a failed search shows an error in its page, and opens no dialog', async ({ page }) => {
  await page.route('**/_data/*/uk/search?term=cats', async (route) => {
    const { state } = await (await route.fetch()).json()
    await route.fulfill({ json: { state: { ...state, data: { outcome: 'failed', term: 'cats' } } } })
  })
  await open(page, '/uk/login')
  await opener(page).click()
  await box(page).fill('cats')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Search is having a nap. Try again in a moment.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-bubble="search"] button')).toHaveCount(0)
})
