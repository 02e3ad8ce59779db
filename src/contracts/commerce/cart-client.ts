/**
 * Calls of the cart service. One after another: each states the final quantity of a line (CRT-39), so that a second
 * addition depends on the result of the first. Runs in the browser, so it stays small.
 */
import { readDiscountCode } from '../../markets/carts/discount-code.ts'
import { quantityAfterAdding } from '../../markets/carts/quantity-limit.ts'
import type { Market } from '../../markets/types.ts'
import { CallError } from '../call-json.ts'
import type { Transport } from '../transport.ts'
import { CartError, toCartError } from './cart-errors.ts'
import type { CartLog } from './cart-log.ts'
import { freshToken, withToken, type CartTokenStorage } from './cart-token.ts'
import type { CartChange, CartProduct, CartStore, RawCart } from './cart.ts'
import { CHANGE_CART, LIST_SHIPPING_METHODS, OPEN_CART, READ_CART } from './commerce-routes.ts'
import { CART_PREFIX } from './path-prefixes.ts'
import { codeRuleOf, isProductItem, isRawCart, toCart, type Cart } from './to-cart.ts'
import { firstAvailable } from './first-available.ts'
import type { ShippingMethod } from './to-shipping-methods.ts'

/**
 * CRT-20. Each rejects with a CartError where the response has an error code, and with a CallError where it does not.
 */
export type CartClient = {
  readonly fetchCart: () => Promise<Cart>
  /** To what is there already. A negative quantity takes some off; one piece stays. */
  readonly addProduct: (product: CartProduct) => Promise<Cart>
  /** All or none. */
  readonly addProducts: (products: readonly CartProduct[]) => Promise<Cart>
  /** To this quantity. A shipping method is chosen by a quantity of 1 (SHP-08). */
  readonly updateProduct: (product: CartProduct) => Promise<Cart>
  readonly removeProduct: (id: string) => Promise<Cart>
  readonly updateCountryCode: (store: CartStore) => Promise<Cart>
  readonly applyDiscountCode: (code: string) => Promise<Cart>
  readonly removeDiscountCode: () => Promise<Cart>
  readonly listShippingMethods: (countryCode: string) => Promise<readonly ShippingMethod[]>
}

