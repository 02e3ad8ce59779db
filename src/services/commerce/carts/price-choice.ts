/** What a cart costs on the shop's terms, and the notices for its shopper. Pure. */
import type { CartMessage } from '../../../contracts/commerce/cart.ts'
import { readDiscountCode } from '../../../markets/carts/discount-code.ts'
import type { DiscountRule } from '../../../markets/carts/discount-rule.ts'
import { priceCart } from '../../../markets/carts/price-cart.ts'
import type { CartLineInput, CodeRefusal, GiftInput, PricedCart } from '../../../markets/carts/priced-cart.ts'
import { pricingMarketOf } from '../../../markets/carts/pricing-market.ts'
import type { ThresholdTable } from '../../../markets/shipping/free-shipping.ts'
import { taxClassOf } from '../../../markets/tax/vat-rates.ts'
import type { Market } from '../../../markets/types.ts'
import type { StoredShippingMethod } from '../shipping/shipping-methods.ts'
import { cartText } from './cart-texts.ts'
import { chargesOnDelivery, type ChargesOnDelivery } from './charges-on-delivery.ts'
import { importText } from './import-texts.ts'
import { chooseShipping, isAvailable, toShippingLine } from './choose-shipping.ts'
import { inLanguage, nameOf } from './name-of.ts'
import type { CartVariant } from './read-variants.ts'
import { shortageText } from './shortage-failure.ts'
import { giftsWith, type Terms } from './read-terms.ts'
import type { StoredCart, StoredLine } from './stored-cart.ts'

export type PricingContext = {
  /** With the tax of the moment (LAW-02). */
  readonly market: Market
  /** Of clothes of children, where their tax differs from the market's. */
  readonly childrensTax?: number
  readonly terms: Terms
  readonly variants: ReadonlyMap<string, CartVariant>
  readonly thresholds: ThresholdTable
  readonly now: Date
}

export type PricedChoice = {
  /** As it should be stored: with the shipping method and the code that count. */
  readonly cart: StoredCart
  readonly priced: PricedCart
  readonly method: StoredShippingMethod | undefined
  readonly messages: readonly CartMessage[]
  /** Whether the code that was wanted counts; false when none was wanted. */
  readonly isCodeAccepted: boolean
}

/** The rule for an unknown code: pricing it takes as long as pricing a known one (the result is not used). */
const UNKNOWN_CODE_RULE: DiscountRule = {
  id: '',
  name: '',
  code: '',
  effect: { kind: 'percentage', percent: 10 },
  isExhausted: false,
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
}

export function priceChoice(cart: StoredCart, pricingContext: PricingContext, wantedCode?: string): PricedChoice {
  const { market, terms } = pricingContext
  const { method, isReplaced } = chooseShipping(terms.methods, cart.shipping, market)
  const priceWith = (code: DiscountRule | undefined) => price(cart, method, code, pricingContext)

  const storedCode = cart.code === undefined ? undefined : terms.codes.get(cart.code)
  const before = priceWith(storedCode)
  // One that was stopped has no rule any more.
  const reason = storedCode === undefined ? 'over' : before.refusedCode
  const wanted = wantedCode === undefined ? undefined : readDiscountCode(wantedCode)
  const rule = wanted === undefined ? undefined : terms.codes.get(wanted)
  // A right code and a wrong one take the same path here, so that the time does not reveal which it is.
  const tried = wantedCode === undefined ? before : priceWith(rule ?? UNKNOWN_CODE_RULE)
  const isCodeAccepted = rule !== undefined && tried.refusedCode === undefined
  // A slip of the pen must not cost the shopper the code they had.
  const priced = isCodeAccepted ? tried : before
  const code = isCodeAccepted ? wanted : cart.code
  const refusal = rule !== undefined && !isCodeAccepted ? { code: wanted, reason: tried.refusedCode } : undefined
  return {
    cart: { ...cart, shipping: method?.id ?? cart.shipping, code },
    priced,
    method: priced.shipping === undefined ? undefined : method,
    messages: [
      ...lineMessages(cart, pricingContext),
      ...shippingMessages(cart, { method, isReplaced }, priced),
      ...codeMessages(cart, refusal ?? { code: isCodeAccepted ? undefined : cart.code, reason }),
      ...(priced.shipping === undefined ? [] : importMessages(cart, chargesOnDelivery(market, priced))),
    ],
    isCodeAccepted,
  }
}

function importMessages({ store }: StoredCart, charges: ChargesOnDelivery): readonly CartMessage[] {
  if (charges === 'none') return []
  return [{ code: 'IMPORT_CHARGES', message: importText(store.languageCode, charges) }]
}

