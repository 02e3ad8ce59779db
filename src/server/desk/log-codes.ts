/** Log lines of the desk. */
import { defineLogCodes } from '../../platform/log/log-code.ts'

export const DESK_LOG = defineLogCodes({
  closed: {
    code: 'desk.closed',
    level: 'warn',
    message: 'Desk is closed until DESK_URL is set',
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
  startLineFailed: {
    code: 'desk.start_line_failed',
    level: 'warn',
    message: 'How to sign in to the desk could not be printed',
    meaning: 'The link of the demo, or the command for the first account, was not printed at the start.',
    action: 'Check the database, then restart, or run `npm run desk -- invite you@example.com --role owner`.',
  },
})
