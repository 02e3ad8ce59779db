/** What once looked wrong on a screen, and can be measured. */
import type { Locator, Page } from '@playwright/test'
import { openBasket, toAddress } from './buy.ts'
import { BUYERS } from './buyers.ts'
import { answerBank, arrivedOrder, fillInAddress, payByCard } from './pay.ts'
import { expect, open, SLOW, test } from './shop.ts'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return box
}

const german = BUYERS.find(({ market }) => market.countryCode === 'DE')

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('~SHX-23 a message that runs through the banner of a phone is there from the beginning', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/de')
    const words = page.locator('[data-banner]').getByRole('paragraph')
    await expect.poll(() => words.evaluate((element) => element.getAnimations().length)).toBe(1)
    const start = await words.evaluate((element) => {
      const [running] = element.getAnimations()
      running?.pause()
      if (running) running.currentTime = 0
      return element.getBoundingClientRect().left - (element.parentElement?.getBoundingClientRect().left ?? 0)
    })
    expect(Math.abs(start)).toBeLessThan(2)
  })
})

test('~SHX-23 small pictures of a gallery are as large before they are loaded, and names in menus are on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.route('**/images/**', () => new Promise(() => {}))
  await page.goto('/de/product/cr021-brick', { waitUntil: 'domcontentloaded' })
  const small = page.locator('ol a[href^="#picture-"]')
  await expect(small.nth(1)).toBeVisible()
  for (const one of await small.all()) {
    const { width, height } = await boxOf(one.locator('img'))
    expect([width, height]).toEqual([76, 95])
  }

  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.getByRole('banner').getByRole('link', { name: 'Geschenke' }).first().hover()
  const names = page.locator('[data-submenu]').getByRole('link')
  await expect(names.nth(1)).toBeVisible()
  const [all, boxes] = [names.nth(0).locator('span').first(), names.nth(1).locator('span').first()]
  expect((await boxOf(all)).y).toBe((await boxOf(boxes)).y)
})

test(
  '~SHX-23 a purchase on a German phone: no choice of one country, the bank speaks German with its button in view, steps in one column',
  SLOW,
  async ({ page }) => {
    const buyer = german
    if (!buyer) throw new Error('There is no shopper in Germany')
    await page.setViewportSize({ width: 390, height: 844 })
    await openBasket(page, buyer)
    await toAddress(page)
    await expect(page.locator('#shipping-country')).toHaveText('Deutschland')
    await expect(page.locator('select#shipping-country')).toHaveCount(0)
    await fillInAddress(page, buyer.person)
    await payByCard(page, { number: '4917 6100 0000 0000' })
    const confirm = page.frameLocator('iframe[name=threeDSIframe]').getByRole('button', { name: 'Bestätigen' })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await answerBank(page)
    await arrivedOrder(page)
    await expectSteps(page)
  },
)

async function expectSteps(page: Page): Promise<void> {
  const [first, second] = [page.locator('#what-next ~ ol > li').nth(0), page.locator('#what-next ~ ol > li').nth(1)]
  await expect(second).toContainText('Ankunft')
  const left = async (step: Locator) =>
    step.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    })
  expect(await left(second)).toBe(await left(first))
}
