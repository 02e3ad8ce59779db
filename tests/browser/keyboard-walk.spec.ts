/** The main journeys of a shopper by keyboard alone, with what a screen reader gets of them from the accessibility tree. */
import type { Page } from '@playwright/test'
import { keyboardOf, type Keyboard } from './keyboard.ts'
import { arrivedOrder } from './pay.ts'
import { expect, open, test, SLOW } from './shop.ts'

/** A card of the sandbox whose bank wants a password. */
const CARD_WITH_PASSWORD = '4917610000000000'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** After a navigation the page has the focus, and its title is announced. */
async function expectArrival(keys: Keyboard, page: Page, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title)
  await keys.expectFocus('main', '')
  await keys.expectAnnounced(new RegExp(`${title.source}.*page loaded`))
}

async function browse(keys: Keyboard, page: Page): Promise<void> {
  await open(page, '/')
  await keys.tabTo('link', /^United Kingdom/)
  await keys.press('Enter')
  await expect(page).toHaveURL('/uk')
  await page.locator('html[data-live]').waitFor()
  // The first stop of a page leads past its header.
  expect(await keys.tabTo('link', 'Skip to content')).toEqual([])
  await keys.press('Enter')
  const passed = await keys.tabTo('link', 'Socks for grown-ups')
  expect(passed).not.toContain('link Skip to content')
  await keys.press('Enter')
  await expect(page).toHaveURL('/uk/adults/socks')
  await expectArrival(keys, page, /Socks/)
}

async function filter(keys: Keyboard, page: Page): Promise<void> {
  const products = page.getByRole('main').getByRole('status').first()
  const all = await products.innerText()
  await keys.tabTo('checkbox', /^Blue/)
  await keys.press('Space')
  await expect(products).not.toHaveText(all)
  await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeChecked()
  await keys.expectFocus('checkbox', /^Blue/)
  await keys.expectAnnounced(/\d+ products/)
}

async function addToBasket(keys: Keyboard, page: Page): Promise<void> {
  const first = page.getByRole('main').getByRole('article').first()
  const name = (await first.getByRole('heading').innerText()).trim()
  await keys.tabTo('link', new RegExp(name))
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/uk\/product\//)
  await expectArrival(keys, page, new RegExp(name))
  await keys.tabTo('button', 'Add to basket')
  await keys.press('Enter')
  // A size is missing: it is announced, and the sizes have the focus.
  await keys.expectAnnounced('Pick a size first.')
  await keys.press('Space')
  await keys.tabTo('button', 'Add to basket')
  await keys.press('Enter')
  await keys.expectFocus('dialog', 'In the basket')
  await keys.tabTo('link', 'To checkout')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/uk\/checkout\/cart/)
}

async function fillIn(keys: Keyboard, fields: readonly (readonly [label: string | RegExp, text: string])[]) {
  for (const [label, text] of fields) {
    await keys.tabTo('textbox', label)
    await keys.type(text)
  }
}

async function toPayment(keys: Keyboard, page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1')
  await keys.tabTo('link', 'Continue to address')
  await keys.press('Enter')
  await expect(page).toHaveURL('/uk/checkout/address')
  await expect(heading(page)).toHaveText('Address')
  await keys.expectFocus('main', '')
  await fillIn(keys, [
    ['Email address', 'ada@example.com'],
    [/^Telephone/, '+447700900123'],
    ['First name', 'Ada'],
    ['Last name', 'Finch'],
    ['Address', '1 Mill Lane'],
    ['Town or city', 'Bath'],
    ['Postcode', 'BA1 1AA'],
  ])
  await keys.tabTo('button', 'Continue to payment')
  await keys.press('Enter')
  // The box was passed over: a summary takes the focus and leads to it.
  await keys.expectFocus('region', 'There is a problem')
  await keys.tabTo('link', 'Please tick the box to go on.')
  await keys.press('Enter')
  await keys.expectFocus('checkbox', /^I accept/)
  await keys.press('Space')
  await keys.tabTo('button', 'Continue to payment')
  await keys.press('Enter')
  await expect(page).toHaveURL('/uk/checkout/payment')
}

