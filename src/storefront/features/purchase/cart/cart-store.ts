/**
 * The visitor's cart in this browser. It holds the service's last answer and never works out an amount: while a change is
 * under way the old amounts stay, marked as waiting. The client is fetched when it is first needed.
 */
import type { CartClient } from '../../../../contracts/commerce/cart-client.ts'
import type { CartProduct } from '../../../../contracts/commerce/cart.ts'
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import type { ShippingMethod } from '../../../../contracts/commerce/to-shipping-methods.ts'
import type { CountryCode } from '../../../../markets/types.ts'
import { diagnostics } from '../../../stores/diagnostics.ts'
import { noteRequest, recentRequests } from '../../../stores/recent-requests.ts'
import { commerceTransport } from '../../../stores/transports.ts'
import type { MarketView } from '../../visitor/markets/index.ts'
import { cartPrefixIn } from './api-prefixes.ts'
import { cartStore, EMPTY } from './cart-state.ts'
import { createCartTokens } from './cart-tokens.ts'
import type { CartTransition } from './report-cart-changes.ts'

export const cartTokens = createCartTokens(() => localStorage)

let client: Promise<CartClient> | undefined
let clientFor: MarketView['countryCode'] | undefined

/** One for the market: its turns keep two changes from overtaking each other. */
export function cartClientFor(market: MarketView): Promise<CartClient> {
  if (client === undefined || clientFor !== market.countryCode) {
    clientFor = market.countryCode
    client = makeClient(market)
  }
  return client
}

async function makeClient({ countryCode, language, currency, region }: MarketView): Promise<CartClient> {
  const [{ cartClient }, { alone }] = await Promise.all([
    import('../../../../contracts/commerce/cart-client.ts'),
    import('./cart-channel.ts'),
  ])
  return cartClient({
    transport: commerceTransport((request) => {
      // Carts are requested before the page's own requests are recorded.
      noteRequest(request)
      return fetch(request)
    }),
    cartPrefix: cartPrefixIn(document),
    market: { countryCode, language, currency, warehouse: { region, codes: [] } },
    tokens: cartTokens,
    alone,
    log: (code, details) => {
      // CRT-29: the recent requests show what led to the error.
      const data = details.level === 'error' ? { data: { cause: details.data, recentRequests: recentRequests() } } : {}
      void diagnostics.log('cart', code, { ...details, ...data })
    },
  })
}

type Work = (carts: CartClient) => Promise<Cart>
type OnChange = (before: Cart | undefined, after: Cart) => void

/** Changes without a response. A document that is left before they settle loses them, and the token of a new cart. */
const pendingChanges = new Set<Promise<Cart>>()

export const hasPendingChanges = (): boolean => pendingChanges.size > 0

/** Resolves when every change has succeeded or failed, also those made meanwhile. Each has the timeout of its call. */
export async function settleChanges(): Promise<void> {
  while (hasPendingChanges()) await Promise.allSettled(pendingChanges)
}

/** A change that the shopper requests; `added` is the product that is added. */
export async function callCart(market: MarketView, work: Work, added?: CartProduct): Promise<Cart> {
  const change = call(market, work, added?.quantity, (before, after) => reportChanges({ before, after, added }, market))
  pendingChanges.add(change)
  try {
    return await change
  } finally {
    pendingChanges.delete(change)
  }
}

/** Every call goes this way: what is shown follows the answer, and a cart that is gone is gone here, too. */
async function call(market: MarketView, work: Work, adding = 0, onChange?: OnChange): Promise<Cart> {
  cartStore.set((state) => ({ ...state, pending: state.pending + 1, adding: state.adding + adding }))
  try {
    const cart = await work(await cartClientFor(market))
    onChange?.(cartStore.get().cart, cart)
    cartStore.set((state) => ({ ...state, cart, isUnreachable: false, fetchedAt: Date.now() }))
    return cart
  } catch (error) {
    if (isReset(error)) clearCart()
    throw error
  } finally {
    cartStore.set((state) => ({ ...state, pending: state.pending - 1, adding: state.adding - adding }))
  }
}

/** Reports a change to analytics and to other tabs. Its code is loaded with the first change; the cart works without it. */
function reportChanges(change: CartTransition, { currency, region }: MarketView): void {
  void import('./report-cart-changes.ts').then(
    ({ reportCartChanges }) => reportCartChanges(change, currency.code, region),
    () => undefined,
  )
}

/** CRT-32: what was in it is bought, or it is no use any more. */
export function emptyCart({ region }: MarketView): void {
  cartTokens.clear(region)
  clearCart()
}

/** CRT-17 */
export function clearCart(): void {
  cartStore.set(({ pending, adding, isLoading }) => ({ ...EMPTY, pending, adding, isLoading }))
}

/** Without importing the class: it comes with the client. */
const isReset = (error: unknown): boolean => error instanceof Error && 'isReset' in error && error.isReset === true

export const addToCart = (market: MarketView, product: CartProduct): Promise<Cart> =>
  callCart(market, (carts) => carts.addProduct(product), product)

export const fetchCart = (market: MarketView): Promise<Cart> => call(market, (carts) => carts.fetchCart())

/** The ways to send it to the market's country. */
export const listShippingMethods = async (market: MarketView): Promise<readonly ShippingMethod[]> =>
  (await cartClientFor(market)).listShippingMethods(market.countryCode)

let move: { readonly countryCode: CountryCode; readonly result: Promise<Cart> } | undefined

/** Several parts of a page may want it moved to the same country: the first request serves all of them. */
export function moveCart(market: MarketView): Promise<Cart> {
  const { countryCode, language } = market
  if (move?.countryCode === countryCode) return move.result
  const result = call(market, (carts) => carts.updateCountryCode({ countryCode, languageCode: language })).finally(
    () => {
      if (move?.result === result) move = undefined
    },
  )
  move = { countryCode, result }
  return result
}
