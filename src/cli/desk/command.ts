/**
 * `npm run desk -- …`: accounts of staff and the audit log, without a browser. Ends with 1 when nothing was done or the log is
 * not intact, 2 on wrong usage.
 */
import { runOneOf } from '../run-one-of.ts'
import { eraseCommand, verifyCommand } from './audit.ts'
import { disableCommand, enableCommand, inviteCommand, listCommand, resetCommand, roleCommand } from './staff.ts'

await runOneOf(
  [inviteCommand, listCommand, resetCommand, roleCommand, disableCommand, enableCommand, verifyCommand, eraseCommand],
  {
    called: 'npm run desk --',
    closing: `Each of them has its own --help. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may
be running. DESK_URL says where the links lead. More in docs/desk.md.
`,
  },
)
