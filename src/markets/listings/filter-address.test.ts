import { describe, expect, it } from 'vitest'
import { addressWithFilter } from './filter-address.ts'
import { readListingPage } from './listing-page.ts'

describe('addressWithFilter', () => {
  it.each([
    ['~LST-05 no page', '/adults/socks', '', '/adults/socks?colour=red'],
    ['~LST-05 a page in the query', '/adults/socks', 'page=3', '/adults/socks?colour=red'],
    ['~LST-22 a page in the path', '/adults/socks/3', '', '/adults/socks?colour=red'],
    ['~LST-22 a page in both', '/adults/socks/3', 'page=2', '/adults/socks?colour=red'],
    ['~LST-22 a search keeps its term', '/search/4', 'term=dog', '/search?term=dog&colour=red'],
    ['~LST-22 digits that are no page stay', '/2024', '', '/2024?colour=red'],
    ['~LST-22 so does a word with digits', '/adults/2-pack', '', '/adults/2-pack?colour=red'],
  ])('%s', (_, path, query, expected) => {
    expect(addressWithFilter({ path, query: new URLSearchParams(query) }, 'colour', [{ name: 'red' }])).toBe(expected)
  })

  it('~LST-05 an emptied filter leads to page 1 too', () => {
    const query = new URLSearchParams('colour=red')
    expect(addressWithFilter({ path: '/adults/socks/3', query }, 'colour', [])).toBe('/adults/socks')
  })

  it('~LST-05 the address asks for page 1', () => {
    const query = new URLSearchParams('page=3')
    const address = new URL(
      addressWithFilter({ path: '/adults/socks/3', query }, 'sizes', []),
      'https://sockeye.example',
    )
    expect(readListingPage(address.pathname, address.searchParams.get('page'))).toEqual({
      path: '/adults/socks',
      page: 1,
    })
  })
})
