/** The product doctor: it names a cause in a market exactly where a purchase there fails (DGO-14). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { CAUSES } from '../../src/contracts/merchant/causes.ts'
import type { CatalogueVariant } from '../../src/contracts/merchant/catalogue.ts'
import { http } from '../../src/contracts/transport.ts'
import { shippingCountries } from '../../src/markets/storefronts/table.ts'
import type { CountryCode, Market } from '../../src/markets/types.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { retireOffersExcept } from '../../src/services/commerce/catalogue/save-offers.ts'
import { saveDraft } from '../../src/services/discovery/products/product-drafts.ts'
import { createDiscoveryService } from '../../src/services/discovery/service.ts'
import { barcode, product, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { addressIn, ADA } from '../support/order-shop.ts'
import { ORDER } from '../support/purchase-parts.ts'
import { limitsOfOneAddress } from '../support/raised-limits.ts'
import { openSellingShop, type SellingShop } from '../support/selling-shop.ts'
import { shippingMethod } from '../support/shipping-method.ts'
import { addProducts } from '../support/shop-with-products.ts'
import { createApi, marketOf } from './discovery-shop.ts'

const MANY = 1000
/** Nothing goes there, or nothing that has a price. */
const UNREACHED: ReadonlySet<CountryCode> = new Set(['KR', 'CZ'])
/** One of each storefront, and every currency. */
const MARKETS: readonly Market[] = (
  ['GB', 'IE', 'DE', 'AT', 'NL', 'BE', 'FR', 'ES', 'IT', 'CH', 'US', 'SE', 'DK', 'NO', 'CZ', 'KR', 'SG'] as const
).map(marketOf)

const without = (prices: CatalogueVariant['prices'], currency: string): CatalogueVariant['prices'] =>
  Object.fromEntries(Object.entries(prices).filter(([code]) => code !== currency))

/** A size for most markets, and the pack of the United States. */
const sizes = (place: number, sku: string, over: Partial<CatalogueVariant> = {}): readonly CatalogueVariant[] => [
  { ...variant(place, { sku: `${sku}-S`, stock: { nl: MANY } }), ...over },
  variant(place + 1, { sku: `${sku}-S-UP`, stock: { us: MANY } }),
]

type Cause = (typeof CAUSES)[number]
type Expected = (market: Market) => readonly Cause[]

const isAmerican = ({ storefrontCode }: Market) => storefrontCode === 'us'
const none: Expected = () => []

/** What each product lacks, and where; what the countries lack comes on top. */
const PRODUCTS = [
  { sku: 'FINE', place: 101, variants: sizes(101, 'FINE'), expected: none },
  {
    sku: 'UNPRICED',
    place: 111,
    variants: sizes(111, 'UNPRICED', { prices: without(variant(111).prices, 'SEK') }),
    expected: (market) => (market.currency.code === 'SEK' ? ['no-price'] : []),
  },
  {
    sku: 'SOLDOUT',
    place: 121,
    variants: sizes(121, 'SOLDOUT', { stock: { nl: 0 } }),
    expected: (market) => (isAmerican(market) ? [] : ['no-stock']),
  },
  {
    sku: 'NOWHERE',
    place: 131,
    variants: sizes(131, 'NOWHERE', { stock: {} }),
    expected: (market) => (isAmerican(market) ? [] : ['no-stock']),
  },
  {
    sku: 'EUROPE',
    place: 141,
    variants: sizes(141, 'EUROPE').slice(0, 1),
    expected: (market) => (isAmerican(market) ? ['not-offered'] : []),
  },
  { sku: 'HIDDEN', place: 151, variants: sizes(151, 'HIDDEN'), expected: () => ['hidden'] },
  { sku: 'RETIRED', place: 161, variants: sizes(161, 'RETIRED'), expected: () => ['not-offered'] },
] as const satisfies readonly {
  readonly sku: string
  readonly place: number
  readonly variants: readonly CatalogueVariant[]
  readonly expected: Expected
}[]

const diagnosis = z.object({
  storefronts: z.array(
    z.object({
      storefront: z.string(),
      countries: z.array(z.string()),
      findings: z.array(z.looseObject({ cause: z.enum(CAUSES), countries: z.array(z.string()) })),
      sellable: z.int(),
      sizes: z.int(),
    }),
  ),
})

