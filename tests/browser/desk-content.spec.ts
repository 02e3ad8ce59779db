/** The page editor of the desk: the real page in a frame, blocks, rich text, menus; what a headline costs; and hostile windows. */
import type { FrameLocator, Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { demoOwner } from '../support/desk-staff.ts'
import { portOf } from '../support/port-of.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'
import { startTask } from './task-cost.ts'

const test = testWithOwnShop({ indexed: true })

// A hostile page is refused by the policy, which the browser reports; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource|frame-ancestors|Framing|sandboxing/, newcomer: true })
test.describe.configure({ mode: 'default' })

const HOME = '/content/uk/home'

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="shop-preview"]')
const blockButton = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name }).first()
const blockNames = (page: Page) =>
  page.getByRole('region', { name: 'Blocks' }).getByRole('listitem').locator('button[aria-pressed]').allInnerTexts()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()
const toast = (page: Page, text: RegExp) => page.getByRole('alertdialog').filter({ hasText: text })

async function frameIsReady(page: Page): Promise<void> {
  await expect(page.locator('iframe[name="shop-preview"]')).toHaveAttribute('data-ready', 'true')
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-desk-editing', '')
}

async function openEditor(page: Page, path = HOME): Promise<void> {
  await openScreen(page, path)
  await frameIsReady(page)
}

/** Runs in the desk: milliseconds from each key to the page that shows it. */
function measureTyping(): void {
  const samples: number[] = []
  let typedAt = 0
  addEventListener('input', () => (typedAt = performance.now()), { capture: true })
  addEventListener('message', ({ data }) => {
    if (typeof data === 'object' && data?.sockeye === 'shown' && typedAt > 0) {
      samples.push(performance.now() - typedAt)
      typedAt = 0
    }
  })
  Reflect.set(window, 'typingSamples', samples)
}

const typed = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'typingSamples'))

test('DCO-01 what is typed appears in the page without a reload, at the same scroll position', async ({
  page,
  shop,
}) => {
  await signInAsDemo(page, shop)
  await openEditor(page)
  const frame = frameOf(page)
  // A block far down, so that a jump to the top would be seen.
  const last = frame.locator('[data-block-id]').last()
  await last.scrollIntoViewIfNeeded()
  const hero = frame.locator('[data-block="hero"]').first()
  await hero.scrollIntoViewIfNeeded()
  await hero.getByRole('heading').first().click()
  await expect(hero).toHaveAttribute('data-desk-chosen', '')
  const title = field(page, 'Title *')
  await expect(title).toBeFocused()
  await frame.locator('html').evaluate((html) => html.setAttribute('data-same-document', ''))
  await frame.locator('html').evaluate(() => window.scrollTo(0, 120))
  await page.evaluate(measureTyping)
  for (let n = 1; n <= 12; n += 1) {
    await title.fill(`Warm feet, take ${n}`)
    await expect(hero.getByRole('heading').first()).toHaveText(`Warm feet, take ${n}`)
    await expect.poll(async () => (await typed(page)).length).toBe(n)
  }
  const samples = (await typed(page)).toSorted((a, b) => a - b)
  const [median, p95] = [samples[6], samples[11]].map((one = 0) => one.toFixed(0))
  test
    .info()
    .annotations.push({ type: 'latency', description: `typed text in the frame: median ${median} ms, p95 ${p95} ms` })
  process.stdout.write(`DCO-01 typed text in the frame: median ${median} ms, p95 ${p95} ms\n`)
  await expect(frame.locator('html')).toHaveAttribute('data-same-document', '')
  expect(await frame.locator('html').evaluate(() => window.scrollY)).toBe(120)
  // And the other way round.
  const links = frame.locator("[data-block='shelves']").first()
  await blockButton(page, /Picture links/).click()
  await expect(links).toHaveAttribute('data-desk-chosen', '')
  await expect(hero).not.toHaveAttribute('data-desk-chosen', '')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(frame.getByText('Warm feet, take')).toHaveCount(0)
})

test('DCO-02 no visitor and no other session sees what is not saved', async ({ page, shop, browser }) => {
  await signInAsDemo(page, shop)
  await openEditor(page)
  await blockButton(page, /Hero/).click()
  await field(page, 'Title *').fill('Only this session reads it')
  await expect(frameOf(page).getByText('Only this session reads it')).toBeVisible()
  const visitor = await browser.newContext()
  const seen = await visitor.newPage()
  await seen.goto(`${shop.url}/uk`)
  await expect(seen.getByRole('main')).toBeVisible()
  await expect(seen.getByText('Only this session reads it')).toHaveCount(0)
  await visitor.close()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
})

