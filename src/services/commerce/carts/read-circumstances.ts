/** Everything that a cart is priced with, read in two statements at most: the terms, and the goods on them. */
import type { CartChange, CartStore } from '../../../contracts/commerce/cart.ts'
import { readDiscountCode } from '../../../markets/carts/discount-code.ts'
import type { ThresholdTable } from '../../../markets/shipping/free-shipping.ts'
import type { Environment, Market } from '../../../markets/types.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { shippingMarket } from '../shipping-market.ts'
import type { Circumstances } from './price-choice.ts'
import { keepTerms } from './keep-terms.ts'
import { cacheGoods, type GoodsEngine } from './read-goods.ts'
import { giftsWith } from './read-terms.ts'
import type { ReadCart, StoredCart } from './stored-cart.ts'

/** A new one was not read. */
export type KnownCart = StoredCart & Partial<Pick<ReadCart, 'versions'>>

export type ReadCircumstances = {
  readonly marketOf: (store: CartStore) => Market
  readonly read: (query: CommerceQuery, cart: KnownCart, change: CartChange, now: Date) => Promise<Circumstances>
}

type Deps = {
  readonly engine: GoodsEngine
  readonly environment: Environment
  /** As they are now. */
  readonly thresholds: () => ThresholdTable
}

/** One for carts and orders: they share what is kept of goods and terms. */
export function circumstancesReader({ engine, environment, thresholds }: Deps): ReadCircumstances {
  const readGoods = cacheGoods(engine)
  const readTerms = keepTerms()
  const marketOf = ({ countryCode }: CartStore): Market => {
    const market = shippingMarket(environment, countryCode)
    if (market === undefined) throw new Error(`No cart can be in ${countryCode}`)
    return market
  }
  return {
    marketOf,
    async read(query, cart, { products = [], code }, now) {
      const market = marketOf(cart.store)
      // What cannot be a code is looked up like one: nobody learns anything from how long it takes.
      const wanted = code === undefined ? undefined : (readDiscountCode(code) ?? '')
      const terms = await readTerms(query, market.countryCode, [cart.code, wanted], cart.versions?.terms)
      const version = cart.versions?.offers ?? terms.offersVersion
      const gifts = giftsWith(terms, [...terms.codes.values()], market.countryCode)
      const ids = [...cart.lines.map(({ id }) => id), ...products.map(({ id }) => id), ...gifts]
      const goods = await readGoods(query, market, ids, version)
      return { market, terms, goods, thresholds: thresholds(), now }
    },
  }
}
