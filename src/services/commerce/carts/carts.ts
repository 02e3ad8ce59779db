/**
 * Carts: what a shopper chose, priced from the shop's own data at each request. A change locks the cart's row, so that no
 * concurrent change is lost, and writes it once, at the end, or not at all.
 */
import type { CartChange, NewCart, RawCart } from '../../../contracts/commerce/cart.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { cartFailure, type CartFailure } from './cart-failure.ts'
import { changeLines } from './change-lines.ts'
import { isAvailable } from './choose-shipping.ts'
import { isReadable } from './closed-cart.ts'
import type { CodeLimit } from './limit-codes.ts'
import { priceChoice, type PricingContext, type PricedChoice } from './price-choice.ts'
import type { KnownCart, PricingContextReader } from './read-pricing-context.ts'
import { insertCart, lockCart, readCart, readVersions, updateCart, type ReadCart } from './stored-cart.ts'
import { toRawCart } from './to-raw-cart.ts'
import type { CartClaims, CartTokenSigner } from './token/cart-tokens.ts'

export type Carts = {
  readonly open: (wanted: NewCart) => Promise<Result<RawCart, CartFailure>>
  readonly read: (token: string) => Promise<Result<RawCart, CartFailure>>
  readonly change: (token: string, change: CartChange) => Promise<Result<RawCart, CartFailure>>
}

export type CartDeps = {
  readonly database: Database<CommerceTables>
  readonly pricingContext: PricingContextReader
  readonly tokens: () => Promise<CartTokenSigner>
  readonly codeLimit: CodeLimit
  readonly clock: Clock
}

/** Unique within a cart of at most a hundred lines, and short: it is stored with each of them. */
const newLineId = (): string => newId().slice(0, 8)

type Changed = { readonly choice: PricedChoice; readonly pricingContext: PricingContext }

/** Long: a factory; read, open and change share how a cart is priced. */
export function createCarts(deps: CartDeps): Carts {
  const { database, clock, codeLimit, pricingContext: reader } = deps
  const { marketOf } = reader
  /** Reads, decides, prices. Writes nothing. */
  const changed = async (
    query: CommerceQuery,
    before: KnownCart,
    change: CartChange,
    now: Date,
  ): Promise<Result<Changed, CartFailure>> => {
    const { store = before.store, products = [], code, deleteDiscount } = change
    const { languageCode: language } = store
    if (marketOf(store).warehouse.region !== before.region) {
      return fail(cartFailure('warehouse_error', language, { text: 'otherRegion' }))
    }
    const retryAfter = code === undefined ? undefined : codeLimit.wait(before.id, now)
    if (retryAfter !== undefined) return fail({ ...cartFailure('TOO_MANY_CODES', language), retryAfter })
    const moved = { ...before, store, code: deleteDiscount ? undefined : before.code }
    const pricingContext = await reader.read(query, moved, change, now)
    const { variants, market, terms } = pricingContext
    const methodIds = new Set(terms.methods.filter((method) => isAvailable(method, market)).map(({ id }) => id))
    const lines = changeLines(moved, products, { variants, methodIds, store }, newLineId)
    if (!lines.ok) return lines
    const choice = priceChoice({ ...moved, ...lines.value }, pricingContext, code)
    if (code !== undefined && !choice.isCodeAccepted) codeLimit.countWrong(before.id, now)
    return ok({ choice, pricingContext })
  }

  const answer = ({ choice, pricingContext }: Changed, tokens: CartTokenSigner): Result<RawCart, CartFailure> => {
    const { id: cartId, region } = choice.cart
    return ok(toRawCart(choice, pricingContext, tokens.sign({ cartId, region }, pricingContext.now)))
  }

  /** A token opens one cart of one region, and no other. */
  const opened = (cart: ReadCart | undefined, { region }: CartClaims): Result<ReadCart, CartFailure> => {
    if (cart === undefined) return fail(cartFailure('CART_NOT_FOUND', 'en'))
    return cart.region === region ? ok(cart) : fail(cartFailure('UNAUTHORIZED', 'en'))
  }

  return {
    async open(wanted) {
      const now = clock.now()
      const tokens = await deps.tokens()
      const { store } = wanted
      const { region } = marketOf(store).warehouse
      // With a code the terms are read from the database in any case, with their versions.
      const versions = wanted.code === undefined ? await readVersions(database.query) : undefined
      const empty = {
        ...(versions === undefined ? {} : { versions }),
        id: newId(),
        region,
        store,
        state: 'OPEN',
        lines: [],
        shipping: undefined,
        code: undefined,
      } as const
      const result = await changed(database.query, empty, wanted, now)
      if (!result.ok) return result
      await insertCart(database.query, result.value.choice.cart, now)
      return answer(result.value, tokens)
    },

    async read(token) {
      const now = clock.now()
      const tokens = await deps.tokens()
      const claims = tokens.read(token, now)
      if (claims === undefined) return fail(cartFailure('UNAUTHORIZED', 'en'))
      const cart = opened(await readCart(database.query, claims.cartId), claims)
      if (!cart.ok) return cart
      const { state, store } = cart.value
      if (!isReadable(cart.value, now)) return fail(cartFailure('CART_CLOSED', store.languageCode))
      const pricingContext = await reader.read(database.query, cart.value, {}, now)
      const choice = priceChoice(cart.value, pricingContext)
      // The token of a closed cart is not renewed.
      if (state === 'CLOSED') return ok(toRawCart(choice, pricingContext, token))
      return answer({ choice, pricingContext }, tokens)
    },

    async change(token, change) {
      const now = clock.now()
      const tokens = await deps.tokens()
      const claims = tokens.read(token, now)
      if (claims === undefined) return fail(cartFailure('UNAUTHORIZED', 'en'))
      const result = await database.transaction(
        async (transaction): Promise<Result<Changed, CartFailure>> => {
          const cart = opened(await lockCart(transaction, database, claims.cartId), claims)
          if (!cart.ok) return cart
          const { state, store } = cart.value
          if (state === 'CLOSED') return fail(cartFailure('CART_CLOSED', store.languageCode))
          const outcome = await changed(transaction, cart.value, change, now)
          if (outcome.ok) await updateCart(transaction, outcome.value.choice.cart, now)
          return outcome
        },
        { mayRepeat: true },
      )
      return result.ok ? answer(result.value, tokens) : result
    },
  }
}
