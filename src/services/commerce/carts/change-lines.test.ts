import { describe, expect, it } from 'vitest'
import { changeLines, type CartSelection } from './change-lines.ts'
import type { CartVariant } from './read-variants.ts'

const cartVariant = (id: string, over: Partial<CartVariant> = {}): CartVariant => ({
  id,
  sku: `${id}-S`,
  productSku: id,
  size: 's',
  facts: { name: { en: id }, picture: '', family: 'socks', sections: [], categories: [], collections: [] },
  price: { original: 1000, final: 1000 },
  isOffered: true,
  isStocked: true,
  available: 5,
  ...over,
})
const options = {
  variants: new Map(
    [
      cartVariant('a'),
      cartVariant('b'),
      cartVariant('gone', { isOffered: false }),
      cartVariant('away', { isStocked: false, available: 0 }),
      cartVariant('free', { price: undefined }),
      cartVariant('none', { available: 0 }),
    ].map((one) => [one.id, one]),
  ),
  methodIds: new Set(['post', 'bike']),
  store: { countryCode: 'NL', languageCode: 'en' } as const,
}
const before: CartSelection = {
  lines: [
    { id: 'line-a', variantId: 'a', quantity: 2 },
    { id: 'line-gone', variantId: 'gone', quantity: 1 },
  ],
  shipping: 'post',
}
const change = (...products: readonly (readonly [string, number])[]) =>
  changeLines(
    before,
    products.map(([id, quantity]) => ({ id, quantity })),
    options,
    () => 'line-b',
  )

describe('changeLines', () => {
  it.each<[string, readonly (readonly [string, number])[], readonly (readonly [string, number])[], string | undefined]>(
    [
      [
        'a new line comes last',
        [['b', 1]],
        [
          ['a', 2],
          ['gone', 1],
          ['b', 1],
        ],
        'post',
      ],
      [
        'a quantity is the new total, in its place',
        [['a', 5]],
        [
          ['a', 5],
          ['gone', 1],
        ],
        'post',
      ],
      ['nothing takes a line out', [['a', 0]], [['gone', 1]], 'post'],
      ['what is sold no more can be taken out', [['gone', 0]], [['a', 2]], 'post'],
      [
        'what was never there can be taken out',
        [['unknown', 0]],
        [
          ['a', 2],
          ['gone', 1],
        ],
        'post',
      ],
      [
        'another method takes the place of the last',
        [['bike', 1]],
        [
          ['a', 2],
          ['gone', 1],
        ],
        'bike',
      ],
      [
        'a method can be taken out',
        [['post', 0]],
        [
          ['a', 2],
          ['gone', 1],
        ],
        undefined,
      ],
      [
        'a method that was not chosen can be taken out too',
        [['bike', 0]],
        [
          ['a', 2],
          ['gone', 1],
        ],
        'post',
      ],
    ],
  )('%s', (_, products, lines, shipping) => {
    const expected = lines.map(([variantId, quantity]) => ({ id: `line-${variantId}`, variantId, quantity }))
    expect(change(...products)).toEqual({ ok: true, value: { lines: expected, shipping } })
  })

  it.each<[string, readonly [string, number], string, unknown]>([
    ['more than ten thousand', ['a', 10_001], 'quantity_request_upper_limit_error', [{ id: 'a' }]],
    ['an unknown variant', ['unknown', 1], 'MISSING_PRODUCTS', [{ id: 'unknown' }]],
    ['what is sold no more', ['gone', 1], 'MISSING_PRODUCTS', [{ id: 'gone' }]],
    ['what has no price there', ['free', 1], 'MISSING_PRODUCTS', [{ id: 'free' }]],
    ['what lies elsewhere', ['away', 1], 'warehouse_error', [{ id: 'away' }]],
    ['what is sold out', ['none', 1], 'OUT_OF_STOCK', [{ id: 'none', available: 0 }]],
    ['more than there is', ['a', 6], 'OUT_OF_STOCK', [{ id: 'a', available: 5 }]],
  ])('refuses %s', (_, product, code, products) => {
    expect(change(['b', 1], product)).toMatchObject({ ok: false, failure: { answer: { code, products } } })
  })

  it('refuses two of a shipping method, by its place', () => {
    expect(change(['b', 1], ['bike', 2])).toMatchObject({ ok: false, failure: { field: 'products.1.quantity' } })
  })
})
