/** What follows an addition: the sheet, the buy bar, quick add, and other tabs. */
import type { Locator, Page } from '@playwright/test'
import { idleWorkStarted } from './data-layer.ts'
import { expect, expectAccessible, open, stopClock, test } from './shop.ts'

const phone = { width: 390, height: 844 }
/** With dozens in stock. */
const PRODUCT = '/uk/product/cr021-brick'

const sizes = (page: Page) => page.getByRole('group', { name: 'Sizes' }).getByRole('radio')
const enabledSize = (page: Page) => sizes(page).and(page.locator(':enabled')).first()
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to basket' })
const basket = (page: Page, label: string) => page.getByRole('banner').getByRole('link', { name: label, exact: true })
const buyBar = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('combobox', { name: 'Size', exact: true }) })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const sheet = (page: Page) => page.getByRole('dialog', { name: 'In the basket' })

/** As a finger does: `click` may scroll the page to reach a control that is fixed to the screen. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('~SHX-01 on a phone a sheet confirms the addition where the shopper looks', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, PRODUCT)
  await enabledSize(page).check()
  await page.getByRole('heading', { name: 'Goes well with it' }).scrollIntoViewIfNeeded()
  const bar = buyBar(page)
  await expect(bar).toBeInViewport()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)
  await press(page, bar.getByRole('button', { name: 'Add to basket' }))
  await expect(sheet(page)).toBeInViewport()
  // Behind the sheet the page stays where it was.
  await expect(page.locator('h2', { hasText: 'Goes well with it' })).toBeInViewport()
  await expect(sheet(page)).toContainText(/Size \S+ · Quantity: 1/)
  await expect(sheet(page)).toContainText('more and delivery is free.')
  await expect(sheet(page).locator('img')).toHaveCount(1)
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expectAccessible(page, { within: 'dialog' })

  await test.step('Escape closes it, and the focus goes back', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(PRODUCT)
    await expect(bar).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Goes well with it' })).toBeInViewport()
    await expect.poll(() => scrolled(page)).toBe(before)
  })
  await test.step('the way back closes it, and stays on the page', async () => {
    await press(page, bar.getByRole('button', { name: 'Add to basket' }))
    await expect(sheet(page)).toContainText('Quantity: 2')
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(PRODUCT)
    await expect(basket(page, 'Basket, 2 items')).toBeAttached()
    await expect.poll(() => scrolled(page)).toBe(before)
  })
  await test.step('“Keep looking” closes it', async () => {
    await press(page, bar.getByRole('button', { name: 'Add to basket' }))
    await sheet(page).getByRole('button', { name: 'Keep looking' }).click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL(PRODUCT)
    await expect.poll(() => scrolled(page)).toBe(before)
  })
  await test.step('“To checkout” leads on, and the way back to the product', async () => {
    await press(page, bar.getByRole('button', { name: 'Add to basket' }))
    await sheet(page).getByRole('link', { name: 'To checkout' }).click()
    await expect(page).toHaveURL('/uk/checkout/cart')
    await page.goBack()
    await expect(page).toHaveURL(PRODUCT)
    await expect(sheet(page)).toHaveCount(0)
  })
})

test('SHX-01 on a desktop a card beside the basket confirms it, with the bubble, and leaves the page usable', async ({
  page,
}) => {
  // The bubble would be gone after three seconds and the card after eight, before a slow test looks.
  await stopClock(page)
  await open(page, PRODUCT)
  await enabledSize(page).check()
  await addButton(page).click()
  await expect(sheet(page)).toBeInViewport()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(page.locator('[data-bubble=cart]')).toContainText('In the basket: ')
  const [card, bubble] = [
    await sheet(page).boundingBox(),
    await page.locator('[data-bubble=cart] button').boundingBox(),
  ]
  expect(card?.y).toBeGreaterThanOrEqual((bubble?.y ?? 0) + (bubble?.height ?? 0))
  await page.clock.resume()
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)

  await test.step('by keyboard it takes the focus and gives it back', async () => {
    await expect(addButton(page)).toBeVisible()
    await enabledSize(page).focus()
    for (const _ of ['the guide', 'the button']) await page.keyboard.press('Tab')
    await expect(addButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('form button[type=submit]:focus')).toHaveCount(1)
  })
})

test.describe('the first visit', () => {
  test.use({ newcomer: true })

  test('SHX-02 the buy bar has price, size and button, and stands above the cookie banner', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, PRODUCT)
    const banner = page.getByRole('region', { name: 'Biscuits for the fish?' })
    await expect(banner).toBeVisible()
    const bar = buyBar(page)
    await expect(bar).toHaveCount(0)
    await page.getByRole('heading', { name: 'Goes well with it' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText('£')
    const places = async () => [await bar.boundingBox(), await banner.boundingBox()] as const
    const [above, below] = await places()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    await bar.getByRole('combobox', { name: 'Size' }).selectOption({ index: 1 })
    await bar.getByRole('button', { name: 'Add to basket' }).click()
    await expect(sheet(page)).toBeInViewport()
    await expect(page).toHaveURL(`${PRODUCT}#added`)
    await page.keyboard.press('Escape')
    // It closes by a step back, after which the browser scrolls to where the page was.
    await expect(page).toHaveURL(PRODUCT)

    await test.step('never over the footer', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [last, footer] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1)
    })
    await test.step('away when the buy box is in view', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await expect(bar).toHaveCount(0)
    })
  })
})

test.describe('two tabs', () => {
  // Of two changes of one moment the second is rejected and repeated: what this is about.
  test.use({ allowed: /status of 409/ })

  test('SHX-04 additions in two tabs are never lost, and both badges follow', async ({ page, context }) => {
    await open(page, PRODUCT)
    const other = await context.newPage()
    await open(other, PRODUCT)
    // From then on a tab hears of what others change.
    for (const tab of [page, other]) await idleWorkStarted(tab)
    for (const tab of [page, other]) await enabledSize(tab).check()
    await addButton(page).click()
    await expect(basket(page, 'Basket, one item')).toBeVisible()
    await expect(basket(other, 'Basket, one item')).toBeVisible()
    await addButton(other).click()
    await expect(basket(other, 'Basket, 2 items')).toBeVisible()
    await expect(basket(page, 'Basket, 2 items')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(addButton(page)).toBeVisible()
    await addButton(page).click()
    await expect(basket(page, 'Basket, 3 items')).toBeVisible()
    await expect(basket(other, 'Basket, 3 items')).toBeVisible()

    await test.step('at the same time, too', async () => {
      for (const tab of [page, other]) {
        await tab.keyboard.press('Escape')
        await expect(addButton(tab)).toBeVisible()
      }
      await Promise.all([addButton(page).click(), addButton(other).click()])
      await expect(basket(page, 'Basket, 5 items')).toBeVisible()
      await expect(basket(other, 'Basket, 5 items')).toBeVisible()
    })
    await other.close()
  })
})

test('SHX-09 a tile adds a size in place, by mouse and keyboard', async ({ page }) => {
  await open(page, '/uk/adults/socks')
  const tile = page.getByRole('article').first()
  const name = await tile.getByRole('heading').textContent()
  const add = tile.getByRole('button', { name: `Quick add: ${name}` })
  await add.click()
  const dialog = page.getByRole('dialog', { name: name ?? '' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, { within: 'dialog' })
  await dialog.getByRole('group', { name: 'Sizes' }).getByRole('button').and(page.locator(':enabled')).first().click()
  await expect(basket(page, 'Basket, one item')).toBeVisible()
  await expect(sheet(page)).toBeInViewport()
  await expect(page).toHaveURL('/uk/adults/socks')
  await page.keyboard.press('Escape')

  await add.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(basket(page, 'Basket, 2 items')).toBeVisible()
})

test('SHX-09 keys that are pressed before the first frame of the dialog has been drawn are not lost', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver
    const waiting: (() => void)[] = []
    Object.assign(window, { drawFrame: () => waiting.splice(0).forEach((run) => run()) })
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
        super((entries, observer) => {
          if (entries.every(({ target }) => target.localName !== 'dialog')) callback(entries, observer)
          else waiting.push(() => callback(entries, observer))
        }, init)
      }
    }
  })
  await open(page, '/uk/adults/socks')
  const tile = page.getByRole('article').first()
  await tile.getByRole('button', { name: /^Quick add/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  const size = dialog.getByRole('group', { name: 'Sizes' }).getByRole('button').and(page.locator(':enabled')).first()
  await expect(size).toBeFocused()
  await page.evaluate('drawFrame()')
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(size).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(basket(page, 'Basket, one item')).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('SHX-09 a tile adds a size in place on a phone', async ({ page }) => {
    await open(page, '/uk/adults/socks')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Quick add/ })
      .tap()
    const choice = page.getByRole('dialog').getByRole('group', { name: 'Sizes' }).getByRole('button')
    await choice.and(page.locator(':enabled')).first().tap()
    await expect(sheet(page)).toBeInViewport()
    await sheet(page).getByRole('button', { name: 'Keep looking' }).tap()
    await expect(sheet(page)).toHaveCount(0)
    await expect(basket(page, 'Basket, one item')).toBeAttached()
  })
})
