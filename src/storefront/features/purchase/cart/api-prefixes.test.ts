import { describe, expect, it } from 'vitest'
import { cartPrefixIn } from './api-prefixes.ts'

const documentWith = (text: string | undefined) => ({
  getElementById: (id: string) => (id === 'api-prefixes' && text !== undefined ? { textContent: text } : null),
})

describe('cartPrefixIn', () => {
  it.each([
    ['~CRT-30 the embedded prefix', '{"cart":"shop-v2","catalog":"x"}', 'shop-v2'],
    ['~CRT-30 the default where nothing is embedded', undefined, 'orderv1'],
    ['the default where something else is embedded', '{"cart":7}', 'orderv1'],
    ['the default where it is no JSON', 'oops', 'orderv1'],
  ])('%s', (_, text, prefix) => {
    expect(cartPrefixIn(documentWith(text))).toBe(prefix)
  })
})
