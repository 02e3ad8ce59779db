/** Translations, releases and versions at the desk; what filling ten texts costs the person who does it. */
import type { Page } from '@playwright/test'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, signInAsDemo } from './desk.ts'
import { countRows } from './desk-people.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect } from './shop.ts'
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

const sizes = (questions: readonly object[], title = 'Sizes') => ({
  full_slug: '_default/faq/sizes',
  name: 'Sizes',
  content: { _uid: 'sizes', component: 'faq-section', title, title__i18n__de_DE: 'Größen', questions },
})

const push = (stories: readonly object[]) => ({
  stories,
  datasources: [],
  pictures: [],
  checkOnly: false,
  publish: true,
  deleteMissing: false,
})

test('TSK-10 ten missing German texts are filled and their release scheduled with few clicks', async ({
  page,
  shop,
}) => {
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
})

test('~DCO-06 ~DCO-07 a stale text is confirmed side by side, and wrong placeholders are refused', async ({
  page,
  shop,
}) => {
  const owner = await demoOwner(shop)
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
