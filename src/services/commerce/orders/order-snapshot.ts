/**
 * What was ordered, as it was when it was ordered: nothing in it is worked out again, whatever becomes of prices, names and
 * addresses later. Pure. All amounts are minor units of the order's currency.
 */
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import type { AppliedRule, RateTax } from '../../../markets/carts/priced-cart.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import type { Language } from '../../../markets/types.ts'
import type { AgreedTerms } from '../agreements/terms-archive.ts'
import { nameOf } from '../carts/name-of.ts'
import { cheapestShipping, type PricingContext, type PricedChoice } from '../carts/price-choice.ts'
import { orderMarketOf, ownTaxOf, shippingTermsOf, type OrderMarket, type OrderShippingTerms } from './order-terms.ts'

/** A product, bought or given. */
export type OrderLine = {
  /** The variant's id, a barcode. */
  readonly id: string
  /** Of the line: a gift may be the same variant as one that is bought. */
  readonly itemId: string
  readonly sku: string
  readonly productSku: string
  readonly name: string
  readonly size: string
  readonly sections: readonly string[]
  readonly picture: string
  readonly quantity: number
  /** Of one piece. */
  readonly price: Price
  /** Before discounts. */
  readonly total: number
  readonly productDiscount: number
  readonly totalDiscount: number
  readonly totalWithDiscount: number
  /** Contained in totalWithDiscount. */
  readonly tax: number
  /** Percent, where it differs from the market's (LAW-02). */
  readonly taxPercentage?: number
  readonly isGift: boolean
}

export type OrderShipping = OrderShippingTerms & {
  readonly total: number
  readonly totalDiscount: number
  readonly totalWithDiscount: number
  readonly tax: number
  /** With the cheapest method that was offered. Older orders do not have it. */
  readonly cheapest?: number
}

/** products + shipping - discount + (externalTax ?? 0) = total */
export type OrderTotals = {
  /** Products before discounts. */
  readonly products: number
  /** With what was taken off it. */
  readonly shipping: number
  /** Taken off products. */
  readonly discount: number
  /** Contained in the total. */
  readonly tax: number
  /** Where prices do not hold the tax, what the order adds for it (ORD-06). */
  readonly externalTax?: number
  /** What is paid. */
  readonly total: number
}

export type OrderContact = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** E.164 */
  readonly telephone: string
}

export type OrderSnapshot = {
  readonly lines: readonly OrderLine[]
  readonly shipping: OrderShipping
  readonly discounts: readonly AppliedRule[]
  readonly totals: OrderTotals
  /** The contained tax by its rates, the highest first. Absent from orders of earlier versions, which had one rate. */
  readonly taxRates?: readonly RateTax[]
  readonly addresses: { readonly shipping: Address; readonly billing: Address }
  readonly contact: OrderContact
  readonly market: OrderMarket
  readonly language: Language
  /** Absent from orders of earlier versions, and where the shop has no terms (LAW-10). */
  readonly terms?: AgreedTerms
  /** When the shopper agreed to the terms: with the order. ISO 8601. */
  readonly termsAgreedAt: string
}

/** Who ordered, and to where. */
export type OrderRecipient = Pick<OrderSnapshot, 'addresses' | 'contact'>

/** What is ordered, before the recipient is known. Undefined when no shipping method is available. */
export type OrderContents = Pick<
  OrderSnapshot,
  'lines' | 'shipping' | 'discounts' | 'taxRates' | 'market' | 'language'
> & {
  readonly totals: Omit<OrderTotals, 'externalTax'>
}

/** Long: one member per fact of an order line. */
export function orderContents(choice: PricedChoice, pricingContext: PricingContext): OrderContents | undefined {
  const { cart, priced, method } = choice
  const { market, variants, now } = pricingContext
  const { store } = cart
  const { lines, gifts, shipping, totals, applied, taxRates } = priced
  if (shipping === undefined || method === undefined) return undefined
  const about = (id: string) => {
    const known = variants.get(id)
    if (known === undefined) throw new Error(`A priced line has no variant: ${id}`)
    const { sku, productSku, size, facts } = known
    const { sections, picture } = facts
    const name = nameOf(known, store)
    return { id, sku, productSku, name, size, sections, picture, ...ownTaxOf(sections, pricingContext) }
  }
  const bought = lines
    .filter(({ isCounted }) => isCounted)
    .map(
      ({
        id,
        variantId,
        quantity,
        price,
        total,
        productDiscount,
        totalDiscount,
        totalWithDiscount,
        tax,
      }): OrderLine => ({
        ...about(variantId),
        itemId: id,
        quantity,
        price,
        total,
        productDiscount,
        totalDiscount,
        totalWithDiscount,
        tax,
        isGift: false,
      }),
    )
  const given = gifts.map(({ id, ruleId, quantity, price }): OrderLine => ({
    ...about(id),
    itemId: `gift-${ruleId}-${id}`,
    quantity,
    price: { original: price.final, final: 0 },
    ...NOTHING,
    productDiscount: 0,
    isGift: true,
  }))
  const language = store.languageCode
  return {
    lines: [...bought, ...given],
    shipping: {
      ...shippingTermsOf(method, { market, language, now }),
      total: shipping.total,
      totalDiscount: shipping.totalDiscount,
      totalWithDiscount: shipping.totalWithDiscount,
      tax: shipping.tax,
      cheapest: cheapestShipping(choice, pricingContext),
    },
    discounts: applied.rules,
    totals: {
      products: totals.totalPrice - shipping.total,
      shipping: shipping.totalWithDiscount,
      discount: totals.totalDiscountAmount - shipping.totalDiscount,
      tax: totals.tax,
      total: totals.totalPriceWithDiscount,
    },
    taxRates,
    market: orderMarketOf(market, priced),
    language,
  }
}

const NOTHING = { total: 0, totalDiscount: 0, totalWithDiscount: 0, tax: 0 }

/** `externalTax` only where prices do not hold the tax. */
export function orderSnapshot(
  { totals, ...ordered }: OrderContents,
  { addresses, contact }: OrderRecipient,
  { externalTax, now }: { readonly externalTax: number | undefined; readonly now: Date },
): OrderSnapshot {
  return {
    ...ordered,
    totals: {
      ...totals,
      ...(externalTax === undefined ? {} : { externalTax }),
      total: totals.total + (externalTax ?? 0),
    },
    addresses,
    contact,
    termsAgreedAt: now.toISOString(),
  }
}
