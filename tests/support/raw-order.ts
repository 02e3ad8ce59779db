/** An order as the service returns it, for tests that are about one part of it. */
import type { RawOrder, RawOrderLine } from '../../src/contracts/commerce/order.ts'

export const rawOrderLine = (over: Partial<RawOrderLine> = {}): RawOrderLine => ({
  id: '2900000000018',
  itemId: '2900000000018',
  type: 'productVariant',
  name: 'Lemon sock',
  imageUrl: '/images/0123456789abcdef/lemons',
  sku: 'LEMON-3640',
  parentSku: 'LEMON',
  sections: ['adults'],
  size: '36-40',
  quantity: 2,
  isGift: false,
  price: { original: 1200, final: 1200 },
  totalPrice: 2400,
  totalDiscountAmount: 240,
  totalPriceWithDiscount: 2160,
  taxAmount: 375,
  productDiscount: 0,
  ...over,
})

export const rawShippingLine = (over: Partial<RawOrderLine> = {}): RawOrderLine =>
  rawOrderLine({
    id: 'standard',
    itemId: 'standard',
    type: 'shippingOption',
    name: 'Standard',
    sku: 'standard',
    parentSku: 'standard',
    size: '',
    quantity: 1,
    price: { original: 495, final: 495 },
    totalPrice: 495,
    totalDiscountAmount: 95,
    totalPriceWithDiscount: 400,
    taxAmount: 69,
    estimatedDeliveryTime: '2 to 4 days',
    ...over,
  })

const ADDRESS = {
  country: 'NL',
  city: 'Amsterdam',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street0: 'Herengracht',
  street1: '12',
  postCode: '1015 BK',
  region: '',
}

export const rawOrder = (over: Partial<RawOrder> = {}): RawOrder => ({
  id: 'order-1',
  orderNumber: '10000008',
  status: 'paid',
  statusLog: [{ status: 'open', at: '2026-11-15T10:00:00.000Z' }],
  orderLines: [rawOrderLine(), rawShippingLine()],
  store: { storefront: 'nl', countryCode: 'NL', languageCode: 'nl', currencyUnit: 'EUR', taxPercentage: 21 },
  totalPrice: 2895,
  totalDiscountAmount: 335,
  totalPriceWithDiscount: 2560,
  totalTaxAmount: 444,
  discounts: [],
  payment: { status: 'authorised', method: 'visa' },
  shippingAddress: ADDRESS,
  billingAddress: { ...ADDRESS, city: 'Utrecht' },
  contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', telephone: '+31201234567' },
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:05:00.000Z',
  ...over,
})
