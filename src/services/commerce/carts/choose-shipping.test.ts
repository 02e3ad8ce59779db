import { describe, expect, it } from 'vitest'
import { marketIn, shippingMethod } from '../../../../tests/support/pricing-context.ts'
import type { StoredShippingMethod } from '../shipping/shipping-methods.ts'
import { chooseShipping, isAvailable, toShippingLine } from './choose-shipping.ts'

const NL = marketIn('NL')
const KR = marketIn('KR')

describe('isAvailable', () => {
  it.each<[string, Partial<StoredShippingMethod>, boolean]>([
    ['active and priced', {}, true],
    ['free of charge', { price: { EUR: 0 } }, true],
    ['inactive', { active: false }, false],
    ['priced in another currency only', { price: { GBP: 395 } }, false],
  ])('a method that is %s', (_, over, expected) => {
    expect(isAvailable(shippingMethod('post', over), NL)).toBe(expected)
  })
})

describe('chooseShipping', () => {
  const stopped = shippingMethod('stopped', { active: false })
  const post = shippingMethod('post')
  const express = shippingMethod('express')

  it.each<[string, readonly StoredShippingMethod[], string | undefined, string | undefined, boolean]>([
    ['without a choice the first that is available', [stopped, post, express], undefined, 'post', false],
    ['the chosen one', [stopped, post, express], 'express', 'express', false],
    ['one that was stopped is replaced', [stopped, post, express], 'stopped', 'post', true],
    ['one that is gone is replaced', [post], 'bike', 'post', true],
    ['a choice without any replacement', [stopped], 'bike', undefined, true],
    ['nothing chosen and nothing available', [], undefined, undefined, false],
  ])('%s', (_, methods, chosen, expected, isReplaced) => {
    const choice = chooseShipping(methods, chosen, NL)
    expect([choice.method?.id, choice.isReplaced]).toEqual([expected, isReplaced])
  })
})

describe('toShippingLine', () => {
  const thresholds = { nl: 60, kr: '50000', de: 'none' }

  it.each<[string, Partial<StoredShippingMethod>, typeof NL, object]>([
    ['price of the currency', {}, NL, { price: 495, discount: 0, freeFrom: undefined }],
    ['no price in another currency', { price: { GBP: 395 } }, NL, { price: 0, discount: 0 }],
    ['discount of the method itself', { discount: { EUR: 95 } }, NL, { price: 495, discount: 95 }],
    ['threshold of the country, in minor units', { isFreeFromThreshold: true }, NL, { freeFrom: 6000 }],
    ['threshold of a currency without decimals', { isFreeFromThreshold: true }, KR, { freeFrom: 50_000 }],
    ['no threshold where it is not a number', { isFreeFromThreshold: true }, marketIn('DE'), { freeFrom: undefined }],
    ['no threshold where the method has none', { isFreeFromThreshold: false }, NL, { freeFrom: undefined }],
  ])('%s', (_, over, market, expected) => {
    expect(toShippingLine(shippingMethod('post', over), market, thresholds)).toMatchObject(expected)
  })
})
