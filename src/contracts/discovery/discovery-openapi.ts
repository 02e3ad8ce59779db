/**
 * The calls of discovery as an OpenAPI document, from the same checks that its door uses: what is described is what is
 * accepted. Server only.
 */
import { describedPaths, describedRefusals } from './discovery-openapi-paths.ts'
import { describedSchemas } from './discovery-openapi-schemas.ts'
import { keptDescription } from '../openapi-document.ts'

export const discoveryOpenApi = keptDescription(() => ({
  title: 'Discovery',
  description: 'Search, suggestions, facets, listings and recommendations of a shop.',
  paths: describedPaths(),
  components: { schemas: describedSchemas(), responses: describedRefusals() },
}))
