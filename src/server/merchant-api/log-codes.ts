/** Log lines of the REST API for programs of the merchant. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const MERCHANT_API_LOG = defineLogCodes({
  requestFailed: {
    code: 'merchant.request_failed',
    level: 'error',
    message: 'Request of a merchant program failed',
    meaning: 'A program with an API key got status 500 with the same `requestId`.',
    action: 'Report `err` as a bug, unless the database was unavailable.',
  },
})
