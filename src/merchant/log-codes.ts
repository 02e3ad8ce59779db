/** Log lines of merchant operations, and of the socket that the command line runs them over. */
import { defineLogCodes } from '../platform/log/log-code.ts'

export const MERCHANT_LOG = defineLogCodes({
  operationStarted: {
    code: 'merchant.operation_started',
    level: 'info',
    message: 'Merchant operation started',
    meaning: 'The command line runs `operation` in this process.',
  },
  operationFailed: {
    code: 'merchant.operation_failed',
    level: 'error',
    message: 'Merchant operation failed',
    meaning: 'An unexpected error ended `operation`; it was rolled back, and its caller has `requestId`.',
    action: 'Report the error with its stack.',
  },
  operationTimedOut: {
    code: 'merchant.operation_timed_out',
    level: 'warn',
    message: 'Merchant operation timed out',
    meaning: '`operation` ran longer than its limit and was rolled back.',
    action: 'Look for slow statements of the database; large edits can be split.',
  },
  itemFailed: {
    code: 'merchant.item_failed',
    level: 'error',
    message: 'Item of a bulk operation failed',
    meaning:
      'An unexpected error ended `item` (its place in the list, from 0) of `operation`; the others ran, and the caller has `requestId`.',
    action: 'Report the error with its stack. Repeating the request tries the items that failed.',
  },
  jobFailed: {
    code: 'merchant.job_failed',
    level: 'error',
    message: 'Merchant job failed',
    meaning: 'An unexpected error ended the job `job` of `operation`; its starter sees `requestId`.',
    action: 'Report the error with its stack.',
  },
  socketNotOpened: {
    code: 'merchant.socket_not_opened',
    level: 'warn',
    message: 'Operation socket could not be opened',
    meaning: 'The shop works, but commands fail until it is stopped.',
    action: 'Check the owner, mode and length of `path`, then restart the shop.',
  },
})
