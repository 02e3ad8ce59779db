/** A market that the shop has never had: what docs/add-a-market.md adds is enough to buy there, on a phone. */
import type { Page } from '@playwright/test'
import { texts } from '../../src/contracts/storefront/texts/en-GB.ts'
import { inFreedonian } from '../support/new-market.ts'
import { orderIn } from './buy.ts'
import { PAIR, RATE, SHIPPING, withNewMarketShop, type NewMarketShop } from './new-market-shop.ts'
import { arrivedOrder, expectInvariants, fillInAddress, orderButton, payByCard } from './pay.ts'
import { expect, open, STARTED_WITHIN, test as base } from './shop.ts'

const test = base.extend<object, { readonly shop: NewMarketShop }>({
  shop: [
    ({ browserName }, use) =>
      withNewMarketShop({ RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' }, async (shop) => {
        const listing = async () => (await fetch(`${shop.url}/eu/adults/socks`)).status
        await expect.poll(listing, { timeout: STARTED_WITHIN }).toBe(200)
        await use(shop)
      }),
    { scope: 'worker', timeout: STARTED_WITHIN },
  ],
})

// Building and filling the shop takes longer than the tests: one worker runs all of them.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 } })

const TOTAL = PAIR.price + SHIPPING.price

/** As the country's record has it: a comma, and the symbol after a space that does not break. */
const money = (minorUnits: number): string => `${(minorUnits / 100).toFixed(2).replace('.', ',')}\u00a0F`

/** An interface text in the language of the country. */
const textOf = (key: keyof typeof texts): string => inFreedonian(texts[key])

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

async function chooseFreedonia(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('link', { name: /^Freedonia.*RON$/ }).click()
  await expect(page).toHaveURL(/\/eu$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fd-FD')
}

/** By a word of its name in the language of the country. */
async function findPair(page: Page): Promise<void> {
  await open(page, `/eu/search?term=${PAIR.word}`)
  await expect(main(page)).toContainText(money(PAIR.price))
  await main(page).getByRole('link', { name: PAIR.name }).first().click()
  await expect(heading(page)).toHaveText(PAIR.name)
  await expect(main(page)).toContainText(money(PAIR.price))
  expect(await (await page.request.get(page.url())).text()).toContain('hreflang="fd-FD"')
}

async function putIntoCart(page: Page): Promise<void> {
  await main(page).getByRole('radio').and(page.locator(':enabled')).first().check()
  await main(page)
    .getByRole('button', { name: textOf('addToCart') })
    .first()
    .click()
  // The confirmation lies above the header. Closing it goes back in the history: a link that is pressed meanwhile may be ignored.
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/#added$/)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/#added$/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: textOf('oneInCart') })
    .click()
  await expect(heading(page)).toHaveText(textOf('cart'))
}

test('~HSE-11 check-market names what the market lacks, and nothing once it is added', ({ shop: { checks } }) => {
  expect(checks.before).toMatch(/missing +prices +\d+ variants have no price in RON/)
  expect(checks.before).toMatch(/missing +shipping +no active shipping method for FD/)
  expect(checks.before).toMatch(/missing +free shipping +content has no amount for FD, the record 100/)
  expect(checks.before).toMatch(/missing +discounts +2 discounts have no amount in RON/)
  expect(checks.after).toMatch(/ok +notation +1\.234,50\u00a0F/)
  expect(checks.after).toMatch(/ok +shipping/)
  expect(checks.after).not.toContain('missing')
})

test('HSE-11 a purchase in a fictitious country, in its own language and currency: from the list of countries to the success page', async ({
  page,
  shop,
}) => {
  await chooseFreedonia(page)
  await findPair(page)
  await putIntoCart(page)
  for (const shown of [SHIPPING.name, SHIPPING.description, money(SHIPPING.price), money(TOTAL)]) {
    await expect(main(page)).toContainText(shown)
  }
  await main(page)
    .getByRole('link', { name: textOf('toAddress') })
    .click()

  await expect(heading(page)).toHaveText(textOf('addressView'))
  await expect(page.locator('#shipping-country option:checked')).toHaveText('Freedonia')
  await expect(page.locator('#shipping-region option')).toContainText(['Firefly', 'Sylvania Border'])
  await fillInAddress(page, {
    street0: 'Ludgate 7',
    city: 'Fredonia City',
    postCode: 'F-1933',
    region: 'FF',
    telephone: '0 55 12 34 56',
  })
  await expect(orderButton(page)).toHaveText(/^«.*»$/)
  await expect(main(page)).toContainText(money(TOTAL))
  await payByCard(page)

  const id = await arrivedOrder(page)
  await expect(heading(page)).toHaveText(textOf('thanks').replace('{name}', 'Ada'))
  for (const shown of [PAIR.name, 'Freedonia', '+99955123456', money(TOTAL)]) {
    await expect(main(page)).toContainText(shown)
  }
  const order = { country: 'FD', currency: 'RON', language: 'fd', storefront: 'eu', state: 'paid', total: TOTAL }
  expect(orderIn(shop, id)).toEqual(order)
  await expectInvariants(shop)
})

test('~HSE-11 a product that is neither priced nor translated yet has a converted price and its English name', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'market', value: 'FD', url: shop.url }])
  await open(page, '/eu/product/cr043-garden')
  await expect(heading(page)).toHaveText(/Socks$/)
  await expect(main(page)).toContainText(money(9_00 * RATE))
})
