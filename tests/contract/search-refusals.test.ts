/** The API of discovery: a request that violates the contract is rejected with its field, and does no harm. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { createApi, type DiscoveryShop, openDiscovery, refusal } from './discovery-shop.ts'
import {
  AVAILABLE_FILTERS_PATH,
  BASKETS_PATH,
  EVENTS_PATH,
  LISTING_PATH,
  PRICE_RANGE_PATH,
  PRODUCTS_PATH,
  PRODUCT_WIDGET_PATH,
  SEARCH_PATH,
  SUGGEST_PATH,
  WIDGET_PATH,
} from '../support/discovery-paths.ts'

const FILTERS = `${AVAILABLE_FILTERS_PATH}/default`
const RANGE = `${PRICE_RANGE_PATH}/default`
const SEARCHES = [SEARCH_PATH, SUGGEST_PATH, FILTERS, RANGE]

/** JSON as text: some of these mistakes cannot be written as an object. */
const withOptions = (options: string) => `{"token":"uk-gb","query":"cat","options":${options}}`
const withQuery = (query: string) => `{"token":"uk-gb","query":${query}}`

const BAD_SEARCHES: readonly (readonly [string, string, string])[] = [
  ['a query of ten kilobytes', withQuery(JSON.stringify('cat '.repeat(2560))), 'query'],
  ['a query of 201 characters', withQuery(JSON.stringify('a'.repeat(201))), 'query'],
  ['a line end', withQuery('"cat\\nsocks"'), 'query'],
  ['a tab', withQuery('"cat\\tsocks"'), 'query'],
  ['a bell', withQuery('"cat\\u0007"'), 'query'],
  ['a control character of the upper row', withQuery('"cat\\u0085"'), 'query'],
  ['half a character', withQuery('"cat\\ud83d"'), 'query'],
  ['the other half', withQuery('"\\udca5cat"'), 'query'],
  ['no query', '{"token":"uk-gb"}', 'query'],
  ['a query that is null', withQuery('null'), 'query'],
  ['a query that is a number', withQuery('5'), 'query'],
  ['a query that is a list', withQuery('["cat"]'), 'query'],
  ['a query that is an object', withQuery('{"$ne":""}'), 'query'],
  ['a token that is a number', '{"token":1,"query":"cat"}', 'token'],
  ['an empty token', '{"token":"","query":"cat"}', 'token'],
  ['a member that is not known', '{"token":"uk-gb","query":"cat","page":2}', 'page'],
  ['a prototype', '{"token":"uk-gb","query":"cat","__proto__":{"options":{}}}', '__proto__'],
  ['options that are a list', withOptions('[]'), 'options'],
  ['options that are null', withOptions('null'), 'options'],
  ['an option that is not known', withOptions('{"size":5}'), 'options.size'],
  ['a negative limit', withOptions('{"limit":-1}'), 'options.limit'],
  ['a huge limit', withOptions('{"limit":1e300}'), 'options.limit'],
  ['half a product', withOptions('{"limit":1.5}'), 'options.limit'],
  ['a limit as text', withOptions('{"limit":"10"}'), 'options.limit'],
  ['a negative offset', withOptions('{"offset":-1}'), 'options.offset'],
  ['an offset beyond the furthest', withOptions('{"offset":100001}'), 'options.offset'],
  ['half an offset', withOptions('{"offset":0.5}'), 'options.offset'],
  ['an unknown facet', withOptions('{"facets":["colour","prize"]}'), 'options.facets.1'],
  ['a facet of the prototype', withOptions('{"facets":["__proto__"]}'), 'options.facets.0'],
  ['facets that are no list', withOptions('{"facets":"colour"}'), 'options.facets'],
  ['the same facet twice', withOptions('{"facets":["colour","colour"]}'), 'options.facets'],
  ['an unknown order', withOptions('{"sortBy":"price"}'), 'options.sortBy'],
  ['an unknown grouping', withOptions('{"groupBy":"colour"}'), 'options.groupBy'],
  ['a mask for an unknown member', withOptions('{"customResponseMask":["stock"]}'), 'options.customResponseMask.0'],
  ['a mask for a prototype', withOptions('{"customResponseMask":["__proto__"]}'), 'options.customResponseMask.0'],
  ['an unknown filter', withOptions('{"filter":{"color":["red"]}}'), 'options.filter.color'],
  ['a filter of the prototype', withOptions('{"filter":{"__proto__":["red"]}}'), 'options.filter.__proto__'],
  ['a constructor as filter', withOptions('{"filter":{"constructor":["red"]}}'), 'options.filter.constructor'],
  ['a filter of text', withOptions('{"filter":{"colour":"red"}}'), 'options.filter.colour'],
  ['a filter of nothing', withOptions('{"filter":{"colour":[]}}'), 'options.filter.colour'],
  ['a filter with a line end', withOptions('{"filter":{"colour":["red\\n"]}}'), 'options.filter.colour.0'],
  ['a price range upside down', withOptions('{"filter":{"price":{"min":5,"max":4}}}'), 'options.filter.price.min'],
  ['a negative price', withOptions('{"filter":{"price":{"min":-5}}}'), 'options.filter.price.min'],
  ['half a penny', withOptions('{"filter":{"price":{"max":0.5}}}'), 'options.filter.price.max'],
  ['a price that is a list', withOptions('{"filter":{"price":[1,2]}}'), 'options.filter.price'],
]

