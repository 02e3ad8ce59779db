/** A shop in which carts become orders, of either engine, for tests of orders. It has no payment provider. */
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import type { PaymentAddress } from '../../src/markets/addresses/payment-address.ts'
import { clientKeys } from '../../src/services/commerce/orders/client-keys.ts'
import { DEFAULT_UNPAID_LIMITS } from '../../src/services/commerce/stock/reservation-policy.ts'
import { FREE_SHIPPING_THRESHOLDS } from '../../src/markets/shipping/free-shipping.ts'
import type { CountryCode } from '../../src/markets/types.ts'
import { UNKNOWN_CLIENT } from '../../src/platform/http/client-address.ts'
import type { Result } from '../../src/platform/result.ts'
import { createPricingContextReader } from '../../src/services/commerce/carts/read-pricing-context.ts'
import { cartTokens } from '../../src/services/commerce/carts/token/cart-tokens.ts'
import type { PlaceRequest } from '../../src/services/commerce/orders/check-recipient.ts'
import { createOrderNumbers } from '../../src/services/commerce/orders/order-numbers.ts'
import { orderTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { createOrders, type Orders, type PlacedWithToken } from '../../src/services/commerce/orders/orders.ts'
import { embeddedTax } from '../../src/services/commerce/orders/tax-port.ts'
import { barcode, variant } from './catalogue-product.ts'
import type { EngineName } from './fresh-database.ts'
import { CART_KEY, openCartShop, type CartShop } from './cart-shop.ts'
import { limitsOfOneAddress } from './raised-limits.ts'

export type OrderShop = CartShop & {
  readonly orders: TokenOrders
  /** Places a cart's order, or returns the error. */
  readonly place: (
    cart: Pick<RawCart, 'jwtToken'>,
    over?: Partial<PlaceRequest>,
    key?: string,
  ) => Promise<PlacedWithToken>
  readonly refused: <Value>(answer: Promise<Result<Value, unknown>>) => Promise<unknown>
  /** A cart in the Netherlands with that quantity of a product that no other cart has. */
  readonly cartOf: (quantity: number, over?: { readonly there?: number; readonly code?: string }) => Promise<OwnCart>
  /** Of a variant in the Netherlands, as reserved/quantity. */
  readonly stockLevel: (variantId: string) => Promise<string | undefined>
  /** Every variant's stockLevels, as reserved/there. */
  readonly stockLevels: () => Promise<Readonly<Record<string, string>>>
}

/** Orders of shoppers whose address is not known. */
type TokenOrders = Omit<Orders, 'place' | 'placeFromWallet'> & {
  readonly place: (token: string, ...more: Tail<Parameters<Orders['place']>>) => ReturnType<Orders['place']>
  readonly placeFromWallet: (
    token: string,
    ...more: Tail<Parameters<Orders['placeFromWallet']>>
  ) => ReturnType<Orders['placeFromWallet']>
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never

export type OwnCart = RawCart & {
  readonly variantId: string
  readonly name: string
  /** Counts the stockLevel anew. */
  readonly restock: (there: number) => Promise<void>
}

export async function openOrderShop(engine: EngineName, { mostOrders = 1000 } = {}): Promise<OrderShop> {
  const shop = await openCartShop(engine, 'in process')
  const { database, clock } = shop
  const tokens = cartTokens([CART_KEY])
  const ofOrders = orderTokens([CART_KEY])
  const placing = createOrders({
    database,
    pricingContext: createPricingContextReader({
      engine: database,
      environment: 'production',
      thresholds: () => FREE_SHIPPING_THRESHOLDS,
    }),
    numbers: createOrderNumbers(database),
    tax: embeddedTax,
    clock,
    tokens: async () => tokens,
    orderTokens: async () => ofOrders,
    unpaidLimits: DEFAULT_UNPAID_LIMITS,
    clientKeys: async () => clientKeys([CART_KEY]),
    limits: limitsOfOneAddress(clock, {
      'order.place:subject': { amount: mostOrders, seconds: 600, burst: mostOrders },
    }),
  })
  const bearer = (token: string) => ({ token, client: UNKNOWN_CLIENT })
  const orders: TokenOrders = {
    ...placing,
    place: (token, ...more) => placing.place(bearer(token), ...more),
    placeFromWallet: (token, ...more) => placing.placeFromWallet(bearer(token), ...more),
  }
  let productCount = 1000
  const stockLevels: OrderShop['stockLevels'] = async () => {
    const rows = await database.query.selectFrom('stock').selectAll().execute()
    return Object.fromEntries(
      rows.map(({ variant_id: id, warehouse, quantity, reserved }) => [
        `${id} ${warehouse}`,
        `${reserved}/${quantity}`,
      ]),
    )
  }
  return {
    ...shop,
    orders,
    stockLevels,
    stockLevel: async (variantId) => (await stockLevels())[`${variantId} nl`],
    async cartOf(quantity, { there = 100, code } = {}) {
      productCount += 1
      const [number, name, variantId] = [productCount, `P${productCount}`, barcode(productCount)]
      const restock = (nl: number) => shop.stock(name, [variant(number, { sku: `${name}-S`, stock: { nl } })])
      await restock(there)
      const store = { countryCode: 'NL', languageCode: 'en' }
      const products = [{ id: variantId, quantity }]
      const cart = await shop.open({ store, products, ...(code === undefined ? {} : { code }) })
      return { ...cart, variantId, name, restock }
    },
    async place({ jwtToken }, over = {}, key) {
      const placed = await orders.place(jwtToken, { ...ADA, ...over }, key)
      if (!placed.ok) throw new Error(JSON.stringify(placed.failure))
      return placed.value
    },
    async refused(answer) {
      const result = await answer
      if (result.ok) throw new Error('It was not refused')
      return result.failure
    },
  }
}

export const addressIn = (country: CountryCode, over: Partial<PaymentAddress> = {}): PaymentAddress => ({
  country,
  city: 'Town',
  phone: '020 7946 0000',
  streetAddress: 'Loom Street',
  houseNumberOrName: '1',
  familyName: 'Byron',
  postalCode: country === 'IE' || country === 'AE' ? '' : '1012 AB',
  givenName: 'Ada',
  region: '',
  ...over,
})

export const ADA: PlaceRequest = {
  shippingAddress: addressIn('NL'),
  billingAddress: addressIn('NL'),
  email: 'ada@example.com',
  languageCode: 'en',
}
