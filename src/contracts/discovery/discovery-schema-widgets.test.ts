import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  basketsRequest,
  eventsRequest,
  listingParams,
  productsWanted,
  productWidgetQuery,
  widgetRequest,
} from './discovery-schema.ts'

/** Every problem as `path: message`; unknown members by their name. */
function problemsOf(schema: z.ZodType, value: unknown): readonly string[] {
  return (schema.safeParse(value).error?.issues ?? []).map((issue) =>
    issue.code === 'unrecognized_keys'
      ? [...issue.path, ...issue.keys].join('.')
      : `${issue.path.join('.')}: ${issue.message}`,
  )
}

describe('widget requests', () => {
  const request = {
    widgetId: 'basket-uk-gb',
    profileId: 'everybody',
    variables: { $CartAmount: 0, $selected_items_1: ['A1-3640'], $ShippingThreshold: 5000 },
    limit: 8,
    requestName: 'basket',
  }
  const variables = (over: object) => ({ ...request, variables: { ...request.variables, ...over } })

  it('~REC-03 ~REC-04 five members and three variables', () => {
    expect(widgetRequest.parse(request)).toEqual(request)
    expect(problemsOf(widgetRequest, variables({ $selected_items_1: [] }))).toEqual([])
  })

  it.each([
    ['no profile', { ...request, profileId: undefined }, 'profileId: is missing'],
    [
      'a profile that is an address',
      { ...request, profileId: 'a@b' },
      'profileId: must be letters, digits, hyphens and underscores, at most 64',
    ],
    ['another request', { ...request, requestName: 'home' }, 'requestName: must be one of basket'],
    ['no limit', { ...request, limit: undefined }, 'limit: is missing'],
    ['a limit of nothing', { ...request, limit: 0 }, 'limit: must be at least 1'],
    ['a limit beyond all guesses', { ...request, limit: 49 }, 'limit: must be at most 48'],
    ['an unknown member', { ...request, currency: 'EUR' }, 'currency'],
    ['an unknown variable', variables({ $Country: 'GB' }), 'variables.$Country'],
    ['a negative amount', variables({ $CartAmount: -1 }), 'variables.$CartAmount: must be at least 0'],
    ['half a cent', variables({ $ShippingThreshold: 1.5 }), 'variables.$ShippingThreshold: must be a whole number'],
    ['what is no sku', variables({ $selected_items_1: ['A1', 'a b'] }), 'variables.$selected_items_1.1: must be a sku'],
    [
      'too many skus',
      variables({ $selected_items_1: Array.from({ length: 101 }, () => 'A1') }),
      'variables.$selected_items_1: must be at most 100',
    ],
  ])('refuses %s', (_, value, problem) => {
    expect(problemsOf(widgetRequest, value)).toEqual([problem])
  })

  it('~REC-01 the session of a product widget', () => {
    expect(productWidgetQuery.parse({ sessionId: 'p-1_x' })).toEqual({ sessionId: 'p-1_x' })
    expect(problemsOf(productWidgetQuery, {})).toEqual(['sessionId: is missing'])
    expect(problemsOf(productWidgetQuery, { sessionId: 'x'.repeat(65) })).toHaveLength(1)
  })
})