export type CartClientOptions = {
  readonly transport: Transport
  /** CRT-30 */
  readonly cartPrefix?: string
  /** Where the shopper is: which cart it is, and what a new one begins as. */
  readonly market: Pick<Market, 'countryCode' | 'language' | 'currency' | 'warehouse'>
  readonly tokens: CartTokenStorage
  readonly log: CartLog
  readonly now?: () => number
  /** Runs work while no other client of the same tokens does: two tabs must not open two carts. */
  readonly alone?: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** How often an addition begins anew because another client was faster. */
const MAX_RETRIES = 5

type CartRoute = typeof READ_CART | typeof CHANGE_CART | typeof OPEN_CART

/** Long: one function per call, which share the token. */
export function cartClient(options: CartClientOptions): CartClient {
  const { transport, cartPrefix = CART_PREFIX, market, tokens, log, now = Date.now, alone = (work) => work() } = options
  const { region } = market.warehouse
  const inTurn = turns()
  /** The last response. Valid as long as no other client, in another tab for instance, has received one since. */
  let known: RawCart | undefined

  const call = async (route: CartRoute, token: string | undefined, input?: CartChange, version?: number) => {
    try {
      const headers = { ...withToken(token), ...(version !== undefined && { 'if-match': `"${version}"` }) }
      const { status, value } = await transport(route, { params: { cartPrefix }, headers, input })
      return received(status, value)
    } catch (failure) {
      const error = toCartError(failure)
      if (error instanceof CartError && (error.isReset || error.code === 'RESET')) discard()
      throw error
    }
  }

  /** CRT-13; CRT-16, CRT-17: a cart that was reset or closed is none. */
  const received = (status: number, body: unknown): RawCart => {
    if (!isRawCart(body)) throw new CallError('status', { status, answer: body })
    // Our service has no RESET: it returns a code. Other implementations of this contract may.
    const { state }: { readonly state: unknown } = body
    if (state === 'CLOSED') throw new CartError({ code: 'CART_CLOSED', message: 'The cart is closed' })
    if (state === 'RESET') throw new CartError({ code: 'RESET', message: 'The cart was reset' })
    tokens.write(region, body.jwtToken, new Date(now()).toISOString())
    known = body
    return body
  }

  /** CRT-16 */
  const discard = () => {
    tokens.clear(region)
    known = undefined
    log('cart_token_reset', { message: 'Cart token reset', level: 'info' })
  }

  const fetchRaw = async (): Promise<RawCart> => {
    const token = freshToken(tokens, region, now())
    if (token === undefined) throw new Error('Cart token is missing')
    try {
      return await call(READ_CART, token)
    } catch (error) {
      log('error_fetch_cart', { message: String(error), level: 'error' })
      throw error
    }
  }

  /** CRT-12: without a token it is a new cart, which needs its market. */
  const write = (change: CartChange, version?: number): Promise<RawCart> => {
    const token = freshToken(tokens, region, now())
    if (token !== undefined) return call(CHANGE_CART, token, change, version)
    const store = { countryCode: market.countryCode, languageCode: market.language }
    return call(OPEN_CART, undefined, { store, ...change })
  }

  /** What is in the cart now; a cart that is gone holds nothing. */
  const presentCart = async (): Promise<RawCart | undefined> => {
    const token = freshToken(tokens, region, now())
    if (token === undefined) return undefined
    if (known?.jwtToken === token) return known
    try {
      return await fetchRaw()
    } catch (error) {
      if (freshToken(tokens, region, now()) === undefined) return undefined
      throw error
    }
  }

  const listShippingMethods = async (countryCode: string): Promise<readonly ShippingMethod[]> => {
    const params = { cartPrefix, country: countryCode.toUpperCase() }
    const headers = withToken(freshToken(tokens, region, now()))
    // Loaded beside the call: only checkout needs it.
    const [{ toShippingMethods }, { value }] = await Promise.all([
      import('./to-shipping-methods.ts'),
      transport(LIST_SHIPPING_METHODS, { params, headers }),
    ])
    return toShippingMethods(value, { currency: market.currency.code, language: market.language, log })
  }

  /** SHP-06: our service adds the first available method itself. For one that does not, the client chooses it. */
  const withShipping = async (cart: RawCart): Promise<RawCart> => {
    if (!lacksShipping(cart)) return cart
    try {
      const method = firstAvailable(await listShippingMethods(cart.store.countryCode))
      return method === undefined ? cart : await write({ products: [{ id: method.id, quantity: 1 }] })
    } catch (error) {
      if (freshToken(tokens, region, now()) === undefined) throw error
      // The change itself has succeeded; the next one tries again.
      log('error_add_shipping', { message: String(error), level: 'error' })
      return cart
    }
  }

  const writeCart = async (wanted: CartChange, version?: number) =>
    toCart(await withShipping(await write(wanted, version)))

  const change = (wanted: CartChange) => inTurn(() => writeCart(wanted))

  /** SHX-04: the totals are valid for the version that they were computed from. */
  const addToPresent = async (products: readonly CartProduct[], retries = MAX_RETRIES): Promise<Cart> => {
    const cart = await presentCart()
    try {
      return await writeCart({ products: added(cart, products) }, cart?.version)
    } catch (error) {
      if (!(error instanceof CartError) || error.code !== 'CART_CHANGED' || retries === 0) throw error
      known = undefined
      return addToPresent(products, retries - 1)
    }
  }

  const add = (products: readonly CartProduct[]) =>
    inTurn(() => {
      const isNew = freshToken(tokens, region, now()) === undefined
      return isNew ? alone(() => addToPresent(products)) : addToPresent(products)
    })

  return {
    fetchCart: () => inTurn(async () => toCart(await fetchRaw())),
    addProduct: (product) => add([product]),
    addProducts: add,
    updateProduct: ({ id, quantity }) => change({ products: [{ id, quantity }] }),
    removeProduct: (id) => change({ products: [{ id, quantity: 0 }] }),
    updateCountryCode: ({ countryCode, languageCode }) => change({ store: { countryCode, languageCode } }),
    removeDiscountCode: () => change({ deleteDiscount: true }),
    // DSC-03; a code that was there before does not make a wrong one right.
    applyDiscountCode: (text) =>
      inTurn(async () => {
        const code = readDiscountCode(text)
        const cart = code === undefined ? undefined : await write({ code })
        if (cart === undefined || codeRuleOf(cart)?.code?.toUpperCase() !== code) {
          throw new Error('No discount code found')
        }
        return toCart(cart)
      }),
    listShippingMethods,
  }
}

/** Whether the service has added no shipping method. NO_SHIPPING means that the country has none. */
const lacksShipping = ({ cartItems, messages }: RawCart): boolean =>
  cartItems.length > 0 && cartItems.every(isProductItem) && !messages.some(({ code }) => code === 'NO_SHIPPING')

/** CRT-39: the new totals. The same variant twice is one line. */
function added(cart: RawCart | undefined, products: readonly CartProduct[]): readonly CartProduct[] {
  const bought = (cart?.cartItems ?? []).filter((item) => isProductItem(item) && !item.isGift)
  const present = new Map(bought.map(({ id, quantity }) => [id, quantity]))
  for (const { id, quantity } of products)
    present.set(id, Math.max(1, quantityAfterAdding(present.get(id) ?? 0, quantity)))
  return [...new Set(products.map(({ id }) => id))].map((id) => ({ id, quantity: present.get(id) ?? 0 }))
}

/** Each begins when the one before has ended, well or not. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
