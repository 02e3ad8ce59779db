import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkHints } from './link-hints.ts'
import { isPageInRange, pagesOf, readListingPage } from './listing-page.ts'

const socks = '/adults/socks'

describe('readListingPage', () => {
  it.each([
    ['~LST-02 the query parameter', socks, '2', socks, 2],
    ['~LST-02 nothing is page 1', socks, null, socks, 1],
    ['~LST-22 an integer at the end of the path', '/adults/socks/2', undefined, socks, 2],
    ['~LST-22 the query wins', '/adults/socks/2', '3', socks, 3],
    ['~LST-22 search too', '/search/4', null, '/search', 4],
    ['~LST-22 a single segment is no page', '/2024', null, '/2024', 1],
    ['~LST-22 a word with digits is no page', '/adults/2-pack', null, '/adults/2-pack', 1],
    ['~LST-23 page 0', socks, '0', socks, undefined],
    ['~LST-23 page 0 in the path', '/adults/socks/0', null, socks, undefined],
    ['~LST-23 below 0', socks, '-1', socks, undefined],
    ['~LST-23 not a number', socks, 'abc', socks, undefined],
    ['~LST-23 an empty value', socks, '', socks, undefined],
    ['~LST-23 a broken number', socks, '1.5', socks, undefined],
    ['~LST-23 another way to write a number', socks, '1e3', socks, undefined],
    ['~LST-23 a number no computer counts to', socks, '9'.repeat(400), socks, undefined],
    ['~LST-23 a wrong query is not saved by the path', '/adults/socks/2', 'abc', socks, undefined],
  ])('%s', (_, path, parameter, listing, page) => {
    expect(readListingPage(path, parameter)).toStrictEqual(
      page === undefined ? { path: listing } : { path: listing, page },
    )
  })

  it('~LST-22 every hint leads to the page it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, more) => {
        const { prev = '', next = '' } = linkHints({ path: socks, page, pages: page + more })
        expect(readListingPage(prev, null)).toEqual({ path: socks, page: page - 1 })
        expect(readListingPage(next, null)).toEqual({ path: socks, page: page + 1 })
      }),
    )
  })
})

describe('isPageInRange', () => {
  it.each([
    ['~LST-23 the first', 1, 3, true],
    ['~LST-23 the last', 3, 3, true],
    ['~LST-23 beyond the last', 4, 3, false],
    ['~LST-23 below the first', 0, 3, false],
    ['~LST-23 no page at all', undefined, 3, false],
  ])('%s', (_, page, pages, expected) => {
    expect(isPageInRange(page, pages)).toBe(expected)
  })
})

describe('pagesOf', () => {
  it.each([
    ['~LST-12 a full page', 64, 1],
    ['~LST-12 one more', 65, 2],
    ['~LST-12 nothing is still a page', 0, 1],
  ])('%s', (_, total, pages) => {
    expect(pagesOf(total, 64)).toBe(pages)
  })

  it('has at least one item on a page', () => {
    expect(pagesOf(3, 0)).toBe(3)
  })
})
