import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../tests/support/received-product.ts'
import { shopVisit } from '../../../../tests/support/shop-visit.ts'
import { load } from './load.ts'

type Answers = { readonly search?: unknown; readonly liked?: unknown; readonly filters?: unknown }

const product = (sku: string) => ({ ...receivedProduct(), sku })
const liked = { id: 'w1', recommendations: [{ id: 'L1', distribution: 1, product: product('L1') }] }
const failing = () => new Response('{}', { status: 500 })

const facets = [
  ...['colour', 'material', 'sizes'].map((id) => ({ id, type: 'facet', values: [{ value: 'red', count: 3 }] })),
  { id: 'price', type: 'filter', min: 500, max: 4000 },
]

const found = (count: number, more: object = {}, items: readonly unknown[] = [product('A1')]) => ({
  metadata: { id: 's1', count, facets, understood: [], corrected: [], dropped: [], ...more },
  items: count === 0 ? [] : items,
})

/** A visit to the search page, and its requests to discovery. */
async function visit(address: string, answers: Answers = {}, country = 'GB') {
  const [path = ''] = address.split('?')
  const { visit: seen, requests } = shopVisit({
    route: 'storefront-search',
    address,
    params: { pageNumber: path.split('/')[3] },
    country,
    discovery: (requested) => {
      if (requested === '/search') return answers.search ?? found(130)
      return requested.startsWith('/api/available-filters/') ? answers.filters : (answers.liked ?? liked)
    },
  })
  return { answer: await load(seen), requests: requests.discovery }
}

const optionsOf = async (address: string, answers: Answers = {}, country = 'GB') => {
  const { requests } = await visit(address, answers, country)
  return requests.find(({ path }) => path === '/search')?.body
}

describe('the search page', () => {
  it.each([
    ['~RTE-11 the page in the path', '/uk/search/2?term=dog', 64],
    ['~LST-22 the page in the query wins', '/uk/search/3?term=dog&page=2', 64],
    ['~LST-23 an invalid page requests the first', '/uk/search?term=dog&page=abc', 0],
    ['~LST-23 also in the path', '/uk/search/abc?term=dog', 0],
  ])('%s', async (_, address, offset) => {
    expect(await optionsOf(address)).toMatchObject({ query: 'dog', options: { limit: 64, offset } })
  })

  it('~LST-23 a page that is not there is empty and leads to the first', async () => {
    for (const address of ['/uk/search/9?term=dog', '/uk/search/abc?term=dog', '/uk/search?term=dog&page=0']) {
      const { answer } = await visit(address)
      expect(answer).toMatchObject({ data: { listing: { tiles: [], hints: {}, first: '/uk/search?term=dog' } } })
    }
  })

  it('~LST-14 requests with the filters and the order of the address, and its other pages retain them', async () => {
    const address = '/uk/search/2?colour=red,mauve&price=min:5,max:20&sort=price-ascending&term=dog&material=tin'
    const { answer, requests } = await visit(address)
    expect(requests.find(({ path }) => path === '/search')?.body).toMatchObject({
      options: { sortBy: 'price-ascending', filter: { colour: ['red'], price: { min: 500, max: 2000 } } },
    })
    const query = '?term=dog&colour=red,mauve&price=min:5,max:20&sort=price-ascending'
    expect(answer).toMatchObject({
      data: {
        listing: {
          hints: { prev: `/uk/search/1${query}`, next: `/uk/search/3${query}` },
          first: `/uk/search${query}`,
          unfiltered: '/uk/search?term=dog',
        },
      },
    })
  })

  it('~LST-08 ~SRC-20 has the facets of its answer to narrow it by, and takes a form to its address', async () => {
    const options = { facets: ['colour', 'material', 'sizes', 'price'], groupBy: 'product', sortBy: 'relevance' }
    expect(await optionsOf('/uk/search?term=dog')).toMatchObject({ options })
    const { answer } = await visit('/uk/search?term=dog&sort=newest')
    expect(answer).toMatchObject({
      data: { panel: { path: '/uk/search', kept: { term: 'dog', sort: 'newest' }, groups: [{}, {}, {}, {}] } },
    })
    const sent = await visit('/uk/search?term=dog&colour=red,blue&price-from=5&price-to=20')
    const to = '/uk/search?term=dog&colour=red,blue&price=min:5,max:20'
    expect(sent.answer).toEqual({ kind: 'redirect', to, permanent: false })
  })

  it('~LST-13 a price may go as far as the dearest that was found, where 300 buys next to nothing', async () => {
    const filters = {
      metadata: { id: 'f1', count: 1 },
      filters: [{ id: 'price', type: 'filter', min: 9000, max: 90_000 }],
    }
    expect(await optionsOf('/gl/search?term=dog&price=max:20000', { filters }, 'KR')).toMatchObject({
      options: { filter: { price: { min: 0, max: 20_000 } } },
    })
  })

  it.each([
    ['~SRC-03 a page of the shop', '/uk/faq/returns'],
    ['~SRC-03 another site', 'https://help.example/returns'],
  ])('a redirect leads there, for now: %s', async (_, target) => {
    const search = found(1, {}, [{ kind: 'redirect', id: 'r1', target }, product('A1')])
    expect((await visit('/uk/search?term=returns', { search })).answer).toEqual({
      kind: 'redirect',
      to: target,
      permanent: false,
    })
  })

  it.each([
    ['nothing found', '/uk/search?term=xyzzy', 'no-results-uk-gb', { outcome: 'nothing', term: 'xyzzy' }],
    ['no term', '/uk/search', 'home-uk-gb', { outcome: 'not-asked' }],
    ['a term of spaces', '/uk/search?term=%20%09', 'home-uk-gb', { outcome: 'not-asked' }],
  ])('shows what others like where there is %s', async (_, address, widget, data) => {
    const { answer, requests } = await visit(address, { search: found(0) })
    expect(answer).toMatchObject({ kind: 'page', data: { ...data, liked: [{ sku: 'L1' }] } })
    expect(answer).toMatchObject({ tags: expect.arrayContaining(['goods', 'product:L1']) })
    expect(requests.at(-1)?.path).toContain(`/${widget}/everybody/12/1/`)
  })

  it('says so where only the filters leave nothing', async () => {
    const { answer } = await visit('/uk/search?term=dog&colour=red', { search: found(0) })
    expect(answer).toMatchObject({ data: { outcome: 'nothing', unfiltered: '/uk/search?term=dog' } })
  })

  it('~REC-06 stands without what others like', async () => {
    const { answer } = await visit('/uk/search?term=xyzzy', { search: found(0), liked: { recommendations: [] } })
    expect(answer).toMatchObject({ kind: 'page', data: { outcome: 'nothing', liked: [] } })
  })

  it('~SRC-16 stands when search fails, and says so', async () => {
    const { answer } = await visit('/uk/search?term=dog', { search: failing() })
    expect(answer).toEqual({
      kind: 'page',
      data: { outcome: 'failed', term: 'dog' },
      tags: [],
      isMakeshift: true,
      isUnavailable: true,
    })
  })

  it('takes a term as far as the service does', async () => {
    const { answer } = await visit(`/uk/search?term=${'x'.repeat(500)}`)
    expect(answer).toMatchObject({ data: { term: 'x'.repeat(200) } })
  })
})
