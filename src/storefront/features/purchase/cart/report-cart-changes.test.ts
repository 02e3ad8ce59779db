import { describe, expect, it } from 'vitest'
import { rawCart, rawItem, rawShippingItem } from '../../../../../tests/support/raw-cart.ts'
import type { RawCartItem } from '../../../../contracts/commerce/cart.ts'
import { toCart } from '../../../../contracts/commerce/to-cart.ts'
import { cartChanges } from './report-cart-changes.ts'

const dots = (quantity: number, more: Partial<RawCartItem> = {}) => rawItem({ quantity, ...more })
const stripes = rawItem({ id: '2', sku: 'STRIPES-36', parentSku: 'STRIPES', name: 'Striped socks' })
const cart = (...items: readonly RawCartItem[]) => toCart(rawCart(items))
const empty = cart()

describe('cartChanges', () => {
  it.each([
    ['~ANA-16 the first product', empty, cart(dots(1)), [['addToCart', 'DOTS-01-36', 1]]],
    ['~ANA-16 one more of it', cart(dots(1)), cart(dots(3)), [['addToCart', 'DOTS-01-36', 2]]],
    ['~ANA-16 another one', cart(dots(1)), cart(dots(1), stripes), [['addToCart', 'STRIPES-36', 1]]],
    ['~ANA-15 fewer', cart(dots(3)), cart(dots(1)), [['removeFromCart', 'DOTS-01-36', 2]]],
    ['~ANA-15 none', cart(dots(2), stripes), cart(stripes), [['removeFromCart', 'DOTS-01-36', 2]]],
    ['the last one', cart(dots(1)), empty, [['removeFromCart', 'DOTS-01-36', 1]]],
    ['a gift that came along', cart(dots(1)), cart(dots(1), rawItem({ id: '9', isGift: true })), []],
    ['another way to ship', cart(dots(1)), cart(dots(1), rawShippingItem()), []],
    ['nothing', cart(dots(1)), cart(dots(1)), []],
  ] as const)('%s', (_, before, after, expected) => {
    const events = cartChanges({ before, after }, 'GBP')
    expect(
      events.map((event) => [event.event, 'sku' in event && event.sku, 'quantity' in event && event.quantity]),
    ).toEqual(expected)
  })

  it('~ANA-16 of a cart that was not known only what was put in', () => {
    const after = cart(dots(3), stripes)
    const events = cartChanges({ before: undefined, after, added: { id: '7333102000011', quantity: 2 } }, 'GBP')
    expect(events).toMatchObject([{ event: 'addToCart', sku: 'DOTS-01-36', quantity: 2 }])
    expect(cartChanges({ before: undefined, after }, 'GBP')).toEqual([])
  })

  it('~ANA-16 says what it costs, in major units', () => {
    expect(cartChanges({ before: empty, after: cart(dots(2)) }, 'GBP')).toEqual([
      {
        event: 'addToCart',
        sku: 'DOTS-01-36',
        productSku: 'DOTS-01',
        name: 'Dotted socks',
        size: '36-40',
        price: 12.95,
        quantity: 2,
        currency: 'GBP',
      },
    ])
  })

  it('~ANA-18 a code is reported when it is added, and neither while it stays nor when it is removed', () => {
    const plain = cart(dots(1))
    const coded = { ...plain, discountCode: 'WELCOME', priceDiscount: 130 }
    const event = { event: 'orderDiscountCode', code: 'WELCOME', discount: 1.3, currency: 'GBP' }
    expect(cartChanges({ before: plain, after: coded }, 'GBP')).toEqual([event])
    expect(cartChanges({ before: coded, after: coded }, 'GBP')).toEqual([])
    expect(cartChanges({ before: coded, after: plain }, 'GBP')).toEqual([])
  })
})
