/** A raw cart as the service returns it, for tests of its readers. */
import type { RawCart, RawCartItem, RawShippingMethod } from '../../src/contracts/commerce/cart.ts'

export function rawItem(more: Partial<RawCartItem> = {}): RawCartItem {
  const { id = '7333102000011', isGift = false, quantity = 1, price = { original: 1295, final: 1295 } } = more
  const totalPrice = isGift ? 0 : price.final * quantity
  const totalDiscountAmount = more.totalDiscountAmount ?? 0
  return {
    id,
    itemId: `line-${id}`,
    type: 'productVariant',
    name: 'Dotted socks',
    imageUrl: '/images/dots.jpg',
    sku: 'DOTS-01-36',
    parentSku: 'DOTS-01',
    sections: ['adults'],
    size: '36-40',
    quantity,
    stockStatus: 'in-stock',
    isGift,
    isCounted: true,
    taxCode: '20010',
    price,
    totalPrice,
    totalDiscountAmount,
    totalPriceWithDiscount: totalPrice - totalDiscountAmount,
    taxAmount: 0,
    productDiscount: 0,
    discountShares: [],
    ...more,
  }
}

export const rawShippingItem = (more: Partial<RawCartItem> = {}): RawCartItem =>
  rawItem({ id: 'standard', type: 'shippingOption', name: 'Standard', size: '', sku: '', ...price(495), ...more })

const price = (amount: number) => ({ price: { original: amount, final: amount } })

/** With the totals of its items, by default. */
export function rawCart(cartItems: readonly RawCartItem[] = [rawItem()], more: Partial<RawCart> = {}): RawCart {
  const sum = (member: 'totalPrice' | 'totalDiscountAmount' | 'totalPriceWithDiscount') =>
    cartItems.reduce((total, item) => total + item[member], 0)
  return {
    id: 'cart-1',
    state: 'OPEN',
    cartItems,
    store: { countryCode: 'GB', languageCode: 'en', currencyUnit: 'GBP', taxPercentage: 20 },
    totalPrice: sum('totalPrice'),
    totalDiscountAmount: sum('totalDiscountAmount'),
    totalPriceWithDiscount: sum('totalPriceWithDiscount'),
    discounts: { rules: [], orderRules: [], productDiscounts: [] },
    messages: [],
    jwtToken: 'token-1',
    ...more,
  }
}

export function rawShippingMethod(more: Partial<RawShippingMethod> = {}): RawShippingMethod {
  return {
    id: 'standard',
    active: true,
    price: { GBP: 495, EUR: 595 },
    discount: {},
    attributes: {
      displayName: { en: 'Standard', de: 'Standardversand' },
      description: { en: '2 to 4 working days', de: '2 bis 4 Werktage' },
    },
    imageUrl: '/logos/post.svg',
    ...more,
  }
}
