/** The test cart of the discount editor: the price of a real cart, with a reason for each discount that does not count (DSH-02). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CountryCode } from '../../src/markets/types.ts'
import { barcode } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf } from '../support/operation-shop.ts'
import { openSellingShop, type SellingShop } from '../support/selling-shop.ts'
import { shippingMethod } from '../support/shipping-method.ts'

const AMOUNTS = { EUR: 500, GBP: 450, KRW: 8000 }
const SKU = { skus: ['A1-2'] }

const definition = (effect: object, over: object = {}) => ({
  id: 'tried',
  name: 'Tried',
  code: 'TRIED',
  effect,
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  ...over,
})

const PERCENT = { kind: 'percentage', percent: 12.5 }
const DRAFTS: readonly (readonly [string, object])[] = [
  ['a percentage', definition(PERCENT)],
  ['an amount', definition({ kind: 'amount', amounts: AMOUNTS })],
  ['free shipping', definition({ kind: 'free-shipping' })],
  ['a percentage of products', definition({ kind: 'product-percentage', percent: 50, goods: SKU })],
  ['an amount of products', definition({ kind: 'product-amount', amounts: AMOUNTS, goods: SKU })],
  ['a gift', definition({ kind: 'gift', variantIds: [barcode(3)], quantity: 1 })],
  ['an exclusive one', definition(PERCENT, { isExclusive: true, sortOrder: -1 })],
  ['one from an amount on', definition(PERCENT, { minimumSpend: { EUR: 3000, GBP: 3000, KRW: 3600 } })],
  ['one of a country', definition(PERCENT, { markets: ['DE'] })],
]
const COUNTRIES: readonly CountryCode[] = ['DE', 'GB', 'KR']

const tried = z.object({
  currency: z.string(),
  lines: z.array(z.looseObject({ sku: z.string(), problem: z.string().optional() })),
  gifts: z.array(z.looseObject({ quantity: z.int() })),
  applied: z.array(z.looseObject({ id: z.string(), amount: z.int() })),
  notApplied: z.array(z.looseObject({ id: z.string(), reason: z.string() })),
  delivery: z.looseObject({ id: z.string(), total: z.int() }).optional(),
  totals: z.object({ before: z.int(), discount: z.int(), total: z.int(), tax: z.int() }),
})

describe.each(engines)('a test cart on %s', (engine) => {
  let shop: SellingShop
  let stored = 0
  beforeAll(async () => {
    shop = await openSellingShop(engine)
    const countries = ['DE', 'GB', 'KR', 'US']
    const standard = { method: shippingMethod('standard', { isFreeFromThreshold: true }), countries }
    await shop.value('shipping.save', { offers: [standard] })
    const { code: _code, ...automatic } = definition({ kind: 'percentage', percent: 5 }, { id: 'five', name: 'Five' })
    await shop.value('discount.create', { definition: automatic })
    await shop.value('discount.create', {
      definition: { ...automatic, id: 'later', name: 'Later', from: Date.parse('2027-01-01T00:00:00Z') },
    })
  })
  afterAll(() => shop.close())

  const LINES = [
    { sku: 'A1-1', quantity: 1 },
    { sku: 'A1-2', quantity: 2 },
  ]
  const tryCart = async (input: object) => tried.parse(await shop.value('discount.try', { lines: LINES, ...input }))
  const realCart = (countryCode: CountryCode, code?: string) =>
    shop.openCart({
      store: { countryCode, languageCode: 'en' },
      products: [
        { id: barcode(1), quantity: 1 },
        { id: barcode(2), quantity: 2 },
      ],
      ...(code !== undefined && { code }),
    })

  it.each(DRAFTS)('DSH-02 prices %s in every market as the cart of a shopper, and writes nothing', async (_, draft) => {
    const untouched = await digestOf(shop.database)
    const trials = []
    for (const country of COUNTRIES) {
      trials.push(await tryCart({ country, code: 'tried', draft: { definition: draft } }))
    }
    expect(await digestOf(shop.database)).toEqual(untouched)
    await shop.value('discount.create', { definition: { ...draft, id: `stored-${(stored += 1)}` } })
    for (const [index, country] of COUNTRIES.entries()) {
      const cart = await realCart(country, 'TRIED')
      const { totals, delivery, currency, applied, gifts } = trials[index] ?? (await tryCart({ country }))
      expect({
        country,
        ...totals,
        currency,
        delivery: delivery?.total,
        applied: applied.length,
        gifts: gifts.length,
      }).toEqual({
        country,
        before: cart.totalPrice,
        discount: cart.totalDiscountAmount,
        total: cart.totalPriceWithDiscount,
        tax: totals.tax,
        currency: cart.store.currencyUnit,
        delivery: cart.cartItems.find(({ type }) => type === 'shippingOption')?.totalPriceWithDiscount,
        applied: cart.discounts.rules.length,
        gifts: cart.cartItems.filter(({ isGift }) => isGift).length,
      })
    }
    await shop.value('discount.stop', { id: `stored-${stored}` })
  })

  it.each<[string, object, object, string]>([
    ['not begun', { from: Date.parse('2027-01-01T00:00:00Z') }, {}, 'not-yet'],
    ['over', { until: Date.parse('2026-01-01T00:00:00Z') }, {}, 'over'],
    ['of another country', { markets: ['GB'] }, {}, 'other-market'],
    ['of another currency', { effect: { kind: 'amount', amounts: { GBP: 100 } } }, {}, 'other-currency'],
    ['above the cart', { minimumSpend: { EUR: 9900 } }, {}, 'minimum-spend'],
    ['without its products', { requires: { goods: { skus: ['B1'] }, quantity: 1 } }, {}, 'required-products'],
    [
      'about other products',
      { effect: { kind: 'product-percentage', percent: 5, goods: { skus: ['B1'] } } },
      {},
      'no-such-products',
    ],
    [
      'a gift that is gone',
      { effect: { kind: 'gift', variantIds: ['2900000009998'], quantity: 1 } },
      {},
      'no-gift-left',
    ],
    [
      'beside another that does not stack',
      { isStackable: false, sortOrder: 3 },
      { isStackable: false },
      'not-combinable',
    ],
  ])('DSH-02 says of a discount %s why it does not count', async (_, over, other, reason) => {
    const blocks = Object.keys(other).length > 0
    if (blocks) {
      const { code: _code, ...single } = definition(PERCENT, { id: 'single', name: 'Single', ...other })
      await shop.value('discount.create', { definition: single })
    }
    const draft = { definition: definition(PERCENT, over) }
    const { notApplied, applied } = await tryCart({ country: 'DE', code: 'TRIED', draft })
    expect(notApplied).toContainEqual(expect.objectContaining({ id: 'tried', name: 'Tried', reason }))
    expect(notApplied).toContainEqual(expect.objectContaining({ id: 'later', reason: 'not-yet' }))
    expect(applied).toContainEqual(expect.objectContaining({ id: 'five' }))
    if (blocks) await shop.value('discount.stop', { id: 'single' })
  })

  it('DSH-02 takes another date and a limit that is used up, and names unknown codes and SKUs', async () => {
    const at = Date.parse('2027-06-01T00:00:00Z')
    expect((await tryCart({ country: 'DE', at })).applied.map(({ id }) => id)).toEqual(['five', 'later'])
    const unknown = await tryCart({ country: 'DE', code: 'nothing like it' })
    expect(unknown.notApplied[0]).toMatchObject({ name: 'nothing like it', reason: 'unknown' })
    await shop.value('discount.create', {
      definition: definition(PERCENT, { id: 'used', code: 'USED' }),
      usageLimit: 1,
    })
    await shop.database.query.updateTable('discounts').set({ uses: 1 }).where('id', '=', 'used').execute()
    const limited = await tryCart({
      country: 'DE',
      code: 'USED',
      draft: { definition: definition(PERCENT, { id: 'used', code: 'USED' }), usageLimit: 1 },
    })
    expect(limited.notApplied).toContainEqual(expect.objectContaining({ id: 'used', reason: 'exhausted' }))
    const gone = await shop.call('discount.try', { country: 'DE', lines: [{ sku: 'GONE', quantity: 1 }] })
    expect(gone).toMatchObject({ status: 422, body: { code: 'UNKNOWN_VARIANT' } })
  })

  it('DSH-02 shows lines that cannot be bought there, and a country without delivery', async () => {
    const american = await tryCart({ country: 'US' })
    expect(american.lines.map(({ problem }) => problem)).toEqual(['NOT_SOLD_HERE', 'NOT_SOLD_HERE'])
    const many = await tryCart({ country: 'NL', lines: [{ sku: 'A1-1', quantity: 11 }] })
    expect(many.lines[0]).toMatchObject({ problem: 'LESS_IN_STOCK' })
    expect(many.delivery).toBeUndefined()
  })
})
