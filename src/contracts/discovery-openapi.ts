/**
 * The calls of discovery as an OpenAPI document, from the same checks that its door uses: what is described is what is
 * accepted. Server only.
 */
import { describedPaths, describedRefusals } from './discovery-openapi-paths.ts'
import { describedSchemas } from './discovery-openapi-schemas.ts'

let kept: object | undefined

/** Made once: it takes a while, and does not change while the service runs. */
export function discoveryOpenApi(): object {
  kept ??= describe()
  return kept
}

function describe(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Discovery',
      description: 'Search, suggestions, facets, listings and recommendations of a shop.',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'public', description: 'Open to visitors.' },
      { name: 'between services', description: 'Not reachable from outside.' },
    ],
    paths: describedPaths(),
    components: { schemas: describedSchemas(), responses: describedRefusals() },
  }
}
