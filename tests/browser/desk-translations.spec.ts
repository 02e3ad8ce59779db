/** Translations, releases and versions at the desk; what filling ten texts costs the person who does it. */
import type { Page } from '@playwright/test'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { countRows } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'
import { startTask } from './task-cost.ts'

// Pages and texts are changed.
const test = testWithOwnShop({ indexed: false })

// Refused operations are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const LIMITS = { clicks: 5, seconds: 15, besidesTyping: true }

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })
const field = (page: Page) => page.getByRole('region', { name: 'Translation' }).getByRole('textbox')

const question = (number: number) => ({
  _uid: `question-${number}`,
  question: `Question ${number}?`,
  question__i18n__fr_FR: `Question ${number} ?`,
  question__i18n__es_ES: `¿Pregunta ${number}?`,
  question__i18n__it_IT: `Domanda ${number}?`,
})

const sizes = (questions: readonly object[], title = 'Sizes', german = 'Größen') => ({
  full_slug: '_default/faq/sizes',
  name: 'Sizes',
  content: { _uid: 'sizes', component: 'faq-section', title, title__i18n__de_DE: german, questions },
})

const push = (stories: readonly object[], publish = true) => ({
  stories,
  datasources: [],
  pictures: [],
  checkOnly: false,
  publish,
  deleteMissing: false,
})

test(
  'TSK-10 ten missing German texts are filled and their release scheduled with few clicks',
  SLOW,
  async ({ page, shop }) => {
    const owner = await demoOwner(shop)
    const ten = Array.from({ length: 10 }, (_, index) => question(index + 1))
    succeeded(await owner.call('content.push', push([sizes(ten)])))
    await signInAsDemo(page, shop, '/translations')
    // The demo has gaps of its own, after these.
    const german = page.getByRole('radio', { name: /^Deutsch/ })
    await expect(german).toBeVisible()
    const task = await startTask(page)
    await german.click()
    for (let number = 1; number <= 10; number += 1) {
      await task.waitFor(() => expect(page.getByText(`Question ${number}?`).last()).toBeVisible())
      await expect(field(page)).toBeFocused()
      await page.keyboard.type(`Frage ${number}?`)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('button', { name: 'Schedule release' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
    await task.waitFor(() => expect(toast(page, 'The release is scheduled.')).toBeVisible())
    await task.expectWithin(LIMITS)
    expect(countRows(shop, 'select count(*) from releases where publish_at is not null')).toBe(1)
    expect(countRows(shop, `select count(*) from release_stories where content like '%Frage 10?%'`)).toBe(1)
    // Visitors do not read them yet.
    expect(countRows(shop, `select count(*) from stories where published_content like '%Frage 10?%'`)).toBe(0)
  },
)

test('~DCO-06 ~DCO-07 a stale text is confirmed side by side, and wrong placeholders are refused', async ({
  page,
  shop,
}) => {
  const owner = await demoOwner(shop)
  succeeded(await owner.call('content.push', push([sizes([])])))
  succeeded(await owner.call('content.push', push([sizes([], 'Sizes in {unit}')])))
  await signInAsDemo(page, shop, '/translations/de-DE/story/_default/faq/sizes')
  const title = page.getByLabel('Translation: Sizes in {unit}')
  await expect(page.getByText('Outdated')).toBeVisible()
  await title.fill('Größen')
  await title.fill('Größen in Zentimetern')
  await expect(page.getByText('Must contain: {unit}')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await title.fill('Größen in {unit}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'saved as a draft')).toBeVisible()
  await expect(page.getByText('Outdated')).toBeHidden()
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
})

test(
  '~DCO-10 ~DCO-13 versions are compared and restored, and a deleted page comes back',
  SLOW,
  async ({ page, shop }) => {
    const owner = await demoOwner(shop)
    succeeded(await owner.call('content.push', push([sizes([], 'Sizes of socks')])))
    succeeded(await owner.call('content.push', push([sizes([], 'All sizes', 'Alle Größen')], false)))
    await signInAsDemo(page, shop)
    await openScreen(page, '/story-versions/_default/faq/sizes')
    const versions = page.getByRole('listitem').filter({ hasText: 'Name this version' })
    await expect(versions.first()).toContainText('Current draft')
    await expect(page.getByRole('table')).toContainText('title__i18n__de_DE')
    await page.getByRole('button', { name: 'Restore: Version 1', exact: true }).click()
    await expect(toast(page, 'The version is the draft now.')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/desk/deleted-pages')
    // Under the name of the version that was restored.
    const deleted = page.getByRole('listitem').filter({ hasText: '_default/faq/sizes' })
    await deleted.getByRole('button', { name: /^Restore: / }).click()
    await expect(toast(page, 'The page is back as a draft.')).toBeVisible()
    expect(countRows(shop, `select count(*) from stories where full_slug = '_default/faq/sizes'`)).toBe(1)
  },
)

test('~DCO-11 ~DCO-12 a release is filled, previewed, scheduled, published and reverted at the desk', async ({
  page,
  shop,
}) => {
  const owner = await demoOwner(shop)
  succeeded(await owner.call('content.push', push([sizes([], 'Sizes of the autumn')], false)))
  await signInAsDemo(page, shop, '/releases')
  await page.getByRole('button', { name: 'New release' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Autumn')
  await page.getByRole('dialog').getByRole('button', { name: 'Create release' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible()
  await page.getByLabel('_default/faq/sizes', { exact: true }).check()
  await page.getByRole('button', { name: 'Add changed drafts' }).click()
  await expect(page.getByRole('link', { name: 'Sizes' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  // The shop in another tab, with what the release would publish; leaving it leads back to what is published.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'United Kingdom' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(`${shop.url}/uk`)
  await expect(preview.getByText(/drafts and release \d+/)).toBeVisible()
  await preview.goto('/uk/faq')
  await expect(preview.getByText('Sizes of the autumn').first()).toBeVisible()
  await preview.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(preview.getByText(/drafts and release/)).toHaveCount(0)
  await expect(preview.getByText('Sizes of the autumn')).toHaveCount(0)
  await preview.close()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Revert' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByText('Reverted', { exact: true })).toBeVisible()
})
