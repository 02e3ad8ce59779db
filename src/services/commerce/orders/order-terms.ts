/** The terms of an order, of those on which the shop sells at the moment: market, tax and shipping method. Pure. */
import type { PricedCart } from '../../../markets/carts/priced-cart.ts'
import { arrivalPlan } from '../../../markets/shipping/arrival/arrival-plan.ts'
import { estimateArrival, type Arrival } from '../../../markets/shipping/arrival/estimate-arrival.ts'
import { taxClassOf } from '../../../markets/tax/vat-rates.ts'
import type { CountryCode, CurrencyCode, Language, Market, WarehouseCode } from '../../../markets/types.ts'
import { chargesOnDelivery, type ChargesOnDelivery } from '../carts/charges-on-delivery.ts'
import { inLanguage } from '../carts/name-of.ts'
import type { PricingContext } from '../carts/price-choice.ts'
import type { StoredShippingMethod } from '../shipping/shipping-offer.ts'

export type OrderShippingTerms = {
  /** The shipping method's. */
  readonly id: string
  readonly name: string
  /** In the merchant's words, for instance "2 to 4 days". */
  readonly estimatedDelivery: string
  /** What was promised with the order (LAW-31): when it leaves and arrives. Absent where the method has no terms for it. */
  readonly promised?: Arrival
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

/** Clothes of children may bear another tax than the market's. */
export const ownTaxOf = (
  sections: readonly string[],
  { childrensTax }: Pick<PricingContext, 'childrensTax'>,
): { readonly taxPercentage?: number } =>
  childrensTax !== undefined && taxClassOf(sections) === 'childrens-clothing' ? { taxPercentage: childrensTax } : {}

export function orderMarketOf(market: Market, priced: Pick<PricedCart, 'isAboveImportLimit'>): OrderMarket {
  const { storefrontCode: storefront, countryCode: country, currency, tax, warehouse } = market
  const charges = chargesOnDelivery(market, priced)
  return {
    storefront,
    country,
    currency: currency.code,
    ...(tax === undefined ? {} : { taxPercentage: tax }),
    ...(charges !== 'none' && { chargesOnDelivery: charges }),
    warehouses: warehouse.codes,
  }
}

export function shippingTermsOf(
  { id, attributes, delivery }: StoredShippingMethod,
  { market, language, now }: Pick<PricingContext, 'market' | 'now'> & { readonly language: Language },
): OrderShippingTerms {
  const { countryCode: country, warehouse } = market
  return {
    id,
    name: inLanguage(attributes.displayName, language),
    estimatedDelivery: inLanguage(attributes.description, language),
    ...(delivery && {
      promised: estimateArrival(arrivalPlan(delivery, { country, warehouse: warehouse.region }, now), now),
    }),
  }
}
