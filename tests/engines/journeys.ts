/** The main journeys of a shopper (ENG-01), written once for all engines. */
import { refuseEverything } from '../support/refuse-everything.ts'
import type { Page } from './page.ts'
import { element, fill, isAt, isLive, isShown, open, press, until } from './steps.ts'

export type Journey = {
  readonly name: string
  readonly walk: (page: Page, shop: string) => Promise<void>
}

/** A card of the sandbox whose bank wants a password. */
const CARD_WITH_PASSWORD = '4917610000000000'

/** Everything of earlier journeys is removed; the questions of a first visit are answered. */
async function arrive(page: Page, shop: string, { isNew = false } = {}): Promise<void> {
  await page.goto(`${shop}/favicon.svg`)
  await page.evaluate(`localStorage.clear()`)
  await page.evaluate(`sessionStorage.clear()`)
  await page.evaluate(`document.cookie = 'market=; max-age=0; path=/'`)
  if (!isNew) await page.evaluate(`(${refuseEverything.toString()})()`)
}

/** From the first address to a listing, by links alone. */
async function browse(page: Page, shop: string): Promise<void> {
  await arrive(page, shop)
  await open(page, `${shop}/`)
  await press(page, 'main a', 'United Kingdom')
  await isAt(page, '/uk')
  await isLive(page)
  await press(page, 'main a[href="/uk/adults/socks"]')
  await isAt(page, '/uk/adults/socks')
  await isShown(page, '#filters')
}

async function filter(page: Page): Promise<void> {
  await isLive(page)
  const products = `document.querySelector('main output').textContent`
  const all = JSON.stringify(await page.evaluate(products))
  await press(page, '#filters label:has(input[type=checkbox])')
  await until(page, `location.search !== '' && ${products} !== ${all}`)
  await isShown(page, 'main ul[aria-label] a[href]')
}

async function addToCart(page: Page): Promise<void> {
  await press(page, 'main article a')
  await until(page, `location.pathname.startsWith('/uk/product/')`)
  await isLive(page)
  await press(page, 'fieldset label:has(input[type=radio]:enabled)')
  await press(page, 'main form button[type=submit]', 'Add to')
  await until(page, `document.querySelector('header a[href*="/checkout/cart"]').textContent.includes('1')`)
  // The count is shown before the cart is stored, and a document that is loaded meanwhile would abort that.
  await until(page, `Object.keys(localStorage).some((key) => key.startsWith('sockeye.cart.token'))`)
}

async function fillInAddress(page: Page): Promise<void> {
  await fill(page, '#contact-email', 'ada@example.com')
  await fill(page, '#contact-telephone', '+447700900123')
  await fill(page, '#shipping-firstName', 'Ada')
  await fill(page, '#shipping-lastName', 'Finch')
  await fill(page, '#shipping-street0', '1 Mill Lane')
  await fill(page, '#shipping-city', 'Bath')
  await fill(page, '#shipping-postCode', 'BA1 1AA')
  await press(page, 'label[for=contact-agreements], label:has(#contact-agreements)')
  await press(page, 'main form button[type=submit]')
  await isAt(page, '/uk/checkout/payment')
}

async function payWithPassword(page: Page): Promise<void> {
  await press(page, 'label:has(input[name=payment-method][value=scheme])')
  await fill(page, '#card-number', CARD_WITH_PASSWORD)
  await fill(page, '#card-expiry', '0330')
  await fill(page, '#card-code', '737')
  await fill(page, '#card-holder', 'Ada Finch')
  await press(page, 'button[form=payment]')
  await isShown(page, 'iframe[name=threeDSIframe]')
  const bank = await page.frame(element('iframe[name=threeDSIframe]'))
  await fill(bank, 'input[type=password]', 'password')
  await press(bank, 'button', 'Confirm')
}

const purchase: Journey = {
  name: 'chooser, home, listing with filters, product, cart, address, payment with 3-D Secure, success',
  walk: async (page, shop) => {
    await browse(page, shop)
    await filter(page)
    await addToCart(page)
    // By address: a sheet about what was added may cover the link, or not, depending on the width.
    await open(page, `${shop}/uk/checkout/cart`)
    await press(page, 'main a[href*="/checkout/address"]')
    await isAt(page, '/uk/checkout/address')
    await fillInAddress(page)
    await payWithPassword(page)
    await until(page, `location.pathname.startsWith('/uk/checkout/success/')`)
    await isShown(page, 'h1', 'Thank you, Ada!')
  },
}

const search: Journey = {
  name: 'search',
  walk: async (page, shop) => {
    await arrive(page, shop)
    await open(page, `${shop}/uk/search?term=dog`)
    await isShown(page, 'h1', 'Search results for “dog”')
    await isShown(page, 'main article')
  },
}

const switchMarket: Journey = {
  name: 'market switch',
  walk: async (page, shop) => {
    await arrive(page, shop)
    await open(page, `${shop}/uk`)
    await press(page, 'footer form button[aria-haspopup=dialog]')
    await fill(page, 'dialog input[type=search]', 'Sweden')
    await press(page, 'dialog li button', 'Sverige')
    await isAt(page, '/eu')
    await isShown(page, 'footer', 'Sverige · SEK')
  },
}

const consent: Journey = {
  name: 'consent',
  walk: async (page, shop) => {
    await arrive(page, shop, { isNew: true })
    await open(page, `${shop}/uk`)
    await press(page, 'section button', 'Reject all')
    await until(page, `JSON.parse(localStorage.getItem('sockeye.consent')).allowed.marketing === false`)
    await until(page, `!(${element('section button', 'Reject all')})`)
  },
}

const orderLookUp: Journey = {
  name: 'order look-up',
  walk: async (page, shop) => {
    await arrive(page, shop)
    await open(page, `${shop}/uk/login`)
    await fill(page, 'main input[type=email]', 'ada@example.com')
    await fill(page, 'main input[name=orderNumber]', '100001')
    await press(page, 'main form button')
    await isShown(page, '#look-up-sent')
  },
}

export const JOURNEYS: readonly Journey[] = [purchase, search, switchMarket, consent, orderLookUp]

/** Without a purchase: with the parts of a page that are hydrated last. */
export const SHORT_JOURNEYS: readonly Journey[] = [search, switchMarket, consent]
