/** Shipping methods one by one: order per country, translations, switches, and what checkout then offers (DSH-04, DSH-05). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CountryCode } from '../../src/markets/types.ts'
import { SHIPPING_COUNTRY_CODES } from '../../src/markets/storefronts/country-codes.ts'
import { toShippingMethods } from '../../src/contracts/commerce/to-shipping-methods.ts'
import { shippingOffers } from '../../src/services/commerce/shipping/shipping-schema.ts'
import { demoShippingMethods } from '../support/demo-shop.ts'
import { barcode } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf, staffActor } from '../support/operation-shop.ts'
import { marketOf } from './discovery-shop.ts'
import { read } from '../support/shopper.ts'
import { openSellingShop, type SellingShop } from '../support/selling-shop.ts'
import { EVERYWHERE, shippingMethod } from '../support/shipping-method.ts'

const tried = z.object({
  currency: z.string(),
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.record(z.string(), z.string()),
      reason: z.string().optional(),
      price: z.int().optional(),
      total: z.int().optional(),
      freeFrom: z.int().optional(),
      arrival: z.object({ shipsBy: z.string(), from: z.string(), to: z.string() }).optional(),
    }),
  ),
})

const OFFERS = [
  { method: shippingMethod('standard', { isFreeFromThreshold: true }), countries: ['DE', 'GB', 'NL'] },
  { method: shippingMethod('express', { price: { EUR: 995 } }), countries: ['DE', 'GB'] },
  { method: shippingMethod('pickup'), countries: ['NL'] },
]

describe.each(engines)('shipping methods on %s', (engine) => {
  let shop: SellingShop
  beforeAll(async () => {
    shop = await openSellingShop(engine)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.value('shipping.save', { offers: OFFERS, confirmed: true })
  })

  const offered = async (country: CountryCode) =>
    toShippingMethods(await read(await shop.request('GET', `/orderv1/shipments/${country}`)), {
      currency: marketOf(country).currency.code,
      language: 'en',
      log: () => {},
    }).flatMap(({ id, available }) => (available ? [id] : []))
  const current = async () =>
    z.object({ offers: shippingOffers, version: z.int() }).parse(await shop.value('shipping.read', {}))

  it('DSH-04 orders the methods of one country; the others, export and import keep their order', async () => {
    const { version } = await current()
    await shop.value('shipping.order', { country: 'DE', methods: ['express', 'standard'], version })
    expect([await offered('DE'), await offered('NL')]).toEqual([
      ['express', 'standard'],
      ['standard', 'pickup'],
    ])
    const { offers } = await current()
    await shop.value('shipping.save', { offers })
    expect((await current()).offers).toEqual(offers)
    expect([await offered('DE'), await offered('NL')]).toEqual([
      ['express', 'standard'],
      ['standard', 'pickup'],
    ])
    const cart = await shop.openCart({
      store: { countryCode: 'DE', languageCode: 'en' },
      products: [{ id: barcode(1), quantity: 1 }],
    })
    expect(cart.cartItems.find(({ type }) => type === 'shippingOption')).toMatchObject({ id: 'express' })
    const half = await shop.call('shipping.order', { country: 'DE', methods: ['express'] })
    expect(half).toMatchObject({ status: 422, body: { code: 'SHIPPING_ORDER' } })
  })

  it('DSH-04 creates a method, last in its countries, and translates and changes it singly', async () => {
    const bike = { method: shippingMethod('bike'), countries: ['DE', 'IE'] }
    await shop.value('shipping.create', { offer: bike })
    expect([await offered('DE'), await offered('IE')]).toEqual([['standard', 'express', 'bike'], ['bike']])
    expect(await shop.call('shipping.create', { offer: bike })).toMatchObject({
      status: 409,
      body: { code: 'SHIPPING_METHOD_EXISTS' },
    })
    const attributes = { displayName: { en: 'Bike', fr: 'Vélo' }, description: { en: 'One day', fr: 'Un jour' } }
    const changed = await shop.call('shipping.change', {
      offer: { method: shippingMethod('bike', { attributes }), countries: ['DE', 'IE', 'FR'] },
    })
    expect(changed.body['changes']).toMatchObject([
      { subject: 'shipping:methods', field: 'bike.attributes' },
      { field: 'bike.countries', before: ['DE', 'IE'], after: ['DE', 'FR', 'IE'] },
    ])
    const raw = z.array(z.looseObject({ attributes: z.unknown() }))
    const french = raw.parse(await read(await shop.request('GET', '/orderv1/shipments/FR')))
    expect(french).toMatchObject([{ id: 'bike', attributes }])
    const untitled = { ...bike, method: shippingMethod('van', { attributes: { displayName: {}, description: {} } }) }
    expect(await shop.call('shipping.create', { offer: untitled })).toMatchObject({
      status: 400,
      body: { field: 'offer.method.attributes.displayName.en' },
    })
    expect(await shop.call('shipping.change', { offer: { ...bike, method: shippingMethod('van') } })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_SHIPPING_METHOD' },
    })
  })

  it('DSH-04 switches a method off singly; a country that nothing reaches any more is named and must be confirmed', async () => {
    await shop.value('shipping.switch', { id: 'express', active: false })
    expect([await offered('DE'), await offered('GB')]).toEqual([['standard'], ['standard']])
    const before = await current()
    const refused = await shop.call('shipping.switch', { id: 'standard', active: false })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'COUNTRY_WITHOUT_SHIPPING', countries: ['DE', 'GB'] },
    })
    expect(refused.body['message']).toContain('Germany, United Kingdom')
    expect(await current()).toEqual(before)
    expect(await shop.call('shipping.switch', { id: 'standard', active: false, confirmed: true })).toMatchObject({
      status: 200,
    })
    // Nothing is lost where nothing was left.
    expect(await shop.call('shipping.switch', { id: 'express', active: true })).toMatchObject({ status: 200 })
  })

  it.each<[string, string, object]>([
    [
      'without its last price',
      'shipping.change',
      { offer: { method: shippingMethod('standard', { price: {} }), countries: ['DE', 'GB', 'NL'] } },
    ],
    [
      'out of the country',
      'shipping.change',
      { offer: { method: shippingMethod('standard'), countries: ['DE', 'NL'] } },
    ],
    ['by a file', 'shipping.save', { offers: OFFERS.slice(1) }],
  ])('DSH-04 a method %s is refused unless confirmed, and names the country', async (_, name, input) => {
    // Express has a price in euro only, so nothing else reaches the United Kingdom.
    const { offers } = await current()
    expect(await shop.call(name, input)).toMatchObject({
      status: 409,
      body: { code: 'COUNTRY_WITHOUT_SHIPPING', countries: ['GB'] },
    })
    expect((await current()).offers).toEqual(offers)
    expect(await shop.call(name, { ...input, confirmed: true })).toMatchObject({ status: 200 })
  })

  it('DSH-04 checks the version, the role and the undo of every change', async () => {
    const { version, offers } = await current()
    const switched = await shop.call('shipping.switch', { id: 'express', active: false, version })
    const stale = { status: 409, body: { code: 'STALE_VERSION', fields: ['express.active'] } }
    expect(await shop.call('shipping.switch', { id: 'pickup', active: false, version })).toMatchObject(stale)
    expect(
      await shop.call('shipping.order', { country: 'DE', methods: ['express', 'standard'], version }),
    ).toMatchObject(stale)
    const { id } = z.object({ id: z.string() }).parse(switched.body['undo'])
    await shop.value('undo.run', { id })
    expect((await current()).offers).toEqual(offers)
    const denied = await shop.call(
      'shipping.switch',
      { id: 'express', active: false },
      { actor: staffActor('products') },
    )
    expect(denied).toMatchObject({ status: 403, body: { permission: 'shipping.write' } })
  })

  it('DSH-05 offers in every country what checkout offers, in its order and at its price, and writes nothing', async () => {
    await shop.value('shipping.save', { offers: demoShippingMethods(), confirmed: true })
    const untouched = await digestOf(shop.database)
    const trials = new Map<CountryCode, z.output<typeof tried>>()
    for (const country of SHIPPING_COUNTRY_CODES) {
      trials.set(country, tried.parse(await shop.value('shipping.try', { country, value: 1200 })))
    }
    expect(await digestOf(shop.database)).toEqual(untouched)
    for (const country of SHIPPING_COUNTRY_CODES.filter((code) => code !== 'US')) {
      const { methods, currency } = trials.get(country) ?? { methods: [], currency: '' }
      const open = methods.filter(({ reason }) => reason === undefined)
      expect([country, open.map(({ id }) => id), currency]).toEqual([
        country,
        await offered(country),
        marketOf(country).currency.code,
      ])
      for (const { id, total } of open.slice(0, 1)) {
        const cart = await shop.openCart({
          store: { countryCode: country, languageCode: 'en' },
          products: [{ id: barcode(1), quantity: 1 }],
        })
        const item = cart.cartItems.find(({ type }) => type === 'shippingOption')
        expect([country, id, total]).toEqual([country, item?.id, item?.totalPriceWithDiscount])
      }
    }
  })

  it('DSH-05 says why a method is not offered, from when on it costs nothing, and when it arrives', async () => {
    const delivery = { cutOff: '16:00', handlingDays: 0, transitDays: { min: 1, max: 2 }, carrierDays: 5 } as const
    await shop.value('shipping.save', {
      offers: [
        { method: shippingMethod('closed', { active: false }), countries: ['GB'] },
        { method: shippingMethod('euros', { price: { EUR: 500 } }), countries: ['GB'] },
        { method: shippingMethod('free', { isFreeFromThreshold: true, delivery }), countries: ['GB'] },
        { method: shippingMethod('cheap', { discount: { GBP: 100 } }), countries: ['GB'] },
        { method: shippingMethod('abroad'), countries: ['FR'] },
      ],
      confirmed: true,
    })
    const monday = Date.parse('2026-11-16T09:00:00Z')
    const tryGb = async (more: object) => tried.parse(await shop.value('shipping.try', { country: 'GB', ...more }))
    const { methods } = await tryGb({ value: 1000, at: monday })
    expect(methods.map(({ id, reason, total }) => [id, reason, total])).toEqual([
      ['closed', 'switched-off', EVERYWHERE.GBP],
      ['euros', 'no-price', undefined],
      ['free', undefined, EVERYWHERE.GBP],
      ['cheap', undefined, EVERYWHERE.GBP - 100],
      ['abroad', 'other-country', undefined],
    ])
    const free = methods.find(({ id }) => id === 'free')
    expect(free?.arrival).toEqual({ shipsBy: '2026-11-16', from: '2026-11-17', to: '2026-11-18' })
    const reached = await tryGb({ value: free?.freeFrom ?? 0 })
    expect(reached.methods.find(({ id }) => id === 'free')?.total).toBe(0)
    const inEuro = await tryGb({ value: 1000, currency: 'EUR' })
    expect([inEuro.currency, inEuro.methods.find(({ id }) => id === 'euros')?.total]).toEqual(['EUR', 500])
  })
})
