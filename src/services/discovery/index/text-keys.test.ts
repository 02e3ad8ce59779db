import { describe, expect, it } from 'vitest'
import { createTextKeys } from './text-keys.ts'

describe('products by texts', () => {
  it('are found by every text that was set, and by no other', () => {
    const keys = createTextKeys()
    for (let product = 0; product < 20_000; product += 1) {
      keys.set(`sku-${product}`, product, 1)
      keys.set(String(2_900_000_000_000 + product), product, 1)
    }
    const wrong = Array.from({ length: 20_000 }, (_, product) => product).filter(
      (product) =>
        keys.get(`sku-${product}`)?.product !== product ||
        keys.get(String(2_900_000_000_000 + product))?.product !== product,
    )
    expect(wrong).toEqual([])
    expect([keys.get('sku-20000'), keys.get(''), keys.get('2899999999999')]).toEqual([undefined, undefined, undefined])
  })

  it('the last value set counts', () => {
    const keys = createTextKeys()
    keys.set('a', 1, 1)
    keys.set('a', 2, 7)
    expect(keys.get('a')).toEqual({ product: 2, revision: 7 })
  })
})