test(
  'DCO-03 blocks are added, moved, duplicated and removed by mouse and keyboard, and undone',
  SLOW,
  async ({ page, shop }) => {
    await signInAsDemo(page, shop)
    await openEditor(page)
    const before = await blockNames(page)
    await page.getByRole('button', { name: 'Add block' }).click()
    await page.getByRole('menuitem', { name: 'Quote' }).click()
    await field(page, 'Text *').fill('I have no feet.')
    await expect(frameOf(page).getByText('I have no feet.')).toBeVisible()
    expect(await blockNames(page)).toHaveLength(before.length + 1)
    const quote = blockButton(page, /I have no feet/)
    // By keyboard: up twice, and the focus stays where the person is.
    await quote.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(async () => (await blockNames(page)).findIndex((name) => name.includes('no feet')))
      .toBe(before.length - 2)
    await page.getByRole('button', { name: /^Actions: I have no feet/ }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect.poll(async () => (await blockNames(page)).filter((name) => name.includes('no feet')).length).toBe(2)
    await blockButton(page, /I have no feet/).focus()
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await blockNames(page)).filter((name) => name.includes('no feet')).length).toBe(1)
    // By mouse.
    await page.getByRole('button', { name: /^Move I have no feet.* up$/ }).click()
    for (let n = 0; n < 12; n += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => blockNames(page)).toEqual(before)
    await expect(frameOf(page).getByText('I have no feet.')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(async () => (await blockNames(page)).length).toBe(before.length + 1)
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
  },
)

