/** Requests of engagement as the description of the API shows them. A test checks each against its schema. Server only. */
import type { OperationExamples } from '../openapi-paths.ts'

export const ENGAGEMENT_EXAMPLES: OperationExamples = {
  logDiagnostics: {
    input: { message: 'Lost a sock', code: 'sock_lost', level: 'warn', service: 'storefront', data: { sock: 'left' } },
  },
  reportVitals: { input: { page: 'homepage', device: 'mobile', vitals: { ttfb: 120, lcp: 900, inp: 40, cls: 0.01 } } },
  logConsent: {
    input: {
      id: '6a1ce0a2-7f0a-4c39',
      version: 1,
      store: 'uk',
      allowed: { extras: true, statistics: false, marketing: false },
      isOptedOut: false,
    },
  },
  countExperiment: { input: { experiment: 'cookie-logic', variant: 'variant2', event: 'visitor' } },
  subscribe: { input: { store: 'uk', email: 'ada@example.com', countryCode: 'GB' } },
  sendInquiry: {
    input: {
      campaign: 'company-socks',
      store: 'uk',
      countryCode: 'GB',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines Ltd',
      pieces: 200,
      message: 'Socks with a gear on them, please.',
    },
  },
}
