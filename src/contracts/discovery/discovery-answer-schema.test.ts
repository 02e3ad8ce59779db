import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { receivedProduct } from '../../../tests/support/received-product.ts'
import {
  acceptedAnswer,
  availableFiltersAnswer,
  errorAnswer,
  facetAnswer,
  listingAnswer,
  priceRangeAnswer,
  productsAnswer,
  productsVersionAnswer,
  recommendationsAnswer,
  searchAnswer,
  suggestAnswer,
} from './discovery-answer-schema.ts'
import type {
  AvailableFiltersAnswer,
  FacetAnswer,
  ListingAnswer,
  PriceRangeAnswer,
  ProductsAnswer,
  ProductsVersionAnswer,
  RecommendationsAnswer,
  SearchResponse,
  SuggestAnswer,
} from './discovery.ts'

const colours: FacetAnswer = { id: 'colour', type: 'facet', values: [{ value: 'red', count: 2 }] }
const prices: FacetAnswer = { id: 'price', type: 'filter', min: 500, max: 1900 }
const reading = {
  understood: [{ words: 'rote', facet: 'colour', value: 'red' }],
  corrected: [{ from: 'soken', to: 'socken' }],
  dropped: [],
}
const metadata = { id: 'a1', count: 1 }
const found: SearchResponse = {
  metadata: { ...metadata, facets: [colours, prices], ...reading },
  items: [
    receivedProduct(),
    { id: 'A2', kind: 'product', name: 'Sock' },
    { kind: 'redirect', id: 'r', target: '/faq' },
  ],
}
const suggested: SuggestAnswer = { metadata, items: [{ id: 'A1', product: { title: 'Sock', photo: '/images/1' } }] }
const filters: AvailableFiltersAnswer = { metadata, filters: [colours, prices] }
const recommended: RecommendationsAnswer = {
  id: 'r1',
  recommendations: [{ id: 'A1', distribution: 0.4, product: receivedProduct() }],
}
const listed: ListingAnswer = { ...recommended, pagination: { total: 1 }, facets: [colours] }

describe('what discovery answers', () => {
  it.each([
    ['~SRC-02 a search', searchAnswer, found],
    ['~SRC-04 suggestions', suggestAnswer, suggested],
    ['~LST-19 filters', availableFiltersAnswer, filters],
    ['~LST-20 a range of prices', priceRangeAnswer, { min: 0, max: 0 }],
    ['~REC-01 recommendations', recommendationsAnswer, recommended],
    ['~REC-02 a listing', listingAnswer, listed],
    ['~REC-02 a listing without facets', listingAnswer, { ...recommended, pagination: { total: 1 } }],
    ['~PRD-03 products', productsAnswer, { products: [receivedProduct()] }],
    ['how many events were of use', acceptedAnswer, { accepted: 0 }],
    ['a version', productsVersionAnswer, { version: 7 }],
    ['an error', errorAnswer, { code: 'INVALID_REQUEST', message: 'token: is missing', field: 'token' }],
  ])('%s', (_, schema, answer) => {
    expect(schema.parse(answer)).toEqual(answer)
  })

  it.each([
    ['an unknown member', productsAnswer, { products: [{ ...receivedProduct(), colour2: 'red' }] }],
    ['a product without a name', productsAnswer, { products: [{ ...receivedProduct(), name: undefined }] }],
    [
      '~PRD-09 a product with low stock',
      productsAnswer,
      { products: [{ ...receivedProduct(), stockStatus: 'low-stock' }] },
    ],
    ['a found product without an id', searchAnswer, { ...found, items: [{ kind: 'product', name: 'Sock' }] }],
    [
      'a redirect to a script',
      searchAnswer,
      { ...found, items: [{ kind: 'redirect', id: 'r', target: 'javascript:0' }] },
    ],
    ['a search without its reading', searchAnswer, { ...found, metadata: { ...metadata, facets: [] } }],
    ['an unknown facet', facetAnswer, { ...colours, id: 'smell' }],
    [
      'a share over 1',
      recommendationsAnswer,
      { id: 'r', recommendations: [{ ...recommended.recommendations[0], distribution: 2 }] },
    ],
  ])('is never %s', (_, schema, answer) => {
    expect(schema.safeParse(answer).success).toBe(false)
  })

  it('has the types of the contract, both ways', () => {
    expectTypeOf<z.output<typeof searchAnswer>>().toExtend<SearchResponse>()
    expectTypeOf<z.output<typeof suggestAnswer>>().toExtend<SuggestAnswer>()
    expectTypeOf<z.output<typeof availableFiltersAnswer>>().toExtend<AvailableFiltersAnswer>()
    expectTypeOf<z.output<typeof priceRangeAnswer>>().toExtend<PriceRangeAnswer>()
    expectTypeOf<z.output<typeof recommendationsAnswer>>().toExtend<RecommendationsAnswer>()
    expectTypeOf<z.output<typeof listingAnswer>>().toExtend<ListingAnswer>()
    expectTypeOf<z.output<typeof productsAnswer>>().toExtend<ProductsAnswer>()
    expectTypeOf<z.output<typeof productsVersionAnswer>>().toExtend<ProductsVersionAnswer>()
    expectTypeOf<Writable<SearchResponse>>().toExtend<z.output<typeof searchAnswer>>()
    expectTypeOf<Writable<SuggestAnswer>>().toExtend<z.output<typeof suggestAnswer>>()
    expectTypeOf<Writable<AvailableFiltersAnswer>>().toExtend<z.output<typeof availableFiltersAnswer>>()
    expectTypeOf<Writable<PriceRangeAnswer>>().toExtend<z.output<typeof priceRangeAnswer>>()
    expectTypeOf<Writable<RecommendationsAnswer>>().toExtend<z.output<typeof recommendationsAnswer>>()
    expectTypeOf<Writable<ListingAnswer>>().toExtend<z.output<typeof listingAnswer>>()
    expectTypeOf<Writable<ProductsAnswer>>().toExtend<z.output<typeof productsAnswer>>()
    expectTypeOf<Writable<ProductsVersionAnswer>>().toExtend<z.output<typeof productsVersionAnswer>>()
  })
})

/** Schemas infer mutable lists; the contract types are readonly. */
type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Writable<Value[Name]> }
    : Value
