/**
 * The calls of commerce as an OpenAPI document, from the same checks that its door uses: what is described is what is
 * accepted. Server only.
 */
import { commerceRefusals } from './commerce-openapi-operation.ts'
import { commercePaths } from './commerce-openapi-paths.ts'
import { commerceSchemas } from './commerce-openapi-schemas.ts'

let kept: object | undefined

/** Made once: it takes a while, and does not change while the service runs. */
export function commerceOpenApi(): object {
  kept ??= describe()
  return kept
}

function describe(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Commerce',
      description:
        'Carts, orders, payments, shipping and what can be had of a shop. Amounts are minor units of their currency.',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'public', description: 'Open to visitors.' },
      { name: 'between services', description: 'Not reachable from outside.' },
    ],
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
  }
}
