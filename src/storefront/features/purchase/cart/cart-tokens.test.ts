import { describe, expect, it } from 'vitest'
import { cartTokenKey, createCartTokens, type TokenStorage } from './cart-tokens.ts'

function memoryStorage(): TokenStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const DATE = '2026-11-15T10:00:00.000Z'

describe('the cart tokens of a browser', () => {
  it('~CRT-14 ~STO-04 are stored for each region, with their date', () => {
    const storage = memoryStorage()
    const tokens = createCartTokens(() => storage)
    tokens.write('NL', 'a', DATE)
    tokens.write('US', 'b', DATE)
    tokens.clear('US')
    expect(storage.items).toEqual(new Map([['sockeye.cart.token.NL', JSON.stringify({ token: 'a', date: DATE })]]))
    expect(createCartTokens(() => storage).read('NL')).toEqual({ token: 'a', date: DATE })
    expect(tokens.read('US')).toBeUndefined()
  })

  it.each(['', '{', 'null', '"a"', '{"token":"a"}', '{"token":1,"date":"x"}'])('%j is no token', (text) => {
    const storage = memoryStorage()
    storage.setItem(cartTokenKey('NL'), text)
    expect(createCartTokens(() => storage).read('NL')).toBeUndefined()
  })

  it('last for the visit where storage is blocked', () => {
    const tokens = createCartTokens(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    tokens.write('NL', 'a', DATE)
    expect(tokens.read('NL')).toEqual({ token: 'a', date: DATE })
    tokens.clear('NL')
    expect(tokens.read('NL')).toBeUndefined()
  })
})
