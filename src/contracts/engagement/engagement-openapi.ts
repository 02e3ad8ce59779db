/** The operations of engagement as an OpenAPI document, from the table that it is served from. Server only. */
import { describeSchemas } from '../openapi-components.ts'
import { cachedDescription } from '../openapi-document.ts'
import { describePaths, describeRefusals } from '../openapi-paths.ts'
import { diagnosticsEntry, vitalsReport } from './diagnostics-schema.ts'
import { ENGAGEMENT_EXAMPLES } from './engagement-examples.ts'
import { engagementError, engagementOperations } from './engagement-operations.ts'
import { inquirySchema } from './inquiry-schema.ts'
import { newsletterSubscription } from './newsletter-schema.ts'

const NAMED_SCHEMAS = {
  DiagnosticsEntry: diagnosticsEntry,
  VitalsReport: vitalsReport,
  NewsletterSubscription: newsletterSubscription,
  Inquiry: inquirySchema,
  Error: engagementError,
}

export const engagementOpenApi = cachedDescription(() => ({
  title: 'Engagement',
  description: 'Newsletter, inquiries, diagnostics, country look-up and exchange rates of a shop.',
  paths: describePaths({ operations: engagementOperations, examples: ENGAGEMENT_EXAMPLES, schemas: NAMED_SCHEMAS }),
  components: {
    schemas: describeSchemas(NAMED_SCHEMAS),
    responses: describeRefusals('There is nothing at this address.'),
  },
}))
