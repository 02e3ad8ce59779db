import { describe, expect, it } from 'vitest'
import { demoShippingMethods } from '../../../../tests/support/demo-shop.ts'
import { shippingOffers } from './shipping-schema.ts'

const methods = demoShippingMethods()
const [first] = methods
const TERMS = { cutOff: '16:00', handlingDays: 1, transitDays: { min: 1, max: 3 }, carrierDays: 6 }
const changed = (method: object, countries: readonly string[] = ['GB']) => [
  { method: { ...first?.method, ...method }, countries },
]

describe('shippingOffers', () => {
  it('takes the methods of the demo', () => {
    expect(shippingOffers.parse(methods)).toEqual(methods)
    expect(shippingOffers.parse([])).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['an id that could be a barcode', changed({ id: '2900000000018' }), '0.method.id'],
    ['a price below nothing', changed({ price: { EUR: -1 } }), '0.method.price.EUR'],
    ['a part of a cent', changed({ price: { EUR: 1.5 } }), '0.method.price.EUR'],
    [
      'a method without an English name',
      changed({ attributes: { displayName: { de: 'x' }, description: { en: 'x' } } }),
      '0.method.attributes.displayName.en',
    ],
    ['a country we do not ship to', changed({}, ['AU']), '0.countries.0'],
    ['a country twice', changed({}, ['GB', 'GB']), '0.countries'],
    ['a method twice', [...changed({}), ...changed({})], '1.method.id'],
    [
      'a cut-off that is no time of day',
      changed({ delivery: { ...TERMS, cutOff: '24:00' } }),
      '0.method.delivery.cutOff',
    ],
    [
      'a longest way below the shortest',
      changed({ delivery: { ...TERMS, transitDays: { min: 3, max: 2 } } }),
      '0.method.delivery.transitDays.max',
    ],
    ['a week of eight days', changed({ delivery: { ...TERMS, carrierDays: 8 } }), '0.method.delivery.carrierDays'],
    ['an unknown member', changed({ days: 3 }), '0.method'],
  ])('refuses %s', (_, given, path) => {
    expect(shippingOffers.safeParse(given).error?.issues[0]?.path.join('.')).toBe(path)
  })
})
