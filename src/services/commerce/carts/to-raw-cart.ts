/** A priced cart as the contract describes it (CRT-02). */
import { CLOTHING_TAX_CODE, type RawCart, type RawCartItem } from '../../../contracts/commerce/cart.ts'
import type { PricedGift, PricedLine, PricedShipping } from '../../../markets/carts/priced-cart.ts'
import { variantStockStatus } from '../../../markets/products/stock-status.ts'
import type { StoredShippingMethod } from '../shipping/shipping-methods.ts'
import { inLanguage, nameOf } from './name-of.ts'
import { isSellable, type PricingContext, type PricedChoice } from './price-choice.ts'
import type { CartVariant } from './read-variants.ts'
import type { StoredCart } from './stored-cart.ts'

type VariantFields = Pick<
  RawCartItem,
  'id' | 'type' | 'name' | 'imageUrl' | 'sku' | 'parentSku' | 'sections' | 'size' | 'stockStatus' | 'taxCode'
>

export function toRawCart(
  { cart, priced, method, messages }: PricedChoice,
  { market, variants }: PricingContext,
  { jwtToken, version }: Pick<RawCart, 'jwtToken' | 'version'>,
): RawCart {
  const { store } = cart
  const { lines, gifts, shipping, totals, taxRates, applied, isAboveImportLimit } = priced
  const { totalPrice, totalDiscountAmount, totalPriceWithDiscount, tax } = totals
  // Of one rate, the percentage gives it.
  const hasOtherRates = taxRates.some(({ percent }) => percent !== market.tax)
  return {
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
    ...((hasOtherRates || isAboveImportLimit) && { totalTaxAmount: tax }),
    discounts: applied,
    messages,
    jwtToken,
    ...(version !== undefined && { version }),
    cartItems: [
      ...lines.flatMap((line) => withVariant(variants, line.variantId, (known) => toItem(line, known, store))),
      ...gifts.flatMap((gift) => withVariant(variants, gift.id, (known) => toGiftItem(gift, known, store))),
      ...(shipping === undefined || method === undefined ? [] : [toShippingItem(shipping, method, store)]),
    ],
  }
}

function withVariant(
  variants: ReadonlyMap<string, CartVariant>,
  id: string,
  make: (known: CartVariant) => RawCartItem,
): readonly RawCartItem[] {
  const known = variants.get(id)
  return known === undefined ? [] : [make(known)]
}

type Store = StoredCart['store']

const variantFields = (known: CartVariant, store: Store): VariantFields => ({
  id: known.id,
  type: 'productVariant',
  name: nameOf(known, store),
  imageUrl: known.facts.picture,
  sku: known.sku,
  parentSku: known.productSku,
  sections: known.facts.sections,
  size: known.size,
  stockStatus: variantStockStatus(isSellable(known) ? known.available : 0),
  taxCode: CLOTHING_TAX_CODE,
})

const toItem = (line: PricedLine, known: CartVariant, store: Store): RawCartItem => ({
  ...variantFields(known, store),
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
})

/** CRT-34: costs nothing; what it is worth stands beside it. */
const toGiftItem = ({ ruleId, quantity, price }: PricedGift, known: CartVariant, store: Store): RawCartItem => ({
  ...variantFields(known, store),
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
})

function toShippingItem(shipping: PricedShipping, method: StoredShippingMethod, { languageCode }: Store): RawCartItem {
  const { id, total, totalDiscount, totalWithDiscount, tax } = shipping
  return {
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
  }
}
