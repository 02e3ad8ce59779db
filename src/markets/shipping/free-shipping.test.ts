import { discountShipping } from '../carts/discount-shipping.ts'
import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { findMarket } from '../storefronts/table.ts'
import { FREE_SHIPPING_THRESHOLDS, freeShippingFrom, freeShippingProgress, thresholdOf } from './free-shipping.ts'

describe('thresholdOf', () => {
  const table = { gb: 40, de: '45.5', fr: 'free', nl: '', be: null, at: Number.NaN, ch: -5, it: {}, es: true }

  it.each([
    ['SHP-09 the key is the lower-cased country', 'GB', 40],
    ['SHP-09 a number as text is a number', 'DE', 45.5],
    ['SHP-09 a word is 0', 'FR', 0],
    ['SHP-09 an empty text is 0', 'NL', 0],
    ['SHP-09 null is 0', 'BE', 0],
    ['SHP-09 not a number is 0', 'AT', 0],
    ['SHP-09 below 0 is 0', 'CH', 0],
    ['SHP-09 an object is 0', 'IT', 0],
    ['SHP-09 a boolean is 0', 'ES', 0],
    ['SHP-09 a country that is missing is 0', 'SE', 0],
    ['SHP-09 a word that every object knows is 0', 'constructor', 0],
  ])('%s', (_, country, expected) => {
    expect(thresholdOf(table, country)).toBe(expected)
  })
})

describe('FREE_SHIPPING_THRESHOLDS', () => {
  it.each([
    ['~SHP-10 the big markets', 'GB DE AT BE NL FR ES IT', 40],
    ['~SHP-10 Switzerland and the US', 'CH US', 50],
    ['~SHP-10 the euro markets of eu', 'HR EE SK FI PT LV LT IE SI HU PL LU', 60],
    ['~SHP-10 the dollar markets of gl', 'SG IL AE', 80],
    ['~SHP-10 Sweden', 'SE', 500],
    ['~SHP-10 Denmark', 'DK', 400],
    ['~SHP-10 Norway', 'NO', 600],
    ['~SHP-10 Czechia', 'CZ', 1500],
    ['~SHP-10 Korea, in won', 'KR', 90_000],
  ])('%s', (_, countries, expected) => {
    for (const country of countries.split(' ')) expect(thresholdOf(FREE_SHIPPING_THRESHOLDS, country)).toBe(expected)
  })

  it('~SHP-10 covers the thirty shipping countries and no other', () => {
    const expected = SHIPPING_COUNTRY_CODES.map((code) => code.toLowerCase()).toSorted()
    expect(Object.keys(FREE_SHIPPING_THRESHOLDS).toSorted()).toEqual(expected)
  })

  it('~SHP-10 the countries at 60 are the euro markets of eu', () => {
    const sixty = SHIPPING_COUNTRY_CODES.filter((code) => thresholdOf(FREE_SHIPPING_THRESHOLDS, code) === 60)
    const markets = sixty.map((code) => findMarket('production', code))
    expect(new Set(markets.map((market) => market?.currency.code))).toEqual(new Set(['EUR']))
    expect(new Set(markets.map((market) => market?.storefrontCode))).toEqual(new Set(['eu']))
  })
})

describe('freeShippingProgress', () => {
  it.each([
    ['~SHP-11 no threshold, no bar', 5000, 0, 'EUR', 'none'],
    ['~SHP-11 below', 1250, 40, 'EUR', { remaining: 2750 }],
    ['~SHP-11 a cent below', 3999, 40, 'EUR', { remaining: 1 }],
    ['~SHP-11 at the threshold', 4000, 40, 'EUR', 'free'],
    ['~SHP-11 over it', 9000, 40, 'EUR', 'free'],
    ['~SHP-11 an empty cart', 0, 40, 'EUR', { remaining: 4000 }],
    ['~SHP-11 in won nothing is multiplied', 15_000, 90_000, 'KRW', { remaining: 75_000 }],
    ['~SHP-11 the lowest threshold', 0, 0.01, 'EUR', { remaining: 1 }],
    ['~SHP-11 a threshold with a decimal stays exact', 0, 19.99, 'EUR', { remaining: 1999 }],
  ] as const)('%s', (_, price, threshold, currency, expected) => {
    expect(freeShippingProgress(price, threshold, currency)).toEqual(expected)
  })
})

describe('the bar and the price of shipping', () => {
  const METHOD = { id: 'standard', price: 395, discount: 0 }
  it.each([0, 1, 39_99, 40_00, 40_01, 100_00])('LAW-15 agree at %d minor units of products', (products) => {
    const freeFrom = freeShippingFrom(FREE_SHIPPING_THRESHOLDS, 'GB', 'GBP')
    const { amount } = discountShipping({ ...METHOD, freeFrom }, products, [])
    const shipping = METHOD.price - amount
    const progress = freeShippingProgress(products, 40, 'GBP', shipping)
    expect(progress === 'free').toBe(shipping === 0)
  })

  it.each([
    ['delivery that a code has made free is free already', 10_00, 0, 'free'],
    ['a method that costs something is not announced as free', 50_00, 995, 'none'],
    ['what is missing, while it costs something', 30_00, 395, { remaining: 10_00 }],
    ['before a method is known, products alone decide', 50_00, undefined, 'free'],
  ] as const)('LAW-15 %s', (_, products, shipping, expected) => {
    expect(freeShippingProgress(products, 40, 'GBP', shipping)).toEqual(expected)
  })
})

describe('freeShippingFrom', () => {
  it('~SHP-09 takes the lowest threshold for one', () => {
    expect(freeShippingFrom({ gb: 0.01 }, 'GB', 'GBP')).toBe(1)
  })

  it.each([
    ['~SHP-10 in minor units', 'GB', 'GBP', 4000],
    ['~SHP-10 in won, which have no smaller coin', 'KR', 'KRW', 90_000],
    ['~SHP-09 never, where there is no threshold', 'JP', 'JPY', undefined],
  ] as const)('%s', (_, country, currency, expected) => {
    expect(freeShippingFrom(FREE_SHIPPING_THRESHOLDS, country, currency)).toBe(expected)
  })
})
