import { describe, expect, it } from 'vitest'
import { cartTokenKey, keepCartTokens, type TokenStorage } from './cart-tokens.ts'

function memoryStorage(): TokenStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const DATE = '2026-11-15T10:00:00.000Z'

describe('the cart tokens of a browser', () => {
  it('~CRT-14 ~STO-04 are kept for each region, with their date', () => {
    const storage = memoryStorage()
    const tokens = keepCartTokens(() => storage)
    tokens.write('NL', 'a', DATE)
    tokens.write('US', 'b', DATE)
    tokens.clear('US')
    expect(storage.kept).toEqual(new Map([['sockeye.cart.token.NL', JSON.stringify({ token: 'a', date: DATE })]]))
    expect(keepCartTokens(() => storage).read('NL')).toEqual({ token: 'a', date: DATE })
    expect(tokens.read('US')).toBeUndefined()
  })

  it.each(['', '{', 'null', '"a"', '{"token":"a"}', '{"token":1,"date":"x"}'])('%j is no token', (text) => {
    const storage = memoryStorage()
    storage.setItem(cartTokenKey('NL'), text)
    expect(keepCartTokens(() => storage).read('NL')).toBeUndefined()
  })

  it('last for the visit where storage is blocked', () => {
    const tokens = keepCartTokens(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    tokens.write('NL', 'a', DATE)
    expect(tokens.read('NL')).toEqual({ token: 'a', date: DATE })
    tokens.clear('NL')
    expect(tokens.read('NL')).toBeUndefined()
  })
})
