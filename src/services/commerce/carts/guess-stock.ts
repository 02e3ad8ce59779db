/**
 * Which goods a cart has is known once it is read, and how many of them there are has to be asked then: two questions, one after
 * the other. Here the second is guessed from the last look at the cart, so that both travel together. What was guessed wrong, or
 * on another node, is asked as if nobody had guessed.
 */
import type { CartStore, NewCart } from '../../../contracts/commerce/cart.ts'
import type { CountryCode, Market } from '../../../markets/types.ts'
import type { Question } from '../../../platform/database/kept-statement.ts'
import { TextCache } from '../../../platform/text-cache.ts'
import type { CommerceTables } from '../tables.ts'
import type { GoodsEngine } from './read-goods.ts'
import { stockQuestion, type GuessedStock, type StockPlaces } from './read-stock.ts'

type StockRow = GuessedStock['rows'][number]

export type StockGuess = {
  readonly question: Question<CommerceTables, StockRow>
  /** With the answer to the question. */
  readonly answered: (rows: readonly StockRow[]) => GuessedStock
}

type Goods = ReadonlyMap<string, unknown>

type Products = readonly { readonly id: string }[]

export type StockGuesses = {
  /** Undefined where nothing is known, or nothing has to be asked. */
  readonly of: (cartId: string, products?: Products) => StockGuess | undefined
  readonly ofNew: (wanted: Pick<NewCart, 'store' | 'products'>) => StockGuess | undefined
  /** Goods as they are kept: their ids are in memory already. */
  readonly note: (cartId: string, market: Market, goods: Goods, gifts: readonly string[]) => void
}

/** Of ids that are in memory once for all carts: a hundred bytes for most, and ten megabytes if all of them are full. */
const MOST_CARTS = 10_000
const MOST_GOODS = 120
const LONGEST_ID = 64

export function guessStock(engine: GoodsEngine, marketOf: (store: CartStore) => Market): StockGuesses {
  const ofCarts = new TextCache<StockPlaces>({ maxEntries: MOST_CARTS, maxKeyLength: LONGEST_ID })
  const giftsOf = new Map<CountryCode, readonly string[]>()

  /** Where nobody else writes stock, it is not asked for. */
  const isKnownAnyway = () => engine.writesTo('stock') !== undefined

  const guess = ({ codes, ids: known }: StockPlaces, products: Products): StockGuess | undefined => {
    const ids = [...new Set([...products.map(({ id }) => id), ...known])]
    if (ids.length === 0 || isKnownAnyway()) return undefined
    const places = { codes, ids }
    return { question: stockQuestion(engine, places), answered: (rows) => ({ ...places, rows }) }
  }

  return {
    of(cartId, products = []) {
      const places = ofCarts.get(cartId)
      return places && guess(places, products)
    },
    ofNew({ store, products = [] }) {
      const { countryCode, warehouse } = marketOf(store)
      return guess({ codes: warehouse.codes, ids: giftsOf.get(countryCode) ?? [] }, products)
    },
    note(cartId, { countryCode, warehouse }, goods, gifts) {
      // There all goods that are kept are handed over, however few were asked for.
      if (isKnownAnyway() || goods.size > MOST_GOODS) return
      ofCarts.set(cartId, { codes: warehouse.codes, ids: [...goods.keys()] })
      giftsOf.set(countryCode, gifts)
    },
  }
}