describe.each(engines)('the product doctor on %s', (engine) => {
  let shop: SellingShop
  let api: ReturnType<typeof createApi>
  beforeAll(async () => {
    shop = await openSellingShop(engine)
    const { database, clock } = shop
    await addProducts(
      { database },
      PRODUCTS.map(({ sku, variants }) => product(sku, { variants, recommended: sku !== 'HIDDEN' })),
      clock.now(),
    )
    const { CZK: _koruna, ...price } = shippingMethod('standard').price
    const countries = shippingCountries('production').map(({ countryCode }) => countryCode)
    await shop.value('shipping.save', {
      offers: [
        { method: shippingMethod('standard', { price }), countries: countries.filter((code) => code !== 'KR') },
        { method: shippingMethod('closed', { active: false }), countries: ['KR'] },
      ],
    })
    await database.transaction((transaction) =>
      retireOffersExcept(transaction, database, (sku) => sku !== 'RETIRED', clock.now()),
    )
    const log = createLog({ level: 'silent' })
    const discovery = createDiscoveryService({
      database,
      commerce: commerceClient({ transport: http({ fetch: shop.service.fetch, baseUrl: 'http://commerce' }) }),
      environment: 'production',
      clock,
      limits: limitsOfOneAddress(clock),
      log,
    })
    api = createApi({ fetch: discovery.fetch, baseUrl: 'http://discovery' })
  })
  afterAll(() => shop.close())

  const diagnosed = async (sku: string) => diagnosis.parse(await shop.value('product.diagnose', { sku })).storefronts
  const causesIn = (storefronts: Awaited<ReturnType<typeof diagnosed>>, { countryCode }: Market) =>
    storefronts
      .flatMap(({ findings }) => findings)
      .filter(({ countries }) => countries.includes(countryCode))
      .map(({ cause }) => cause)

  /** Finds it as a shopper of the market does, puts it into a cart and orders it. */
  async function buys(sku: string, place: number, market: Market): Promise<boolean> {
    const { countryCode, storefrontCode } = market
    const found = await api.skus(sku, {}, `${storefrontCode}-${countryCode}`.toLowerCase())
    if (!found.includes(sku)) return false
    const id = barcode(isAmerican(market) ? place + 1 : place)
    const store = { countryCode, languageCode: 'en' }
    const opened = await shop.request('POST', '/orderv1/carts', { body: { store, products: [{ id, quantity: 1 }] } })
    if (!opened.ok) return false
    const { jwtToken: token } = z.object({ jwtToken: z.string() }).parse(await opened.json())
    const address = addressIn(countryCode, isAmerican(market) ? { postalCode: '10001', region: 'NY' } : {})
    const body = { ...ORDER, ...ADA, shippingAddress: address, billingAddress: address }
    const placed = await shop.request('POST', '/orderv1/carts/adyen/orders', { token, body })
    return placed.ok
  }

  it.each(PRODUCTS)('DGO-14 $sku has a cause exactly in the markets where it cannot be bought', async (one) => {
    const { sku, place } = one
    const storefronts = await diagnosed(sku)
    const expected: Expected = one.expected
    const rows = []
    for (const market of MARKETS) {
      const own: readonly Cause[] = UNREACHED.has(market.countryCode) ? ['no-shipping'] : []
      const causes = causesIn(storefronts, market)
      expect([market.countryCode, causes]).toEqual([market.countryCode, [...expected(market), ...own]])
      rows.push([market.countryCode, causes.length === 0, await buys(sku, place, market)])
    }
    expect(rows).toEqual(rows.map(([country, isFine]) => [country, isFine, isFine]))
    expect(rows.length).toBe(MARKETS.length)
  })

  it('DGO-14 names of a draft what it lacks before it can be listed, everywhere', async () => {
    const { database, clock } = shop
    const draft = { sku: 'DRAFT', product: { name: { en: 'Draft' } } }
    await database.transaction((transaction) => saveDraft(transaction, database, draft, clock.now()))
    const storefronts = await diagnosed('DRAFT')
    for (const market of MARKETS.filter(({ countryCode }) => !UNREACHED.has(countryCode))) {
      expect(causesIn(storefronts, market)).toEqual(['draft', 'no-composition', 'no-picture'])
    }
    expect(await buys('DRAFT', 191, marketOf('DE'))).toBe(false)
  })

  it('DGO-14 names the sizes that a cause is about, and how many can be bought', async () => {
    await addProducts(
      { database: shop.database },
      [
        product('MIXED', {
          variants: [
            variant(171, { sku: 'MIXED-S', size: 'S', stock: { nl: MANY } }),
            variant(172, { sku: 'MIXED-M', size: 'M', stock: { nl: 0 } }),
          ],
        }),
      ],
      shop.clock.now(),
    )
    const germany = (await diagnosed('MIXED')).find(({ storefront }) => storefront === 'de')
    expect(germany).toMatchObject({
      sellable: 1,
      sizes: 2,
      findings: [{ cause: 'no-stock', sizes: [{ sku: 'MIXED-M', size: 'M' }] }],
    })
    expect(await shop.call('product.diagnose', { sku: 'NONE' })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_PRODUCT' },
    })
  })
})
