/**
 * Every message of the error catalogue that code raises, word for word: engineers search for them in logs, so a reworded
 * message is not found any more. Messages that only a service or a page contains are tested there.
 */
import { describe, expect, it } from 'vitest'
import { cartClient } from '../../src/contracts/commerce/cart-client.ts'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { storyNotFound } from '../../src/contracts/content/content.ts'
import { discoveryClient } from '../../src/contracts/discovery/discovery-client.ts'
import { filtersClient } from '../../src/contracts/discovery/filters-client.ts'
import { orderClient } from '../../src/contracts/commerce/order-client.ts'
import { toOrder } from '../../src/contracts/commerce/to-order.ts'
import { toProduct } from '../../src/contracts/discovery/to-product.ts'
import { widgetClient } from '../../src/contracts/discovery/widget-client.ts'
import { emptyCheckoutInformation } from '../../src/markets/addresses/checkout-information.ts'
import { createConverter } from '../../src/markets/prices/convert-price.ts'
import { pickPrice } from '../../src/markets/prices/pick-price.ts'
import { readConfig } from '../../src/platform/config/read-config.ts'
import { load as loadProduct } from '../../src/storefront/pages/product/load.ts'
import { rawCart } from '../support/raw-cart.ts'
import { rawOrder, rawOrderLine } from '../support/raw-order.ts'
import { reader } from '../support/reading-content.ts'
import { remoteContent, storiesResponse } from '../support/remote-content.ts'
import { remoteService } from '../support/remote-service.ts'
import { shopPlace, shopVisit } from '../support/shop-visit.ts'
import { http } from '../../src/contracts/transport.ts'

const { market } = shopPlace()
const locale = { contentKey: 'uk', language: 'en-GB' }

/** A cart client whose service answers with this, and what it logged. */
function carts(body: unknown, { status = 200, hasToken = true } = {}) {
  const logged: string[] = []
  const storedToken = { token: 'stored', date: new Date().toISOString() }
  const client = cartClient({
    transport: http(remoteService(body, status)),
    market,
    tokens: { read: () => (hasToken ? storedToken : undefined), write: () => {}, clear: () => {} },
    log: (code, { message }) => void logged.push(code, message),
  })
  return { client, logged }
}

const orders = orderClient({
  transport: http(remoteService({})),
  market,
  tokens: { read: () => undefined, write: () => {}, clear: () => {} },
})

const refusing = (message: string) => remoteService({ code: 'NOT_FOUND', message }, 404)
const failing = () => remoteContent(() => new Response('', { status: 500 })).client
const products = commerceClient({ transport: http(remoteService({ products: [] })) })
const wanted = { market, collection: 'adults/socks' }
const { address, contact } = emptyCheckoutInformation('GB')

type Raise = () => unknown

describe('the error catalogue', () => {
  it.each<[row: string, text: string, raise: Raise]>([
    ['17', 'Missing product in stock response', () => products.availability({ countryCode: 'GB', variantIds: ['1'] })],
    ['18', 'Cart token is missing', () => carts({}, { hasToken: false }).client.fetchCart()],
    ['19', 'No shipping methods found (configure in admin)', () => carts([]).client.listShippingMethods('GB')],
    ['20', 'Invalid product received', () => toProduct({}, market)],
    [
      '21',
      'Invalid catalog received',
      () =>
        commerceClient({ transport: http(remoteService({})) }).availability({ countryCode: 'GB', variantIds: ['1'] }),
    ],
    [
      '22',
      'No recommendations found',
      () => widgetClient(http(remoteService({ recommendations: [] }))).recommend({ widget: 'home', market, limit: 8 }),
    ],
    ['23', 'No sku provided', () => discoveryClient(http(remoteService({}))).product([''], market)],
    ['24', 'Story is undefined', () => reader.story(undefined, () => undefined)],
    ['25', 'Unable to fetch translations', () => failing().fetchTranslations({ locale: 'de-DE' })],
    ['26', 'Unable to fetch constants', () => failing().fetchConstants()],
    ['27', 'No shared content stories', () => remoteContent(storiesResponse()).client.fetchSharedContent(locale)],
    ['28', 'No categories', () => remoteContent(storiesResponse()).client.fetchCategories(locale)],
    ['29', 'No shipment line found in order', () => toOrder(rawOrder({ orderLines: [rawOrderLine()] }))],
    [
      '30',
      'Category facet not found',
      () =>
        filtersClient(http(remoteService({ metadata: { id: 'f', count: 0 }, filters: [] }))).availableFilters({
          ...wanted,
          facets: ['colour'],
        }),
    ],
    ['31', 'No discount code found', () => carts(rawCart()).client.applyDiscountCode('NONE')],
    ['33', 'Rates not fetched', () => createConverter(undefined)(1000, 'CHF')],
    ['34', 'Missing variants for product', () => pickPrice([])],
    [
      '36',
      'Tenant config not found',
      () => filtersClient(http(refusing('Tenant config not found'))).priceRange(wanted),
    ],
    [
      '37',
      'Widget config not found',
      () => widgetClient(http(refusing('Widget config not found'))).recommend({ widget: 'home', market, limit: 8 }),
    ],
    [
      '38',
      'Search config not found',
      () => filtersClient(http(refusing('Search config not found'))).priceRange(wanted),
    ],
    [
      '39',
      'Failed to create a payment session',
      () =>
        orders.createPaymentSession({
          shippingAddress: address.shipping,
          billingAddress: address.billing,
          contact,
          languageCode: 'en',
          returnUrl: 'https://shop.test/uk/checkout/payment',
        }),
    ],
  ])('ERR-56 its row %s reads: %s', async (_, text, raise) => {
    await expect((async () => raise())()).rejects.toMatchObject({ message: text })
  })

  it('ERR-56 names the route that was not found', async () => {
    expect(storyNotFound('socks')).toBe('Story not found: socks')
    const { visit } = shopVisit({
      route: 'storefront-product-sku',
      address: '/uk/product/nope',
      params: { sku: 'nope' },
      discovery: () => ({ products: [] }),
    })
    expect(await loadProduct(visit)).toMatchObject({ kind: 'not-found', message: 'Product not found' })
  })

  it('ERR-56 begins the message about an invalid environment', () => {
    expect(() => readConfig({ ENVIRONMENT: 'dev' })).toThrow(/^Invalid environment passed: /)
  })

  it.each([
    ['Cart token reset', { code: 'RESET', message: 'Begin anew.' }, 410],
    ['error_fetch_cart', 'broken', 500],
  ])('ERR-56 writes to the log: %s', async (text, body, status) => {
    const { client, logged } = carts(body, { status })
    await expect(client.fetchCart()).rejects.toThrow(/./)
    expect(logged).toContain(text)
  })
})