async function pay(keys: Keyboard, page: Page): Promise<void> {
  await keys.expectFocus('main', '')
  await page.locator('input[name=payment-method]').first().waitFor()
  await keys.tabTo('radio', /card/i)
  await keys.press('Space')
  await fillIn(keys, [
    ['Card number', CARD_WITH_PASSWORD],
    ['Expiry date', '0330'],
    ['Security code', '737'],
    ['Name on the card', 'Ada Finch'],
  ])
  await keys.tabTo('button', 'Buy now')
  await keys.press('Enter')
  await keys.expectFocus('heading', 'Your bank wants to know that it’s you')
  const bank = page.frameLocator('iframe[name=threeDSIframe]')
  const password = bank.getByRole('textbox', { name: 'Password' })
  await password.waitFor()
  await keys.press('Tab')
  await expect(password).toBeFocused()
  await keys.type('password')
  await keys.press('Enter')
  await arrivedOrder(page)
  await expect(heading(page)).toHaveText('Thank you, Ada!')
  await keys.expectAnnounced(/page loaded|Thank you/)
}

test(
  'ENG-03 a purchase with filters and 3-D Secure, from the chooser to success, by keyboard alone',
  SLOW,
  async ({ page }) => {
    const keys = await keyboardOf(page)
    await test.step('chooser, home, listing', () => browse(keys, page))
    await test.step('filters', () => filter(keys, page))
    await test.step('product', () => addToBasket(keys, page))
    await test.step('cart, address', () => toPayment(keys, page))
    await test.step('payment, success', () => pay(keys, page))
    expect(keys.faults).toEqual([])
  },
)

test('~ENG-03 search by keyboard alone: suggestions are counted aloud and chosen with arrows', async ({ page }) => {
  const keys = await keyboardOf(page)
  await open(page, '/uk')
  await keys.tabTo('link', 'Search')
  await keys.press('Enter')
  await keys.expectFocus('combobox', 'What are you fishing for?')
  await keys.type('dog')
  await keys.expectAnnounced(/suggestion/)
  await keys.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  await keys.press('Escape')
  await keys.expectFocus('link', 'Search')
  await keys.press('Enter')
  await keys.expectFocus('combobox', 'What are you fishing for?')
  await keys.type('dog')
  await keys.press('Enter')
  await expect(heading(page)).toHaveText('Search results for “dog”')
  await expectArrival(keys, page, /dog/)
  expect(keys.faults).toEqual([])
})

test('~ENG-03 market switch by keyboard alone: the focus stays in the dialog, and comes back', async ({ page }) => {
  const keys = await keyboardOf(page)
  await open(page, '/uk/login')
  await keys.tabTo('button', /Change country/)
  await keys.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await keys.expectFocus('button', 'Close')
  await keys.press('Escape')
  await expect(dialog).toBeHidden()
  await keys.expectFocus('button', /Change country/)
  await keys.press('Enter')
  await keys.expectFocus('button', 'Close')
  await keys.tabTo('searchbox', 'Find your country')
  await keys.type('Sweden')
  await keys.tabTo('button', /Sverige/)
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/eu/)
  await expect(page.getByRole('contentinfo')).toContainText('Sverige · SEK')
  expect(keys.faults).toEqual([])
})

test('~ENG-03 order look-up by keyboard alone: the answer takes the focus', async ({ page }) => {
  const keys = await keyboardOf(page)
  await open(page, '/uk/login')
  await keys.tabTo('link', 'Skip to content')
  await keys.press('Enter')
  await fillIn(keys, [
    ['Email address', 'ada@example.com'],
    ['Order number', '100001'],
  ])
  await keys.press('Enter')
  await expect(page.locator('#look-up-sent')).toBeFocused()
  expect(keys.faults).toEqual([])
})

test.describe('a first visit', () => {
  test.use({ newcomer: true })

  test('~ENG-03 consent by keyboard alone: the question is a named region, and rejecting is one key', async ({
    page,
  }) => {
    const keys = await keyboardOf(page)
    await open(page, '/uk')
    const banner = page.getByRole('region', { name: 'Biscuits for the fish?' })
    await expect(banner).toBeVisible()
    await keys.tabTo('button', 'Reject all', 'Shift+Tab')
    await keys.press('Enter')
    await expect(banner).toBeHidden()
    expect(keys.faults).toEqual([])
  })
})
