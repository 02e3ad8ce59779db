/**
 * The operations of discovery as an OpenAPI document, from the table that it is served from: what is described is what is
 * accepted. Server only.
 */
import { cachedDescription, SERVICE_KEY_SCHEME } from '../openapi-document.ts'
import { describePaths, describeRefusals } from '../openapi-paths.ts'
import { DISCOVERY_EXAMPLES } from './discovery-examples.ts'
import { describedSchemas, NAMED_SCHEMAS } from './discovery-openapi-schemas.ts'
import { discoveryOperations } from './discovery-operations.ts'

const UNKNOWN = 'There is no such search, tenant or widget configuration, or no such product; `message` names which.'

export const discoveryOpenApi = cachedDescription(() => ({
  title: 'Discovery',
  description: 'Search, suggestions, facets, listings and recommendations of a shop.',
  paths: describePaths({ operations: discoveryOperations, examples: DISCOVERY_EXAMPLES, schemas: NAMED_SCHEMAS }),
  components: {
    schemas: describedSchemas(),
    responses: describeRefusals(UNKNOWN),
    securitySchemes: { serviceKey: SERVICE_KEY_SCHEME },
  },
}))
