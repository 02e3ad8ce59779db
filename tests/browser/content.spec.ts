/** Content in the browser: on product pages, in campaigns, in FAQs, and its forms. */
import type { Page } from '@playwright/test'
import { demoStories, isSharedContent } from '../support/demo-shop.ts'
import { expect, expectAccessible, open, REPEATED, test } from './shop.ts'

const ADULTS = '/uk/product/cr001-river'
const KIDS = '/uk/product/kc024-lilac'

/** What a summary opens. Not found by its role: browsers report different ones. */
const drawer = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${title}$`) }) })

const features = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('svg') })

/** The drawing of an icon. */
const drawingOf = (page: Page, feature: string) =>
  features(page)
    .filter({ hasText: feature })
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '))

type More = { readonly icons?: readonly object[]; readonly certifications?: object }

/** Opens a product by a link, with more content than the products of the demo have. */
async function openWithMore(page: Page, { icons = [], certifications }: More) {
  await page.route('**/_data/*/uk/product/*-cr001-river*', async (route) => {
    const { state } = await (await route.fetch()).json()
    const { content } = state.data
    const data = {
      ...state.data,
      content: { ...content, certifications, features: [...content.features, ...icons] },
    }
    await route.fulfill({ json: { state: { ...state, data } } })
  })
  await open(page, '/uk/search?term=cr001-river')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Squeeze the Day Crew Socks')
}

test.describe('content of a product', () => {
  test('PRD-19 its features, its story, its size guide, delivery and returns, and care', async ({ page }) => {
    const name = 'Long-life yarn'
    const certifications = [{ _uid: 'c', key: 'yarn', name, text: 'Heel and toe are reinforced.' }]
    await openWithMore(page, { certifications: { title: 'What we promise', certifications } })
    await expect(features(page).filter({ hasText: 'No seam that you can feel' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'From cuff to toe' })).toBeVisible()
    for (const [title, inside] of [
      ['Which socks fit', 'Stand on a sheet of paper'],
      ['What we promise', name],
      ['Delivery and returns', 'after you tell us'],
      ['A long life, in pairs', 'Mend the first hole'],
    ] as const) {
      const words = drawer(page, title).getByText(inside)
      await expect(words).toBeHidden()
      await drawer(page, title).locator('summary').click()
      await expect(words).toBeVisible()
    }
    await expect(drawer(page, 'Which socks fit').getByRole('columnheader').first()).toHaveText('Our size')
  })

  test('PRD-20 the size guide is that of the product: one for adults, another for children', async ({ page }) => {
    for (const [path, title, first, rows] of [
      [ADULTS, 'Which socks fit', 'Our size', ['36–40', '41–46']],
      [KIDS, 'Which socks fit small feet', 'Age', ['2–3 years', '4–6 years', '7–9 years']],
    ] as const) {
      await open(page, path)
      const guide = drawer(page, title)
      await guide.locator('summary').click()
      await expect(guide.getByRole('columnheader').first()).toHaveText(first)
      for (const row of rows) await expect(guide.getByRole('rowheader', { name: row }).first()).toBeVisible()
    }
    await expect(drawer(page, 'Which socks fit')).toHaveCount(0)
  })

  test('PRD-21 a feature has the icon of its key, and an unknown key has a smile', async ({ page }) => {
    const planted = [
      { key: 'glow', icon: 'smiley', text: 'Glows in the dark' },
      { key: 'sing', icon: 'unknown icon', text: 'Sings' },
    ]
    await openWithMore(page, { icons: planted })
    const smile = await drawingOf(page, 'Glows in the dark')
    expect(smile).not.toBe('')
    expect(await drawingOf(page, 'Sings')).toBe(smile)
    const yarn = await drawingOf(page, 'Polyamide')
    expect(yarn).not.toBe('')
    expect(yarn).not.toBe(smile)
  })
})

test.describe('a missing page', () => {
  test.use({ allowed: /404/ })

  test('~CNT-03 is the 404 page, inside the shop', async ({ page }) => {
    expect((await page.goto('/uk/no-such-page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gone, like the other sock')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test('RTE-16 the page of shared content has every kind, and neither header nor footer', async ({ page }) => {
  await open(page, '/uk/shared-content')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const shown = await page
    .locator('[data-component]')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-component')))
  expect(new Set(shown)).toEqual(
    new Set(
      demoStories()
        .filter(isSharedContent)
        .map(({ content }) => content.component),
    ),
  )
})

test.describe('a campaign', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Write to the fish' })

  async function fillIn(page: Page) {
    await form(page).getByLabel('Your name').fill('Ada')
    await form(page).getByLabel('Email address').fill('ada@example.com')
    await form(page).getByLabel('What do you have in mind?').fill('Forty boxes for forty colleagues')
    await form(page).getByRole('button', { name: 'Send enquiry' }).click()
  }

  test('~CNT-25 renders its blocks one below the other', async ({ page }) => {
    await open(page, '/uk/corporate-gifts')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Corporate gifts')
    const titles = [
      'One box, the whole team',
      'Why socks, of all things',
      'Boxes for any Monday',
      'Asked by other companies',
      'Write to the fish',
    ]
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(titles)
    await expect(main.getByRole('heading', { name: 'To 30 countries' })).toBeVisible()
    expect(await main.getByRole('article').count()).toBeGreaterThan(3)
    await main.getByText('How do we choose the sizes?').click()
    await expect(main.getByText('that’s the whole list')).toBeVisible()
  })

  test('~CNT-25 its form is sent without a page load, and confirms it', async ({ page }) => {
    await open(page, '/uk/corporate-gifts')
    await fillIn(page)
    const thanks = page.getByText('Thank you, it’s here. We’ll answer by email.')
    await expect(thanks).toBeVisible()
    await expect(thanks).toBeFocused()
    await expect(form(page)).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('~CNT-25 its form leads back to the page, which confirms it', async ({ page }) => {
      await page.goto('/uk/corporate-gifts')
      await expect(page.locator('#inquiry-sent')).toBeHidden()
      const posted = page.waitForResponse((response) => response.request().method() === 'POST')
      await Promise.all([posted, fillIn(page)])
      expect((await posted).status()).toBe(303)
      await expect(page).toHaveURL('/uk/corporate-gifts#inquiry-sent')
      await expect(page.locator('#inquiry-sent')).toBeVisible()
      await expect(page.locator('#inquiry-failed')).toBeHidden()
    })

    test('~PRD-19 the drawers of a product open, in the language of the shop', async ({ page }) => {
      await page.goto('/de/product/cr001-river')
      await drawer(page, 'Lieferung und Rückgabe').locator('summary').click()
      await expect(page.getByText('nachdem du uns Bescheid gegeben hast')).toBeVisible()
    })
  })
})

test('REC-07 a widget on a page shows products', async ({ page }) => {
  await page.goto('/de')
  const widget = page.getByRole('region', { name: 'Der Fisch meint, das steht dir' })
  expect(await widget.getByRole('article').count()).toBeGreaterThan(0)
})

test('the newsletter of the home page accepts an address, and confirms it', async ({ page }) => {
  await open(page, '/uk')
  const newsletter = page.getByRole('region', { name: 'News from the river' })
  await newsletter.getByLabel('Email address').fill('ada@example.com')
  await newsletter.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'One more step' })).toContainText('We’ve sent you an email.')
})

test('a link to an answer opens it, and only that one', async ({ page }) => {
  await open(page, '/uk/faq/returns#when-refunded')
  const answer = page.locator('#when-refunded')
  await expect(answer.getByText('Within 14 days after you tell us')).toBeVisible()
  await expect(answer).toBeInViewport()
  await expect(page.locator('#return-postage')).toBeHidden()
})

test('~STD-05 a guide leads to the stories that an editor chose, in the language of the page', async ({ page }) => {
  await open(page, '/de/happy-news/presents-that-fit')
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Weiterlesen' }) })
  await expect(related.getByRole('link')).toHaveText(['So findest du deine Größe', 'Lieferung', 'Rückgabe'])
  await expectAccessible(page, { within: '[data-block=related-stories]' })
  await related.getByRole('link', { name: 'Rückgabe' }).click()
  await expect(page).toHaveURL('/de/faq/returns')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Rückgabe')
})

for (const path of ['/uk', '/de/corporate-gifts', '/fr/happy-news/why-salmon', '/us/faq/sizes']) {
  for (const width of [390, 1280]) {
    test(`${path} is accessible and fits at ${width} px`, width > 390 ? REPEATED : {}, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}