describe('event requests', () => {
  const problemsOfEvent = (event: object) => problemsOf(eventsRequest, { profileId: 'p', events: [event] })

  it.each([
    ['a view', { kind: 'view', sku: 'A1' }, []],
    ['~SRC-14 a search click', { kind: 'searchClick', sku: 'A1', term: 'cats', id: 'a1', position: 0 }, []],
    ['~SRC-14 a search click for nothing', { kind: 'searchClick', sku: 'A1' }, ['events.0.term: is missing']],
    ['~SRC-14 a suggestion for nothing', { kind: 'suggestionClick', sku: 'A1' }, ['events.0.term: is missing']],
    ['no sku', { kind: 'view' }, ['events.0.sku: is missing']],
    ['a name', { kind: 'view', sku: 'A1', email: 'a@b.c' }, ['events.0.email']],
    ['a place that is none', { kind: 'click', sku: 'A1', position: -1 }, ['events.0.position: must be at least 0']],
  ])('%s', (_, event, problems) => {
    expect(problemsOfEvent(event)).toEqual(problems)
  })

  it('at most fifty events, and at least one', () => {
    const events = Array.from({ length: 51 }, () => ({ kind: 'view', sku: 'A1' }))
    expect(problemsOf(eventsRequest, { profileId: 'p', events })).toEqual(['events: must be at most 50'])
    expect(problemsOf(eventsRequest, { profileId: 'p', events: [] })).toEqual(['events: must not be empty'])
  })

  const basket = { id: 'o1', at: '2026-11-15T10:00:00.000Z', skus: ['A1'] }
  it.each([
    ['a basket', [basket], []],
    ['a basket of nothing', [{ ...basket, skus: [] }], ['baskets.0.skus: must not be empty']],
    ['a day', [{ ...basket, at: '2026-11-15' }], ['baskets.0.at: must be a time such as 2026-11-15T10:00:00.000Z']],
    ['no such day', [{ ...basket, at: '2026-02-30T10:00:00.000Z' }], [expect.stringMatching(/^baskets\.0\.at: /)]],
    [
      'another zone',
      [{ ...basket, at: '2026-11-15T10:00:00.000+01:00' }],
      [expect.stringMatching(/^baskets\.0\.at: /)],
    ],
    ['a customer', [{ ...basket, email: 'a@b.c' }], ['baskets.0.email']],
    ['too many', Array.from({ length: 501 }, () => basket), ['baskets: must be at most 500']],
  ])('%s', (_, baskets, problems) => {
    expect(problemsOf(basketsRequest, { baskets })).toEqual(problems)
  })
})

describe('listing requests', () => {
  const params = { widget: 'listing-uk-gb', profile: 'everybody', limit: '64', page: '2', variables: '{}' }

  it('~REC-02 reads numbers and variables from the address', () => {
    const variables = { collection: 'adults/socks', facets: ['colour'], filters: { colour: ['red'] }, sortBy: 'newest' }
    expect(listingParams.parse({ ...params, variables: JSON.stringify(variables) })).toEqual({
      ...params,
      limit: 64,
      page: 2,
      variables,
    })
  })

  it.each([
    ['no limit', { limit: '0' }, 'limit: must be a number from 1 on'],
    ['a large limit', { limit: '201' }, 'limit: must be at most 200'],
    ['page zero', { page: '0' }, 'page: must be a number from 1 on'],
    ['a page in words', { page: 'two' }, 'page: must be a number from 1 on'],
    ['a page without end', { page: '1e9' }, 'page: must be a number from 1 on'],
    ['no JSON', { variables: 'x' }, 'variables: must be JSON'],
    ['no object', { variables: '[]' }, 'variables: Invalid input: expected object, received array'],
    ['an unknown variable', { variables: '{"storefront":"uk"}' }, 'variables.storefront'],
    ['__proto__', { variables: '{"__proto__":{"collection":"x"}}' }, 'variables.__proto__'],
    ['long variables', { variables: ' '.repeat(2001) }, 'variables: must be at most 2000 characters'],
    ['a NUL', { variables: '{"collection":"\\u0000"}' }, 'variables.collection: must not hold control characters'],
  ])('refuses %s', (_, over, problem) => {
    expect(problemsOf(listingParams, { ...params, ...over })).toEqual([problem])
  })
})

describe('products by sku', () => {
  it('~PRD-22 reads skus and language', () => {
    expect(productsWanted.parse({ skus: 'A1,,b-2' })).toEqual({ skus: ['A1', 'b-2'], language: 'en' })
    expect(productsWanted.parse({ skus: 'A1', language: 'en-US' }).language).toBe('en-US')
  })

  it.each([
    ['~PRD-22 no sku', {}, 'skus: No sku provided'],
    ['~PRD-22 an empty sku', { skus: ',' }, 'skus: No sku provided'],
    ['what is no sku', { skus: 'A1,a b' }, 'skus.1: must be a sku'],
    ['too many', { skus: Array.from({ length: 25 }, () => 'A').join(',') }, 'skus: must be at most 24'],
    ['an unknown language', { skus: 'A', language: 'xx' }, 'language: must be one of en, en-US, de, nl, fr, es, it'],
  ])('refuses %s', (_, query, problem) => {
    expect(problemsOf(productsWanted, query)).toEqual([problem])
  })
})
