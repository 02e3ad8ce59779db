/** What follows a purchase, as its shopper and the packing table see it: promised days, parcels, slips and documents. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { RawShippingMethod } from '../../src/contracts/commerce/cart.ts'
import { DOCUMENT_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { estimateArrival } from '../../src/markets/shipping/arrival/estimate-arrival.ts'
import { formatDays } from '../../src/markets/shipping/arrival/format-days.ts'
import { buyOrder, type Home } from '../support/buy-order.ts'
import { readPdf } from '../support/read-pdf.ts'
import { runCommand } from '../support/run-command.ts'
import type { Shop } from '../support/start-shop.ts'
import { openBasket, toAddress } from './buy.ts'
import { buyerIn } from './buyers.ts'
import { signInAsDemo } from './desk.ts'
import { arrivedOrder, fillInAddress, orderButton, payByCard } from './pay.ts'
import { expect, expectAccessible, SLOW, test } from './shop.ts'

const PHONE = { width: 390, height: 844 }

// A document of another order responds with its status; init scripts of a test do not run in the frame of a mail.
test.use({ allowed: /404 \(Not Found\)|frame is sandboxed|sandboxed and lacks/ })

const main = (page: Page) => page.locator('main')

const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? ''

/** The newest mail about an order, as plain text. */
async function readMail(page: Page, number: string): Promise<string> {
  const link = page.getByRole('link', { name: number }).first()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
  return page.locator('pre').innerText()
}

async function staff(shop: Shop, ...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand('src/cli/shop/command.ts', words, { DATA_DIR: shop.dataDir })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return stdout
}

