import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addSearch, deleteSearches, loadSearches, recentSearches, storeSearches } from './recent-searches.ts'

const KEY = 'sockeye.searches'

describe('recent searches', () => {
  let items: Map<string, string>
  beforeEach(() => {
    items = new Map()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
    deleteSearches()
  })
  afterEach(() => vi.unstubAllGlobals())

  const terms = () => recentSearches.get().terms

  it('~SHX-20 stores nothing until the visitor asks for it', () => {
    addSearch('cats')
    expect([terms(), items.size]).toEqual([['cats'], 0])
    storeSearches()
    addSearch('dogs')
    expect(items.get(KEY)).toBe('["dogs","cats"]')
  })

  it('has the latest five, each once', () => {
    for (const term of ['one', 'two', 'three', ' TWO ', 'four', '', 'five', 'six']) addSearch(term)
    expect(terms()).toEqual(['six', 'five', 'four', 'TWO', 'three'])
  })

  it('~SHX-20 deletes all of them, in memory and in storage', () => {
    addSearch('cats')
    storeSearches()
    deleteSearches()
    expect([terms(), items.size, recentSearches.get().isStored]).toEqual([[], 0, false])
  })

  it('follows what another tab has stored or deleted', () => {
    items.set(KEY, '["bees","",7,"a\\tb","cats"]')
    loadSearches()
    expect(recentSearches.get()).toEqual({ terms: ['bees', 'cats'], isStored: true })
    items.delete(KEY)
    loadSearches()
    expect(recentSearches.get()).toEqual({ terms: [], isStored: false })
  })

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined)
    addSearch('cats')
    storeSearches()
    expect(terms()).toEqual(['cats'])
  })
})
