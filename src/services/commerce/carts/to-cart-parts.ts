/**
 * A priced cart as it travels (CRT-02), in parts: what is said of goods is the same in every cart of a language, and is made
 * and written once (write-cart.ts).
 */
import { CLOTHING_TAX_CODE, type RawCart, type RawCartItem } from '../../../contracts/commerce/cart.ts'
import type { PricedGift, PricedLine, PricedShipping } from '../../../markets/carts/priced-cart.ts'
import { variantStockStatus } from '../../../markets/goods/stock-status.ts'
import type { ShippingMethod } from '../shipping/shipping-methods.ts'
import { inLanguage, nameOf } from './name-of.ts'
import { isSellable, type Circumstances, type PricedChoice } from './price-choice.ts'
import type { CartGoods } from './read-goods.ts'
import type { StoredCart } from './stored-cart.ts'

type About = Pick<
  RawCartItem,
  'id' | 'type' | 'name' | 'imageUrl' | 'sku' | 'parentSku' | 'sections' | 'size' | 'stockStatus' | 'taxCode'
>

export type CartParts = {
  readonly head: Omit<RawCart, 'cartItems'>
  readonly items: readonly { readonly about: About; readonly own: Omit<RawCartItem, keyof About> }[]
}

type Item = CartParts['items'][number]

export function toCartParts(
  { cart, priced, method, messages }: PricedChoice,
  { market, goods }: Circumstances,
  jwtToken: string,
): CartParts {
  const { store } = cart
  const { lines, gifts, shipping, totals, applied } = priced
  const { totalPrice, totalDiscountAmount, totalPriceWithDiscount } = totals
  return {
    head: {
      id: cart.id,
      state: cart.state,
      store: {
        ...store,
        currencyUnit: market.currency.code,
        ...(market.tax === undefined ? {} : { taxPercentage: market.tax }),
      },
      totalPrice,
      totalDiscountAmount,
      totalPriceWithDiscount,
      discounts: applied,
      messages,
      jwtToken,
    },
    items: [
      ...lines.flatMap((line) => withGoods(goods, line.id, (known) => toItem(line, known, store))),
      ...gifts.flatMap((gift) => withGoods(goods, gift.id, (known) => toGiftItem(gift, known, store))),
      ...(shipping === undefined || method === undefined ? [] : [toShippingItem(shipping, method, store)]),
    ],
  }
}

function withGoods(
  goods: ReadonlyMap<string, CartGoods>,
  id: string,
  make: (known: CartGoods) => Item,
): readonly Item[] {
  const known = goods.get(id)
  return known === undefined ? [] : [make(known)]
}

type Store = StoredCart['store']

/** By what is known of a variant, which is read anew when it changes: one for each name and stock status, so a few. */
const keptAbout = new WeakMap<CartGoods['facts'], About[]>()

function aboutGoods(known: CartGoods, store: Store): About {
  const { facts } = known
  const name = nameOf(known, store)
  const stockStatus = variantStockStatus(isSellable(known) ? known.available : 0)
  const kept = keptAbout.get(facts) ?? []
  const found = kept.find((about) => about.name === name && about.stockStatus === stockStatus)
  if (found !== undefined) return found
  const about: About = {
    id: known.id,
    type: 'productVariant',
    name,
    imageUrl: facts.picture,
    sku: known.sku,
    parentSku: known.productSku,
    sections: facts.sections,
    size: known.size,
    stockStatus,
    taxCode: CLOTHING_TAX_CODE,
  }
  keptAbout.set(facts, [...kept, about])
  return about
}

const toItem = (line: PricedLine, known: CartGoods, store: Store): Item => ({
  about: aboutGoods(known, store),
  own: {
    itemId: line.id,
    quantity: line.quantity,
    isGift: false,
    isCounted: line.isCounted,
    price: line.price,
    totalPrice: line.total,
    totalDiscountAmount: line.totalDiscount,
    totalPriceWithDiscount: line.totalWithDiscount,
    taxAmount: line.tax,
    productDiscount: line.productDiscount,
    discountShares: line.shares,
  },
})

/** CRT-34: costs nothing; what it is worth stands beside it. */
const toGiftItem = ({ ruleId, quantity, price }: PricedGift, known: CartGoods, store: Store): Item => ({
  about: aboutGoods(known, store),
  own: {
    itemId: `gift-${ruleId}-${known.id}`,
    quantity,
    isGift: true,
    isCounted: true,
    price: { original: price.final, final: 0 },
    totalPrice: 0,
    totalDiscountAmount: 0,
    totalPriceWithDiscount: 0,
    taxAmount: 0,
    productDiscount: 0,
    discountShares: [],
  },
})

function toShippingItem(shipping: PricedShipping, method: ShippingMethod, { languageCode }: Store): Item {
  const { id, total, totalDiscount, totalWithDiscount, tax } = shipping
  return {
    about: {
      id,
      type: 'shippingOption',
      name: inLanguage(method.attributes.displayName, languageCode),
      imageUrl: method.imageUrl ?? '',
      sku: id,
      parentSku: id,
      sections: [],
      size: '',
      stockStatus: 'in-stock',
      taxCode: '',
    },
    own: {
      itemId: id,
      quantity: 1,
      isGift: false,
      isCounted: true,
      price: { original: total, final: total },
      totalPrice: total,
      totalDiscountAmount: totalDiscount,
      totalPriceWithDiscount: totalWithDiscount,
      taxAmount: tax,
      productDiscount: 0,
      discountShares: [],
    },
  }
}
