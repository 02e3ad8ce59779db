/** Log lines of the desk. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const DESK_LOG = defineLogCodes({
  closed: {
    code: 'desk.closed',
    level: 'warn',
    message: 'Desk is closed: the shop loads scripts of other sites on the same host, set DESK_URL',
    meaning:
      'By `setting` the pages of the shop load scripts that could use a desk on the same host, so `/desk` has status 404.',
    action: 'Set `DESK_URL` to an address on a host of its own, or remove `setting`.',
  },
  documentFailed: {
    code: 'desk.document_failed',
    level: 'error',
    message: 'Desk could not be shown',
    meaning: 'The document or a file of the desk could not be read; a staff member got status 503.',
    action: 'Run `npm run build`; check the database if `err` names it.',
  },
  requestFailed: {
    code: 'desk.request_failed',
    level: 'error',
    message: 'Desk request failed',
    meaning: 'A staff member got status 500 with the same `requestId`.',
    action: 'Report `err` as a bug, unless the database was unavailable.',
  },
})