test('DCO-03 a rich text is written in place, and a colleague who saved first is merged', async ({ page, shop }) => {
  const colleague = await demoOwner(shop)
  await signInAsDemo(page, shop)
  await openEditor(page, '/content/_default/about-us')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Text' }).last()
  await text.click()
  await text.pressSequentially('Plain and ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await text.pressSequentially('bold')
  await expect(frameOf(page).locator('strong', { hasText: 'bold' })).toBeVisible()
  const { body } = await colleague.call('story.read', { slug: '_default/about-us' })
  const story: { value: { name: string; content: object; version: number } } = JSON.parse(JSON.stringify(body))
  const content = { ...story.value.content, intro: 'A colleague was faster.' }
  await colleague.call('story.save', {
    slug: '_default/about-us',
    name: story.value.name,
    content,
    publish: false,
    checkOnly: false,
    version: story.value.version,
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, /Saved as a draft/)).toBeVisible()
  const after = JSON.stringify((await colleague.call('story.read', { slug: '_default/about-us' })).body)
  expect(after).toContain('A colleague was faster.')
  expect(after).toContain('{"type":"text","text":"bold","marks":[{"type":"bold"}]}')
})

test('DCO-04 no other site frames a preview, and messages of other windows are ignored', async ({
  page,
  shop,
  context,
}) => {
  await signInAsDemo(page, shop)
  await openEditor(page)
  const frame = frameOf(page)
  const chosen = page.getByRole('region', { name: 'Blocks' }).locator('[aria-pressed="true"]')
  // To the desk: of the right form, from the wrong window.
  await page.evaluate(() => {
    const block = 'anything'
    window.postMessage({ sockeye: 'chosen', block, text: '' }, '*')
    window.postMessage({ sockeye: 'ended' }, '*')
  })
  // To the page: the same, and then from the right window but of the wrong form.
  const uid = (await frame.locator('[data-block-id]').first().getAttribute('data-block-id')) ?? ''
  await frame.locator('html').evaluate((_, block) => window.postMessage({ sockeye: 'select', block }, '*'), uid)
  await page.locator('iframe[name="shop-preview"]').evaluate((element, block) => {
    if (element instanceof HTMLIFrameElement) {
      element.contentWindow?.postMessage({ sockeye: 'select', block, extra: true }, '*')
      element.contentWindow?.postMessage({ sockeye: 'input', sequence: 'x', slug: 'uk/home', content: null }, '*')
    }
  }, uid)
  // What is sent last is handled last: once it shows, the others were ignored.
  const second = (await frame.locator('[data-block-id]').nth(1).getAttribute('data-block-id')) ?? ''
  await page.locator('iframe[name="shop-preview"]').evaluate((element, block) => {
    if (element instanceof HTMLIFrameElement) element.contentWindow?.postMessage({ sockeye: 'select', block }, '*')
  }, second)
  await expect(frame.locator('[data-block-id]').nth(1)).toHaveAttribute('data-desk-chosen', '')
  await expect(frame.locator('[data-desk-chosen]')).toHaveCount(1)
  await expect(chosen).toHaveCount(0)
  await frameIsReady(page)

  const evil = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<!doctype html><title>Evil</title><iframe name="victim" src="${shop.url}/uk"></iframe>`),
  )
  evil.listen(0, '127.0.0.1')
  await once(evil, 'listening')
  const hostile = await context.newPage()
  await hostile.goto(`http://127.0.0.1:${portOf(evil)}/`)
  await expect(hostile.frameLocator('iframe').locator('[data-block-id]')).toHaveCount(0)
  expect(
    hostile
      .frames()
      .map((one) => one.url())
      .filter((url) => url.startsWith(shop.url)),
  ).toEqual([])
  await hostile.close()
  evil.close()
})

test(
  'DCO-08 a menu is a tree that is changed by keyboard and by drag; a broken link is marked and blocks publishing',
  SLOW,
  async ({ page, shop }) => {
    await signInAsDemo(page, shop)
    await openEditor(page, '/content/_default/shared-content/footer')
    const tree = page.getByRole('list', { name: 'Footer' })
    const names = () => tree.locator('[data-level] button[aria-expanded]').allInnerTexts()
    const before = await names()
    const [first = ''] = (before[0] ?? '').split('\n')
    const handle = tree.getByRole('button', { name: `Move ${first}`, exact: true }).first()
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await names())[1]?.startsWith(first)).toBe(true)
    await expect(tree.getByRole('button', { name: `Move ${first}`, exact: true }).first()).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(before)
    await tree.locator('[data-level]').nth(2).dragTo(tree.locator('[data-level]').nth(0))
    await expect.poll(async () => (await names())[0]).toBe(before[2])
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(before)

    await tree.locator('[data-level] button[aria-expanded]').first().click()
    await page.getByLabel('Link', { exact: true }).first().fill('/no-such-page')
    await expect(tree.getByText('Broken link')).toBeVisible()
    await expect(page.getByText(/leads to a page that does not exist: no-such-page/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
    await page.keyboard.press('Control+z')
    await expect(tree.getByText('Broken link')).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
  },
)

test('DCO-08 a navigation has three levels, and an entry moves below another with the arrow keys', async ({
  page,
  shop,
}) => {
  await signInAsDemo(page, shop)
  await openEditor(page, '/content/_default/shared-content/navigation')
  const tree = page.getByRole('list', { name: 'Menu' })
  const levels = () => tree.locator('[data-level="3"]').count()
  const before = await levels()
  expect(before).toBeGreaterThan(0)
  const link = tree.locator('[data-level="3"]').first().locator('[data-handle]')
  await link.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(levels).toBe(before - 1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(levels).toBe(before)
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
})

test(
  'TSK-09 a headline is changed in place and published with three clicks, or with keys alone',
  SLOW,
  async ({ page, shop }) => {
    await signInAsDemo(page, shop, '/content')
    const entry = page.locator('[data-row-link][href="/desk/content/uk/home"]')
    await expect(entry).toBeVisible()
    const byMouse = await startTask(page)
    await entry.click()
    await byMouse.waitFor(() => frameIsReady(page))
    await frameOf(page).locator('[data-block="hero"]').first().getByRole('heading').first().click()
    await expect(field(page, 'Title *')).toBeFocused()
    await page.keyboard.type('Socks with stripes')
    await expect(frameOf(page).getByText('Socks with stripes')).toBeVisible()
    const publish = page.getByRole('button', { name: 'Publish' })
    await byMouse.waitFor(() => expect(publish).toBeEnabled())
    await publish.click()
    await byMouse.waitFor(() => expect(toast(page, /Published/)).toBeVisible())
    await byMouse.expectWithin({ clicks: 4, seconds: 20 })
    await expect.poll(async () => (await fetch(`${shop.url}/uk`)).text()).toContain('Socks with stripes')

    await openEditor(page)
    const byKeys = await startTask(page)
    await blockButton(page, /Hero/).focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Title *')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Socks by keys')
    await expect(frameOf(page).getByText('Socks by keys')).toBeVisible()
    await byKeys.waitFor(() => expect(publish).toBeEnabled())
    await page.keyboard.press('Control+Enter')
    await byKeys.waitFor(() => expect(toast(page, /Published/).first()).toBeVisible())
    await byKeys.expectWithin({ clicks: 0, seconds: 20 })
    await expect.poll(async () => (await fetch(`${shop.url}/uk`)).text()).toContain('Socks by keys')
  },
)

test(
  '~DCO-01 stories are found by words, kind, storefront and state; both screens are accessible and fit a phone',
  SLOW,
  async ({ page, shop }) => {
    await signInAsDemo(page, shop)
    await openScreen(page, '/content')
    const rows = page.locator('[data-row-link]')
    await page.getByLabel('Search by name or address').fill('footer')
    await expect(rows).toHaveCount(3)
    await page.getByLabel('Storefront').selectOption('nl')
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Search by name or address').fill('')
    await page.getByLabel('Kind').selectOption('post')
    await expect(rows.first()).toBeVisible()
    await page.getByLabel('State').selectOption('draft')
    await expect(page.getByText('No story matches')).toBeVisible()
    await page.getByLabel('State').selectOption('any')
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
    await openEditor(page)
    await blockButton(page, /Hero/).click()
    await expectAccessibleInBothSchemes(page, 'main')
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await expect(page.locator('iframe[name="shop-preview"]')).toBeVisible()
  },
)