const basket = (over: object) => ({
  widgetId: 'basket-uk-gb',
  profileId: 'visitor',
  variables: { $CartAmount: 1, $selected_items_1: [], $ShippingThreshold: 0 },
  limit: 8,
  requestName: 'basket',
  ...over,
})

describe.each(engines)('refusals on %s', (engine) => {
  let shop: DiscoveryShop

  beforeAll(async () => {
    shop = await openDiscovery(engine)
  })
  afterAll(() => shop.fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let api: ReturnType<typeof createApi>

    beforeAll(async () => {
      reached = await reach(transport, shop.service)
      api = createApi(reached)
    })
    afterAll(() => reached.close())

    it.each(BAD_SEARCHES)('%s is refused wherever something is searched', async (_, body, field) => {
      const answers = await Promise.all(SEARCHES.map((path) => api.post(path, body)))
      const refused = { status: 400, code: 'INVALID_REQUEST', message: expect.stringContaining(`${field}: `), field }
      expect(await Promise.all(answers.map(refusal))).toEqual(SEARCHES.map(() => refused))
    })

    it.each([
      [SEARCH_PATH, 201],
      [SUGGEST_PATH, 0],
      [SUGGEST_PATH, 21],
    ])('%s takes no limit of %d', async (path, limit) => {
      const refused = await refusal(await api.post(path, { token: 'uk-gb', query: 'cat', options: { limit } }))
      expect(refused).toMatchObject({ status: 400, field: 'options.limit' })
    })

    it.each([...SEARCHES, WIDGET_PATH, EVENTS_PATH, BASKETS_PATH])(
      '%s takes JSON of its own kind and nothing else',
      async (path) => {
        const url = `${reached.baseUrl}${path}`
        const nul = '{"token":"uk-gb","query":"cat\\u0000"}'
        expect(await refusal(await api.post(path, nul))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
        expect(await refusal(await api.post(path, '{"token":'))).toMatchObject({ status: 400, code: 'MALFORMED_JSON' })
        for (const body of ['[]', 'null', '5', '"cat"', '{}']) {
          expect(await refusal(await api.post(path, body))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
        }
        const asText = new Request(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' })
        expect((await reached.fetch(asText)).status).toBe(415)
      },
    )

    it.each([SEARCH_PATH, EVENTS_PATH, BASKETS_PATH])('%s reads no body over half a megabyte', async (path) => {
      // On a server of its own: it closes the connection after a rejected body.
      const alone = await reach(transport, shop.service)
      const answer = await createApi(alone).post(path, 'x'.repeat(513 * 1024))
      expect(await refusal(answer)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
      await alone.close()
    })

    it.each([
      ['GET', SEARCH_PATH, 'POST'],
      ['DELETE', SEARCH_PATH, 'POST'],
      ['GET', SUGGEST_PATH, 'POST'],
      ['PUT', FILTERS, 'POST'],
      ['GET', RANGE, 'POST'],
      ['GET', WIDGET_PATH, 'POST'],
      ['PATCH', EVENTS_PATH, 'POST'],
      ['GET', `${EVENTS_PATH}/visitor`, 'DELETE'],
      ['POST', PRODUCTS_PATH, 'GET'],
      ['POST', `${PRODUCT_WIDGET_PATH}/pdp-uk-gb/CAT01-RED`, 'GET'],
      ['DELETE', `${LISTING_PATH}/home-uk-gb/everybody/8/1/%7B%7D`, 'GET'],
    ])('%s %s is not allowed', async (method, path, allowed) => {
      const answer = await reached.fetch(new Request(`${reached.baseUrl}${path}`, { method }))
      expect(answer.headers.get('allow')).toContain(allowed)
      expect(await refusal(answer)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    })

    it.each([
      ['no widget', { widgetId: undefined }, 'widgetId'],
      ['a profile with a slash', { profileId: 'a/b' }, 'profileId'],
      ['a profile too long', { profileId: 'a'.repeat(65) }, 'profileId'],
      ['no limit', { limit: undefined }, 'limit'],
      ['a limit of 0', { limit: 0 }, 'limit'],
      ['a limit of 49', { limit: 49 }, 'limit'],
      ['another request', { requestName: 'cart' }, 'requestName'],
      ['no variables', { variables: undefined }, 'variables'],
      ['no amount', { variables: { $selected_items_1: [], $ShippingThreshold: 0 } }, 'variables.$CartAmount'],
      [
        'a negative threshold',
        { variables: { $CartAmount: 0, $selected_items_1: [], $ShippingThreshold: -1 } },
        'variables.$ShippingThreshold',
      ],
      [
        'an item that is not a sku',
        { variables: { $CartAmount: 0, $selected_items_1: ["a'b"], $ShippingThreshold: 0 } },
        'variables.$selected_items_1.0',
      ],
      ['a member too many', { sessionId: 'x' }, 'sessionId'],
    ])('a basket with %s is refused', async (_, over, field) => {
      expect(await refusal(await api.post(WIDGET_PATH, basket(over)))).toMatchObject({ status: 400, field })
    })

    it.each([
      ['no events', { profileId: 'visitor', events: [] }, 'events'],
      ['no profile', { events: [{ kind: 'view', sku: 'CAT01-RED' }] }, 'profileId'],
      ['an unknown kind', { profileId: 'a', events: [{ kind: 'stare', sku: 'CAT01-RED' }] }, 'events.0.kind'],
      [
        'a search click without a term',
        { profileId: 'a', events: [{ kind: 'searchClick', sku: 'A' }] },
        'events.0.term',
      ],
      [
        'too many',
        { profileId: 'a', events: Array.from({ length: 51 }, () => ({ kind: 'view', sku: 'A' })) },
        'events',
      ],
    ])('events with %s are refused', async (_, body, field) => {
      expect(await refusal(await api.post(EVENTS_PATH, body))).toMatchObject({ status: 400, field })
    })

    it.each([
      ['no number', 'abc', '1', '{"collection":"gifts"}', 'limit'],
      ['no products', '0', '1', '{"collection":"gifts"}', 'limit'],
      ['too many', '201', '1', '{"collection":"gifts"}', 'limit'],
      ['half of one', '1.5', '1', '{"collection":"gifts"}', 'limit'],
      ['page 0', '8', '0', '{"collection":"gifts"}', 'page'],
      ['page -1', '8', '-1', '{"collection":"gifts"}', 'page'],
      ['a page beyond the limit', '8', '9'.repeat(20), '{"collection":"gifts"}', 'page'],
      ['no JSON', '8', '1', 'collection=gifts', 'variables'],
      ['no collection', '8', '1', '{}', 'variables.collection'],
      ['a collection that is a list', '8', '1', '{"collection":["gifts"]}', 'variables.collection'],
      ['an unknown variable', '8', '1', '{"collection":"gifts","x":1}', 'variables.x'],
      ['a prototype', '8', '1', '{"__proto__":{"collection":"gifts"}}', 'variables.__proto__'],
      ['an unknown filter', '8', '1', '{"collection":"gifts","filters":{"color":["red"]}}', 'variables.filters.color'],
      ['an unknown facet', '8', '1', '{"collection":"gifts","facets":["prize"]}', 'variables.facets.0'],
      ['too much', '8', '1', JSON.stringify({ collection: 'a'.repeat(2000) }), 'variables'],
      ['a NUL', '8', '1', '{"collection":"gi\\u0000fts"}', 'variables.collection'],
    ])('a listing with %s is refused', async (_, limit, page, variables, field) => {
      const path = ['listing-uk-gb', 'everybody', limit, page, variables].map(encodeURIComponent).join('/')
      expect(await refusal(await api.get(`${LISTING_PATH}/${path}`))).toMatchObject({ status: 400, field })
    })

    it('no rejected request has written anything', async () => {
      const { query } = shop.fresh.database
      expect(await query.selectFrom('interactions').selectAll().execute()).toEqual([])
      expect(await query.selectFrom('baskets').selectAll().execute()).toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
      expect((await api.search('cats')).metadata.count).toBe(3)
    })
  })
})
