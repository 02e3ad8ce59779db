import { describe, expect, it } from 'vitest'
import { discountDefinition } from './discount-schema.ts'
import { readDiscountDefinition } from './stored-discount.ts'

const TEN = {
  id: 'ten',
  name: 'Ten',
  code: 'TEN',
  effect: { kind: 'percentage', percent: 10 },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
}
const selection = {
  skus: ['A'],
  sections: ['adults'],
  categories: ['adults/socks'],
  collections: ['new'],
  families: ['socks'],
}

describe('readDiscountDefinition', () => {
  it.each<[string, object]>([
    ['a code', {}],
    ['a discount of the whole cart', { effect: { kind: 'amount', amounts: { EUR: 500 } } }],
    ['free shipping', { effect: { kind: 'free-shipping' } }],
    ['a percentage of certain products', { effect: { kind: 'product-percentage', percent: 12.5, goods: selection } }],
    ['an amount off certain products', { effect: { kind: 'product-amount', amounts: { EUR: 100 }, goods: selection } }],
    ['a gift', { effect: { kind: 'gift', variantIds: ['2900000000018'], quantity: 1 } }],
    [
      'all of its conditions',
      { minimumSpend: { EUR: 4000 }, requires: { goods: selection, quantity: 2 }, from: 1, until: 2, markets: ['GB'] },
    ],
  ])('reads what an import accepts: %s', (_, over) => {
    const accepted = discountDefinition.parse({ ...TEN, ...over })
    expect(readDiscountDefinition(JSON.stringify(accepted))).toEqual(accepted)
  })

  it('leaves out members that a later version wrote: staff would see them', () => {
    expect(readDiscountDefinition(JSON.stringify({ ...TEN, channel: 'web' }))).toEqual(TEN)
  })

  it.each<[string, string, string]>([
    ['half a text', '{"id":"ten"', 'not JSON'],
    ['another value', '[]', '(value): '],
    ['no name', JSON.stringify({ ...TEN, name: undefined }), 'name: '],
    ['an unknown effect', JSON.stringify({ ...TEN, effect: { kind: 'magic' } }), 'effect.kind: '],
    ['a part of a cent', JSON.stringify({ ...TEN, minimumSpend: { EUR: 0.5 } }), 'minimumSpend.EUR: '],
    ['a percentage as text', JSON.stringify({ ...TEN, effect: { kind: 'percentage', percent: '10' } }), 'percent: '],
  ])('rejects %s by its path, without its value', (_, stored, problem) => {
    expect(() => readDiscountDefinition(stored)).toThrow(`Invalid stored JSON: discount: `)
    expect(() => readDiscountDefinition(stored)).toThrow(problem)
  })

  it.each(['skus', 'sections', 'categories', 'collections', 'families'])(
    'rejects products that are selected by %s which are no list of names',
    (member) => {
      const effect = { kind: 'product-percentage', percent: 10, goods: { ...selection, [member]: 7 } }
      expect(() => readDiscountDefinition(JSON.stringify({ ...TEN, effect }))).toThrow(
        `${['goods', member].join('.')}: `,
      )
    },
  )

  it.each<[string, object, string]>([
    ['an amount in part of a cent', { kind: 'amount', amounts: { EUR: 0.5 } }, 'amounts.EUR: '],
    ['a percentage of no products', { kind: 'product-percentage', percent: 10 }, 'goods: '],
    ['an amount off no products', { kind: 'product-amount', amounts: { EUR: 100 } }, 'goods: '],
    ['a gift of nothing', { kind: 'gift', quantity: 1 }, 'variantIds: '],
    ['half a gift', { kind: 'gift', variantIds: ['1'], quantity: 0.5 }, 'quantity: '],
  ])('rejects %s', (_, effect, problem) => {
    expect(() => readDiscountDefinition(JSON.stringify({ ...TEN, effect }))).toThrow(problem)
  })
})
