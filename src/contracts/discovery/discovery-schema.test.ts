import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { receivedProduct } from '../../../tests/support/received-product.ts'
import {
  type eventsRequest,
  filtersRequest,
  type listingVariables,
  priceRangeRequest,
  searchRequest,
  suggestRequest,
  type widgetRequest,
} from './discovery-schema.ts'
import {
  FACET_IDS,
  SORTS,
  type EventsRequest,
  type Filter,
  type ListingVariables,
  type SearchRequest,
  type WidgetRequest,
} from './discovery.ts'

/** Every problem as `path: message`; unknown members by their name. */
function problemsOf(schema: z.ZodType, value: unknown): readonly string[] {
  return (schema.safeParse(value).error?.issues ?? []).map((issue) =>
    issue.code === 'unrecognized_keys'
      ? [...issue.path, ...issue.keys].join('.')
      : `${issue.path.join('.')}: ${issue.message}`,
  )
}

/** As it comes from the wire: `{ __proto__: … }` in code would not be a member. */
const fromWire = (json: string): unknown => JSON.parse(json)

const search = (options: unknown) => problemsOf(searchRequest, { token: 'uk-gb', query: 'cats', options })
const everyMember = {
  token: 'uk-gb',
  query: 'cats',
  options: {
    sortBy: 'relevance',
    limit: 64,
    offset: 64,
    facets: [...FACET_IDS, 'price'],
    filter: { colour: ['red', 'blue'], category: ['collection/low-socks'], price: { min: 0, max: 5000 } },
    customResponseMask: Object.keys(receivedProduct()),
    groupBy: 'product',
  },
} as const

