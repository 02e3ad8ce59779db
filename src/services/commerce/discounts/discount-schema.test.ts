import { describe, expect, it } from 'vitest'
import { discountDefinition } from './discount-schema.ts'

const TEN = {
  id: 'ten',
  name: 'Ten',
  code: 'TEN',
  effect: { kind: 'percentage', percent: 10 },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
}

describe('discountDefinition', () => {
  it.each<[string, object]>([
    ['a code', {}],
    ['one that counts by itself', { code: undefined }],
    ['a part of a percent', { effect: { kind: 'percentage', percent: 12.5 } }],
    ['an amount', { effect: { kind: 'amount', amounts: { EUR: 500, KRW: 7000 } } }],
    ['of certain products', { effect: { kind: 'product-percentage', percent: 100, goods: { families: ['socks'] } } }],
    ['a gift', { effect: { kind: 'gift', variantIds: ['2900000000018'], quantity: 1 } }],
    ['a window', { from: 1, until: 2, markets: ['GB', 'DE'], minimumSpend: { EUR: 4000 } }],
  ])('takes %s', (_, over) => {
    const { code, ...rest } = { ...TEN, ...over }
    const given = code === undefined ? rest : { ...rest, code }
    expect(discountDefinition.parse(given)).toEqual(given)
  })

  it.each<[string, object, string]>([
    ['more than all', { effect: { kind: 'percentage', percent: 101 } }, 'effect.percent'],
    ['less than nothing', { effect: { kind: 'percentage', percent: -5 } }, 'effect.percent'],
    ['nothing at all', { effect: { kind: 'percentage', percent: 0 } }, 'effect.percent'],
    ['a negative amount', { effect: { kind: 'amount', amounts: { EUR: -1 } } }, 'effect.amounts.EUR'],
    ['no amount', { effect: { kind: 'amount', amounts: {} } }, 'effect.amounts'],
    ['a currency that is not sold in', { effect: { kind: 'amount', amounts: { XXX: 1 } } }, 'effect.amounts'],
    ['no products', { effect: { kind: 'product-percentage', percent: 5, goods: {} } }, 'effect.goods'],
    ['an unknown effect', { effect: { kind: 'everything-free' } }, 'effect.kind'],
    [
      'a gift that is no barcode',
      { effect: { kind: 'gift', variantIds: ['sock'], quantity: 1 } },
      'effect.variantIds.0',
    ],
    ['an end before the beginning', { from: 2, until: 2 }, 'until'],
    ['a country we do not ship to', { markets: ['AU'] }, 'markets.0'],
    ['a code in small letters', { code: 'ten' }, 'code'],
    ['an id with a space', { id: 'a b' }, 'id'],
    ['an unknown member', { isFree: true }, ''],
  ])('refuses %s', (_, over, path) => {
    const { error } = discountDefinition.safeParse({ ...TEN, ...over })
    expect(error?.issues[0]?.path.join('.')).toBe(path)
  })
})
