/** An order as the shop stores it, for tests of mails and pages about orders. */
import type { CountryCode, Language } from '../../src/markets/types.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import type { OrderSnapshot } from '../../src/services/commerce/orders/order-snapshot.ts'
import { withCheckDigit } from '../../src/services/commerce/orders/order-numbers.ts'
import type { StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'

const CREATED = '2026-11-15T10:00:00.000Z'

type Over = {
  readonly email?: string
  readonly name?: string
  readonly externalTax?: number
  readonly language?: Language
}

/** Two pairs and a present, for a shopper in that country. */
export function snapshotFor(country: CountryCode, over: Over = {}): OrderSnapshot {
  const market = findMarket('production', country)
  if (market === undefined) throw new Error(`${country} is no market`)
  const { email = 'ada@example.com', name = 'Lemon Socks', externalTax, language = market.language } = over
  const line = {
    id: '2900000000018',
    itemId: '2900000000018',
    sku: 'LEMON-36-40',
    productSku: 'LEMON',
    name,
    size: '36-40',
    sections: ['adults'],
    picture: '/images/0123456789abcdef/sock',
    quantity: 2,
    price: { original: 1250, final: 1250 },
    total: 2500,
    productDiscount: 0,
    totalDiscount: 250,
    totalWithDiscount: 2250,
    tax: 375,
    isGift: false,
  }
  const nothing = { total: 0, totalDiscount: 0, totalWithDiscount: 0, tax: 0 }
  const address = {
    country,
    city: 'Springfield',
    firstName: 'Ada',
    lastName: 'Lovelace',
    street0: 'Analytical Road 1',
    street1: '',
    postCode: '12345',
    region: country === 'US' ? 'NY' : '',
  }
  const { tax, storefrontCode, currency, warehouse } = market
  return {
    lines: [line, { ...line, ...nothing, itemId: 'gift', name: 'A tiny sock', size: '', quantity: 1, isGift: true }],
    shipping: {
      id: 'standard',
      name: 'Standard delivery',
      estimatedDelivery: '2 to 4 working days',
      ...nothing,
      total: 495,
      totalWithDiscount: 495,
    },
    discounts: [],
    totals: {
      products: 2500,
      shipping: 495,
      discount: 250,
      tax: 457,
      total: 2745 + (externalTax ?? 0),
      ...(externalTax === undefined ? {} : { externalTax }),
    },
    addresses: { shipping: address, billing: { ...address, street0: 'Billing Lane 2' } },
    contact: { firstName: 'Ada', lastName: 'Lovelace', email, telephone: '+3531234567' },
    market: {
      storefront: storefrontCode,
      country,
      currency: currency.code,
      ...(tax === undefined ? {} : { taxPercentage: tax }),
      warehouses: warehouse.codes,
    },
    language,
    termsAgreedAt: CREATED,
  }
}

/** `number` counts up: each has its own id, number and cart. */
export function storedOrder(number: number, over: Partial<StoredOrder> = {}): StoredOrder {
  return {
    id: `order-${number}`,
    number: withCheckDigit(number),
    cartId: `cart-${number}`,
    state: 'paid',
    digest: 'digest',
    snapshot: snapshotFor('IE'),
    createdAt: CREATED,
    updatedAt: CREATED,
    paidAt: CREATED,
    fulfilment: (over.state ?? 'paid') === 'paid' ? 'unshipped' : 'none',
    holds: [],
    linkVersion: 0,
    ...over,
  }
}
