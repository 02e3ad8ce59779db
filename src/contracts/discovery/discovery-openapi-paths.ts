/** Every call of discovery, with what it takes and what it answers. Server only. */
import { TEXT_LANGUAGES } from '../merchant/catalogue.ts'
import { LAST_PAGE } from './discovery-limits.ts'
import { schemaRef, type SchemaName } from './discovery-openapi-schemas.ts'
import {
  AVAILABLE_FILTERS_PATH,
  BASKETS_PATH,
  EVENTS_PATH,
  LISTING_PATH,
  MOST_PER_PAGE,
  MOST_SKUS,
  OPENAPI_PATH,
  PRICE_RANGE_PATH,
  PRODUCT_WIDGET_PATH,
  PRODUCTS_DIRECTORY_PATH,
  PRODUCTS_PATH,
  PRODUCTS_VERSION_PATH,
  SEARCH_PATH,
  SUGGEST_PATH,
  WIDGET_PATH,
  WIDGETS,
} from './discovery.ts'

const jsonOf = (name: SchemaName) => ({ 'application/json': { schema: schemaRef(name) } })

const REFUSALS = {
  Invalid: [400, 'The request is not what the contract says; `field` names the first member that is wrong.'],
  Unknown: [404, 'There is no such search, tenant or widget configuration, or no such product; `message` says which.'],
  TooLarge: [413, 'The body is larger than the service reads.'],
  NotJson: [415, 'The body is not application/json.'],
} as const

const refusedWith = (...names: readonly (keyof typeof REFUSALS)[]) =>
  Object.fromEntries(names.map((name) => [String(REFUSALS[name][0]), { $ref: `#/components/responses/${name}` }]))

export function describedRefusals(): object {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([name, [, description]]) => [name, { description, content: jsonOf('Error') }]),
  )
}

type Parameter = readonly [
  name: string,
  place: 'path' | 'query',
  schema: object,
  description: string,
  optional?: 'optional',
]

const parameter = ([name, place, schema, description, optional]: Parameter) => ({
  name,
  in: place,
  required: optional === undefined && name !== 'language',
  description,
  // Variables are a value of their own, written as JSON into one segment.
  ...('$ref' in schema ? { content: { 'application/json': { schema } } } : { schema }),
})

const TEXT = { type: 'string' }
const PROFILE = { type: 'string', pattern: '^[\\w-]{1,64}$' }
const SKU = { type: 'string', pattern: '^[\\w-]{1,100}$' }
const WIDGET = { type: 'string', pattern: `^(?:${WIDGETS.join('|')})-[a-z]{2}-[a-z]{2}$` }
const from1To = (maximum: number) => ({ type: 'integer', minimum: 1, maximum })
const tenantId: Parameter = ['tenantId', 'path', TEXT, 'The search tenant of the storefront: default, de, us.']
const widget: Parameter = ['widget', 'path', WIDGET, 'The widget of the market: pdp-uk-gb, listing-uk-gb.']

type Operation = {
  readonly summary: string
  readonly tag?: 'between services'
  readonly parameters?: readonly Parameter[]
  readonly body?: SchemaName
  /** Any object without it. */
  readonly answer?: SchemaName | 'nothing'
  /** Whether it names a configuration that may not exist. */
  readonly configured?: boolean
}

/** What is only taken down is answered before anybody has learnt from it. */
function answered(answer: Operation['answer']): object {
  if (answer === 'nothing') return { 204: { description: 'Done.' } }
  if (answer === 'AcceptedAnswer') return { 202: { description: 'Taken down.', content: jsonOf(answer) } }
  const content = answer ? jsonOf(answer) : { 'application/json': { schema: { type: 'object' } } }
  return { 200: { description: 'Found.', content } }
}

