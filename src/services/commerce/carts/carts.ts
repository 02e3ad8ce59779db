/**
 * Carts: what a shopper chose, priced from the shop's own data at each request. A change locks the cart's row, so that no
 * concurrent change is lost, and writes it once, at the end, or not at all.
 */
import type { CartChange, NewCart, RawCart } from '../../../contracts/commerce/cart.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { cartFailure, type CartFailure } from './cart-failure.ts'
import { changeLines } from './change-lines.ts'
import { isAvailable } from './choose-shipping.ts'
import { isReadable } from './closed-cart.ts'
import { codeTries } from './try-code.ts'
import { priceChoice, type PricingContext, type PricedChoice } from './price-choice.ts'
import type { KnownCart, PricingContextReader } from './read-pricing-context.ts'
import { insertCart, lockCart, readCart, readVersions, updateCart, type ReadCart } from './stored-cart.ts'
import { toRawCart } from './to-raw-cart.ts'
import { claimsOf, findCart, unstoredCart } from './unstored-cart.ts'
import type { CartClaims, CartTokenSigner } from './token/cart-tokens.ts'

/** The token of a cart, and where it was sent from. */
export type CartBearer = {
  readonly token: string
  readonly client: string
  /** Of the cart that the change was made from; the change fails when the cart has another one by now. */
  readonly version?: number | undefined
}

export type Carts = {
  readonly open: (client: string, wanted: NewCart) => Promise<Result<RawCart, CartFailure>>
  readonly read: (token: string) => Promise<Result<RawCart, CartFailure>>
  readonly change: (bearer: CartBearer, change: CartChange) => Promise<Result<RawCart, CartFailure>>
}

export type CartDeps = {
  readonly database: Database<CommerceTables>
  readonly pricingContext: PricingContextReader
  readonly tokens: () => Promise<CartTokenSigner>
  readonly limits: RateLimits
  readonly clock: Clock
}

/** Unique within a cart of at most a hundred lines, and short: it is stored with each of them. */
const newLineId = (): string => newId().slice(0, 8)

type Changed = { readonly choice: PricedChoice; readonly pricingContext: PricingContext }
type Stored = { readonly isStored: boolean; readonly version: number }
type ChangedCart = Changed & Stored