test('SHX-12 SHX-05 FUL-07 the promised days and the parcels of an order, from the product to its page', async ({
  page,
  shop,
}) => {
  const now = new Date()
  await page.clock.setFixedTime(now)
  const methods: readonly RawShippingMethod[] = await (await fetch(`${shop.url}/orderv1/shipments/GB`)).json()
  const daysOf = (id: string) => {
    const plan = methods.find((method) => method.id === id)?.arrival
    if (plan === undefined) throw new Error(`${id} has no plan`)
    return `Arrives ${formatDays(estimateArrival(plan, now), 'en-GB')}`
  }

  // The product page, in the browser and not in the cached page.
  const buyer = buyerIn('GB')
  await page.context().addCookies([{ name: 'market', value: 'GB', url: shop.url }])
  const listing = await fetch(`${shop.url}/uk/adults/socks`)
  const path = /href="(\/uk\/product\/[^"]+)"/.exec(await listing.text())?.[1] ?? ''
  expect(await (await fetch(shop.url + path)).text()).not.toContain('Arrives')
  await page.goto(path)
  await expect(main(page)).toContainText(daysOf('standard'))

  // The cart: each method with its own.
  await openBasket(page, buyer)
  await expect(page.getByRole('radio', { name: /Express/ }).locator('xpath=ancestor::label')).toContainText(
    daysOf('express'),
  )
  await expect(page.getByRole('radio', { name: /Standard/ }).locator('xpath=ancestor::label')).toContainText(
    daysOf('standard'),
  )
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await toAddress(page)
  await fillInAddress(page, buyer.person)

  // Payment and success: the town above the post code, and what the order promised.
  await expect(orderButton(page)).toBeEnabled()
  await expect(main(page)).toContainText('Arrives')
  const promised = /Arrives [^.]*?\d+ \p{L}{3}/u.exec(await main(page).innerText())?.[0] ?? ''
  expect(await main(page).innerText()).toMatch(/Bath\nBA1 1AA/)
  await payByCard(page)
  await arrivedOrder(page)
  await expect(main(page)).toContainText(promised)
  expect(await main(page).innerText()).toMatch(/1 Mill Lane\nBath\nBA1 1AA/)

  // The mail and the order page.
  const number = /\b[A-Z0-9]{2,}-?[A-Z0-9-]{4,}\b/.exec(await page.getByText(/Order/).first().innerText())?.[0] ?? ''
  const mail = await readMail(page, number)
  expect(mail).toContain(promised)
  const orderPage = linkIn(mail)
  await page.goto(orderPage)
  await expect(main(page)).toContainText(promised)
  expect(await main(page).innerText()).toMatch(/Bath\nBA1 1AA/)
  await expect(main(page)).toContainText('We’re getting it ready')
  await expect(page.getByRole('heading', { name: number })).toHaveCount(1)
  // In the fonts of the shop.
  const fonts = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family.replaceAll('"', '')} ${status}`))
  await expect.poll(fonts).toEqual(['Figtree loaded', 'Bricolage Grotesque loaded'])

  // A hold without its reason, then a parcel.
  await staff(shop, 'order', 'hold', number, 'looks odd to me')
  await page.reload()
  await expect(main(page)).toContainText('We’re checking your order')
  await expect(main(page)).not.toContainText('looks odd')
  await staff(shop, 'order', 'clear-hold', number, 'manual', 'it was fine')
  const posted = await staff(shop, 'shipment', 'post', number, 'postnl', '3SABCD1234567890')
  await page.reload()
  await expect(main(page)).toContainText('On its way to you')
  const link = page.getByRole('link', { name: /Track/ })
  await expect(link).toHaveAttribute('href', 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567890')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await staff(shop, 'shipment', 'deliver', number, /shipment is (\S+)\./.exec(posted)?.[1] ?? '')
  await page.reload()
  await expect(main(page)).toContainText('Delivered')
  await expectAccessible(page)
  await expect(page.locator('script')).toHaveCount(0)
})

/** Paper in points, and how many sheets. */
function sheetsOf(pdf: Buffer): { readonly sizes: readonly string[]; readonly count: number } {
  const text = pdf.toString('latin1')
  const sizes = Array.from(text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g), ([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side))).join('x'),
  )
  return { sizes, count: sizes.length }
}

test(
  'INV-09 FUL-10 FUL-11 documents and slips print on the paper of their country, in every script',
  SLOW,
  async ({ page, shop }) => {
    const homes: Readonly<Record<string, Home & { readonly shown: string; readonly direction: string }>> = {
      Korean: {
        country: 'KR',
        language: 'en',
        address: {
          city: '서울',
          streetAddress: '세종대로',
          houseNumberOrName: '110',
          givenName: '민준',
          familyName: '김',
          postalCode: '04524',
          phone: '02 2123 4567',
        },
        shown: '김 민준',
        direction: 'ltr',
      },
      Hebrew: {
        country: 'IL',
        language: 'en',
        address: {
          city: 'תל אביב',
          streetAddress: 'דיזנגוף',
          houseNumberOrName: '50',
          givenName: 'נועה',
          familyName: 'כהן',
          postalCode: '6433222',
          phone: '03 612 3456',
        },
        shown: 'נועה כהן',
        direction: 'rtl',
      },
      Arabic: {
        country: 'AE',
        language: 'en',
        address: {
          city: 'دبي',
          streetAddress: 'شارع الخور',
          houseNumberOrName: '12',
          givenName: 'ليلى',
          familyName: 'حسن',
          postalCode: '',
          region: 'DU',
          phone: '04 212 3456',
        },
        shown: 'ليلى حسن',
        direction: 'rtl',
      },
      American: {
        country: 'US',
        language: 'en',
        address: {
          city: 'Reno',
          streetAddress: 'Mill Road',
          houseNumberOrName: '1',
          postalCode: '89501',
          region: 'NV',
          phone: '(775) 555-0100',
        },
        shown: 'Reno, NV 89501',
        direction: 'ltr',
      },
    }
    const numbers = new Map<string, string>()
    for (const [name, home] of Object.entries(homes)) numbers.set(name, await buyOrder(shop, home))

    const links: string[] = []
    for (const [name, { country, shown, direction }] of Object.entries(homes)) {
      await page.goto(linkIn(await readMail(page, numbers.get(name) ?? '')))
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('link', { name: /DEMO-INV-/ })).toBeVisible({ timeout: 500 })
      }).toPass()
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download PDF' }).click()
      expect((await saved).suggestedFilename()).toMatch(/^DEMO-INV-.*\.pdf$/)
      const { text } = readPdf(await readFile(await (await saved).path()))
      for (const word of shown.split(' ')) expect(text).toContain(word)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.getByRole('link', { name: /DEMO-INV-/ }).click()
      await expect(page).toHaveURL(new RegExp(DOCUMENT_PAGE_PATH))
      links.push(page.url())
      const line = page.locator('address span', { hasText: shown }).first()
      await expect(line).toBeVisible()
      expect(await line.evaluate((element) => getComputedStyle(element).direction)).toBe(direction)
      expect(requests.filter((url) => !url.includes(DOCUMENT_PAGE_PATH) && !url.endsWith('favicon.ico'))).toEqual([])
      const { sizes } = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
      expect(sizes).toEqual([country === 'US' ? '612x792' : '595x842'])
    }

    // The number of one order with the token of another.
    const [one = '', other = ''] = links
    const mixed = new URL(one)
    mixed.searchParams.set('token', new URL(other).searchParams.get('token') ?? '')
    expect((await page.goto(mixed.href))?.status()).toBe(404)
    mixed.searchParams.set('format', 'pdf')
    expect((await page.request.get(mixed.href)).status()).toBe(404)

    // The packing table: one sheet per parcel, without prices.
    const query = new URLSearchParams([...numbers.values()].map((number) => ['number', number]))
    const isSignedOut = await page.request.get(`/desk/print/slips?${query}`)
    expect(isSignedOut.status()).toBe(401)
    const document = new URLSearchParams({ number: new URL(one).searchParams.get('number') ?? '' })
    expect((await page.request.get(`/desk/print/document-pdf?${document}`)).status()).toBe(401)
    await signInAsDemo(page, shop)
    const pdf = await page.request.get(`/desk/print/document-pdf?${document}`)
    expect([pdf.status(), pdf.headers()['content-type'], pdf.headers()['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(readPdf(await pdf.body()).text).toContain(document.get('number'))
    const slips = await page.goto(`/desk/print/slips?${query}`)
    expect(slips?.headers()['cache-control']).toBe('no-store')
    await expect(page.locator('section')).toHaveCount(4)
    await expect(page.locator('svg[role=img]').first()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(/[€$₩]|\d[.,]\d{2}\b/)
    const { sizes } = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    expect(sizes).toEqual(['595x842', '595x842', '595x842', '612x792'])
    await page.goto(`/desk/print/picking-list?${query}`)
    await expect(page.getByRole('heading', { name: 'Picking list' })).toBeVisible()
    const units = await page.locator('tfoot td.number').allInnerTexts()
    expect(units.reduce((sum, text) => sum + Number(text), 0)).toBe(8)
  },
)
