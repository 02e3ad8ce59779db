/**
 * What discovery answers, as checks: for the description of the API and for tests that hold the service to it. Clients
 * do not use them: they take what they need and leave the rest.
 */
import { z } from 'zod'
import { FACET_IDS, PRICE_FILTER } from './discovery.ts'
import { receivedProduct } from './product-schema.ts'

const count = z.int().min(0)
const answerId = z.string().min(1).describe('Of this answer; a click names it.')

/** Counts as they are after all other filters. */
export const facetAnswer = z.discriminatedUnion('type', [
  z.strictObject({
    id: z.enum(FACET_IDS),
    type: z.literal('facet'),
    values: z.array(z.strictObject({ value: z.string().min(1), count })),
  }),
  z.strictObject({ id: z.literal(PRICE_FILTER), type: z.literal('filter'), min: count, max: count }),
])

/** SRC-02: the members that the mask names, or all of them. */
const foundProduct = receivedProduct
  .exactPartial()
  .extend({ id: receivedProduct.shape.id, kind: receivedProduct.shape.kind })

/** SRC-03 */
const redirectItem = z.strictObject({
  kind: z.literal('redirect'),
  id: z.string().min(1),
  target: z
    .string()
    .regex(/^(?:\/(?![/\\])|https:\/\/)/)
    .describe('A path below the storefront, or an https address elsewhere.'),
})

export const searchAnswer = z.strictObject({
  metadata: z.strictObject({
    id: answerId,
    count,
    facets: z.array(facetAnswer),
    understood: z
      .array(z.strictObject({ words: z.string(), facet: z.string(), value: z.string() }))
      .describe('Words that were understood as a filter.'),
    corrected: z
      .array(z.strictObject({ from: z.string(), to: z.string() }))
      .describe('Unknown words, read as the nearest known ones.'),
    dropped: z.array(z.string()).describe('Words that had to be left out for anything to be found.'),
  }),
  items: z.array(z.discriminatedUnion('kind', [foundProduct, redirectItem])),
})

/** SRC-04 */
export const suggestAnswer = z.strictObject({
  metadata: z.strictObject({ id: answerId, count }),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      product: z.strictObject({
        title: z.string(),
        photo: z.string(),
        price: count.exactOptional().describe('The lowest price in the market, in minor units of its currency.'),
      }),
    }),
  ),
})

/** LST-19 */
export const availableFiltersAnswer = z.strictObject({
  metadata: z.strictObject({ id: answerId, count }),
  filters: z.array(facetAnswer),
})

/** LST-20 */
export const priceRangeAnswer = z.strictObject({ min: count, max: count })

export const productsAnswer = z.strictObject({ products: z.array(receivedProduct) })

export const productsVersionAnswer = z.strictObject({ version: z.int() })

/** REC-01 */
export const recommendationsAnswer = z.strictObject({
  id: answerId,
  recommendations: z.array(
    z.strictObject({
      id: z.string().min(1),
      distribution: z
        .number()
        .min(0)
        .max(1)
        .describe(
          'Its share of the whole recommendation: how sure it is. 1 for each product of a listing: nothing is guessed.',
        ),
      product: receivedProduct,
    }),
  ),
})

/** REC-02 */
export const listingAnswer = recommendationsAnswer.extend({
  pagination: z.strictObject({ total: count }),
  facets: z.array(facetAnswer).exactOptional(),
})

export const acceptedAnswer = z.strictObject({
  accepted: count.describe('How many were stored; 0 above the rate limit.'),
})

export const errorAnswer = z.strictObject({
  code: z.string().min(1).describe('From a closed list: a program may rely on it.'),
  message: z.string().min(1),
  field: z.string().exactOptional().describe('The path of the member that was wrong: options.facets.0'),
})
