/** A storefront in one process, its services in another: pages, carts, orders and payments go over the network between them. */
import { expect, test as base, type Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { completePictures } from '../support/without-pictures.ts'
import { openBasket, toAddress } from './buy.ts'
import { BUYERS } from './buyers.ts'
import { openScreen, signInAsDemo } from './desk.ts'
import { arrivedOrder, expectInvariants, fillInAddress, payByCard } from './pay.ts'

const KEY = 'a-key-that-two-processes-of-a-test-share'

type Processes = {
  readonly services: Shop
  readonly storefront: Shop
  /** It names the storefront as its address, so this one is known by its port. */
  readonly servicesUrl: string
  readonly storefrontUrl: string
}

const test = base.extend<object, { readonly processes: Processes }>({
  processes: [
    async ({ browserName }, use) => {
      const [storefrontPort, servicesPort] = [await freePort(), await freePort()]
      const storefrontUrl = `http://localhost:${storefrontPort}`
      const servicesUrl = `http://localhost:${servicesPort}`
      const shared = { RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn', SERVICE_KEY: KEY }
      const services = await startShop({ ...shared, PORT: String(servicesPort), PUBLIC_URL: storefrontUrl })
      const storefront = await startShop({
        ...shared,
        PORT: String(storefrontPort),
        COMMERCE_URL: servicesUrl,
        DISCOVERY_URL: servicesUrl,
        PAYMENTS_URL: servicesUrl,
        CONTENT_URL: `${servicesUrl}/v2/cdn`,
        CONTENT_TOKEN: KEY,
      })
      try {
        const listing = async () => (await fetch(`${storefrontUrl}/uk/adults/socks`)).status
        await expect.poll(listing, { timeout: 90_000 }).toBe(200)
        await use({ services, storefront, servicesUrl, storefrontUrl })
      } finally {
        await storefront.stop()
        await services.stop()
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ processes }, use) => use(processes.storefrontUrl),
})

/** Hosts that the page called for data. */
function calledOrigins(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') origins.add(new URL(request.url()).origin)
  })
  return origins
}

// The processes take long to start: one worker runs all of these tests.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context, page }) => {
  await completePictures(context)
  await page.addInitScript(refuseEverything)
})

test('HSE-06 MKT-15 CRT-30 a purchase completes against services of another process', async ({ page, processes }) => {
  const { services, servicesUrl } = processes
  const called = calledOrigins(page)
  const [buyer] = BUYERS
  if (buyer === undefined) throw new Error('No buyer')
  await openBasket(page, buyer)
  await toAddress(page)
  await fillInAddress(page, buyer.person)
  await payByCard(page)
  await arrivedOrder(page)
  await expectInvariants(services)
  expect(called).toContain(servicesUrl)
})

for (const path of ['/uk', '/uk/adults/socks', '/uk/search?term=socks', '/uk/faq', '/uk/checkout/cart', '/uk/login']) {
  test(`~HSE-06 ${path} is served without the services in its process`, async ({ page, processes }) => {
    const { servicesUrl } = processes
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const policy = response?.headers()['content-security-policy'] ?? ''
    const connect = /connect-src ([^;]*)/.exec(policy)?.[1]
    expect(connect?.split(' ')).toEqual(["'self'", servicesUrl])
  })
}

test('DSK-22 the desk of a storefront names the setting of a service that is elsewhere', async ({
  page,
  processes,
}) => {
  await signInAsDemo(page, processes.storefront)
  for (const [path, setting] of [
    ['/orders', 'COMMERCE_URL'],
    ['/orders/S1000', 'COMMERCE_URL'],
    ['/products', 'DISCOVERY_URL'],
  ] as const) {
    const called: string[] = []
    page.on('request', (request) => called.push(request.url()))
    await openScreen(page, path)
    await expect(page.getByRole('main').getByRole('status')).toContainText(setting)
    expect(called.filter((url) => /api\/(?:order|product)/.test(url))).toEqual([])
  }
  await openScreen(page, '/staff')
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible()
})

test('~HSE-06 what is between services needs the key of the shop', async ({ processes: { servicesUrl } }) => {
  const version = (headers: Readonly<Record<string, string>>) => fetch(`${servicesUrl}/offers/version`, { headers })
  expect((await version({})).status).toBe(404)
  expect((await version({ 'x-service-key': 'another' })).status).toBe(404)
  expect((await version({ 'x-service-key': KEY })).status).toBe(200)
  expect((await fetch(`${servicesUrl}/v2/cdn/stories`)).status).toBe(401)
})

test('~HSE-06 only pages of the storefront may read what services answer', async ({ processes }) => {
  const { servicesUrl, storefrontUrl } = processes
  const allowed = async (origin: string) => {
    const answer = await fetch(`${servicesUrl}/orderv1/shipments/NL`, { headers: { origin } })
    return answer.headers.get('access-control-allow-origin')
  }
  expect(await allowed(storefrontUrl)).toBe(storefrontUrl)
  expect(await allowed('https://elsewhere.example')).toBeNull()
})
