/**
 * The calls of commerce as an OpenAPI document, from the same checks that its door uses: what is described is what is
 * accepted. Server only.
 */
import { commerceRefusals } from './commerce-openapi-operation.ts'
import { commercePaths } from './commerce-openapi-paths.ts'
import { commerceSchemas } from './commerce-openapi-schemas.ts'
import { keptDescription } from '../openapi-document.ts'

export const commerceOpenApi = keptDescription(() => ({
  title: 'Commerce',
  description:
    'Carts, orders, payments, shipping and what can be had of a shop. Amounts are minor units of their currency.',
  paths: commercePaths(),
  components: {
    schemas: commerceSchemas(),
    responses: commerceRefusals(),
    securitySchemes: {
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
