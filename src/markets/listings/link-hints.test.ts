import { describe, expect, it } from 'vitest'
import { toSearch, withFilter } from './filter-query.ts'
import { linkHints } from './link-hints.ts'

const path = '/uk/adults/socks'

describe('linkHints', () => {
  it.each([
    ['SEO-01 prev on page 2 of 2', 2, 2, { prev: `${path}/1` }],
    ['SEO-02 next on page 1 of 3', 1, 3, { next: `${path}/2` }],
    ['SEO-01 and SEO-02 both in the middle', 2, 3, { prev: `${path}/1`, next: `${path}/3` }],
    ['~SEO-03 no prev on page 1', 1, 2, { next: `${path}/2` }],
    ['~SEO-03 no next on the last', 3, 3, { prev: `${path}/2` }],
    ['~SEO-03 neither on the only page', 1, 1, {}],
    ['~SEO-04 beyond the last', 999, 3, {}],
    ['~SEO-04 just beyond the last', 4, 3, {}],
    ['~SEO-04 page 0', 0, 3, {}],
    ['~SEO-04 no page', undefined, 3, {}],
    ['~SEO-04 half a page', 1.5, 3, {}],
  ])('%s', (_, page, pages, expected) => {
    expect(linkHints({ path, page, pages })).toEqual(expected)
  })

  it('~SEO-05 the page is in the path, never in the query; a search has its term', () => {
    const search = '?term=dog+socks&page=2'
    expect(linkHints({ path: '/uk/search', page: 2, pages: 3, search })).toEqual({
      prev: '/uk/search/1?term=dog+socks',
      next: '/uk/search/3?term=dog+socks',
    })
  })

  it('~SEO-05 filters are written as the filter links write them, so that a page has one address', () => {
    const chosen = withFilter(new URLSearchParams('colour=red%2Cblue'), 'price', [{ name: 'max', value: '50' }])
    const { next } = linkHints({ path, page: 1, pages: 2, search: chosen.toString() })
    expect(next).toBe(`${path}/2${toSearch(chosen)}`)
    expect(next).toBe(`${path}/2?colour=red,blue&price=max:50`)
  })
})
