/** Every operation of engagement. Server only. */
import { z } from 'zod'
import { COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { errorsOf, operation, typed } from '../operation.ts'
import { consentReport } from './consent-schema.ts'
import { COUNTRY_CODE_PARAMETER, type CountryAnswer } from './country-code.ts'
import { diagnosticsEntry, vitalsReport } from './diagnostics-schema.ts'
import { experimentCount } from './experiment-schema.ts'
import {
  COUNT_EXPERIMENT,
  LOG_CONSENT,
  LOG_DIAGNOSTICS,
  LOOK_UP_COUNTRY,
  READ_RATES,
  REPORT_VITALS,
  SEND_INQUIRY,
  SUBSCRIBE,
} from './engagement-routes.ts'
import { inquirySchema } from './inquiry-schema.ts'
import { INQUIRY_FAILED, INQUIRY_SENT } from './inquiry.ts'
import { newsletterSubscription } from './newsletter-schema.ts'
import { NEWSLETTER_FAILED, NEWSLETTER_SENT } from './newsletter.ts'

const SMALL_BYTES = 16 * 1024

export const engagementError = z.strictObject({
  code: z.string().min(1).describe('From a closed list: a program may rely on it.'),
  message: z.string().min(1),
  field: z.string().exactOptional(),
})

const tooMany = errorsOf(engagementError, { TOO_MANY_REQUESTS: 429 })

export const diagnosticsOperations = {
  logDiagnostics: operation({
    ...LOG_DIAGNOSTICS,
    access: 'public',
    summary: 'Logs that something went wrong for a visitor.',
    maxInputBytes: SMALL_BYTES,
    input: diagnosticsEntry,
    status: 204,
    errors: tooMany,
  }),
  reportVitals: operation({
    ...REPORT_VITALS,
    access: 'public',
    summary: 'Counts how fast a page felt.',
    maxInputBytes: SMALL_BYTES,
    input: vitalsReport,
    status: 204,
    errors: tooMany,
  }),
}

export const consentOperations = {
  logConsent: operation({
    ...LOG_CONSENT,
    access: 'public',
    summary: 'Records what a visitor allows, under a random id.',
    maxInputBytes: SMALL_BYTES,
    input: consentReport,
    status: 204,
    errors: tooMany,
  }),
}

export const experimentOperations = {
  countExperiment: operation({
    ...COUNT_EXPERIMENT,
    access: 'public',
    summary: 'Counts a visitor or an order of a variant of an experiment.',
    maxInputBytes: SMALL_BYTES,
    input: experimentCount,
    status: 204,
    errors: tooMany,
  }),
}

export const newsletterOperations = {
  subscribe: operation({
    ...SUBSCRIBE,
    access: 'public',
    summary: 'Requests the newsletter for an address, which receives a mail to confirm it.',
    maxInputBytes: SMALL_BYTES,
    input: newsletterSubscription,
    form: { sent: NEWSLETTER_SENT, failed: NEWSLETTER_FAILED },
    errors: tooMany,
  }),
}

export const inquiryOperations = {
  sendInquiry: operation({
    ...SEND_INQUIRY,
    access: 'public',
    summary: 'Stores an inquiry of a campaign form.',
    input: inquirySchema,
    form: {
      sent: INQUIRY_SENT,
      failed: INQUIRY_FAILED,
      mayBeEmpty: ['company', 'pieces', 'website'],
      numbers: ['pieces'],
    },
    status: 201,
    errors: tooMany,
  }),
}

export const countryOperations = {
  lookUpCountry: operation({
    ...LOOK_UP_COUNTRY,
    access: 'public',
    summary: 'Returns where a visitor seems to be, or what was assumed where that is not known.',
    parameters: [
      [COUNTRY_CODE_PARAMETER, 'query', { type: 'string' }, 'The assumed country, in any case.'],
      ['cv', 'query', { type: 'string' }, 'A time, so that no cache answers.', 'optional'],
    ],
    output: typed<CountryAnswer>(z.strictObject({ countryCode: z.enum(COUNTRY_CODES) })),
    errors: errorsOf(engagementError, { MISSING_COUNTRY_CODE: 400, INVALID_COUNTRY_CODE: 400 }),
  }),
}

export const ratesOperations = {
  readRates: operation({
    ...READ_RATES,
    access: 'public',
    summary: 'Returns units of each currency for one euro, from the last table that was fetched.',
    output: z.record(z.string(), z.number()),
    errors: errorsOf(engagementError, { RATES_NOT_FETCHED: 503 }),
  }),
}

export const engagementOperations = {
  ...diagnosticsOperations,
  ...consentOperations,
  ...experimentOperations,
  ...newsletterOperations,
  ...inquiryOperations,
  ...countryOperations,
  ...ratesOperations,
}
