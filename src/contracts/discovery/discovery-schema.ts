/**
 * Validation of requests to discovery: unknown members are rejected by their path, never ignored, so that a misspelt
 * facet cannot pass for one that nothing matches. Members without an effect on a call are accepted there, and
 * documented as such. Server only: clients stay without zod.
 */
import { z } from 'zod'
import { TEXT_LANGUAGES } from '../merchant/catalogue.ts'
import {
  LAST_PAGE,
  MAX_FILTER_VALUE_LENGTH,
  MAX_VARIABLES_LENGTH,
  MAX_BASKETS,
  MAX_FILTER_VALUES,
  MAX_RECOMMENDED,
  MAX_SELECTED_ITEMS,
  MAX_SKUS_PER_BASKET,
} from './discovery-limits.ts'
import {
  EVENT_KINDS,
  FACET_IDS,
  FURTHEST_OFFSET,
  MAX_QUERY_LENGTH,
  MAX_EVENTS,
  MAX_PER_PAGE,
  MAX_SKUS,
  MAX_SUGGESTIONS,
  PRICE_FILTER,
  SORTS,
  type DiscoveryEvent,
} from './discovery.ts'
import { receivedProduct } from './product-schema.ts'

const missingOr = (problem: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is missing' : problem),
})

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, missingOr(`must be one of ${values.join(', ')}`))

