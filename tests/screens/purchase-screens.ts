/**
 * A purchase in each of the six languages, step by step at every width: listing, product, cart, address, payment, 3-D Secure, success,
 * the order page behind the link of its mail, and the mail. For eyes, so the pictures are not part of the repository.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from '@playwright/test'
import { ORDER_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import type { CountryCode } from '../../src/markets/types.ts'
import { BUYERS, type Buyer } from '../browser/buyers.ts'
import { openBasket } from '../browser/buy.ts'
import { answerBank, arrivedOrder, fillInAddress, payByCard } from '../browser/pay.ts'
import { expect } from '../browser/shop.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import type { Shop } from '../support/start-shop.ts'

const WIDTHS = [360, 390, 820, 1200, 1680] as const
const HEIGHT = 844
const READY_WITHIN_MS = 300_000
/** One for each language. */
const COUNTRIES: ReadonlySet<CountryCode> = new Set(['GB', 'DE', 'NL', 'FR', 'ES', 'IT'])
/** Its bank asks for a password. */
const CARD_WITH_PASSWORD = '4917 6100 0000 0000'

/** Writes one picture for each step and width, and prints the languages as they are done. Languages: only those. */
export async function writePurchaseScreens(
  folder: string,
  browser: Browser,
  shop: Shop,
  languages: readonly string[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const buyer of BUYERS) {
    const { countryCode, language } = buyer.market
    if (!COUNTRIES.has(countryCode) || (languages.length > 0 && !languages.includes(language))) continue
    const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })
    // Pictures are rendered at five widths for the first time, on machines that are busy with something else, too.
    context.setDefaultTimeout(READY_WITHIN_MS)
    try {
      await context.addInitScript(refuseEverything)
      await purchase(await context.newPage(), shop, buyer, (step) => join(folder, `${language}-${step}`))
    } finally {
      await context.close()
    }
    process.stdout.write(`purchase in ${language}\n`)
  }
}

async function purchase(page: Page, shop: Shop, buyer: Buyer, fileOf: (step: string) => string): Promise<void> {
  const { storefrontCode: storefront } = buyer.market
  const take = (step: string, whole = true) => takeAll(page, fileOf(step), whole)
  for (const [step, path] of [
    ['listing', 'adults/socks'],
    ['product', 'product/cr021-brick'],
  ] as const) {
    await page.goto(`/${storefront}/${path}`)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await take(step)
  }
  await openBasket(page, buyer)
  await take('cart')
  // By key: where lazy pictures still move the page, a press would miss it.
  await page.locator('main a[href*="/checkout/address"]').press('Enter')
  await page.locator('#contact-email').waitFor()
  await take('address')
  await fillInAddress(page, buyer.person)
  await page.locator('#card-number').waitFor()
  await take('payment')
  await payByCard(page, { number: CARD_WITH_PASSWORD })
  await page.frameLocator('iframe[name=threeDSIframe]').locator('input[name=password]').waitFor()
  // Of the screen: whether the button is in view is what is looked for.
  await take('3-d-secure', false)
  await answerBank(page)
  const order = await arrivedOrder(page)
  // The address is that of success while the view of the payment is still shown.
  await page.locator('#card-number').waitFor({ state: 'detached' })
  await take('success')
  const html = await mailOf(shop, order)
  const link = html.split('"').find((part) => part.includes(ORDER_PAGE_PATH)) ?? ''
  await page.goto(link.replaceAll('&amp;', '&'))
  await take('order')
  await page.goto(`/mailbox/order-mail.${order}/html`)
  await take('mail')
}

async function takeAll(page: Page, file: string, fullPage: boolean): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${file}-${width}.png`, fullPage })
  }
}

/** It is sent a moment after the payment. */
async function mailOf({ dataDir }: Shop, order: string): Promise<string> {
  const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
  const read = () => {
    const html = database.prepare('select html from mailbox where key = ?').get(`order-mail.${order}`)?.['html']
    return typeof html === 'string' ? html : ''
  }
  try {
    await expect.poll(read).not.toBe('')
    return read()
  } finally {
    database.close()
  }
}
