import { describe, expect, it } from 'vitest'
import { useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { marketIn, PRICED_AT, shippingMethod } from '../../../../tests/support/pricing-context.ts'
import type { CountryCode } from '../../../markets/types.ts'
import {
  findShippingMethods,
  listShippingOffers,
  readShippingMethod,
  saveShippingMethods,
  toRawShippingMethod,
  type StoredShippingMethod,
} from './shipping-methods.ts'

describe.each(engines)('shipping methods on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const offer = (id: string, countries: readonly CountryCode[], over: Partial<StoredShippingMethod> = {}) => ({
    method: shippingMethod(id, over),
    countries,
  })
  const save = (...offers: readonly ReturnType<typeof offer>[]) =>
    shop.inTransaction((transaction) => saveShippingMethods(transaction, shop.database, offers))
  const idsIn = async (country: CountryCode) => (await findShippingMethods(shop.query, country)).map(({ id }) => id)

  it('each country has its methods in the order of the merchant', async () => {
    await save(offer('z', ['NL', 'DE']), offer('m', ['DE']), offer('a', ['NL']))
    expect([await idsIn('NL'), await idsIn('DE'), await idsIn('GB')]).toEqual([['z', 'a'], ['z', 'm'], []])
  })

  it('is read as it was saved', async () => {
    const whole = shippingMethod('post', {
      price: { EUR: 495, KRW: 6000 },
      discount: { EUR: 100 },
      imageUrl: '/logos/post.svg',
      attributes: { displayName: { en: 'Post' }, description: { en: '2 days' }, errorMessage: { en: 'Strike' } },
      isFreeFromThreshold: true,
    })
    await save({ method: whole, countries: ['NL'] })
    expect(await findShippingMethods(shop.query, 'NL')).toEqual([whole])
  })

  it('a later import replaces all of them, and each raises the version of the terms', async () => {
    const { terms } = await shop.versions()
    await save(offer('old', ['NL']), offer('post', ['NL']))
    await save(offer('post', ['DE'], { active: false }))
    expect([await idsIn('NL'), await idsIn('DE')]).toEqual([[], ['post']])
    expect((await findShippingMethods(shop.query, 'DE'))[0]?.active).toBe(false)
    expect((await shop.versions()).terms).toBe(terms + 2)
    await save()
    expect(await listShippingOffers(shop.query)).toEqual([])
  })

  it('lists what an import takes back: methods in their order with their countries, those without any last', async () => {
    await save(offer('z', ['NL', 'DE']), offer('unused', []), offer('a', ['GB']))
    const listed = await listShippingOffers(shop.query)
    expect(listed.map(({ method, countries }) => [method.id, countries])).toEqual([
      ['z', ['DE', 'NL']],
      ['a', ['GB']],
      ['unused', []],
    ])
    await save(...listed)
    expect(await listShippingOffers(shop.query)).toEqual(listed)
  })

  it('a country that is no market any more is left out of the list', async () => {
    await save(offer('post', ['NL']))
    await shop.query
      .insertInto('shipping_countries')
      .values({ country: 'XX', method_id: 'post', position: 0 })
      .execute()
    expect((await listShippingOffers(shop.query))[0]?.countries).toEqual(['NL'])
  })
})

const TERMS = { cutOff: '16:00', handlingDays: 1, transitDays: { min: 1, max: 3 }, carrierDays: 6 } as const

describe('a stored shipping method', () => {
  it.each([
    ['no name', { attributes: { description: {} } }, 'attributes.displayName: '],
    ['a part of a cent', { price: { EUR: 4.95 } }, 'price.EUR: '],
    ['a price as text', { price: { EUR: '495' } }, 'price.EUR: '],
    ['no flag', { isFreeFromThreshold: undefined }, 'isFreeFromThreshold: '],
  ])('with %s is rejected', (_, over, problem) => {
    const stored = JSON.stringify({ ...shippingMethod('post'), ...over })
    expect(() => readShippingMethod(stored)).toThrow(`Invalid stored JSON: shipping method: ${problem}`)
  })

  it('travels without what only the shop needs to know', () => {
    const raw = toRawShippingMethod(shippingMethod('post', { delivery: TERMS }), marketIn('DE'), PRICED_AT)
    expect(raw).not.toHaveProperty('isFreeFromThreshold')
    expect(raw).not.toHaveProperty('delivery')
    expect(raw).toMatchObject({ id: 'post', price: { EUR: 495 } })
  })

  it('SHX-12 travels with what its arrival is estimated from, in the country, and without it where it has no terms', () => {
    const rawIn = (country: CountryCode, over: Partial<StoredShippingMethod>) =>
      toRawShippingMethod(shippingMethod('post', over), marketIn(country), PRICED_AT)
    expect(rawIn('DE', { delivery: TERMS }).arrival).toMatchObject({
      timeZone: 'Europe/Amsterdam',
      cutOff: '16:00',
      arrivesOn: [1, 2, 3, 4, 5, 6],
    })
    expect(rawIn('US', { delivery: TERMS }).arrival?.closedThere[0]).toBe('2026-11-26')
    expect(rawIn('DE', {})).not.toHaveProperty('arrival')
  })
})
