/** Products at the desk: the list, the editor and the media library. */
import type { Page } from '@playwright/test'
import { plainImage } from '../support/media-shop.ts'
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll, openScreen, signInAsDemo } from './desk.ts'
import { testWithOwnShop } from './own-shop.ts'
import { expect, SLOW } from './shop.ts'

const test = testWithOwnShop({ indexed: true })

test.use({
  allowed: /Failed to load resource/,
  newcomer: true,
  permissions: ['clipboard-read', 'clipboard-write'],
})
test.describe.configure({ mode: 'default' })

const files = (colours: readonly string[]) =>
  Promise.all(
    colours.map(async (colour) => ({
      name: `lemon-${colour.slice(1)}.png`,
      mimeType: 'image/png',
      buffer: await plainImage(colour, 400, 500).png().toBuffer(),
    })),
  )

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })

test(
  'DGO-13 DGO-12 pictures are uploaded, described and deleted; a bad file of a batch is named and the rest is taken',
  SLOW,
  async ({ page, shop }) => {
    await signInAsDemo(page, shop, '/media')
    const [good] = await files(['#abcdef'])
    if (good === undefined) throw new Error('No picture was made')
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>alert(1)</script>') },
      { ...good, name: 'sky.png' },
    ])
    await expect(page.getByRole('alert').filter({ hasText: 'page.jpg is not a JPEG' })).toBeVisible({ timeout: 60_000 })
    const tile = page.getByRole('button', { name: 'sky.png' })
    await expect(tile).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await expectNoSidewaysScroll(page)
    await tile.click()
    await page.getByLabel('Alternative text, English', { exact: true }).fill('A clear sky')
    await expect(page.getByText('Not used anywhere.')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'The picture is saved.')).toBeVisible()
    await tile.click()
    await expect(page.getByLabel('Alternative text, English', { exact: true })).toHaveValue('A clear sky')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page, 'sky.png is deleted.')).toBeVisible()
    await page.getByLabel('State').selectOption('deleted')
    await tile.click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(toast(page, 'sky.png is restored.')).toBeVisible()
  },
)

test('DGO-01 DGO-03 the list filters, a draft shows what is missing, and each gap leads to its field', async ({
  page,
  shop,
}) => {
  await signInAsDemo(page, shop, '/products?colour=purple&family=socks')
  const row = page.getByRole('row').nth(1)
  await expect(row.locator('img')).toBeVisible()
  await expect(row).toContainText('Listed')
  await expect(row).toContainText('EUR')
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('SKU of the new product').fill('EMPTY-1')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL('/desk/products/EMPTY-1')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('things are missing')
  await page.getByRole('button', { name: /^name\.en/ }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await expect(page.getByText('is missing').first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await expectNoSidewaysScroll(page)
  await openScreen(page, '/products?state=draft')
  await expect(page.getByRole('row').nth(1)).toContainText('Incomplete')
  expect((await page.request.get('/en-gb/p/empty-1')).status()).not.toBe(200)
})
