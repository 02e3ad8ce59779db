/** Reads everything that a cart is priced with: discounts, shipping methods, variants with prices and stock. */
import type { CartChange, CartStore } from '../../../contracts/commerce/cart.ts'
import { readDiscountCode } from '../../../markets/carts/discount-code.ts'
import type { ThresholdTable } from '../../../markets/shipping/free-shipping.ts'
import { datedMarket } from '../../../markets/tax/dated-market.ts'
import type { Environment, Market } from '../../../markets/types.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { shippingMarket } from '../shipping-market.ts'
import type { PricingContext } from './price-choice.ts'
import { cacheTerms } from './cache-terms.ts'
import { cacheVariants, type VariantEngine } from './read-variants.ts'
import { giftsWith } from './read-terms.ts'
import type { ReadCart, StoredCart } from './stored-cart.ts'

/** A new cart has no versions yet. */
export type KnownCart = StoredCart & Partial<Pick<ReadCart, 'versions'>>

export type PricingContextReader = {
  readonly marketOf: (store: CartStore) => Market
  readonly read: (query: CommerceQuery, cart: KnownCart, change: CartChange, now: Date) => Promise<PricingContext>
}

/** What carts are priced with in addition to the database's rows. */
export type PricingShop = {
  readonly engine: VariantEngine
  readonly environment: Environment
  /** As they are now. */
  readonly thresholds: () => ThresholdTable
}

/** One for carts and orders: they share its caches. */
export function createPricingContextReader({ engine, environment, thresholds }: PricingShop): PricingContextReader {
  const readVariants = cacheVariants(engine)
  const readTerms = cacheTerms()
  const marketOf = ({ countryCode }: CartStore): Market => {
    const market = shippingMarket(environment, countryCode)
    if (market === undefined) throw new Error(`No cart can be in ${countryCode}`)
    return market
  }
  return {
    marketOf,
    async read(query, cart, { products = [], code }, now) {
      const undated = marketOf(cart.store)
      // A malformed code is looked up, too: response times must not reveal which codes exist.
      const wanted = code === undefined ? undefined : (readDiscountCode(code) ?? '')
      const terms = await readTerms(query, undated.countryCode, [cart.code, wanted], cart.versions?.terms)
      const { market, childrensTax } = datedMarket(undated, terms.taxRates, now)
      const version = cart.versions?.offers ?? terms.offersVersion
      const gifts = giftsWith(terms, [...terms.codes.values()], market.countryCode)
      const ids = [...cart.lines.map(({ variantId }) => variantId), ...products.map(({ id }) => id), ...gifts]
      const variants = await readVariants(query, market, ids, version)
      return {
        market,
        terms,
        variants,
        thresholds: thresholds(),
        now,
        ...(childrensTax !== undefined && { childrensTax }),
      }
    },
  }
}
