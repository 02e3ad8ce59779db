/**
 * `npm run desk -- …`: accounts of staff, the audit log and the archive of invoices, without a browser. Ends with 1 when nothing
 * was done or something is not intact, 2 on wrong usage.
 */
import { runOneOf } from '../run-one-of.ts'
import { eraseCommand, verifyCommand } from './audit.ts'
import { verifyInvoicesCommand } from './invoices.ts'
import { disableCommand, enableCommand, inviteCommand, listCommand, resetCommand, roleCommand } from './staff.ts'

await runOneOf(
  [
    inviteCommand,
    listCommand,
    resetCommand,
    roleCommand,
    disableCommand,
    enableCommand,
    verifyCommand,
    eraseCommand,
    verifyInvoicesCommand,
  ],
  {
    called: 'npm run desk --',
    closing: `Each of them has its own --help. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may
be running. DESK_URL says where the links lead. More in docs/desk.md.
`,
  },
)
