/** Operations of search: queries, suggestions, filters and price ranges. Server only. */
import { operation, typed, type ParameterDescription } from '../operation.ts'
import { availableFiltersAnswer, priceRangeAnswer, searchAnswer, suggestAnswer } from './discovery-answer-schema.ts'
import { LIST_FILTERS, READ_PRICE_RANGE, SEARCH, SUGGEST } from './discovery-routes.ts'
import { filtersRequest, priceRangeRequest, searchRequest, suggestRequest } from './discovery-schema.ts'
import type { AvailableFiltersAnswer, SearchResponse } from './discovery.ts'

const TENANT: ParameterDescription = [
  'tenantId',
  'path',
  { type: 'string' },
  'The search tenant of the storefront: default, de, us.',
]

export const searchOperations = {
  search: operation({
    ...SEARCH,
    access: 'public',
    summary: 'Finds products by words, filters, or both, and counts facets.',
    input: searchRequest,
    output: typed<SearchResponse>(searchAnswer),
    refusals: ['Unknown'],
  }),
  suggest: operation({
    ...SUGGEST,
    access: 'public',
    summary: 'Suggests products while a shopper is typing.',
    input: suggestRequest,
    output: suggestAnswer,
    refusals: ['Unknown'],
  }),
  listFilters: operation({
    ...LIST_FILTERS,
    access: 'public',
    summary: 'Returns the filters of a category page or a search, without its products.',
    parameters: [TENANT],
    input: filtersRequest,
    output: typed<AvailableFiltersAnswer>(availableFiltersAnswer),
    refusals: ['Unknown'],
  }),
  readPriceRange: operation({
    ...READ_PRICE_RANGE,
    access: 'public',
    summary: 'Returns the lowest and the highest price of a category, in minor units.',
    parameters: [TENANT],
    input: priceRangeRequest,
    output: priceRangeAnswer,
    refusals: ['Unknown'],
  }),
}
