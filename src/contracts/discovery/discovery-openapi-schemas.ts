/** The requests and answers of discovery as JSON Schema, each under its name. Server only. */
import { z } from 'zod'
import { schemaRef } from '../openapi-components.ts'
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
import {
  basketsRequest,
  eventsRequest,
  filtersRequest,
  listingVariables,
  priceRangeRequest,
  searchRequest,
  suggestRequest,
  widgetRequest,
} from './discovery-schema.ts'
import { receivedProduct } from './product-schema.ts'

export const NAMED_SCHEMAS = {
  SearchRequest: searchRequest,
  SuggestRequest: suggestRequest,
  FiltersRequest: filtersRequest,
  PriceRangeRequest: priceRangeRequest,
  WidgetRequest: widgetRequest,
  EventsRequest: eventsRequest,
  BasketsRequest: basketsRequest,
  ListingVariables: listingVariables,
  Filter: listingVariables.shape.filters.unwrap(),
  Product: receivedProduct,
  Variant: receivedProduct.shape.variants.element,
  Image: receivedProduct.shape.media.shape.images.element,
  LinkedProduct: receivedProduct.shape.linkedProducts.element,
  Information: receivedProduct.shape.information,
  Facet: facetAnswer,
  SearchAnswer: searchAnswer,
  SuggestAnswer: suggestAnswer,
  AvailableFiltersAnswer: availableFiltersAnswer,
  PriceRangeAnswer: priceRangeAnswer,
  RecommendationsAnswer: recommendationsAnswer,
  ListingAnswer: listingAnswer,
  ProductsAnswer: productsAnswer,
  ProductsVersionAnswer: productsVersionAnswer,
  AcceptedAnswer: acceptedAnswer,
  Error: errorAnswer,
} as const

export function describedSchemas(): object {
  const registry = z.registry<{ readonly id: string }>()
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => schemaRef(id).$ref,
    // The format is enough, and the pattern of a date is a page long.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    },
  })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutAddress(schema)]))
}

/** Its place in the document is its address. */
function withoutAddress(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$id' && name !== '$schema'))
}
