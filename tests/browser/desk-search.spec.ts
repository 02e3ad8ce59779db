/** Search rules and figures at the desk; what a synonym for a word without results costs the person who makes it. */
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import type { Shop } from '../support/start-shop.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, goTo, openScreen, signInAsDemo } from './desk.ts'
import { changeRows, countRows } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'
import { startTask } from './task-cost.ts'

// Rules are changed, and searches are compared on the index.
const test = testWithOwnShop({ indexed: true })

test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const LIMITS = { clicks: 4, seconds: 25 }

/** As a person without a mouse: the next stop, until it is the one. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })

const today = () => Math.floor(Date.now() / 86_400_000)

const failingWord = (term: string) =>
  `insert into search_counters (day, storefront, term, searches, found) values (${today()}, 'uk', '${term}', 9, 0)`

const compared = z.object({
  value: z.object({ searches: z.array(z.object({ before: z.object({ count: z.int() }) })) }),
})

/** How many products a search finds now. The index has a rule a moment after it was saved, and loses it a moment after undo. */
async function resultsOf(shop: Shop): Promise<(term: string) => Promise<number | undefined>> {
  const colleague = await demoOwner(shop)
  return async (term) => {
    const answer = await colleague.call('search-rule.compare', { storefronts: ['uk'], terms: [term] })
    return compared.parse(succeeded(answer)).value.searches[0]?.before.count
  }
}

test(
  'TSK-11 a word without results becomes a synonym, compared and saved, in few clicks, and undo takes it back',
  SLOW,
  async ({ page, shop }) => {
    changeRows(shop.dataDir, failingWord('moggster'))
    await signInAsDemo(page, shop)
    const task = await startTask(page)
    await page.getByRole('link', { name: 'Search', exact: true }).first().click()
    await task.waitFor(() => expect(page.getByText('moggster', { exact: true })).toBeVisible())
    await page.getByRole('link', { name: 'Synonym for “moggster”' }).click()
    await task.waitFor(() => expect(page.getByRole('main').getByLabel('Words', { exact: true })).toBeFocused())
    await page.keyboard.type('cats')
    await page.keyboard.press('Enter')
    await task.waitFor(() => expect(page.getByText(/Results: 0 before, [1-9]\d* after/)).toBeVisible())
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await task.waitFor(() => expect(toast(page, 'synonym-en-moggster is created.')).toBeVisible())
    await task.expectWithin(LIMITS)
    expect(countRows(shop, `select count(*) from search_rules where id = 'synonym-en-moggster'`)).toBe(1)
    await expect(page).toHaveURL('/desk/search')
    await expect(page.getByText('Visitors find what they look for')).toBeVisible()
    // The pointer holds the message until the index has the rule: it could come into the index after undo otherwise.
    const created = toast(page, 'synonym-en-moggster is created.')
    await created.hover()
    const results = await resultsOf(shop)
    await expect.poll(() => results('moggster')).toBeGreaterThan(0)
    await created.getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'Undone.')).toBeVisible()
    expect(countRows(shop, `select count(*) from search_rules where id = 'synonym-en-moggster'`)).toBe(0)
    await expect.poll(() => results('moggster')).toBe(0)

    await openScreen(page, '')
    const byKeyboard = await startTask(page)
    await goTo(page, 'q')
    const synonym = page.getByRole('link', { name: 'Synonym for “moggster”' })
    await byKeyboard.waitFor(() => expect(synonym).toBeVisible())
    await tabTo(page, synonym)
    await page.keyboard.press('Enter')
    await byKeyboard.waitFor(() => expect(page.getByRole('main').getByLabel('Words', { exact: true })).toBeFocused())
    await page.keyboard.type('cats')
    await page.keyboard.press('Enter')
    await byKeyboard.waitFor(() => expect(page.getByText(/Results: 0 before, [1-9]\d* after/)).toBeVisible())
    await page.keyboard.press('Enter')
    await byKeyboard.waitFor(() => expect(toast(page, 'synonym-en-moggster is created.')).toBeVisible())
    await byKeyboard.expectWithin({ clicks: 0, seconds: LIMITS.seconds })
  },
)

test('DSR-03 pins are set in the result list and ordered with the arrow keys; unknown products are marked', async ({
  page,
  shop,
}) => {
  await signInAsDemo(page, shop, '/search/+new?kind=pin&term=cats&storefront=uk&language=en')
  const results = page.getByRole('list', { name: 'Results after the change' })
  await expect(results.getByRole('listitem').first()).toBeVisible()
  const [, second = '', third = ''] = await results.getByRole('listitem').locator('code').allTextContents()
  // By their names: the order of the others may change when the shop learns something meanwhile.
  const pin = (sku: string) =>
    results.getByRole('listitem').filter({ hasText: sku }).getByRole('button', { name: /^Pin / })
  await pin(second).click()
  await expect(results.getByRole('listitem').first().locator('code')).toHaveText(second)
  await pin(third).click()
  await expect(results.getByRole('listitem').nth(1).locator('code')).toHaveText(third)
  await results.getByRole('button', { name: /place 2\. Move/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(results.getByRole('listitem').first().locator('code')).toHaveText(third)
  await results.getByRole('listitem').nth(1).dragTo(results.getByRole('listitem').first())
  await expect(results.getByRole('listitem').first().locator('code')).toHaveText(second)
  await page.getByRole('main').getByLabel('Pinned products (SKUs)').fill('NOPE-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Unknown product')).toBeVisible()
})

test('~DSR-04 the screens of search and figures are accessible, and fit phones', SLOW, async ({ page, shop }) => {
  changeRows(shop.dataDir, failingWord('qwxyz'))
  await signInAsDemo(page, shop)
  for (const path of ['/search', '/search/+new?kind=pin&term=cats&storefront=uk&language=en', '/insight']) {
    await openScreen(page, path)
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
  }
})