function operation({ summary, tag, parameters = [], body, answer, configured = true }: Operation): object {
  return {
    summary,
    tags: [tag ?? 'public'],
    ...(parameters.length > 0 && { parameters: parameters.map(parameter) }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: {
      ...answered(answer),
      ...(body || parameters.length > 0 ? refusedWith('Invalid') : {}),
      ...(configured && refusedWith('Unknown')),
      ...(body && refusedWith('TooLarge', 'NotJson')),
    },
  }
}

export function describedPaths(): object {
  const post = (details: Operation) => ({ post: operation(details) })
  const get = (details: Operation) => ({ get: operation(details) })
  return {
    [PRODUCTS_DIRECTORY_PATH]: get({
      summary: 'Tells where products have pages: of the skus asked for, or of all from a place on; `next` leads on.',
      tag: 'between services',
      parameters: [
        ['skus', 'query', TEXT, 'With commas between them.', 'optional'],
        ['from', 'query', { type: 'integer', minimum: 0 }, 'Instead of skus: the place to begin at.', 'optional'],
      ],
      configured: false,
    }),
    [SEARCH_PATH]: post({
      summary: 'Finds products by words, filters, or both, and counts facets.',
      body: 'SearchRequest',
      answer: 'SearchAnswer',
    }),
    [SUGGEST_PATH]: post({
      summary: 'Suggests products while a shopper is typing.',
      body: 'SuggestRequest',
      answer: 'SuggestAnswer',
    }),
    [`${AVAILABLE_FILTERS_PATH}/{tenantId}`]: post({
      summary: 'Tells the filters of a category page or a search, without its products.',
      parameters: [tenantId],
      body: 'FiltersRequest',
      answer: 'AvailableFiltersAnswer',
    }),
    [`${PRICE_RANGE_PATH}/{tenantId}`]: post({
      summary: 'Tells the lowest and the highest price of a category, in minor units.',
      parameters: [tenantId],
      body: 'PriceRangeRequest',
      answer: 'PriceRangeAnswer',
    }),
    [`${PRODUCT_WIDGET_PATH}/{widget}/{sku}`]: get({
      summary: 'Recommends what goes with a product, what could be taken instead, or the same design on other things.',
      parameters: [
        widget,
        ['sku', 'path', SKU, 'Of the product or one of its variants.'],
        ['sessionId', 'query', PROFILE, 'A random id of the visitor, or everybody.'],
      ],
      answer: 'RecommendationsAnswer',
    }),
    [`${LISTING_PATH}/{widget}/{profile}/{limit}/{page}/{variables}`]: get({
      summary: 'Lists the products of a category page, or of a widget, page by page.',
      parameters: [
        widget,
        ['profile', 'path', PROFILE, 'A random id of the visitor, or everybody.'],
        ['limit', 'path', from1To(MOST_PER_PAGE), 'How many products a page has.'],
        ['page', 'path', from1To(LAST_PAGE), 'Which page, from 1 on.'],
        ['variables', 'path', schemaRef('ListingVariables'), 'URI-encoded JSON.'],
      ],
      answer: 'ListingAnswer',
    }),
    [WIDGET_PATH]: post({
      summary: 'Recommends what goes with all of a cart, and what fills the gap to free shipping.',
      body: 'WidgetRequest',
      answer: 'RecommendationsAnswer',
    }),
    [EVENTS_PATH]: post({
      summary: 'Takes down what a visitor looked at: product, kind and time, once a day, for 90 days.',
      body: 'EventsRequest',
      answer: 'AcceptedAnswer',
      configured: false,
    }),
    [`${EVENTS_PATH}/{profileId}`]: {
      delete: operation({
        summary: 'Forgets all that a visitor looked at, whether anything was kept or not.',
        parameters: [['profileId', 'path', PROFILE, 'The random id of the visitor.']],
        answer: 'nothing',
        configured: false,
      }),
    },
    [PRODUCTS_PATH]: get({
      summary: 'Tells products by their skus, in one language.',
      parameters: [
        ['skus', 'query', TEXT, `At most ${MOST_SKUS}, separated by commas.`],
        ['language', 'query', { type: 'string', enum: TEXT_LANGUAGES, default: 'en' }, 'Of the texts.'],
      ],
      answer: 'ProductsAnswer',
      configured: false,
    }),
    [OPENAPI_PATH]: get({ summary: 'Tells this document.', configured: false }),
    [PRODUCTS_VERSION_PATH]: get({
      summary: 'Tells a number that changes whenever any product does.',
      tag: 'between services',
      answer: 'ProductsVersionAnswer',
      configured: false,
    }),
    [BASKETS_PATH]: post({
      summary: 'Takes down what was bought together; an id that was seen before is kept once.',
      tag: 'between services',
      body: 'BasketsRequest',
      answer: 'AcceptedAnswer',
      configured: false,
    }),
  }
}
