import { describe, expect, it } from 'vitest'
import { shippingMethod } from '../../../../tests/support/shipping-method.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { addMethod, changeMethod, countriesWithout, orderMethods, switchMethod } from './change-shipping.ts'
import type { ShippingOffer } from './shipping-methods.ts'
import { methodsIn, orderedIn, positionsOf, withoutIdlePlaces } from './shipping-order.ts'

const offer = (id: string, countries: readonly CountryCode[], places?: ShippingOffer['places']): ShippingOffer => ({
  method: shippingMethod(id),
  countries,
  ...(places && { places }),
})

const OFFERS = [offer('a', ['DE', 'GB']), offer('b', ['DE', 'GB', 'NL']), offer('c', ['DE'])]

const ordersOf = (offers: readonly ShippingOffer[]) =>
  (['DE', 'GB', 'NL'] as const).map((country) => methodsIn(offers, country).join(''))

describe('the order of shipping methods', () => {
  it.each<[string, CountryCode, string, readonly string[]]>([
    ['the order of the list', 'DE', 'abc', ['abc', 'ab', 'b']],
    ['the reverse in one country', 'DE', 'cba', ['cba', 'ab', 'b']],
    ['another one first', 'DE', 'bac', ['bac', 'ab', 'b']],
    ['two countries that differ', 'GB', 'ba', ['abc', 'ba', 'b']],
  ])('~DSH-04 %s', (_, country, wanted, expected) => {
    const ordered = orderedIn(OFFERS, country, wanted.split(''))
    expect(ordersOf(ordered)).toEqual(expected)
    // The same once it was written to a file and read from it.
    expect(ordersOf(withoutIdlePlaces(ordered))).toEqual(expected)
  })

  it('writes places only where a country differs from the list', () => {
    expect(withoutIdlePlaces(orderedIn(OFFERS, 'DE', ['a', 'b', 'c']))).toEqual(OFFERS)
    expect(withoutIdlePlaces(orderedIn(OFFERS, 'GB', ['b', 'a'])).map(({ places }) => places)).toEqual([
      { GB: 1 },
      { GB: 0 },
      undefined,
    ])
  })

  it('stores each position of a country once', () => {
    const positions = positionsOf(orderedIn(OFFERS, 'DE', ['c', 'a', 'b'])).filter(({ country }) => country === 'DE')
    expect(positions.map(({ methodId, position }) => `${methodId}${position}`)).toEqual(['c0', 'a1', 'b2'])
  })
})

describe('single changes', () => {
  const after = (changed: ReturnType<typeof addMethod>) => (changed.ok ? ordersOf(changed.value) : changed.failure.code)

  it.each([
    ['a new method comes last', () => addMethod(OFFERS, offer('d', ['DE', 'NL'])), ['abcd', 'ab', 'bd']],
    ['a known one is no new one', () => addMethod(OFFERS, offer('a', ['NL'])), 'SHIPPING_METHOD_EXISTS'],
    ['a new country gets it last', () => changeMethod(OFFERS, offer('a', ['DE', 'NL'])), ['abc', 'b', 'ba']],
    ['an unknown one cannot be changed', () => changeMethod(OFFERS, offer('z', [])), 'UNKNOWN_SHIPPING_METHOD'],
    ['an unknown one cannot be switched', () => switchMethod(OFFERS, 'z', true), 'UNKNOWN_SHIPPING_METHOD'],
    ['an order names each once', () => orderMethods(OFFERS, 'DE', ['a', 'a', 'b']), 'SHIPPING_ORDER'],
    ['an order names all', () => orderMethods(OFFERS, 'DE', ['a', 'b']), 'SHIPPING_ORDER'],
    ['an order', () => orderMethods(OFFERS, 'DE', ['b', 'c', 'a']), ['bca', 'ab', 'b']],
  ] as const)('~DSH-04 %s', (_, change, expected) => expect(after(change())).toEqual(expected))

  it.each<[string, readonly ShippingOffer[], readonly string[]]>([
    ['the same', OFFERS, []],
    ['one method less', OFFERS.slice(1), []],
    ['the last of two countries switched off', OFFERS.map(off), ['DE', 'GB', 'NL']],
    ['no price in pounds', OFFERS.map((one) => priced(one, { EUR: 1 })), ['GB']],
    ['a price of nothing', OFFERS.map((one) => priced(one, { EUR: 0, GBP: 0 })), []],
    ['another country', [offer('a', ['FR'])], ['DE', 'GB', 'NL']],
  ])('~DSH-04 names the countries that nothing reaches any more: %s', (_, changed, expected) => {
    expect(countriesWithout(OFFERS, changed, 'production')).toEqual(expected)
  })
})

const priced = (one: ShippingOffer, price: ShippingOffer['method']['price']): ShippingOffer => ({
  ...one,
  method: { ...one.method, price },
})
const off = (one: ShippingOffer): ShippingOffer => ({ ...one, method: { ...one.method, active: false } })
