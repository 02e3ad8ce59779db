import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRestoreItems, withoutRestoreItems } from './restore-items.ts'

const item = (productId: string, quantity: number) => ({ productId, quantity })

describe('parseRestoreItems', () => {
  it.each([
    ['~CRT-24 one entry', '7333102000011x2', [item('7333102000011', 2)]],
    ['~CRT-24 several, in order', '1x2,3x4', [item('1', 2), item('3', 4)]],
    ['~CRT-24 the same id twice is two additions', '1x2,1x3', [item('1', 2), item('1', 3)]],
    ['CRT-25 no id', 'x2', []],
    ['CRT-25 no quantity', '1x', []],
    ['CRT-25 no x', '12', []],
    ['CRT-25 the good ones stay', 'x2,1x1,,abc,2x,3x3', [item('1', 1), item('3', 3)]],
    ['~CRT-27 nothing', '', []],
    ['~CRT-27 nothing but rubbish', ',,x,xx,%', []],
    ['~CRT-28 the last x splits', 'box12x3', [item('box12', 3)]],
    ['~CRT-28 an id that ends in x', 'axx2', [item('ax', 2)]],
    ['~CRT-28 zero is no quantity', '1x0', []],
    ['~CRT-28 the limit', '1x10000', [item('1', 10_000)]],
    ['~CRT-28 over the limit', '1x10001', []],
    ['~CRT-28 far over the limit', `1x${'9'.repeat(400)}`, []],
    ['~CRT-28 a broken number', '1x2.5', []],
    ['~CRT-28 below zero', '1x-2', []],
    ['~CRT-28 another way to write a number', '1x1e3', []],
    ['~CRT-28 a capital X does not split', '1X2', []],
    ['~CRT-28 spaces around an entry', ' 1x2 , 3x4', [item('1', 2), item('3', 4)]],
  ])('%s', (_, text, expected) => {
    expect(parseRestoreItems(text)).toEqual(expected)
  })

  it('~CRT-28 reads back every cart that was written', () => {
    const items = fc.array(
      fc.record({ productId: fc.stringMatching(/^[0-9A-Zx-]+$/), quantity: fc.integer({ min: 1, max: 10_000 }) }),
    )
    fc.assert(
      fc.property(items, (list) => {
        expect(parseRestoreItems(list.map(({ productId, quantity }) => `${productId}x${quantity}`).join(','))).toEqual(
          list,
        )
      }),
    )
  })
})

describe('withoutRestoreItems', () => {
  it('~CRT-28 items leaves the address, the rest stays', () => {
    const query = new URLSearchParams('items=1x2&utm_source=mail')
    expect(withoutRestoreItems(query).toString()).toBe('utm_source=mail')
    expect(query.get('items')).toBe('1x2')
  })
})