/** Of one line: no control characters, tabs and line ends among them, and no half of a character. */
const text = (longest: number) =>
  z
    .string(missingOr('must be a text'))
    .max(longest, `must be at most ${longest} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not hold control characters')

const filled = (longest: number) => text(longest).min(1, 'must not be empty')

const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z
    .int(missingOr('must be a whole number'))
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, missingOr('must be a list')).min(1, 'must not be empty').max(most, `must be at most ${most}`)

/** Rejected rather than dropped: a duplicate is a mistake of the client, which would look for the second result. */
const unique = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, missingOr('must be a list'))
    .refine((list) => new Set(list).size === list.length, 'must not hold the same twice')
    .meta({ uniqueItems: true })

const sku = z.string(missingOr('must be a text')).regex(/^[\w-]{1,100}$/, 'must be a sku')
const profileId = z
  .string(missingOr('must be a text'))
  .regex(/^[\w-]{1,64}$/, 'must be letters, digits, hyphens and underscores, at most 64')
/** Any text: the service checks whether it is one of ours, with its own message (SRC-19). */
const token = filled(64).describe('Names the search configuration of the market: uk-gb. No secret.')
const widgetId = filled(64).describe('The widget of the market: basket-uk-gb.')

const facets = unique(oneOf([...FACET_IDS, PRICE_FILTER])).describe('Which facets to count; price for its range.')
const sortBy = oneOf(SORTS)
const values = listOf(filled(MAX_FILTER_VALUE_LENGTH), MAX_FILTER_VALUES).exactOptional()

const filter = z
  .strictObject({
    category: values,
    colour: values,
    material: values,
    sizes: values,
    family: values,
    ageGroup: values,
    silhouette: values,
    pattern: values,
    occasion: values,
    feature: values,
    badge: values,
    price: z
      .strictObject({ min: whole(0).exactOptional(), max: whole(0).exactOptional() })
      .refine(({ min = 0, max = min }) => min <= max, { message: 'must not be above max', path: ['min'] })
      .exactOptional()
      .describe('In minor units of the currency of the market.'),
  })
  .describe('Any of the values of one facet, and all facets at once.')

/** SRC-01: all calls take the same members; the description of a call names those without an effect. */
const requestSchema = (limit: z.ZodNumber, unused = '') =>
  z.strictObject({
    token,
    query: text(MAX_QUERY_LENGTH),
    options: z
      .strictObject({
        sortBy: sortBy.exactOptional(),
        limit: limit.exactOptional(),
        offset: whole(0, FURTHEST_OFFSET).exactOptional(),
        facets: facets.exactOptional(),
        filter: filter.exactOptional(),
        customResponseMask: unique(oneOf(receivedProduct.keyof().options))
          .exactOptional()
          .describe('The members of a product to answer with, besides id and kind.'),
        groupBy: oneOf(['product']).exactOptional().describe('As it is without: one item for each product.'),
      })
      .exactOptional()
      .describe(`Any of them, or none.${unused}`),
  })

export const searchRequest = requestSchema(whole(0, MAX_PER_PAGE))
export const suggestRequest = requestSchema(
  whole(1, MAX_SUGGESTIONS),
  ' sortBy, offset, facets, customResponseMask and groupBy have no effect on suggestions.',
)
/** LST-19 */
export const filtersRequest = requestSchema(
  whole(0, MAX_PER_PAGE),
  ' limit, offset, customResponseMask and groupBy have no effect on filters; sortBy has where products are pinned.',
)
/** LST-20 */
export const priceRangeRequest = requestSchema(
  whole(0, MAX_PER_PAGE),
  ' limit, offset, facets, customResponseMask and groupBy have no effect on prices; sortBy has where products are pinned.',
)

/** REC-03 */
export const widgetRequest = z.strictObject({
  widgetId,
  profileId,
  variables: z.strictObject({
    $CartAmount: whole(0).describe('Minor units.'),
    $selected_items_1: z
      .array(sku, missingOr('must be a list'))
      .max(MAX_SELECTED_ITEMS, `must be at most ${MAX_SELECTED_ITEMS}`)
      .describe('The skus in the cart, of products or variants.'),
    $ShippingThreshold: whole(0).describe('Minor units; 0 where shipping is never free.'),
  }),
  limit: whole(1, MAX_RECOMMENDED),
  requestName: oneOf(['basket']),
})

/** SRC-14: a click on a search result has the search term. Accepted, and stored as far as it is used. */
const event = z
  .strictObject({
    kind: oneOf(EVENT_KINDS),
    sku,
    term: filled(MAX_QUERY_LENGTH).exactOptional(),
    id: filled(100).exactOptional().describe('Of the answer it stood in.'),
    widgetId: widgetId.exactOptional(),
    position: whole(0, FURTHEST_OFFSET + MAX_PER_PAGE).exactOptional(),
  })
  .refine((one) => !isSearched(one) || one.term !== undefined, { message: 'is missing', path: ['term'] })

const isSearched = ({ kind }: Pick<DiscoveryEvent, 'kind'>): boolean =>
  kind === 'searchClick' || kind === 'suggestionClick'

export const eventsRequest = z.strictObject({ profileId, events: listOf(event, MAX_EVENTS) })

/** From the address. */
export const deleteProfileParams = z.strictObject({ profileId })

export const listingVariables = z
  .strictObject({
    collection: filled(200).exactOptional().describe('The path of the page: adults/socks. Needed by listing widgets.'),
    sku: sku.exactOptional().describe('Needed by pdp, similar and cluster widgets.'),
    facets: facets.exactOptional(),
    filters: filter.exactOptional(),
    sortBy: sortBy.exactOptional(),
  })
  .describe('facets, filters and sortBy belong to listing widgets. What a widget has no use for is refused.')

const numberInAddress = (largest: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number from 1 on')
    .transform(Number)
    .refine((value) => value <= largest, `must be at most ${largest}`)

/** REC-02, from the address. */
export const listingParams = z.strictObject({
  widget: widgetId,
  profile: profileId,
  limit: numberInAddress(MAX_PER_PAGE),
  page: numberInAddress(LAST_PAGE),
  variables: z
    .string()
    .max(MAX_VARIABLES_LENGTH, `must be at most ${MAX_VARIABLES_LENGTH} characters`)
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(listingVariables),
})

/** REC-01 */
export const productWidgetQuery = z.strictObject({ sessionId: profileId })

export const productsWanted = z.object({
  skus: z
    .string({ error: 'No sku provided' })
    .transform((list) => list.split(',').filter((item) => item !== ''))
    .pipe(z.array(sku).min(1, 'No sku provided').max(MAX_SKUS, `must be at most ${MAX_SKUS}`)),
  language: oneOf(TEXT_LANGUAGES).default('en'),
  token: token.optional(),
})

/** Of these skus, or page by page of all. */
export const directoryWanted = z.union([
  productsWanted.pick({ skus: true }),
  z.object({
    from: z.coerce
      .number()
      .int()
      .min(0)
      .max(FURTHEST_OFFSET * 100)
      .default(0),
  }),
])

/** What was bought together; from orders, or from another shop's past. */
export const basketsRequest = z.strictObject({
  baskets: listOf(
    z.strictObject({
      id: filled(64),
      // Of one form, so that times can be compared as the texts they are stored as.
      at: z.iso.datetime({ precision: 3, error: 'must be a time such as 2026-11-15T10:00:00.000Z' }),
      skus: listOf(sku, MAX_SKUS_PER_BASKET),
    }),
    MAX_BASKETS,
  ),
})
