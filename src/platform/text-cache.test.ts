import { describe, expect, it } from 'vitest'
import { TextCache } from './text-cache.ts'

describe('TextCache', () => {
  it.each([
    ['a text', 'socks', 'cached'],
    ['a text of the maximum length', 'x'.repeat(10), 'cached'],
    ['no longer text', 'x'.repeat(11), undefined],
  ])('HSE-20 caches %s', (_, text, expected) => {
    const cache = new TextCache<string>({ maxEntries: 2, maxKeyLength: 10 })
    expect(cache.get(text)).toBeUndefined()
    cache.set(text, 'cached')
    expect(cache.get(text)).toBe(expected)
  })

  it('HSE-20 evicts what was not used for the longest time', () => {
    const cache = new TextCache<number>({ maxEntries: 2, maxKeyLength: 10 })
    cache.set('a', 0)
    cache.set('b', 1)
    cache.get('a')
    cache.set('c', 2)
    expect(['a', 'b', 'c'].map((text) => cache.get(text))).toEqual([0, undefined, 2])
  })

  it('is empty after a clear', () => {
    const cache = new TextCache<number>({ maxEntries: 2, maxKeyLength: 10 })
    cache.set('a', 0)
    cache.clear()
    expect(cache.get('a')).toBeUndefined()
  })
})