/** Long: a factory; read, open and change share how a cart is priced. */
export function createCarts(deps: CartDeps): Carts {
  const { database, clock, limits, pricingContext: reader } = deps
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
    const moved = { ...before, store, code: deleteDiscount ? undefined : before.code }
    const pricingContext = await reader.read(query, moved, change, now)
    const { variants, market, terms } = pricingContext
    const methodIds = new Set(terms.methods.filter((method) => isAvailable(method, market)).map(({ id }) => id))
    const lines = changeLines(moved, products, { variants, methodIds, store }, newLineId)
    if (!lines.ok) return lines
    const choice = priceChoice({ ...moved, ...lines.value }, pricingContext, code)
    return ok({ choice, pricingContext })
  }

  const answer = (
    { choice, pricingContext }: Changed,
    tokens: CartTokenSigner,
    { isStored, version }: Stored,
  ): Result<RawCart, CartFailure> => {
    const jwtToken = tokens.sign(claimsOf(choice.cart, isStored), pricingContext.now)
    return ok(toRawCart(choice, pricingContext, { jwtToken, version }))
  }

  /** A token opens one cart of one region, and no other. */
  const opened = (cart: ReadCart | undefined, { region }: CartClaims): Result<ReadCart, CartFailure> => {
    if (cart === undefined) return fail(cartFailure('CART_NOT_FOUND', 'en'))
    return cart.region === region ? ok(cart) : fail(cartFailure('UNAUTHORIZED', 'en'))
  }

  const tryCode = codeTries(limits)

  /** Undefined when another request stored the cart at the same time: then the change applies to that one. */
  const changeOnce = (claims: CartClaims, change: CartChange, now: Date, expected: number | undefined) =>
    database.transaction(
      async (transaction): Promise<Result<ChangedCart, CartFailure> | undefined> => {
        const stored = await lockCart(transaction, database, claims.cartId)
        const cart = opened(stored ?? (await unstoredCart(transaction, claims)), claims)
        if (!cart.ok) return cart
        const { state, store, version: present } = cart.value
        if (state === 'CLOSED') return fail(cartFailure('CART_CLOSED', store.languageCode))
        if (expected !== undefined && expected !== present) return fail(cartFailure('CART_CHANGED', store.languageCode))
        const outcome = await changed(transaction, cart.value, change, now)
        if (!outcome.ok) return outcome
        const { cart: next } = outcome.value.choice
        const isStored = stored !== undefined || next.lines.length > 0
        if (stored !== undefined) await updateCart(transaction, next, now)
        else if (isStored && !(await insertCart(transaction, next, now, 2))) return undefined
        return ok({ ...outcome.value, isStored, version: isStored ? present + 1 : present })
      },
      { mayRepeat: true },
    )

  return {
    async open(client, wanted) {
      const now = clock.now()
      const tokens = await deps.tokens()
      const { store } = wanted
      const retryAfter = await limits.take('cart.open', { client })
      if (retryAfter !== undefined) return fail({ ...cartFailure('TOO_MANY_CARTS', store.languageCode), retryAfter })
      const { region } = marketOf(store).warehouse
      const id = newId()
      return tryCode({ client, cartId: id, code: wanted.code, language: async () => store.languageCode }, async () => {
        // With a code the terms are read from the database in any case, with their versions.
        const versions = wanted.code === undefined ? await readVersions(database.query) : undefined
        const empty = {
          ...(versions === undefined ? {} : { versions }),
          id,
          region,
          store,
          state: 'OPEN',
          lines: [],
          shipping: undefined,
          code: undefined,
        } as const
        const result = await changed(database.query, empty, wanted, now)
        if (!result.ok) return { result, isCodeWrong: false }
        const { choice } = result.value
        const isStored = choice.cart.lines.length > 0
        if (isStored) await insertCart(database.query, choice.cart, now)
        return { result: answer(result.value, tokens, { isStored, version: 1 }), isCodeWrong: !choice.isCodeAccepted }
      })
    },

    async read(token) {
      const now = clock.now()
      const tokens = await deps.tokens()
      const claims = tokens.read(token, now)
      if (claims === undefined) return fail(cartFailure('UNAUTHORIZED', 'en'))
      const stored = await readCart(database.query, claims.cartId)
      const cart = opened(stored ?? (await unstoredCart(database.query, claims)), claims)
      if (!cart.ok) return cart
      const { state, store, version } = cart.value
      if (!isReadable(cart.value, now)) return fail(cartFailure('CART_CLOSED', store.languageCode))
      const pricingContext = await reader.read(database.query, cart.value, {}, now)
      const choice = priceChoice(cart.value, pricingContext)
      // The token of a closed cart is not renewed.
      if (state === 'CLOSED') return ok(toRawCart(choice, pricingContext, { jwtToken: token, version }))
      return answer({ choice, pricingContext }, tokens, { isStored: stored !== undefined, version })
    },

    async change({ token, client, version }, change) {
      const now = clock.now()
      const tokens = await deps.tokens()
      const claims = tokens.read(token, now)
      if (claims === undefined) return fail(cartFailure('UNAUTHORIZED', 'en'))
      const { cartId } = claims
      const language = async () =>
        change.store?.languageCode ?? (await findCart(database.query, claims))?.store.languageCode ?? 'en'
      return tryCode({ client, cartId, code: change.code, language }, async () => {
        const result =
          (await changeOnce(claims, change, now, version)) ?? (await changeOnce(claims, change, now, version))
        if (result === undefined) throw new Error(`The cart ${cartId} could neither be stored nor read`)
        if (!result.ok) return { result, isCodeWrong: false }
        return {
          result: answer(result.value, tokens, result.value),
          isCodeWrong: !result.value.choice.isCodeAccepted,
        }
      })
    },
  }
}