/** What delivery of the same cart would cost with the cheapest method that is offered: a withdrawal refunds no more (RET-08). */
export function cheapestShipping({ cart, priced }: PricedChoice, pricingContext: PricingContext): number {
  const { market, terms } = pricingContext
  const code = cart.code === undefined ? undefined : terms.codes.get(cart.code)
  const others = terms.methods.filter((method) => isAvailable(method, market) && method.id !== priced.shipping?.id)
  const amounts = others.map((method) => price(cart, method, code, pricingContext).shipping?.totalWithDiscount ?? 0)
  return Math.min(priced.shipping?.totalWithDiscount ?? 0, ...amounts)
}

function price(
  { lines }: StoredCart,
  method: StoredShippingMethod | undefined,
  code: DiscountRule | undefined,
  { market, childrensTax, terms, variants, thresholds, now }: PricingContext,
): PricedCart {
  const inputs = lines.flatMap((line) => {
    const known = variants.get(line.variantId)
    return known === undefined ? [] : [toLine(line, known, childrensTax)]
  })
  // Nothing to send, nothing to pay for sending it.
  const isSent = method !== undefined && inputs.some(({ isSellable }) => isSellable)
  return priceCart({
    lines: inputs,
    shipping: isSent ? toShippingLine(method, market, thresholds) : undefined,
    rules: terms.rules,
    code,
    gifts: giftsWith(terms, code === undefined ? [] : [code], market.countryCode).flatMap((id) => {
      const known = variants.get(id)
      return known === undefined ? [] : [toGift(known)]
    }),
    market: pricingMarketOf(market),
    now: now.getTime(),
  })
}

export const isSellable = ({ isOffered, isStocked, price: unitPrice, available }: CartVariant): boolean =>
  isOffered && isStocked && unitPrice !== undefined && available > 0

const NO_PRICE = { original: 0, final: 0 }

function toLine(
  { id, variantId, quantity }: StoredLine,
  variant: CartVariant,
  childrensTax: number | undefined,
): CartLineInput {
  const { sku, productSku, facts, price: unitPrice = NO_PRICE } = variant
  const { sections, categories, collections, family } = facts
  return {
    id,
    variantId,
    sku,
    productSku,
    sections,
    categories,
    collections,
    family,
    quantity,
    price: unitPrice,
    isSellable: isSellable(variant),
    ...(childrensTax !== undefined && taxClassOf(sections) === 'childrens-clothing' && { taxPercentage: childrensTax }),
  }
}

const toGift = (variant: CartVariant): GiftInput => ({
  id: variant.id,
  price: variant.price ?? NO_PRICE,
  isSellable: isSellable(variant),
  available: variant.available,
})

function lineMessages({ lines, store }: StoredCart, { variants }: PricingContext): readonly CartMessage[] {
  const { languageCode: language } = store
  return lines.flatMap(({ variantId: id, quantity }): readonly CartMessage[] => {
    const known = variants.get(id)
    if (known === undefined || (isSellable(known) && known.available >= quantity)) return []
    const name = nameOf(known, store)
    if (!known.isOffered || !known.isStocked || known.price === undefined) {
      return [{ code: 'NOT_SOLD_HERE', id, message: cartText(language, 'notSoldHere', { name }) }]
    }
    if (known.available <= 0) {
      return [{ code: 'OUT_OF_STOCK', id, message: cartText(language, 'soldOutInCart', { name }) }]
    }
    const { text, parts } = shortageText(known.available, name)
    return [{ code: 'LESS_IN_STOCK', id, message: cartText(language, text, parts) }]
  })
}

function shippingMessages(
  { lines, store }: StoredCart,
  { method, isReplaced }: ReturnType<typeof chooseShipping>,
  { shipping }: PricedCart,
): readonly CartMessage[] {
  const { languageCode: language } = store
  if (lines.length > 0 && method === undefined) {
    return [{ code: 'NO_SHIPPING', message: cartText(language, 'noShipping') }]
  }
  if (!isReplaced || method === undefined || shipping === undefined) return []
  const name = inLanguage(method.attributes.displayName, language)
  return [{ code: 'SHIPPING_REPLACED', id: method.id, message: cartText(language, 'shippingReplaced', { name }) }]
}

type Refused = { readonly code: string | undefined; readonly reason: CodeRefusal | undefined }

/** An empty cart is no reason to complain about its code. */
function codeMessages({ lines, store }: StoredCart, { code, reason }: Refused): readonly CartMessage[] {
  if (code === undefined || reason === undefined || lines.length === 0) return []
  const text = reason === 'minimum-spend' ? 'codeNeedsMore' : 'codeNotApplied'
  return [{ code: 'DISCOUNT_NOT_APPLIED', message: cartText(store.languageCode, text, { code }) }]
}
