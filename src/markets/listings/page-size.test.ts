import { describe, expect, it } from 'vitest'
import { pageSizeOf } from './page-size.ts'

describe('pageSizeOf', () => {
  it.each([
    ['~LST-11 outlet-all', 'category', 'category-outlet-all', 152],
    ['~LST-11 a name that begins so', 'category', 'category-outlet-all-kids', 152],
    ['~LST-12 another outlet page', 'category', 'category-outlet-socks', 64],
    ['~LST-12 the words elsewhere in the name', 'category', 'my-category-outlet-all', 64],
    ['~LST-12 a category without a name', 'category', undefined, 64],
    ['~LST-12 search', 'search', undefined, 64],
    ['~LST-12 search is never an outlet', 'search', 'category-outlet-all', 64],
  ] as const)('%s', (_, pageType, name, expected) => {
    expect(pageSizeOf(pageType, name)).toBe(expected)
  })
})