describe('search requests', () => {
  it.each([
    ['search', searchRequest],
    ['filters', filtersRequest],
    ['price range', priceRangeRequest],
  ])('~SRC-01 %s takes every member, and needs no options', (_, schema) => {
    expect(schema.parse(everyMember)).toEqual(everyMember)
    expect(schema.parse({ token: 'uk-gb', query: '' })).toEqual({ token: 'uk-gb', query: '' })
  })

  it('~SRC-01 suggestions take the same members', () => {
    const request = { ...everyMember, options: { ...everyMember.options, limit: 8 } }
    expect(suggestRequest.parse(request)).toEqual(request)
  })

  it.each(SORTS)('takes %s as an order', (sortBy) => {
    expect(search({ sortBy })).toEqual([])
  })

  it.each([
    ['~SRC-01 no token', { query: 'cats' }, 'token: is missing'],
    ['an empty token', { token: '', query: 'cats' }, 'token: must not be empty'],
    ['no query', { token: 't' }, 'query: is missing'],
    ['a query that is no text', { token: 't', query: ['cats'] }, 'query: must be a text'],
    ['a long query', { token: 't', query: 'x'.repeat(201) }, 'query: must be at most 200 characters'],
    ['a tab', { token: 't', query: 'a\tb' }, 'query: must not hold control characters'],
    ['a line end', { token: 't', query: 'a\nb' }, 'query: must not hold control characters'],
    ['a line end at the end', { token: 't', query: 'a\n' }, 'query: must not hold control characters'],
    ['a NUL', { token: 't', query: '\0' }, 'query: must not hold control characters'],
    ['half a character', { token: 't', query: 'a\ud83d' }, 'query: must not hold control characters'],
    ['the other half', { token: 't', query: '\udc1fa' }, 'query: must not hold control characters'],
    ['an unknown member', { token: 't', query: '', limit: 3 }, 'limit'],
    ['__proto__', fromWire('{"token":"t","query":"","__proto__":{}}'), '__proto__'],
  ])('refuses %s', (_, request, problem) => {
    expect(problemsOf(searchRequest, request)).toEqual([problem])
  })

  it.each([['🐟'], ['chaussettes d’été'], ['양말'], ['x'.repeat(200)], ['{"$ne":1}'], ["'; drop table"]])(
    'takes %j as a query',
    (query) => {
      expect(problemsOf(searchRequest, { token: 't', query })).toEqual([])
    },
  )

  it.each([
    ['an unknown option', { page: 2 }, 'options.page'],
    ['an unknown order', { sortBy: 'random' }, `options.sortBy: must be one of ${SORTS.join(', ')}`],
    ['less than nothing', { limit: -1 }, 'options.limit: must be at least 0'],
    ['more than a page', { limit: 201 }, 'options.limit: must be at most 200'],
    ['half a product', { limit: 1.5 }, 'options.limit: must be a whole number'],
    ['a number as text', { limit: '8' }, 'options.limit: must be a whole number'],
    ['too far', { offset: 100_001 }, 'options.offset: must be at most 100000'],
    ['another grouping', { groupBy: 'colour' }, 'options.groupBy: must be one of product'],
    ['the same facet twice', { facets: ['colour', 'colour'] }, 'options.facets: must not hold the same twice'],
    ['a facet that is no list', { facets: 'colour' }, 'options.facets: must be a list'],
    ['an unknown filter', { filter: { smell: ['x'] } }, 'options.filter.smell'],
    ['a filter of nothing', { filter: { colour: [] } }, 'options.filter.colour: must not be empty'],
    ['an empty value', { filter: { colour: [''] } }, 'options.filter.colour.0: must not be empty'],
    ['a value alone', { filter: { colour: 'red' } }, 'options.filter.colour: must be a list'],
    [
      'a long value',
      { filter: { sizes: ['m', 'x'.repeat(101)] } },
      'options.filter.sizes.1: must be at most 100 characters',
    ],
    [
      'too many values',
      { filter: { colour: Array.from({ length: 51 }, (_, index) => `c${index}`) } },
      'options.filter.colour: must be at most 50',
    ],
    [
      'prices the wrong way round',
      { filter: { price: { min: 2, max: 1 } } },
      'options.filter.price.min: must not be above max',
    ],
    ['a price below nothing', { filter: { price: { min: -1 } } }, 'options.filter.price.min: must be at least 0'],
    ['half a cent', { filter: { price: { max: 9.5 } } }, 'options.filter.price.max: must be a whole number'],
    ['another bound', { filter: { price: { from: 1 } } }, 'options.filter.price.from'],
    [
      'a member twice',
      { customResponseMask: ['sku', 'sku'] },
      'options.customResponseMask: must not hold the same twice',
    ],
  ])('refuses %s', (_, options, problem) => {
    expect(search(options)).toEqual([problem])
  })

  it.each(['smell', '__proto__', 'constructor', 'toString', 'Colour', ''])('refuses %j as any name of ours', (name) => {
    const quoted = JSON.stringify(name)
    expect(search({ facets: ['colour', name] })).toEqual([
      expect.stringMatching(/^options\.facets\.1: must be one of /),
    ])
    expect(search({ customResponseMask: [name] })).toEqual([expect.stringMatching(/^options\.customResponseMask\.0: /)])
    expect(search(fromWire(`{"filter":{${quoted}:["x"]}}`))).toEqual([`options.filter.${name}`])
    expect(search(fromWire(`{${quoted}:["x"]}`))).toEqual([`options.${name}`])
  })

  it.each([[{ min: 0 }], [{ max: 0 }], [{}], [{ min: 5, max: 5 }]])('takes a price of %j', (price) => {
    expect(search({ filter: { price } })).toEqual([])
  })

  it.each([
    [0, ['options.limit: must be at least 1']],
    [1, []],
    [20, []],
    [21, ['options.limit: must be at most 20']],
  ])('%d suggestions', (limit, problems) => {
    expect(problemsOf(suggestRequest, { token: 't', query: 'ca', options: { limit } })).toEqual(problems)
  })
})

it('accepts what the contract allows, and returns it', () => {
  type Filters = NonNullable<z.output<typeof listingVariables>['filters']>
  expectTypeOf<z.output<typeof searchRequest>>().toExtend<SearchRequest>()
  expectTypeOf<z.output<typeof suggestRequest>>().toExtend<SearchRequest>()
  expectTypeOf<z.output<typeof widgetRequest>>().toExtend<WidgetRequest>()
  expectTypeOf<z.output<typeof eventsRequest>>().toExtend<EventsRequest>()
  expectTypeOf<z.output<typeof listingVariables>>().toExtend<ListingVariables>()
  expectTypeOf<Filters>().toExtend<Filter>()
  expectTypeOf<keyof Filters>().toEqualTypeOf<keyof Filter>()
  expectTypeOf<keyof z.output<typeof listingVariables>>().toEqualTypeOf<keyof ListingVariables>()
  expectTypeOf<Writable<SearchRequest['options']>>().toExtend<
    Omit<NonNullable<z.output<typeof searchRequest>['options']>, 'customResponseMask'> | undefined
  >()
  expectTypeOf<Writable<WidgetRequest>>().toExtend<z.output<typeof widgetRequest>>()
  expectTypeOf<Writable<EventsRequest>>().toExtend<z.output<typeof eventsRequest>>()
  expectTypeOf<Writable<ListingVariables>>().toExtend<z.output<typeof listingVariables>>()
})

/** Schemas infer mutable lists; the contract types are readonly. */
type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Writable<Value[Name]> }
    : Value
