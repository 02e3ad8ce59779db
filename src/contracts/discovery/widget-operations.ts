/** Operations of listings and recommendations. Server only. */
import { schemaRef } from '../openapi-components.ts'
import { operation, typed, type ParameterDescription } from '../operation.ts'
import { listingAnswer, recommendationsAnswer } from './discovery-answer-schema.ts'
import { LAST_PAGE } from './discovery-limits.ts'
import { LIST_PRODUCTS, RECOMMEND_FOR_CART, RECOMMEND_FOR_PRODUCT } from './discovery-routes.ts'
import { widgetRequest } from './discovery-schema.ts'
import { MAX_PER_PAGE, WIDGETS, type ListingAnswer, type RecommendationsAnswer } from './discovery.ts'

export const PROFILE_SCHEMA = { type: 'string', pattern: '^[\\w-]{1,64}$' }
const SKU_SCHEMA = { type: 'string', pattern: '^[\\w-]{1,100}$' }
const WIDGET: ParameterDescription = [
  'widget',
  'path',
  { type: 'string', pattern: `^(?:${WIDGETS.join('|')})-[a-z]{2}-[a-z]{2}$` },
  'The widget of the market: pdp-uk-gb, listing-uk-gb.',
]
const from1To = (maximum: number) => ({ type: 'integer', minimum: 1, maximum })

/** The names in a path are checked by the handlers, because an unknown widget comes before a wrong value. */
export const widgetOperations = {
  recommendForProduct: operation({
    ...RECOMMEND_FOR_PRODUCT,
    access: 'public',
    summary: 'Recommends what goes with a product, what could be taken instead, or the same design on other products.',
    parameters: [
      WIDGET,
      ['sku', 'path', SKU_SCHEMA, 'Of the product or one of its variants.'],
      ['sessionId', 'query', PROFILE_SCHEMA, 'A random id of the visitor, or everybody.'],
    ],
    output: typed<RecommendationsAnswer>(recommendationsAnswer),
    refusals: ['Invalid', 'Unknown'],
  }),
  listProducts: operation({
    ...LIST_PRODUCTS,
    access: 'public',
    summary: 'Lists the products of a category page, or of a widget, page by page.',
    parameters: [
      WIDGET,
      ['profile', 'path', PROFILE_SCHEMA, 'A random id of the visitor, or everybody.'],
      ['limit', 'path', from1To(MAX_PER_PAGE), 'How many products a page has.'],
      ['page', 'path', from1To(LAST_PAGE), 'Which page, from 1 on.'],
      ['variables', 'path', schemaRef('ListingVariables'), 'URI-encoded JSON.'],
    ],
    output: typed<ListingAnswer>(listingAnswer),
    refusals: ['Invalid', 'Unknown'],
  }),
  recommendForCart: operation({
    ...RECOMMEND_FOR_CART,
    access: 'public',
    summary: 'Recommends what goes with all of a cart, and what fills the gap to free shipping.',
    input: widgetRequest,
    output: typed<RecommendationsAnswer>(recommendationsAnswer),
    refusals: ['Unknown'],
  }),
}
