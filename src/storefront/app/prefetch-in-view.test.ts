import { describe, expect, it } from 'vitest'
import { likelyPages } from './prefetch-in-view.ts'

const origin = 'https://shop.test'
const visit = { storefront: 'uk', here: { origin, pathname: '/uk' } } as const
const link = (pathname: string, search = '', of = origin) => ({ origin: of, pathname, search })

describe('prefetching of linked pages', () => {
  it.each([
    ['~BLD-03 the first two pages', ['/uk/adults', '/uk/kids', '/uk/gifts'].map((path) => link(path)), 2],
    ['~BLD-03 each once', [link('/uk/adults'), link('/uk/adults'), link('/uk/kids')], 2],
    ['~BLD-03 not the page itself, in whatever order', [link('/uk', '?colour=red'), link('/uk/kids')], 1],
    ['~BLD-03 no page of another storefront', [link('/de/kids'), link('/uk/kids')], 1],
    ['~BLD-03 nothing elsewhere', [link('/uk/kids', '', 'https://other.test')], 0],
    ['~BLD-03 no file and no checkout', [link('/favicon.ico'), link('/uk/checkout/cart')], 0],
  ])('%s', (_, links, count) => {
    expect(likelyPages(links, visit)).toHaveLength(count)
  })

  it('~BLD-03 keeps the query of a page', () => {
    expect(likelyPages([link('/uk/search', '?term=cats')], visit)).toEqual([`${origin}/uk/search?term=cats`])
  })
})
