/** A shop with a few products, shipping methods and discounts, of either engine and over either transport, for tests of carts. */
import type { CatalogueVariant } from '../../src/contracts/merchant/catalogue.ts'
import {
  CART_ERROR_STATUSES,
  type CartErrorAnswer,
  type RawCart,
  type RawShippingMethod,
} from '../../src/contracts/commerce/cart.ts'
import { cartError, rawCart } from '../../src/contracts/commerce/cart-answer-schema.ts'
import { SHIPPING_COUNTRY_CODES } from '../../src/markets/storefronts/country-codes.ts'
import { settableClock, type SettableClock } from './settable-clock.ts'
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { saveSoldProducts, type SoldProductFacts } from '../../src/services/commerce/catalogue/sold-products.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { createDiscount, type DiscountDefinition } from '../../src/services/commerce/discounts/discount-rules.ts'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import { saveShippingMethods, type ShippingOffer } from '../../src/services/commerce/shipping/shipping-methods.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { migratedDatabase, type EngineName } from './fresh-database.ts'
import { limitsOfOneAddress } from './raised-limits.ts'
import { reach, type TransportName } from './transports.ts'
import type { Transport } from '../../src/contracts/transport.ts'

export const CART_KEY = 'a key for the carts of a test, long enough'
export const OPENED = new Date('2026-11-15T10:00:00.000Z')

export type CartShop = {
  readonly database: Database<CommerceTables>
  readonly clock: SettableClock
  readonly stock: (
    productSku: string,
    variants: readonly CatalogueVariant[],
    facts?: Partial<SoldProductFacts>,
  ) => Promise<void>
  readonly discount: (
    definition: Partial<DiscountDefinition> & Pick<DiscountDefinition, 'id' | 'effect'>,
    usageLimit?: number,
  ) => Promise<void>
  readonly call: (
    method: string,
    path: string,
    options?: { token?: string | undefined; body?: unknown; headers?: Readonly<Record<string, string>> },
  ) => Promise<Response>
  /** For clients. */
  readonly transport: Transport
  /** A new cart. */
  readonly open: (body: unknown) => Promise<RawCart>
  readonly change: (cart: Pick<RawCart, 'jwtToken'>, body: unknown) => Promise<RawCart>
  /** The body of an error response, with its status. */
  readonly refusal: (answer: Promise<Response>) => Promise<CartErrorAnswer & { status: number; field?: string }>
  /** Statements since the last call, without those that begin and end a transaction. */
  readonly statements: () => readonly string[]
  /** Every row of the carts. */
  readonly storedCarts: () => Promise<string>
  readonly close: () => Promise<void>
}

export async function openCartShop(engine: EngineName, transport: TransportName): Promise<CartShop> {
  const migrations = [...commerceMigrations, ...outboxMigrations]
  const empty = await migratedDatabase(engine, migrations)
  let run: string[] = []
  const database = await openDatabase<CommerceTables>({
    ...empty.options,
    migrations,
    log: createLog({ level: 'silent' }),
    onStatement: (text) => run.push(text),
  })
  const clock = settableClock(OPENED)
  const service = createCommerceService({
    database,
    environment: 'production',
    log: createLog({ level: 'silent' }),
    clock,
    limits: limitsOfOneAddress(clock),
    cartKeys: [CART_KEY],
  })
  const reached = await reach(transport, service)
  await database.transaction((transaction) => saveShippingMethods(transaction, database, METHODS))

  const call: CartShop['call'] = (method, path, { token, body, headers } = {}) =>
    reached.fetch(
      new Request(`${reached.baseUrl}/orderv1${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  const cartOf = async (answer: Response): Promise<RawCart> => {
    const body: unknown = await answer.json()
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
    // Exactly what the contract defines, whatever else a test looks at.
    return rawCart.parse(body)
  }

  return {
    database,
    clock,
    call,
    transport: reached.transport,
    stock: (sku, variants, facts = {}) =>
      database.transaction(async (transaction) => {
        await saveOffers(transaction, database, [{ sku, variants }], OPENED)
        await saveSoldProducts(transaction, database, [
          { ...FACTS, name: { en: sku, de: `${sku} auf Deutsch` }, ...facts, sku },
        ])
      }),
    discount: (definition, usageLimit) =>
      database.transaction(async (transaction) => {
        const made = await createDiscount(
          transaction,
          { ...RULE, name: definition.id, ...definition },
          { usageLimit, now: OPENED },
        )
        if (!made.ok) throw new Error(made.failure.code)
      }),
    open: async (body) => cartOf(await call('POST', '/carts', { body })),
    change: async ({ jwtToken: token }, body) => cartOf(await call('PUT', '/carts', { token, body })),
    async refusal(answer) {
      const response = await answer
      const body: CartErrorAnswer & { field?: string } = await response.json()
      if (Object.hasOwn(CART_ERROR_STATUSES, body.code)) cartError.parse(body)
      return { status: response.status, ...body }
    },
    statements() {
      const counted = run.filter((text) => !/^(begin|commit|rollback)/i.test(text))
      run = []
      return counted
    },
    async storedCarts() {
      return JSON.stringify(await database.query.selectFrom('carts').selectAll().orderBy('id').execute())
    },
    async close() {
      await reached.close()
      await database.close()
      await empty.remove()
    },
  }
}

const RULE = { sortOrder: 0, isExclusive: false, isStackable: true }

const FACTS: SoldProductFacts = {
  name: { en: '' },
  picture: '/images/0123456789abcdef/sock',
  family: 'socks',
  sections: ['adults'],
  categories: ['adults/socks'],
  collections: [],
}

const method = (id: string, price: RawShippingMethod['price'], over: Partial<RawShippingMethod> = {}) => ({
  id,
  active: true,
  price,
  discount: {},
  attributes: { displayName: { en: `${id} in English`, de: `${id} auf Deutsch` }, description: { en: '2 to 4 days' } },
  isFreeFromThreshold: false,
  ...over,
})

const EVERYWHERE = { EUR: 495, GBP: 395, USD: 595, SEK: 4900, DKK: 3900, NOK: 4900, CHF: 600, CZK: 12_900, KRW: 6000 }

const METHODS: readonly ShippingOffer[] = [
  { method: method('stopped', EVERYWHERE, { active: false }), countries: SHIPPING_COUNTRY_CODES },
  {
    method: { ...method('standard', EVERYWHERE), isFreeFromThreshold: true },
    countries: SHIPPING_COUNTRY_CODES.filter((code) => code !== 'KR' && code !== 'SG'),
  },
  { method: method('express', { ...EVERYWHERE, EUR: 995 }), countries: ['GB', 'DE', 'NL', 'US'] },
  { method: method('far', EVERYWHERE), countries: ['KR'] },
]
