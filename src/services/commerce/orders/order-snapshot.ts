/**
 * What was ordered, as it was when it was ordered: nothing in it is worked out again, whatever becomes of prices, names and
 * addresses later. Pure. All amounts are minor units of the order's currency.
 */
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import type { AppliedRule, RateTax } from '../../../markets/carts/priced-cart.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import { arrivalPlan, type DeliveryTerms } from '../../../markets/shipping/arrival/arrival-plan.ts'
import { estimateArrival, type Arrival } from '../../../markets/shipping/arrival/estimate-arrival.ts'
import { taxClassOf } from '../../../markets/tax/vat-rates.ts'
import type { CountryCode, CurrencyCode, Language, Market, WarehouseCode } from '../../../markets/types.ts'
import type { AgreedTerms } from '../agreements/terms-archive.ts'
import { chargesOnDelivery, type ChargesOnDelivery } from '../carts/charges-on-delivery.ts'
import { inLanguage, nameOf } from '../carts/name-of.ts'
import { cheapestShipping, type PricingContext, type PricedChoice } from '../carts/price-choice.ts'

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

export type OrderShipping = {
  /** The shipping method's. */
  readonly id: string
  readonly name: string
  /** In the merchant's words, for instance "2 to 4 days". */
  readonly estimatedDelivery: string
  /** What was promised with the order (LAW-31): when it leaves and arrives. Absent where the method has no terms for it. */
  readonly promised?: Arrival
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

export type OrderMarket = {
  readonly storefront: Market['storefrontCode']
  readonly country: CountryCode
  readonly currency: CurrencyCode
  /** Percent. Absent is not 0 (MKT-31). */
  readonly taxPercentage?: number
  /** What the recipient pays on delivery (LAW-03). Absent where there is nothing. */
  readonly chargesOnDelivery?: Exclude<ChargesOnDelivery, 'none'>
  /** In the order in which they are emptied. */
  readonly warehouses: readonly WarehouseCode[]
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
  const { market, childrensTax, variants, now } = pricingContext
  const { store } = cart
  const { lines, gifts, shipping, totals, applied, taxRates } = priced
  if (shipping === undefined || method === undefined) return undefined
  const about = (id: string) => {
    const known = variants.get(id)
    if (known === undefined) throw new Error(`A priced line has no variant: ${id}`)
    const { sku, productSku, size, facts } = known
    const { sections, picture } = facts
    const hasOwnTax = childrensTax !== undefined && taxClassOf(sections) === 'childrens-clothing'
    const own = hasOwnTax ? { taxPercentage: childrensTax } : {}
    return { id, sku, productSku, name: nameOf(known, store), size, sections, picture, ...own }
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
  const { language, tax } = { language: store.languageCode, tax: market.tax }
  const charges = chargesOnDelivery(market, priced)
  return {
    lines: [...bought, ...given],
    shipping: {
      id: shipping.id,
      name: inLanguage(method.attributes.displayName, language),
      estimatedDelivery: inLanguage(method.attributes.description, language),
      ...(method.delivery && { promised: promiseOf(method.delivery, market, now) }),
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
    market: {
      storefront: market.storefrontCode,
      country: market.countryCode,
      currency: market.currency.code,
      ...(tax === undefined ? {} : { taxPercentage: tax }),
      ...(charges !== 'none' && { chargesOnDelivery: charges }),
      warehouses: market.warehouse.codes,
    },
    language,
  }
}

function promiseOf(terms: DeliveryTerms, { countryCode: country, warehouse }: Market, now: Date): Arrival {
  return estimateArrival(arrivalPlan(terms, { country, warehouse: warehouse.region }, now), now)
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
