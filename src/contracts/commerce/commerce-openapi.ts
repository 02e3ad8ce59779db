/**
 * The calls of commerce as an OpenAPI document, from the table that it is served from: what is described is what is
 * accepted. Server only.
 */
import { COMMERCE_EXAMPLES } from './commerce-examples.ts'
import { commerceOperations } from './commerce-operations.ts'
import { commerceSchemas, NAMED_SCHEMAS } from './commerce-openapi-schemas.ts'
import { CART_PREFIX, CATALOG_PREFIX } from './path-prefixes.ts'
import { cachedDescription, SERVICE_KEY_SCHEME } from '../openapi-document.ts'
import { describePaths, describeRefusals } from '../openapi-paths.ts'

export const commerceOpenApi = cachedDescription(() => ({
  title: 'Commerce',
  description:
    'Carts, orders, payments, shipping and what can be had of a shop. Amounts are minor units of their currency.',
  paths: describePaths({
    operations: commerceOperations,
    examples: COMMERCE_EXAMPLES,
    schemas: NAMED_SCHEMAS,
    prefixes: { cartPrefix: CART_PREFIX, catalogPrefix: CATALOG_PREFIX },
  }),
  components: {
    schemas: commerceSchemas(),
    responses: describeRefusals('There is no such country, storefront or order.'),
    securitySchemes: {
      serviceKey: SERVICE_KEY_SCHEME,
      cartToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The jwtToken of the last answer. Each answer brings one that is valid for 30 days.',
      },
      orderToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The orderToken that came with the order, or the token of the cart that it was placed from.',
      },
    },
  },
}))
